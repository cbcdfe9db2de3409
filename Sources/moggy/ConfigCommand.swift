import ArgumentParser
import CursesHost
import Foundation
import Persistence
import Shell
import Terminal

/// `moggy config …`: about the file of settings, without a screen.
struct ConfigCommand: ExitStatusDocumented, ParsableCommand {
  static let statuses: [ExitStatus] = [.cannotCreate, .noPermission, .wrongSettings]

  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Tell about config.toml, the settings in a file.",
    discussion: """
      The file is $XDG_CONFIG_HOME/moggy/config.toml, or DIR/config/config.toml with --data DIR; \
      themes are files themes/NAME.toml beside it. What counts, first to last: a switch, the \
      environment (NO_COLOR, TERM, COLORTERM), the file, what was chosen in the program, the locale.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown,
    subcommands: [Path.self, Check.self, Show.self])

  /// The file's path; it need not be there.
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print where the file is.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let file = Configuration.file(in: try ConfigCommand.folder(location))
      StandardOutput.write(Sanitizer.clean(file.path(percentEncoded: false)))
    }
  }

  /// Every mistake on a line; the status is 78 where there is one, and that of the system's refusal where
  /// a file or folder could not be read.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print what is wrong in it and in the themes; 78 is the status if anything is.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let (_, problems) = try ConfigCommand.load(location)
      for problem in problems { StandardOutput.write(Sanitizer.clean("\(problem)")) }
      if problems.isEmpty { return }
      let status = problems.lazy.compactMap(Self.status).first ?? .wrongSettings
      throw ExitCode(status.rawValue)
    }

    private static func status(of problem: ConfigurationProblem) -> ExitStatus? {
      guard case .unreadable(let code) = problem.reason else { return nil }
      return ExitStatus(reading: code)
    }
  }

  /// A complete file with what is in force.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the settings in force as such a file, to begin one with.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let (settings, _) = try ConfigCommand.load(location)
      StandardOutput.write(ControlCharacters.replaced(in: settings.template), terminator: "")
    }
  }

  private static func load(
    _ location: FolderOption
  ) throws -> (Configuration, [ConfigurationProblem]) {
    Configuration.load(folder: try folder(location), actions: ActionNames.all)
  }

  private static func folder(_ location: FolderOption) throws -> URL {
    do { return try location.folders(ProcessInfo.processInfo.environment).config } catch {
      throw ExitCode(ProgramEnd.report(error).rawValue)
    }
  }
}
