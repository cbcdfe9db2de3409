import ArgumentParser
import CursesHost
import Dispatch
import FoundationEssentials
import Glibc
import JourneyKit
import ProgramOptions

/// `journey snapshots review`: pending screens one by one, on the terminal.
struct SnapshotsReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Look at pending screens and decide on each.",
    discussion: """
      Shows the reference, the screen that came, and their difference. Without a terminal, use \
      `pending --json`, `accept --only` and `reject --only`.
      """)

  @OptionGroup var choice: SnapshotChoice

  func run() throws {
    // Nothing may start a thread before the supervisor forks, and asking git who works here does.
    if try choice.snapshots(SnapshotReview(choice.folder, who: "")).isEmpty {
      StandardOutput.write("0 pending")
      return
    }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw CommandStatus.noInput.saying(
        "review needs a terminal; see `journey help snapshots review`")
    }
    JourneyCommand.check(.screen)
    Supervisor.start(name: "journey")
    let startup = ReviewStartup(
      desk: choice.desk, names: choice.names,
      environment: ProcessInfo.processInfo.environment)
    MainActor.assumeIsolated { startup.begin() }
    dispatchMain()
  }
}
