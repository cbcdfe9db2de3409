import ArgumentParser
import JourneyKit

/// `journey snapshots accept`: pending screens become references.
struct SnapshotsAcceptCommand: ParsableCommand {
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
    let desk = choice.desk
    let chosen = try choice.snapshots(desk)
    do {
      try desk.accept(chosen, reason: reason, bulk: bulk)
    } catch {
      throw error.exitStatus.saying("\(error)")
    }
    SnapshotsRejectCommand.say("accepted", chosen, isJSON: json)
  }
}
