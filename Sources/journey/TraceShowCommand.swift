import ArgumentParser
import JourneyKit
import ProgramOptions

/// `journey trace show`: a trace in a terminal.
struct TraceShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the steps of a trace, or one of them with its screen, outline and difference.")

  @Option(help: "The number of the step, as the list of steps has it.")
  var step: Int?

  @Argument(help: "The trace.json.")
  var file: String

  func run() throws {
    let trace = try Trace(path: file)
    let lines = try step.map { try trace.text(step: $0) } ?? trace.list
    StandardOutput.write(lines.joined(separator: "\n"))
  }
}
