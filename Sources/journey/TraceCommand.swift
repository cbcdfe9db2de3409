import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit

/// `journey trace`: what a journey has left behind.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Look at the trace of a journey (trace.json): as a page, a recording or text.",
    subcommands: [
      TracePageCommand.self, TraceShowCommand.self, TraceDiffCommand.self, TraceCastCommand.self,
    ])
}

/// `journey trace show`: a trace in a terminal.
private struct TraceShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the steps of a trace, or one of them with its screen, outline and difference.")

  @Option(help: "The number of the step, as the list of steps has it.")
  var step: Int?

  @Flag(help: "Print one line of JSON.")
  var json = false

  @Argument(help: "The trace.json, or its folder.", completion: .file(extensions: ["json"]))
  var file: String

  func run() throws {
    let trace = try Trace.read(file)
    if json { return StandardOutput.write(try TraceJSON(trace).text(step: step)) }
    let lines = try step.map { try trace.text(step: $0) } ?? trace.list
    StandardOutput.write(lines.joined(separator: "\n"))
    if step == nil, isatty(STDOUT_FILENO) == 1 {
      StandardOutput.write("--step NUMBER shows one of them, with its screen")
    }
  }
}

/// `journey trace diff`: where two runs of a journey part.
private struct TraceDiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Print the first act whose screens differ in two traces, and how.",
    discussion: """
      The status is 0 where all acts and screens are alike, 1 where they differ, and 2 where a trace cannot be read.
      """)

  @Flag(help: "Print one line of JSON.")
  var json = false

  @Argument(help: "One trace.json, or its folder.", completion: .file(extensions: ["json"]))
  var first: String

  @Argument(help: "The other one.", completion: .file(extensions: ["json"]))
  var second: String

  func run() throws {
    let difference: TraceDifference?
    do {
      difference = try TraceDifference(Trace(path: first), Trace(path: second))
    } catch let error as TraceError {
      ErrorOutput.write("error: \(error)")
      throw ExitCode(2)
    }
    if json {
      StandardOutput.write((difference.map(TraceJSON.value) ?? .null).text)
    } else {
      StandardOutput.write(difference?.text.joined(separator: "\n") ?? "the traces are alike")
    }
    if difference != nil { throw ExitCode.failure }
  }
}

/// `journey trace cast`: the screens for any player of asciicasts.
private struct TraceCastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cast",
    abstract: "Make a recording (asciicast 3) of a trace, with a marker behind each step.")

  @OptionGroup var target: TraceOutput

  @Argument(help: "The trace.json, or its folder.", completion: .file(extensions: ["json"]))
  var file: String

  func run() throws { try target.write(Data(Trace.read(file).cast.bytes)) }
}

/// `journey trace html`: the page that a browser opens from disk.
private struct TracePageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Make one HTML file of a trace, which needs no server, no network, no other file.")

  @OptionGroup var target: TraceOutput

  @Argument(help: "The trace.json, or its folder.", completion: .file(extensions: ["json"]))
  var file: String

  func run() throws { try target.write(Data(TracePage(Trace.read(file)).html.utf8)) }
}

extension Trace {
  /// Reads a trace for a command, which ends with a message where it cannot be read. Of a folder of traces that
  /// tells their names.
  fileprivate static func read(_ path: String) throws -> Trace {
    do {
      return try Trace(path: path)
    } catch let error as TraceError {
      let files = FileManager.default
      let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
        .map { "\(path)/\($0)" }.filter { files.fileExists(atPath: $0 + "/trace.json") }
      if names.isEmpty { throw error }
      throw CommandStatus.noInput.saying(
        "\(path) is a folder of traces; name one of them:\n  "
          + names.prefix(20).joined(separator: "\n  "))
    }
  }
}

/// The option for the output of commands on traces.
private struct TraceOutput: ParsableArguments {
  @Option(help: "The file to write; without it, standard output.", completion: .file())
  var output: String?

  func write(_ data: Data) throws {
    if let output { try data.write(to: URL(filePath: output)) } else { StandardOutput.write(data) }
  }
}
