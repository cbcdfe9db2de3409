import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// `journey run`: journeys that are written as YAML.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run journeys that are written as YAML.",
    discussion: """
      Of a folder all files that end in .journey.yaml are taken. The format is described in the \
      article "Journeys as YAML" of JourneyKit. Exit status 1 where a journey is red, 2 where a file \
      cannot be read.
      """)

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "path"))
  var paths: [String]

  @Option(help: ArgumentHelp("How many journeys run at once.", valueName: "count"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp("Of the order; printed, so that it can be had again.", valueName: "number"))
  var seed: UInt64?

  @Option(help: ArgumentHelp("The longest a journey may take, in seconds.", valueName: "seconds"))
  var timeLimit = 60.0

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp("Only journeys with one of these tags.", valueName: "tag"))
  var tags: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where recorded screens are; beside each file unless told.", valueName: "folder"))
  var snapshots: String?

  @OptionGroup var arguments: RunArguments

  @MainActor
  func run() async throws {
    let failed = RunArguments.failed("journeys")
    let all = try scripts().map { $0.journey(snapshots: snapshots) }
    let journeys = try arguments.selection(failed, tags: tags).select(all)
    let runner = JourneyRunner(options)
    let console = RunConsole(showsPassed: arguments.repetition == .times(1))
    runner.onAttempt = console.show
    StandardOutput.write("seed \(runner.options.seed), \(journeys.count) of \(all.count) journeys")
    let report = await runner.run(journeys, name: "journeys")
    console.showFlaky(report)
    try arguments.finish(report, failed)
  }

  private func scripts() throws -> [Script] {
    do {
      return try ScriptFiles.scripts(at: paths)
    } catch let error as ScriptError {
      StandardOutput.write("error: \(error)")
      throw ExitCode(2)
    }
  }

  private var options: RunOptions {
    var options = RunOptions()
    options.jobs = jobs
    options.repetition = arguments.repetition
    options.retries = arguments.retries
    options.seed = seed ?? UInt64.random(in: 0..<1_000_000)
    options.timeLimit = .milliseconds(Int64(timeLimit * 1000))
    return options
  }
}
