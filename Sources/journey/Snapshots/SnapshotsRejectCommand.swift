import ArgumentParser
import JourneyKit
import ProgramOptions

/// `journey snapshots reject`: pending screens are forgotten.
struct SnapshotsRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Forget pending screens; the references stay.",
    discussion:
      "All that are pending, or --only some. The tests stay red until the program is right.")

  @OptionGroup var choice: SnapshotChoice

  @Flag(help: "Print JSON: the names.")
  var json = false

  func run() throws {
    let desk = choice.desk
    let chosen = try choice.snapshots(desk)
    desk.reject(chosen)
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
