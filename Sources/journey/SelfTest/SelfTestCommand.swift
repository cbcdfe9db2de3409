import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit

/// `journey selftest`: how often this kit believes what is not so, and doubts what is.
struct SelfTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Run journeys on programs with all bad habits, and count false passes and failures.",
    discussion: """
      Each case is a program that makes tests flaky; of each something true is said, which has to \
      pass, and something that is not so, which has to be red, at once and for its reason. A list \
      is YAML: programs by their habit, and claims with steps as in journeys. Scripts of programs \
      are looked for in the list's folder. Exit status 1 where anything is wrong.

      With --acts, each program of the list that counts keys gets so many of them, and after each \
      one its screen has to show it. A table tells how many screens were wrong, how many launches \
      were, how many acts failed, the milliseconds of an act, those that are the program's own, and \
      the ways of settling.
      """)

  @Option(help: "How many times to run all of it.")
  var runs = 3

  @Option(
    help: ArgumentHelp(
      "A list of programs and claims; without it, a short one of its own.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var list: String?

  @Option(
    help: ArgumentHelp(
      "Give each program that counts keys so many, and print a table instead.", valueName: "number")
  )
  var acts: Int?

  @Flag(help: "Run beside four busy loops.")
  var loaded = false

  @Option(help: ArgumentHelp("Only programs of which the habit matches.", valueName: "regex"))
  var filter: String?

  @OptionGroup var emptiness: Emptiness

  @Flag(help: "Print each verdict, and not only those that are wrong.")
  var verbose = false

  func validate() throws {
    guard (1...1_000_000).contains(acts ?? 1)
    else { throw ValidationError("--acts is from 1 to 1000000") }
    guard let filter else { return }
    guard (try? Regex(filter)) != nil
    else { throw ValidationError("--filter is no regular expression: \(filter)") }
  }

  @MainActor
  func run() async throws {
    let test = try selfTest()
    let loops = BusyLoops(loaded ? 4 : 0)
    defer { loops.stop() }
    if let acts { return try await printTable(test, acts) }
    var wrong = 0
    try emptiness.check(test.cases.reduce(0) { $0 + $1.claims.count }, "the list has no claims")
    for number in 1...max(1, runs) {
      let lines = await test.run { show($0) }
      let passes = lines.count { $0.verdict == .falsePass }
      let failures = lines.count { if case .falseFailure = $0.verdict { true } else { false } }
      let left = lines.count { if case .notRun = $0.verdict { true } else { false } }
      StandardOutput.write(
        "run \(number): \(lines.count) claims on \(test.cases.count) programs: \(passes) false passes, "
          + "\(failures) false failures, \(left) not run")
      wrong += passes + failures
    }
    if wrong > 0 { throw ExitCode.failure }
  }

  @MainActor
  private func printTable(_ test: SelfTest, _ acts: Int) async throws {
    let cases = test.cases.filter { $0.counts != nil }
    try emptiness.check(cases.count, "the list has no programs that count keys")
    let table = ActTable(cases: cases, folder: test.folder, acts: acts)
    let width = cases.map(\.name.count).max() ?? 0
    func show(_ name: String, _ figures: String) {
      let gap = String(repeating: " ", count: width - name.count + 2)
      StandardOutput.write(name + gap + figures)
      StandardOutput.flush()
    }
    show("", ActRow.head)
    let rows = await table.run { row in
      show(row.name, row.line)
      for failure in row.failures { StandardOutput.write("  failed: \(failure)") }
    }
    if !rows.allSatisfy(\.isRight) { throw ExitCode.failure }
  }

  /// The test of the list. A variable that no program under test may see is set before.
  @MainActor
  private func selfTest() throws -> SelfTest {
    setenv("JOURNEY_SELFTEST_LEAK", "1", 1)
    guard let list else {
      let cases = try FaultCase.cases(yaml: BuiltInFaults.yaml, file: "built-in list")
      return SelfTest(cases: try chosen(cases), folder: FileManager.default.temporaryDirectory.path)
    }
    let text = try String(contentsOfFile: list, encoding: .utf8)
    let folder = URL(filePath: list).deletingLastPathComponent().path
    return SelfTest(cases: try chosen(FaultCase.cases(yaml: text, file: list)), folder: folder)
  }

  private func chosen(_ cases: [FaultCase]) throws -> [FaultCase] {
    guard let filter else { return cases }
    let regex = try Regex(filter)
    return cases.filter { $0.name.contains(regex) }
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

/// Runs cases of faults, and counts where the kit itself is wrong.
@MainActor
struct SelfTest {
  struct Line {
    var name: String
    var claim: FaultClaim
    var verdict: FaultVerdict
  }

  let cases: [FaultCase]
  /// The folder that programs start in.
  let folder: String

  /// - Parameter tell: gets each verdict as it comes.
  func run(_ tell: (Line) -> Void = { _ in }) async -> [Line] {
    var lines: [Line] = []
    for fault in cases {
      let obstacle = fault.obstacle
      for claim in fault.claims {
        let verdict =
          if let obstacle { FaultVerdict.notRun(obstacle) } else { await verdict(claim, fault) }
        let line = Line(name: fault.name, claim: claim, verdict: verdict)
        tell(line)
        lines.append(line)
      }
    }
    return lines
  }

  /// Starts the program anew for each claim.
  private func verdict(_ claim: FaultClaim, _ fault: FaultCase) async -> FaultVerdict {
    var program = fault.program
    program.executable = ProgramStage.path(of: program.executable) ?? program.executable
    let driver = program.driver(from: folder)
    driver.deadline = fault.deadline
    defer { driver.stop() }
    let app = EndWatching.$owner.withValue(.itself) {
      Journey(driver, snapshots: SnapshotStore(folder: folder + "/Snapshots"))
    }
    do {
      try await app.launch()
      try await ScriptPerformer(app: app).perform(claim.steps)
      try app.finish()
    } catch { return verdict(claim.kind, thrown: error) }
    return claim.kind == .truth ? .right : .falsePass
  }

  private func verdict(_ kind: FaultClaim.Kind, thrown error: any Error) -> FaultVerdict {
    let said = (error as? JourneyFailure)?.report ?? "\(error)"
    guard case .lie(let words) = kind, said.contains(words) else { return .falseFailure(said) }
    return .right
  }
}

/// The result of a claim.
enum FaultVerdict: Hashable {
  case right
  /// A lie was believed.
  case falsePass
  /// A truth was not, or a lie for another reason than its own; with what was said.
  case falseFailure(String)
  /// The program cannot be run here.
  case notRun(String)
}
