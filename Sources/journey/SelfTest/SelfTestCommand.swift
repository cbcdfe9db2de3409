import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// `journey selftest`: how often this kit believes what is not so, and doubts what is.
struct SelfTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Run journeys on programs with all bad habits, and count false passes and failures.",
    discussion: """
      Each case is a program that makes tests flaky; of each something true is said, which has to \
      pass, and something that is not so, which has to be red, at once and for its reason. Exit \
      status 1 where anything is wrong.
      """)

  @Option(help: "How many times to run all of it.")
  var runs = 3

  @Option(help: ArgumentHelp("A Python with textual and prompt_toolkit.", valueName: "program"))
  var python = "python3"

  @Flag(help: "Print each verdict, and not only those that are wrong.")
  var verbose = false

  @MainActor
  func run() async throws {
    var wrong = 0
    for number in 1...max(1, runs) {
      let corpus = FaultCorpus(programs: FaultPrograms(python: python)).cases
      let lines = await SelfTest(corpus: corpus).run { show($0) }
      let passes = lines.count { $0.verdict == .falsePass }
      let failures = lines.count { if case .falseFailure = $0.verdict { true } else { false } }
      let left = lines.count { if case .notRun = $0.verdict { true } else { false } }
      StandardOutput.write(
        "run \(number): \(lines.count) claims on \(corpus.count) programs: \(passes) false passes, "
          + "\(failures) false failures, \(left) not run")
      wrong += passes + failures
    }
    if wrong > 0 { throw ExitCode.failure }
  }

  private func show(_ line: SelfTest.Line) {
    let place = "\(line.name): \(line.claim.words)"
    switch line.verdict {
    case .right: if verbose { StandardOutput.write("right          \(place)") }
    case .falsePass: StandardOutput.write("FALSE PASS     \(place)")
    case .falseFailure(let said): StandardOutput.write("FALSE FAILURE  \(place): \(said)")
    case .notRun(let why): if verbose { StandardOutput.write("not run        \(place): \(why)") }
    }
    StandardOutput.flush()
  }
}
