import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// `journey merge`: the reports of several parts of a run as one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the JSON reports of a run's parts together.",
    discussion: """
      What is in two reports has run twice; where it did not come out alike it is flaky. Exit status \
      1 where the whole is red.
      """)

  @Argument(help: ArgumentHelp("Reports written with --json.", valueName: "report"))
  var reports: [String]

  @Flag(help: "Let flaky tests pass.")
  var allowFlaky = false

  @OptionGroup var outputs: ReportOutputs

  func run() throws {
    let parts = try reports.map { path in
      try RunReport(json: String(contentsOfFile: path, encoding: .utf8))
    }
    guard let first = parts.first else { return }
    let whole = parts.dropFirst().reduce(first) { $0.merged(with: $1) }
    try outputs.write(whole)
    RunConsole().showFlaky(whole)
    StandardOutput.write(whole.summary)
    if !whole.isGreen(allowingFlaky: allowFlaky) { throw ExitCode.failure }
  }
}
