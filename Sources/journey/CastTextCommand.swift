import ArgumentParser
import JourneyKit
import ProgramOptions
import Terminal

/// `journey cast text`: the screen of a recording, as snapshots have it.
struct CastTextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "text",
    abstract: "Print the screen of a recording: at its end, a time or a marker, or at all markers.",
    discussion: """
      The text is that of a snapshot: size and cursor, the rows, the styles in words. It has no \
      control in it, whatever was recorded.
      """)

  @OptionGroup var moment: CastMoment

  @Flag(help: "Print the screen at each marker.")
  var all = false

  @Argument(help: "The recording; - for standard input.")
  var file: String

  func validate() throws {
    if all, moment.isGiven { throw ValidationError("--all goes with neither --at nor --marker") }
  }

  func run() throws {
    var reader = try CastReader(path: file)
    if all { return try printAll(&reader) }
    StandardOutput.write(SnapshotText.text(try moment.stage(&reader).screen), terminator: "")
  }

  private func printAll(_ reader: inout CastReader) throws {
    let stage = CastStage(reader.header)
    var count = 0
    while let event = try reader.next() {
      stage.take(event)
      guard case .marker(let name) = event.kind else { continue }
      count += 1
      let seconds = event.time / .seconds(1)
      StandardOutput.write("marker \(count) at \(seconds): \(Sanitizer.clean(name))")
      StandardOutput.write(SnapshotText.text(stage.screen))
    }
    if count == 0 { throw CastError("there is no marker") }
  }
}
