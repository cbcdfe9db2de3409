import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit
import PseudoTerminal

/// `journey test`: the XCTest tests of a package, repeated, in parts, with labels.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the XCTest tests of the package here.",
    discussion: """
      Builds the package, lists the tests of its bundle and runs them by their names. A crash costs \
      one test, not those behind it. Exit status 1 where a test is red, 3 where nothing was tested.
      """)

  @Option(
    help: ArgumentHelp("The test bundle; that of the package unless told.", valueName: "path"),
    completion: .file())
  var bundle: String?

  @Flag(help: "Take what is built already.")
  var skipBuild = false

  @Flag(help: "Print the names of the tests and run none.")
  var list = false

  @OptionGroup var arguments: RunArguments

  func run() throws {
    let bundle = try testBundle()
    let failed = RunArguments.failed("tests")
    let all = try bundle.list()
    let names = try arguments.selection(failed).select(all) { $0 }
    if list { return StandardOutput.write(names.joined(separator: "\n")) }
    var run = BundleRun(bundle)
    run.repetition = arguments.repetition
    run.retries = arguments.retries
    let console = RunConsole(showsPassed: arguments.repetition == .times(1))
    let report = try run.run(names, name: "tests", onAttempt: console.show)
    console.showFlaky(report)
    try arguments.finish(report, failed, reason: arguments.reason(of: all.count.counted("test")))
  }

  private func testBundle() throws -> TestBundle {
    if let bundle { return TestBundle(bundle) }
    if !skipBuild { _ = try swift(["build", "--build-tests"], isShown: true) }
    let folder = try swift(["build", "--show-bin-path"], isShown: false)
    return try TestBundle(in: String(folder.prefix { !$0.isNewline }))
  }

  private func swift(_ arguments: [String], isShown: Bool) throws -> String {
    let program = PlainProgram(["swift"] + arguments)
    var output: [UInt8] = []
    let status = try isShown ? program.run() : program.run { output += $0 }
    switch status {
    case .exited(0): return String(decoding: output, as: UTF8.self)
    case .exited(let code): throw ExitCode(code)
    case .signaled(let signal): throw ExitCode(128 + signal)
    }
  }
}

/// `journey merge`: the reports of several parts of a run as one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the JSON reports of a run's parts together.",
    discussion: """
      What is in two reports has run twice; where it did not come out alike it is flaky. Exit status \
      1 where the whole is red, 3 where nothing was tested.
      """)

  @Argument(
    help: ArgumentHelp("Reports written with --json.", valueName: "report"),
    completion: .file(extensions: ["json"]))
  var reports: [String]

  @Flag(help: "Let flaky tests pass.")
  var allowFlaky = false

  @OptionGroup var emptiness: Emptiness

  @OptionGroup var outputs: ReportOutputs

  func run() throws {
    let parts = try reports.map { path in
      try RunReport(file: path)
    }
    let first = parts.first ?? RunReport(name: "nothing")
    let whole = parts.dropFirst().reduce(first) { $0.merged(with: $1) }
    try outputs.write(whole)
    RunConsole().showFlaky(whole)
    StandardOutput.write(whole.summary)
    try emptiness.check(whole.cases.count, "the reports have no cases")
    if whole.cases.isEmpty { return }
    if !whole.isGreen(allowingFlaky: allowFlaky) { throw ExitCode.failure }
  }
}

/// The options for reports in files, besides the terminal.
struct ReportOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the report as JSON, for `journey merge`.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(help: ArgumentHelp("Write it as JUnit XML.", valueName: "file"), completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp("Write it in the Test Anything Protocol.", valueName: "file"),
    completion: .file())
  var tap: String?

  @Option(help: ArgumentHelp("Write it as a page.", valueName: "file"), completion: .file())
  var html: String?

  @Flag(help: "Print each failure for GitHub; on by itself where GITHUB_ACTIONS is true.")
  var github = false

  func write(_ report: RunReport) throws {
    let files: [(String?, ReportForm)] = [
      (json, .json), (junit, .junit), (tap, .tap), (html, .html),
    ]
    for case (let path?, let form) in files {
      try OutputFile.write(report.text(form), to: path)
    }
    guard github || GitHubAnnotations.areWanted(ProcessInfo.processInfo.environment) else { return }
    let root = FileManager.default.currentDirectoryPath
    for line in GitHubAnnotations(report, root: root).lines { StandardOutput.write(line) }
  }
}
