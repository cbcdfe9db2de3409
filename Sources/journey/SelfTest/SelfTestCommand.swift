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

/// Runs a corpus of faults, and counts where the kit itself is wrong.
@MainActor
struct SelfTest {
  struct Line {
    var name: String
    var claim: FaultClaim
    var verdict: FaultVerdict
  }

  let corpus: [FaultCase]

  /// - Parameter tell: gets each verdict as it comes.
  func run(_ tell: (Line) -> Void = { _ in }) async -> [Line] {
    var lines: [Line] = []
    for fault in corpus {
      for claim in fault.claims {
        let line = Line(name: fault.name, claim: claim, verdict: await verdict(claim, fault))
        tell(line)
        lines.append(line)
      }
    }
    return lines
  }

  /// A program of its own for each claim.
  private func verdict(_ claim: FaultClaim, _ fault: FaultCase) async -> FaultVerdict {
    do {
      let driver = try fault.driver()
      defer { driver.stop() }
      try await claim.body(Journey(driver))
    } catch let missing as MissingProgram {
      return .notRun(missing.description)
    } catch {
      return verdict(claim.kind, thrown: error)
    }
    return claim.kind == .truth ? .right : .falsePass
  }

  private func verdict(_ kind: FaultClaim.Kind, thrown error: any Error) -> FaultVerdict {
    let said = (error as? JourneyFailure)?.report ?? "\(error)"
    guard case .lie(let words) = kind, said.contains(words) else { return .falseFailure(said) }
    return .right
  }
}

/// What came of a claim.
enum FaultVerdict: Hashable {
  case right
  /// A lie was believed.
  case falsePass
  /// A truth was not, or a lie for another reason than its own; with what was said.
  case falseFailure(String)
  /// The program cannot be run here.
  case notRun(String)
}
