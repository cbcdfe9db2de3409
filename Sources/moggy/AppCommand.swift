import ArgumentParser
import Core
import CursesHost
import Foundation
import Persistence
import Places
import Scheduling
import Shell
import Synchronization

/// A command of one of the apps: it opens what it needs, does one thing, and ends the process.
protocol AppCommand: ParsableCommand, Sendable {
  associatedtype Context: CommandContext

  var options: Context.Options { get }
  var access: RecordsAccess { get }

  func perform(in context: Context) async throws

  /// An error that ended the command, in words.
  func failure(_ error: any Error, _ language: Language) -> CommandFailure
}

extension AppCommand {
  var access: RecordsAccess { .read }

  func failure(_ error: any Error, _ language: Language) -> CommandFailure {
    CommandFailure(error, language)
  }

  /// Never returns: the process ends with the status.
  func run() throws { CommandProcess.run(self) }

  fileprivate func perform() async throws {
    try await perform(in: Context(options, CommandRequest(self, language)))
  }

  /// As it is known so far: by option or file, else as chosen on the screen, else by the locale.
  fileprivate var language: Language {
    given ?? ChosenLanguage.known ?? Language(environment: ProcessInfo.processInfo.environment)
  }

  fileprivate var given: Language? {
    options.program.givenLanguage(options.speech, in: options.location)
  }
}

/// The language that was chosen on the screen, once the records have told it.
private enum ChosenLanguage {
  private static let value = Mutex<Language?>(nil)

  static var known: Language? { value.withLock { $0 } }
  static func tell(_ language: Language) { value.withLock { $0 = language } }
}

/// The process of a command that works and ends. It is not generic, and does not say that it never
/// returns: the optimiser of Swift 6.3 fails on a specialised function that never does.
private enum CommandProcess {
  static func run(_ command: any AppCommand) {
    ProgramEnd.check(.command)
    umask(0o077)
    Task {
      do {
        try await command.perform()
        ProgramEnd.end(.done)
      } catch { ProgramEnd.end(command.failure(error, command.language).tell()) }
    }
    dispatchMain()
  }
}

/// The options that every command has.
protocol CommandOptions: ParsableArguments, Sendable {
  /// The options in front of the command.
  var program: MoggyCommand { get }
  var location: FolderOption { get }
  var speech: LanguageOption { get }
  var now: MomentArgument? { get }
  var timeZone: Zone? { get }
}

extension CommandOptions {
  var now: MomentArgument? { nil }
  var timeZone: Zone? { nil }
}

/// The records or services that a command works on, opened, with the words and the form that were
/// asked for.
protocol CommandContext: CommandOutput, Sendable {
  associatedtype Options: CommandOptions

  init(_ options: Options, _ request: CommandRequest) async throws
}

/// The surroundings of a command; its own options count before those in front of it.
struct CommandRequest: Sendable {
  let program: MoggyCommand
  let environment: [String: String]
  let location: FolderOption
  let words: Words<Self>
  /// True where an option or the file of settings says the language.
  private let isLanguageGiven: Bool
  let access: RecordsAccess
  let clock: LiveClock
  let timeZone: TimeZone

  fileprivate init(_ command: some AppCommand, _ language: Language) {
    let options = command.options
    program = options.program
    environment = ProcessInfo.processInfo.environment
    location = program.location(options.location)
    words = Words(language)
    isLanguageGiven = command.given != nil
    access = command.access
    clock = LiveClock(startingAt: (options.now ?? program.now)?.date)
    timeZone = (options.timeZone ?? program.timeZone)?.timeZone ?? .current
  }

  /// Returns the language of the command, now that the records can be asked what was chosen on the screen.
  ///
  /// - Throws: an error of the records.
  func language(in store: DataStore) async throws -> Language {
    if isLanguageGiven { return words.language }
    guard let chosen = try await ShellSetup.language(in: store) else { return words.language }
    ChosenLanguage.tell(chosen)
    return chosen
  }

  func folders() throws -> Folders { try location.folders(environment) }

  /// - Parameter path: that of the file, where the command names one.
  func places(_ path: String?) -> PlacesFile {
    PlacesFile(path: path ?? program.places, environment: environment)
  }
}
