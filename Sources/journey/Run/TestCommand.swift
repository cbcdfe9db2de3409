import ArgumentParser
import JourneyKit
import ProgramOptions
import PseudoTerminal

/// `journey test`: the XCTest tests of a package, repeated, in parts, with labels.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the XCTest tests of the package here.",
    discussion: """
      Builds the package, lists the tests of its bundle and runs them by their names. A crash costs \
      one test, not those behind it. Exit status 1 where a test is red.
      """)

  @Option(
    help: ArgumentHelp("The test bundle; that of the package unless told.", valueName: "path"))
  var bundle: String?

  @Flag(help: "Take what is built already.")
  var skipBuild = false

  @Flag(help: "Print the names of the tests and run none.")
  var list = false

  @OptionGroup var arguments: RunArguments

  func run() throws {
    let bundle = try testBundle()
    let failed = RunArguments.failed("tests")
    let names = try arguments.selection(failed).select(try bundle.list()) { $0 }
    if list { return StandardOutput.write(names.joined(separator: "\n")) }
    var run = BundleRun(bundle)
    run.repetition = arguments.repetition
    run.retries = arguments.retries
    let console = RunConsole(showsPassed: arguments.repetition == .times(1))
    let report = try run.run(names, name: "tests", onAttempt: console.show)
    console.showFlaky(report)
    try arguments.finish(report, failed)
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
