import ArgumentParser
import FoundationEssentials
import JourneyKit

/// `journey trace cast`: the screens for any player of asciicasts.
struct TraceCastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast",
    abstract: "Make a recording (asciicast 3) of a trace, with a marker behind each step.")

  @OptionGroup var target: TraceOutput

  @Argument(help: "The trace.json.")
  var file: String

  func run() throws {
    try target.write(Data(Trace(path: file).cast.bytes))
  }
}
