import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Semantics
import Synchronization
import Terminal
import Toolkit
import XCTest

@testable import journey

/// The screen of `journey watch`, in process on work of its own, and the real program on files.
@MainActor
final class WatchTests: JourneyTestCase {
  // MARK: In process
  /// A watch of two files, of which the second is red until it is mended.
  private final class Work: Sendable {
    private let isMended = Mutex(false)
    private let accepted = Mutex<[String]>([])
    private let teller = Mutex<(@Sendable (Set<String>) -> Void)?>(nil)
    private let failure: ReportFailure
    private let screen: Screen

    @MainActor
    init(_ failure: ReportFailure) {
      self.failure = failure
      screen = ReviewFixture.page("Murka", role: .button)
    }

    var names: [String] { accepted.withLock { $0 } }
    func mend() { isMended.withLock { $0 = true } }
    func save(_ path: String) { teller.withLock { $0 }?([path]) }

    var work: WatchWork {
      WatchWork(
        run: { [self] files in
          let red = !isMended.withLock { $0 }
          let all = ["a.journey.yaml", "b.journey.yaml"].map { file in
            ReportCase(
              suite: file, name: String(file.prefix(1)),
              outcome: file.hasPrefix("b") && red ? .failed : .passed,
              failures: file.hasPrefix("b") && red ? [failure] : [])
          }
          var verdict = WatchVerdict(
            files: files ?? all.map(\.suite),
            cases: all.filter { files?.contains($0.suite) ?? true }, milliseconds: 42)
          verdict.isOfAll = files == nil
          return verdict
        },
        touched: { $0.sorted() },
        watch: { [self] tell in
          teller.withLock { $0 = tell }
          return Subscription {}
        },
        accept: { [self] name in
          accepted.withLock { $0.append(name) }
          mend()
        },
        screen: { [screen] _ in screen })
    }
  }

  private func journey(
    _ work: Work, _ size: Size = Size(80, 24), language: Language = .english
  ) async throws -> Journey {
    let driver = InProcessDriver(size: size) { size in
      let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
      let session = WatchSetup.session(
        work.work,
        ScreenSetting(language: language, clock: clock, size: size, colorDepth: .indexed256))
      session.send(.started)
      return (session, clock)
    }
    let app = Journey(driver)
    try await app.launch()
    return app
  }

  private var words: Work {
    Work(
      ReportFailure(
        message: "text \"Barsik\": nothing matches; nearest:\n  text \"Murka\"",
        file: "b.journey.yaml",
        line: 4, acts: ["launch", "press Down"]))
  }

  private var snapshot: Work {
    Work(
      ReportFailure(
        message: "the screen is another one", file: "b.journey.yaml", line: 4,
        comparison: ReportComparison(
          name: "Pets/List/words.80x24.txt",
          reference: SnapshotText.text(ReviewFixture.page("Barsik")),
          actual: SnapshotText.text(ReviewFixture.page("Murka")))))
  }

  func testARedJourneyShowsItsScreenAndItsWords() async throws {
    let app = try await journey(words)
    XCTAssertEqual(try app.element(WatchID.title).label(), "b · b.journey.yaml")
    XCTAssertEqual(try app.element(WatchID.status).label(), "passed: 1, red: 1 · 42 ms")
    try app.expectText("Murka")
    try app.expectText("nearest: text \"Murka\"")
    try await app.click(Query(.tab, "Lines").within(Query(WatchID.views)))
    try app.expectText("press Down")
    try app.expectNoText("row 3 日本")
    try await app.press("1")
    try app.expectText("row 3 日本")
    try await app.press("2")
    try app.expectNoText("row 3 日本")
  }

  func testAChangeRunsWhatItTouches() async throws {
    let work = words
    let app = try await journey(work)
    work.mend()
    work.save("a.journey.yaml")
    try await app.press("v")
    try app.expect(Query(WatchID.title)).toHave(label: "b · b.journey.yaml")
    work.save("b.journey.yaml")
    try await app.expectEventually(Query(WatchID.empty))
    try app.expectText("All journeys pass")
    XCTAssertEqual(try app.element(WatchID.status).label(), "passed: 2, red: 0 · 42 ms")
    try await app.press("q")
    try app.expectEnded()
  }

  func testASnapshotIsAcceptedAndRunAgain() async throws {
    let work = snapshot
    let app = try await journey(work)
    try await app.press("v")
    try app.expectText("`Barsik` → `Murka`")
    try await app.press("u")
    XCTAssertEqual(work.names, ["Pets/List/words.80x24.txt"])
    try app.expectText("Accepted Pets/List/words.80x24.txt")
    try app.expect(Query(WatchID.empty)).toExist()
  }

  func testUAcceptsNothingWhereThereIsNoSnapshot() async throws {
    let work = words
    let app = try await journey(work)
    try await app.press("u")
    XCTAssertEqual(work.names, [])
    try app.expect(Query(.hint, "accept the snapshot")).notToExist()
  }

  func testAQueryIsPickedByPointing() async throws {
    let app = try await journey(words)
    try await app.press("p")
    try app.expectText("Query: button \"Murka\"")
    try await app.press("j", "l", .enter)
    try app.expectText("Copied: button \"Murka\"")
    try await app.press("p")
    try await app.click(Query(WatchID.picture))
    try app.expectText("Copied: button \"Murka\"")
    try await app.press("p", .escape)
    try app.expect(Query(WatchID.picture.item("b.journey.yaml/b/screen"))).toExist()
  }

  func testSmallAndInRussian() async throws {
    let app = try await journey(words, Size(40, 12), language: .russian)
    try app.expectText("пройдено: 1, с ошибкой: 1")
    try await app.press("?")
    try app.expect(Query(.row, "выбрать запрос").within(Query(WatchID.help))).toExist()
    try await app.press(.escape, "z", "l")
    try app.expectText("passed: 1, red: 1")
  }

  func testEveryStateLooksAsRecorded() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      let red = try await journey(words, size)
      try red.expectSnapshot("Watch/States", state: "failed")
      try await red.press("2")
      try red.expectSnapshot("Watch/States", state: "lines")
      try await red.press("p")
      try red.expectSnapshot("Watch/States", state: "picking")
      let other = try await journey(snapshot, size)
      try await other.press("v")
      try other.expectSnapshot("Watch/States", state: "difference")
      let mended = words
      mended.mend()
      try await journey(mended, size).expectSnapshot("Watch/States", state: "green")
    }
    let russian = try await journey(words, Size(40, 12), language: .russian)
    try russian.expectSnapshot("Watch/States", state: "failed", language: "ru")
  }

  // MARK: The real program
  private static let product = Program.built("journey").executable

  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  private func write(_ expected: String, in folder: String) throws {
    let yaml = """
      journey: counter
      program: [bash, -c, 'printf "Count: 1"; read -r answer']
      steps:
        - expect: 'text "Count: \(expected)"'
      """
    try Data(yaml.utf8).write(
      to: URL(filePath: "\(folder)/counter.journey.yaml"), options: .atomic)
  }

  func testTheRealProgramRunsASavedJourneyAgain() async throws {
    try await inFolder { folder in
      try write("2", in: folder)
      var environment = Program.hermeticEnvironment
      environment["JOURNEY_OUTPUT"] = folder + "/output"
      environment["HOME"] = folder
      let driver = ProcessDriver(
        Program(
          Self.product, arguments: ["watch", folder], environment: environment, directory: folder),
        deadline: .seconds(60))
      let app = Journey(driver)
      try await app.launch()
      try await app.expectEventually(
        Query(WatchID.title).labelled("counter · counter.journey.yaml"), within: .seconds(60))
      try app.expectText("Count: 1")
      try await app.press("p")
      try app.expectText("Query: ")
      try await app.press(.escape)
      try write("1", in: folder)
      try await app.expectEventually(Query(WatchID.empty), within: .seconds(60))
      try app.expectText("All journeys pass")
      try await app.press("q")
      try app.expectEnded()
    }
  }
}
