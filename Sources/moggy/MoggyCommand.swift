import ArgumentParser
import Core
import CursesHost
import Foundation
import Persistence
import Shell
import Toolkit

/// The program: parses what was asked, splits off the supervisor, and starts the interface.
@main
struct MoggyCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses = ExitStatus.screen

  static let configuration = CommandConfiguration(
    commandName: "moggy",
    abstract: "Tells the weather, keeps pets, habits and travels, in the terminal.",
    usage: """
      moggy [options]|today|remind|weather|pets|trackers|travel|catinder|serve
             moggy places|backup|restore|export|import|config|doctor
      """,
    discussion: """
      ? shows all keys. What you type is kept, in $XDG_DATA_HOME/moggy or --data. Switches win over \
      config.toml. \(ExitStatus.line(statuses)).
      """,
    version: Versions.text,
    subcommands: [
      TodayCommand.self, RemindCommand.self, PetsCommand.self, WeatherCommand.self,
      TrackersCommand.self, TravelCommand.self,
      CatinderCommand.self, ServeCommand.self, PlacesCommand.self, BackupCommand.self,
      RestoreCommand.self, ExportCommand.self, ImportCommand.self, ConfigCommand.self,
      DoctorCommand.self, ManualCommand.self,
    ])

  @OptionGroup var location: FolderOption

  @Flag(help: "Start with samples, kept only with --data.")
  var demo = false

  @OptionGroup var speech: LanguageOption

  @Option(help: ArgumentHelp("The colours: dark, light, auto, 16, none, …", valueName: "theme"))
  var theme: ThemeName?

  @Option(
    help: ArgumentHelp("\(Tabs.names.joined(separator: "|")).", valueName: "tab"))
  var tab: TabName?

  @Option(
    help: ArgumentHelp("Meet cats on this Catinder server.", valueName: "url"),
    transform: ServerAddress.init)
  var catinder: ServerAddress?

  @Option(help: .hidden, completion: .directory)
  var fixtures: String?

  @Option(name: .customLong("ca-file"), help: .hidden, completion: .file())
  var authorities: String?

  @Option(help: .hidden, completion: .file())
  var places: String?

  @Option(
    help: ArgumentHelp("Start at this moment, as 2026-11-21T10:00:00Z.", valueName: "time"),
    transform: MomentArgument.init)
  var now: MomentArgument?

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?

  @Option(
    help: ArgumentHelp("Make random choices repeatable.", valueName: "number"),
    transform: Seed.init)
  var seed: Seed?

  @Option(help: ArgumentHelp("Movement; on unless told otherwise.", valueName: "state"))
  var animations: Animations?

  @Flag(help: "For screen readers: no frames, in reading order.")
  var flat = false

  @Option(help: .hidden)
  var crashTest: CrashTest?

  /// Words on arguments repeat the arguments, which may hold anything.
  static func main() {
    ProcessResources.prepare()
    ProgramEnd.check(.begin)
    end {
      try CommandList.checkHelp(ProgramArguments.all)
      var command = try parseAsRoot(ProgramArguments.all)
      try command.run()
    }
  }

  /// Ends the program as `work` does.
  private static func end(behind work: () throws -> Void) -> Never {
    do {
      try work()
      ProgramEnd.end(.done)
    } catch {
      let wrong = WrongUse(ProgramArguments.all, ProcessInfo.processInfo.environment)
      let text = wrong.text(fullMessage(for: error), message: message(for: error))
      let code = exitCode(for: error)
      if code == .success {
        StandardOutput.write(text == Versions.text ? Versions.fullText : text)
      } else if !text.isEmpty {
        ErrorOutput.write(text)
      }
      ProgramEnd.end(code: code.rawValue)
    }
  }

  func run() throws {
    ProgramEnd.check(.screen)
    Supervisor.start(name: "moggy") { Self.end { try begin() } }
  }

  /// Begins the program with its screen, in the process that the supervisor looks after.
  private func begin() throws {
    umask(0o077)
    let environment = ProcessInfo.processInfo.environment
    let settings = try StartSettings(self, environment)
    let startup = Startup(options: self, settings: settings, environment: environment)
    MainLoop.run { startup.begin() }
  }
}

/// The commands in what the program says of itself.
///
/// Its help names them in two lines, so that it is on the smallest usual terminal as a whole; the
/// completion of a shell has all of them.
enum CommandList {
  static let isShown = ProgramArguments.all.contains {
    $0.hasPrefix("--generate-completion-script")
  }

  /// Looks for the command behind `moggy help`; the library prints the help of what is in front of a name that
  /// there is not, and ends as if it were right.
  static func checkHelp(_ arguments: [String]) throws {
    var command: any ParsableCommand.Type = MoggyCommand.self
    let names = command.configuration.subcommands.map { $0._commandName }
    guard let place = arguments.firstIndex(of: "help"),
      !arguments[..<place].contains(where: names.contains)
    else { return }
    for word in arguments[(place + 1)...] {
      let commands = command.configuration.subcommands
      if word.hasPrefix("-") || word == "help" { return }
      guard let next = commands.first(where: { $0._commandName == word })
      else { throw ValidationError("Unexpected argument '\(word)'") }
      command = next
    }
  }
}

/// `moggy manual`: the source of moggy(1), which `make install` puts where `man` looks.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, for man(1).", shouldDisplay: false)

  func run() throws {
    let statuses = ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
    let page = try ManualPage(
      MoggyCommand.self, version: Versions.program, statuses: statuses + [ExitStatus.signalled])
    StandardOutput.write(page.text, terminator: "")
  }
}

/// The options in front of a subcommand, which its own ones override.
extension MoggyCommand {
  /// Returns the folders of a subcommand: its own ones, if it names any.
  func location(_ own: FolderOption) -> FolderOption { own.data == nil ? location : own }

  /// Returns the language of a subcommand: by option, else by the configuration of its folders, else
  /// by the environment.
  func language(_ own: LanguageOption, in folders: FolderOption) -> Language {
    givenLanguage(own, in: folders) ?? Language(environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the language that an option or the configuration says; nil where neither does.
  func givenLanguage(_ own: LanguageOption, in folders: FolderOption) -> Language? {
    if let language = own.language ?? speech.language { return language }
    let environment = ProcessInfo.processInfo.environment
    return (try? location(folders).folders(environment)).flatMap {
      Configuration.load(folder: $0.config, actions: ActionNames.all).0.language
    }
  }
}
