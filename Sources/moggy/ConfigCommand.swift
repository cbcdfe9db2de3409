import ArgumentParser
import ConfigurationFile
import Foundation
import Persistence
import Shell
import Terminal

/// `moggy config …`: about the file of settings, without a screen.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Tell about config.toml, the settings in a file.",
    discussion: """
      The file is $XDG_CONFIG_HOME/moggy/config.toml, or DIR/config/config.toml with --data DIR; \
      themes are files themes/NAME.toml beside it. What counts, first to last: a switch, the \
      environment (NO_COLOR, TERM, COLORTERM), the file, what was chosen in the program, the locale.
      """, shouldDisplay: false,
    subcommands: [Path.self, Check.self, Show.self])

  /// The file's path; it need not be there.
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print where the file is.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let file = Configuration.file(in: try ConfigCommand.folder(location))
      ConfigCommand.output(file.path(percentEncoded: false))
    }
  }

  /// Every mistake on a line; the status is 78 (EX_CONFIG) where there is one.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print what is wrong in it and in the themes; 78 is the status if anything is.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let (_, problems) = try ConfigCommand.load(location)
      for problem in problems { print(problem) }
      if !problems.isEmpty { throw ExitCode(EX_CONFIG) }
    }
  }

  /// A complete file with what is in force.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the settings in force as such a file, to begin one with.")

    @OptionGroup var location: FolderOption

    func run() throws {
      let (settings, _) = try ConfigCommand.load(location)
      print(settings.template, terminator: "")
    }
  }

  private static func load(
    _ location: FolderOption
  ) throws -> (Configuration, [ConfigurationProblem]) {
    Configuration.load(folder: try folder(location), actions: ActionNames.all)
  }

  private static func folder(_ location: FolderOption) throws -> URL {
    do { return try location.folders(ProcessInfo.processInfo.environment).config } catch {
      ErrorOutput.write("moggy: \(error)")
      throw ExitCode(StartupStatus.code(of: error))
    }
  }

  /// Exactly for a script, harmless for a terminal.
  private static func output(_ path: String) {
    print(isatty(STDOUT_FILENO) == 1 ? Sanitizer.clean(path) : path)
  }
}
