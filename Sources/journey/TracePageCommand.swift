import ArgumentParser
import FoundationEssentials
import JourneyKit

/// `journey trace html`: the page that a browser opens from disk.
struct TracePageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html",
    abstract: "Make one HTML file of a trace, which needs no server, no network, no other file.")

  @OptionGroup var target: TraceOutput

  @Argument(help: "The trace.json.")
  var file: String

  func run() throws {
    try target.write(Data(TracePage(Trace(path: file)).html.utf8))
  }
}
