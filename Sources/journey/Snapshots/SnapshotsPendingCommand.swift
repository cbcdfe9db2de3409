import ArgumentParser
import JourneyKit
import ProgramOptions

/// `journey snapshots pending`: what runs have left to decide on.
struct SnapshotsPendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "List screens that are not as recorded.",
    discussion: "Exit status 1 where there are any.")

  @OptionGroup var choice: SnapshotChoice

  @Flag(help: "Print JSON: all of each, with the lines that differ.")
  var json = false

  @Flag(help: "Show the lines that differ.")
  var diff = false

  func run() throws {
    let pending = try choice.snapshots(choice.desk)
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
    if diff { for line in one.changes { StandardOutput.write("  \(line)") } }
  }
}
