import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

@MainActor
final class EventuallyTests: JourneyTestCase {
  private func app(_ mode: String) async throws -> Journey {
    let driver = FixtureProgram.driver(mode)
    let app = Journey(driver)
    try await app.launch()
    return app
  }

  /// A limit that no passing test comes near.
  private let long = Duration.seconds(3600)

  func testWhatTimeBringsIsWaitedFor() async throws {
    let app = try await app("clock")
    try await app.expectEventually(.text("ticks 2"), within: long)
    app.driver.stop()
  }

  func testChangeBehindASettledScreenIsWaitedFor() async throws {
    let app = try await app("later")
    (app.driver as? ProcessDriver)?.patience = .zero
    try await app.type("a")
    try app.expectText("count 0")
    try await app.eventually(within: long) { try app.expectText("count 1") }
    app.driver.stop()
  }

  func testWhatCannotComeFailsAtOnce() async throws {
    let app = try await app("fast")
    let failure = await failure { try await app.expectEventually(.text("none"), within: self.long) }
    XCTAssertEqual(failure?.message.hasSuffix("\nnothing can change that any more"), true)
    app.driver.stop()
  }

  /// A writer of a named pipe, and who sends a signal, are not seen.
  func testWhatMayComeFromOutsideIsWaitedFor() async throws {
    let scripts = [
      "mkfifo f; exec 3<>f; echo here; read x", "trap 'echo more' USR1; echo here; read x",
    ]
    for script in scripts {
      let app = Journey(
        ProcessDriver(Program("sh", arguments: ["-c", "cd; " + script]), size: Size(40, 10)))
      try await app.launch()
      try app.expectText("here")
      let failure = await failure {
        try await app.expectEventually(.text("none"), within: .milliseconds(20))
      }
      XCTAssertEqual(
        failure?.message.hasSuffix("\nso it was for 0.02 seconds"), true, failure?.message ?? "")
      app.driver.stop()
    }
  }

  func testLimitIsKept() async throws {
    let app = try await app("clock")
    let failure = await failure {
      try await app.expectEventually(.text("none"), within: .milliseconds(20))
    }
    XCTAssertEqual(failure?.message.hasSuffix("\nso it was for 0.02 seconds"), true)
    app.driver.stop()
  }

  func testManualClockBringsNothingByItself() async throws {
    let app = try await notesJourney()
    let failure = await failure { try await app.expectEventually(Query("none"), within: self.long) }
    XCTAssertEqual(failure?.message.hasSuffix("\nnothing can change that any more"), true)
  }

  func testLockstepWaitsForBoth() async throws {
    let app = Journey(LockstepDriver(FixtureProgram.driver("fast"), FixtureProgram.driver("fast")))
    try await app.launch()
    let failure = await failure { try await app.expectEventually(.text("none"), within: self.long) }
    XCTAssertEqual(failure?.message.hasSuffix("\nnothing can change that any more"), true)
    app.driver.stop()
  }

  func testReportSaysHowTheScreenWasSettled() async throws {
    let app = try await app("query-unknown")
    let failure = await failure { try app.expectText("answer") }
    let report = failure?.report ?? ""
    XCTAssertTrue(report.contains("\nsettled: the kernel has shown that nobody worked\n"), report)
    XCTAssertTrue(report.contains("\nnot answered by the terminal: CSI ?8888n\n"), report)
    app.driver.stop()
  }

  func testAnsweredQueryIsNotNamed() async throws {
    let app = try await app("query")
    try app.expectText("answer [?65")
    XCTAssertEqual(app.driver.unansweredQueries, [])
    app.driver.stop()
  }

  func testOutputOfAnActIsCounted() async throws {
    for (mode, bursts, clears) in [("tear", 2, 0), ("repaint", 2, 2), ("fast", 1, 0)] {
      let driver = FixtureProgram.driver(mode)
      try await driver.launch()
      try await driver.perform([.key("a")])
      let statistics = driver.outputStatistics
      XCTAssertEqual(statistics.fullClears, clears, mode)
      XCTAssertLessThanOrEqual(statistics.bursts, bursts, mode)
      XCTAssertGreaterThan(statistics.bytes, 7, mode)
      driver.stop()
    }
    let driver = FixtureProgram.driver("sync2026")
    try await driver.launch()
    try await driver.perform([.key("a")])
    XCTAssertEqual(driver.outputStatistics.frames, 1)
    driver.stop()
  }
}
