import ArgumentParser
import CursesHost
import Dispatch

/// `journey`: the testing kit from the command line.
@main
struct JourneyCommand: ParsableCommand {
  static let version = "0.2.0"

  static let configuration = CommandConfiguration(
    commandName: "journey", abstract: "Look at terminal programs and test them.",
    version: version,
    subcommands: [
      ScreenCommand.self, SequencesCommand.self, PictureCommand.self, SnapshotsCommand.self,
      CastCommand.self, QueryCommand.self, LintCommand.self, AuditCommand.self, TraceCommand.self,
      MutateCommand.self, SelfTestCommand.self, RunCommand.self, TestCommand.self,
      MergeCommand.self, ServeCommand.self, MCPCommand.self, SessionCommand.self, WatchCommand.self,
      RecordCommand.self, ReportCommand.self, VerbsCommand.self, GuideCommand.self,
      StormCommand.self, SoakCommand.self, RolesCommand.self, DoctorCommand.self,
      ManualCommand.self,
    ])

  /// The beginning of every message on what went wrong, as in the messages of journeys.
  static var _errorLabel: String { "error" }

  /// Runs what does not wait at once, on the first thread and before there is another: a program
  /// that takes the terminal forks there.
  static func main() {
    begin(.begin)
    do {
      try CommandWords.check(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot()
      guard command is any AsyncParsableCommand else {
        try command.run()
        end()
      }
      check(.command)
      Task { @MainActor in await runWaiting() }
      dispatchMain()
    } catch { end(UnreadableFile.told(error)) }
  }

  /// Parses anew, as a command is not sent from one task to another.
  private static func runWaiting() async -> Never {
    do {
      if var command = try parseAsRoot() as? any AsyncParsableCommand { try await command.run() }
      end()
    } catch { end(UnreadableFile.told(error)) }
  }
}
