import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit

/// `journey run`: journeys that are written as YAML.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run journeys that are written as YAML.",
    discussion: """
      Of a folder all files that end in .journey.yaml are taken. The format is described in the \
      article "Journeys as YAML" of JourneyKit. Exit status 1 where a journey is red, 2 where a file \
      cannot be read or two journeys have one name, 3 where nothing was tested.
      """)

  @Argument(
    help: ArgumentHelp("Files and folders.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String]

  @Option(help: ArgumentHelp("How many journeys run at once.", valueName: "count"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp("Of the order; printed, so that it can be had again.", valueName: "number"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp("The longest a journey may take: 90s, 2m.", valueName: "time"),
    transform: CommandTime.option)
  var timeLimit = Duration.seconds(60)

  @Option(
    help: ArgumentHelp(
      "The longest time to wait for what an act has put off, unless the journey says: 500ms.",
      valueName: "time"), transform: CommandTime.option)
  var patience: Duration?

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp("Only journeys with one of these tags.", valueName: "tag"))
  var tags: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where recorded screens are; beside each file unless told.", valueName: "folder"),
    completion: .directory)
  var snapshots: String?

  @OptionGroup var coverage: CoverageOptions

  @OptionGroup var arguments: RunArguments

  func validate() throws {
    guard jobs >= 1 else { throw ValidationError("--jobs counts from 1") }
  }

  @MainActor
  func run() async throws {
    let failed = RunArguments.failed("journeys")
    let scripts = try scripts().map { script in
      var script = script
      script.program.patience = script.program.patience ?? patience
      return script
    }
    let all = try distinct(
      scripts.map { $0.journey(snapshots: snapshots, allowsNoSteps: arguments.emptiness.isAllowed) }
    )
    let journeys = try arguments.selection(failed, tags: tags).select(all)
    var options = options
    // A cell of a matrix has a snapshot of its own where it differs from those before it.
    if scripts.contains(where: { $0.cell != nil }), Self.records {
      (options.jobs, options.isInOrder) = (1, true)
    }
    let runner = JourneyRunner(options)
    let console = RunConsole(showsPassed: arguments.repetition == .times(1))
    runner.onAttempt = console.show
    StandardOutput.write(
      "seed \(runner.options.seed), \(journeys.count) of \(all.count.counted("journey"))")
    let report = try await coverage.during { await runner.run(journeys, name: "journeys") }
    console.showFlaky(report)
    let empty = Set(zip(scripts, all).filter { !$0.0.hasSteps }.map(\.1.id))
    try arguments.finish(report, failed, empty: empty, reason: reason(of: all.count))
  }

  private static var records: Bool {
    SnapshotMode(environment: ProcessInfo.processInfo.environment) == .record
  }

  /// The words for a run of none of the journeys.
  private func reason(of all: Int) -> String {
    if all == 0 { return "no file in \(paths.joined(separator: ", ")) ends in .journey.yaml" }
    return arguments.reason(of: all.counted("journey"), more: tags.map { "--tag \($0)" })
  }

  private func distinct(_ journeys: [NamedJourney]) throws -> [NamedJourney] {
    let (distinct, same) = NamedJourney.distinct(journeys)
    for journey in same {
      StandardOutput.write(
        "error: \(journey.file):\(journey.line): another journey has the name “\(journey.name)”, too"
      )
    }
    if !same.isEmpty { throw ExitCode(2) }
    return distinct
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
    options.timeLimit = timeLimit
    return options
  }
}

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

  @Option(help: ArgumentHelp("Only tests whose name matches the expression.", valueName: "regex"))
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

  @OptionGroup var emptiness: Emptiness

  @OptionGroup var outputs: ReportOutputs

  func validate() throws {
    guard (`repeat` ?? 1) >= 1, retries >= 0
    else { throw ValidationError("--repeat counts from 1, --retries from 0") }
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError("--filter: '\(filter)' is no regular expression")
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

  /// The words for a choice that leaves none over.
  func reason(of all: String, more: [String] = []) -> String {
    let options =
      [filter.map { "--filter \($0)" }, lastFailed ? "--last-failed" : nil]
      .compactMap(\.self) + more + [shard.map { "--shard \($0)" }].compactMap(\.self)
    return options.isEmpty
      ? "there is nothing to do in \(all)"
      : "none of \(all) is chosen by \(options.joined(separator: " "))"
  }

  /// Writes everything down, and ends the command as the report says.
  ///
  /// - Parameters:
  ///   - empty: the names of those in which there is nothing to do.
  ///   - reason: why there is no other case, where that is so.
  func finish(
    _ report: RunReport, _ failed: LastFailed, empty: Set<String> = [], reason: String
  ) throws {
    try failed.note(report)
    try outputs.write(report)
    StandardOutput.write(report.summary)
    try emptiness.check(report.cases.count { !empty.contains($0.id) }, reason)
    if report.cases.isEmpty { return }
    if !report.isGreen(allowingFlaky: allowFlaky) { throw ExitCode.failure }
  }
}

/// The option that lets a run pass in which nothing was tested.
struct Emptiness: ParsableArguments {
  @Flag(name: .customLong("allow-empty"), help: "Let a run pass in which nothing was tested.")
  var isAllowed = false

  /// The exit status of a run in which nothing was tested.
  static let status = ExitCode(3)

  /// - Parameters:
  ///   - count: the number of what was tested.
  ///   - reason: why there is nothing, if so.
  func check(_ count: Int, _ reason: String) throws {
    guard count == 0, !isAllowed else { return }
    StandardOutput.write("nothing was tested: \(reason)")
    throw Self.status
  }
}

/// The lines of a run on the terminal: each test that has ended, with its failures.
struct RunConsole {
  /// True if tests that pass get a line.
  var showsPassed = true

  func show(_ attempt: ReportCase) {
    switch attempt.outcome {
    case .passed:
      if showsPassed { StandardOutput.write("ok      \(attempt.id) (\(seconds(attempt)) s)") }
    case .skipped: StandardOutput.write("skipped \(attempt.id): \(attempt.skipReason ?? "")")
    case .failed, .flaky:
      StandardOutput.write("FAILED  \(attempt.id) (\(seconds(attempt)) s)")
      for failure in attempt.failures { show(failure) }
      for page in attempt.attachments where page.name == "trace" {
        StandardOutput.write("  trace: \(page.path), with failure.md beside it")
      }
    }
    for note in attempt.notes ?? [] where attempt.outcome != .passed || showsPassed {
      StandardOutput.write("  " + note)
    }
    StandardOutput.flush()
  }

  private func show(_ failure: ReportFailure) {
    let place = failure.file.map { file in failure.line.map { "\(file):\($0): " } ?? "\(file): " }
    let acts = failure.acts.enumerated().map { "  \($0.offset + 1). \($0.element)" }
    let screen = failure.screen.map { ["screen:"] + Self.rows(of: $0) } ?? []
    let lines = [(place ?? "") + failure.message] + screen + (acts.isEmpty ? [] : ["acts:"] + acts)
    for line in lines.flatMap({ $0.split(separator: "\n") }) { StandardOutput.write("  " + line) }
  }

  /// Returns what a reader of the terminal needs of a screen: the rows, without the empty ones at the end, and
  /// the outline where there is one. Styles are in the trace.
  private static func rows(of screen: String) -> [String] {
    var parts: [(name: String, lines: [String])] = [("", [])]
    for line in screen.split(separator: "\n").map(String.init) {
      if line.hasSuffix(":"), line.first != " " {
        parts.append((line, []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    while let last = parts[0].lines.last, last.wholeMatch(of: #/ *[0-9]+│ */#) != nil {
      parts[0].lines.removeLast()
    }
    let others = parts.dropFirst().filter { part in
      !StyleLines.isHeading(part.name) && !part.lines.isEmpty
    }
    return parts[0].lines + others.flatMap { [$0.name] + $0.lines }
  }

  /// The labels of what did not come out alike.
  func showFlaky(_ report: RunReport) {
    for test in report.cases where test.outcome == .flaky {
      let failed = min(test.failures.count, test.attempts)
      StandardOutput.write("flaky   \(test.id): \(failed) of \(test.attempts) attempts failed")
    }
  }

  private func seconds(_ test: ReportCase) -> String {
    let thousandths = Int((test.seconds * 1000).rounded())
    return "\(thousandths / 1000)." + String(String(thousandths % 1000 + 1000).dropFirst())
  }
}
