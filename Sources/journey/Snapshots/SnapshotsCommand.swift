import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit

/// `journey snapshots`: looks after the files that journeys compare screens with.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Look after recorded screens: check, review, accept, migrate.",
    discussion: """
      A test whose screen is not as recorded leaves it pending, and changes nothing. Here somebody \
      decides: an accepted screen becomes the reference, a rejected one is forgotten. What was \
      accepted, why and by whom stands in accepted.log in the folder of snapshots.

      Exit status: 0 all is well; 1 something was found (check, pending); 64 wrong usage; 65 a file is \
      damaged, or a source has changed since the run; 66 no such folder, or nothing pending of this \
      name; 77 refused: CI is set, or too many at once.
      """,
    subcommands: [
      SnapshotsCheckCommand.self, SnapshotsPendingCommand.self, SnapshotsReviewCommand.self,
      SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self, SnapshotsMigrateCommand.self,
    ])
}

/// `journey snapshots pending`: what runs have left to decide on.
private struct SnapshotsPendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "List screens that are not as recorded.",
    discussion: "Exit status 1 where there are any.")

  @OptionGroup var choice: SnapshotChoice

  @Flag(help: "Print JSON: all of each, with the lines that differ.")
  var json = false

  @Flag(help: "Show what differs, in words and in lines.")
  var diff = false

  func run() throws {
    let pending = try choice.snapshots(choice.review)
    if json {
      StandardOutput.write(JSONValue.array(pending.map(\.value)).text)
    } else {
      for one in pending { show(one) }
      StandardOutput.write("\(pending.count) pending")
    }
    if !pending.isEmpty { throw ExitCode.failure }
  }

  private func show(_ one: PendingSnapshot) {
    StandardOutput.write("\(one.name): \(one.cause.rawValue)")
    if diff { for line in one.words + one.changes { StandardOutput.write("  \(line)") } }
  }
}

/// `journey snapshots accept`: pending screens become references.
private struct SnapshotsAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make pending screens the references.",
    discussion: """
      All that are pending, or --only some. More than \(SnapshotReview.limit) at once need --bulk with \
      the reason. Each is written down in accepted.log. Nothing is accepted where CI is set.
      """)

  @OptionGroup var choice: SnapshotChoice

  @Option(help: "Why they are right, for the log.")
  var reason = ""

  @Option(help: ArgumentHelp("Why more than a few are right at once.", valueName: "reason"))
  var bulk: String?

  @Flag(help: "Print JSON: the names.")
  var json = false

  func run() throws {
    let review = choice.review
    let chosen = try choice.snapshots(review)
    do {
      try review.accept(chosen, reason: reason, bulk: bulk)
    } catch { throw error.exitStatus.saying("\(error)") }
    SnapshotsRejectCommand.say("accepted", chosen, isJSON: json)
  }
}

/// `journey snapshots reject`: pending screens are forgotten.
private struct SnapshotsRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Forget pending screens; the references stay.",
    discussion:
      "All that are pending, or --only some. The tests stay red until the program is right.")

  @OptionGroup var choice: SnapshotChoice

  @Flag(help: "Print JSON: the names.")
  var json = false

  func run() throws {
    let review = choice.review
    let chosen = try choice.snapshots(review)
    review.reject(chosen)
    Self.say("rejected", chosen, isJSON: json)
  }

  static func say(_ word: String, _ chosen: [PendingSnapshot], isJSON: Bool) {
    if isJSON {
      StandardOutput.write(JSONValue.object([(word, .array(chosen.map { .string($0.name) }))]).text)
    } else {
      for one in chosen { StandardOutput.write("\(word) \(one.name)") }
      StandardOutput.write("\(chosen.count) \(word)")
    }
  }
}

/// `journey snapshots review`: pending screens one by one, on the terminal.
private struct SnapshotsReviewCommand: ParsableCommand {
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
    Supervisor.start(name: "journey") {
      let choice = choice
      let startup = ScreenStartup(
        environment: ProcessInfo.processInfo.environment, first: ReviewAction.helpClosed
      ) { try ReviewSetup.session(choice.review, names: choice.names, $0) }
      MainLoop.run { startup.begin() }
    }
  }
}
