import Core
import Foundation
import JourneyKit
import Scheduling
import Semantics
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

@MainActor
final class JourneyRunnerTests: XCTestCase {
  private func journey(
    _ name: String, _ body: @escaping NamedJourney.Body = { _ in }
  ) -> NamedJourney {
    NamedJourney(name, driver: { BlankDriver() }, body: body)
  }

  /// Fails one time in ten, by a seed and no clock.
  private func flake() -> NamedJourney {
    var random = SeededRandom(seed: 3)
    return journey("flake") { app in
      if random.next() % 10 == 0 { try app.expectText("never there") }
    }
  }

  func testEveryOutcomeIsTold() async throws {
    let journeys = [
      journey("good"), journey("bad") { try $0.expectText("never there") },
      journey("skipped") { _ in throw JourneySkip("no network") },
    ]
    let report = await JourneyRunner().run(journeys, name: "all")
    XCTAssertEqual(report.summary, "1 passed, 1 failed, 1 skipped")
    let bad = try XCTUnwrap(report.cases.first { $0.name == "bad" })
    XCTAssertEqual(bad.id, "JourneyRunnerTests/bad")
    XCTAssertEqual(bad.failures.first?.file?.hasSuffix("JourneyRunnerTests.swift"), true)
    XCTAssertEqual(bad.failures.first?.message.hasPrefix("nothing on the screen matches"), true)
    XCTAssertEqual(bad.failures.first?.screen?.hasPrefix("4x1, "), true)
    XCTAssertEqual(report.cases.first { $0.name == "skipped" }?.skipReason, "no network")
    XCTAssertFalse(report.isGreen(allowingFlaky: true))
  }

  func testAPlantedFlakeIsLabelledAndRed() async throws {
    var options = RunOptions()
    options.repetition = .times(50)
    let report = await JourneyRunner(options).run([flake(), journey("steady")], name: "fifty")
    let flake = try XCTUnwrap(report.cases.first { $0.name == "flake" })
    XCTAssertEqual(flake.outcome, .flaky)
    XCTAssertEqual(flake.attempts, 50)
    XCTAssertEqual((1...15).contains(flake.failures.count), true, "\(flake.failures.count)")
    XCTAssertEqual(report.cases.first { $0.name == "steady" }?.outcome, .passed)
    XCTAssertFalse(report.isGreen(allowingFlaky: false))
    XCTAssertTrue(report.isGreen(allowingFlaky: true))
  }

  func testNothingIsTriedAgainUnlessAsked() async throws {
    let report = await JourneyRunner().run([failsFirst()], name: "once")
    XCTAssertEqual(report.cases.map(\.outcome), [.failed])
    var options = RunOptions()
    options.retries = 2
    let again = await JourneyRunner(options).run([failsFirst()], name: "again")
    XCTAssertEqual(again.cases.map(\.outcome), [.flaky])
    XCTAssertEqual(again.cases.map(\.attempts), [2])
    XCTAssertFalse(again.isGreen(allowingFlaky: false))
  }

  private func failsFirst() -> NamedJourney {
    var isFirst = true
    return journey("fails first") { app in
      defer { isFirst = false }
      if isFirst { try app.expectText("never there") }
    }
  }

  func testUntilFailureEndsWithIt() async throws {
    var options = RunOptions()
    options.repetition = .untilFailure(limit: 1000)
    let report = await JourneyRunner(options).run([flake()], name: "hunt")
    let flake = try XCTUnwrap(report.cases.first)
    XCTAssertEqual(flake.failures.count, 1)
    XCTAssertLessThan(flake.attempts, 1000)
    var limited = options
    limited.repetition = .untilFailure(limit: 7)
    let calm = await JourneyRunner(limited).run([journey("steady")], name: "calm")
    XCTAssertEqual(calm.cases.map(\.attempts), [7])
  }

  func testTheSeedGivesTheOrder() async throws {
    func order(_ seed: UInt64) async -> [String] {
      var options = RunOptions()
      options.seed = seed
      let runner = JourneyRunner(options)
      var order: [String] = []
      runner.onAttempt = { order.append($0.name) }
      _ = await runner.run((0..<20).map { journey("journey \($0)") }, name: "order")
      return order
    }
    let first = await order(1)
    let same = await order(1)
    let other = await order(2)
    XCTAssertEqual(first, same)
    XCTAssertNotEqual(first, other)
    XCTAssertEqual(first.sorted(), other.sorted())
  }

  /// Each waits for the other: one after the other they would never end.
  func testSeveralAreUnderWayAtOnce() async throws {
    var options = RunOptions()
    options.jobs = 2
    let meeting = Meeting()
    let journeys = ["one", "two"].map { name in journey(name) { _ in await meeting.arrive() } }
    let report = await JourneyRunner(options).run(journeys, name: "pair")
    XCTAssertEqual(report.summary, "2 passed")
  }

  func testTheTimeLimitNamesWhatItWaitedFor() async throws {
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let driver = BlankDriver()
    driver.hangs = true
    driver.onHang = { clock.advance(by: .seconds(5)) }
    let slow = NamedJourney("slow", timeLimit: .seconds(5), driver: { driver }) { app in
      try await app.press("a")
    }
    let report = await JourneyRunner(clock: clock).run([slow], name: "limit")
    let failure = try XCTUnwrap(report.cases.first?.failures.first)
    XCTAssertEqual(
      failure.message,
      "not over after 5.0 seconds, its time limit: at “press a”; busy: a slow answer")
    XCTAssertEqual(failure.acts, ["press a"])
    XCTAssertEqual(report.cases.first?.seconds, 5)
    XCTAssertTrue(driver.isStopped)
  }

  func testTheTimeLimitShowsTheScreenAsItIs() async throws {
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let driver = BlankDriver()
    let terminal = VirtualTerminal(size: Size(12, 2))
    terminal.feed(Array("half drawn".utf8))
    driver.display = terminal
    driver.hangs = true
    driver.onHang = { clock.advance(by: .seconds(5)) }
    let slow = NamedJourney("slow", timeLimit: .seconds(5), driver: { driver }) { app in
      try await app.launch()
    }
    let report = await JourneyRunner(clock: clock).run([slow], name: "limit")
    XCTAssertEqual(report.cases.first?.failures.first?.screen?.contains("half drawn"), true)
  }

  func testJourneysOfOneNameAndPlaceAreRedAndNotRun() async throws {
    var runs = 0
    let journeys = (0..<2).map { _ in journey("same") { _ in runs += 1 } } + [journey("other")]
    var options = RunOptions()
    options.retries = 2
    let report = await JourneyRunner(options).run(journeys, name: "names")
    XCTAssertEqual(report.summary, "1 passed, 1 failed")
    XCTAssertEqual(runs, 0)
    let line = #line + 2
    let placed = [
      NamedJourney("same", suite: "s", driver: { BlankDriver() }, body: { _ in }),
      NamedJourney("same", suite: "s", driver: { BlankDriver() }, body: { _ in }),
    ]
    XCTAssertEqual(
      NamedJourney.distinct(placed).distinct.map(\.name),
      ["same (line \(line))", "same (line \(line + 1))"])
  }

  func testEveryAttemptHasAProgramOfItsOwnThatIsStopped() async throws {
    var drivers: [BlankDriver] = []
    let named = NamedJourney("own") {
      drivers.append(BlankDriver())
      return drivers[drivers.count - 1]
    } body: { _ in
    }
    var options = RunOptions()
    options.repetition = .times(3)
    _ = await JourneyRunner(options).run([named], name: "own")
    XCTAssertEqual(drivers.map(\.isStopped), [true, true, true])
  }

  func testARealProgram() async throws {
    let add = NamedJourney("add a note", driver: { notesDriver() }) { app in
      try await app.launch()
      try await app.click(Query("notes.draft"))
      try await app.type("Murzik\n")
      try app.expect(Query(.row)).toHave(count: 3)
    }
    var options = RunOptions()
    options.jobs = 4
    options.repetition = .times(8)
    let report = await JourneyRunner(options).run([add], name: "notes")
    XCTAssertEqual(report.summary, "1 passed")
    XCTAssertEqual(report.cases.first?.attempts, 8)
  }
}

/// Two come together.
@MainActor
private final class Meeting {
  private var first: CheckedContinuation<Void, Never>?

  func arrive() async {
    if let first { return first.resume() }
    await withCheckedContinuation { first = $0 }
  }
}
