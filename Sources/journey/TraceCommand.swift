import ArgumentParser

/// `journey trace`: what a journey has left behind.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Look at the trace of a journey (trace.json): as a page, a recording or text.",
    subcommands: [TracePageCommand.self, TraceShowCommand.self, TraceCastCommand.self])
}
