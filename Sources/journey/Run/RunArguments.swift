import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// The options that `journey run` and `journey test` have in common.
struct RunArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Run each test so often.", valueName: "count"))
  var `repeat`: Int?

  @Flag(help: "Run again and again until something fails; --repeat is the most, else 1000.")
  var untilFailure = false

  @Option(
    help: ArgumentHelp(
      "Try a red test again, at most so often; what then passes is flaky, and red.",
      valueName: "count"))
  var retries = 0

  @Flag(help: "Let flaky tests pass.")
  var allowFlaky = false

  @Option(
    help: ArgumentHelp("Only tests whose name matches the expression.", valueName: "regex"))
  var filter: String?

  @Flag(help: "Only what was red when it was run last.")
  var lastFailed = false

  @Option(
    help: ArgumentHelp("One of several equal parts of all tests, as 2/4.", valueName: "n/m"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("a part is as 2/4") }
      return shard
    })
  var shard: Shard?

  @OptionGroup var outputs: ReportOutputs

  func validate() throws {
    guard (`repeat` ?? 1) >= 1, retries >= 0 else {
      throw ValidationError("--repeat counts from 1, --retries from 0")
    }
  }

  var repetition: Repetition {
    untilFailure ? .untilFailure(limit: `repeat` ?? 1000) : .times(`repeat` ?? 1)
  }

  func selection(_ failed: LastFailed, tags: [String] = []) -> TestSelection {
    TestSelection(
      filter: filter, tags: Set(tags), names: lastFailed ? failed.names : nil, shard: shard)
  }

  /// - Parameter kind: `journeys` and `tests` have lists of their own.
  static func failed(_ kind: String) -> LastFailed {
    let folder = ProcessInfo.processInfo.environment["JOURNEY_OUTPUT"] ?? ".build/journey"
    return LastFailed("\(folder)/failed-\(kind)")
  }

  /// Writes everything down, and ends the command as the report says.
  func finish(_ report: RunReport, _ failed: LastFailed) throws {
    try failed.note(report)
    try outputs.write(report)
    StandardOutput.write(report.summary)
    if !report.isGreen(allowingFlaky: allowFlaky) { throw ExitCode.failure }
  }
}
