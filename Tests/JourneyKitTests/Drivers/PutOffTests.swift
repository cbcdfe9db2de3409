import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

/// Programs that draw a key only after some time: the screen is the one that the act leads to.
@MainActor
final class PutOffTests: JourneyTestCase {
  /// In a world of its own, so that the calls that arm timers are seen.
  private func driver(_ arguments: String...) -> ProcessDriver {
    ProcessDriver(Program(FixtureProgram.path, arguments: arguments), size: Size(40, 10))
  }

  /// Gives keys one by one; the screens that were stale or torn.
  private func wrongCounts(_ driver: ProcessDriver, keys: Int) async throws -> [Int?] {
    try await driver.launch()
    defer { driver.stop() }
    var wrong: [Int?] = []
    for key in 1...keys {
      try await driver.perform([.key("a")])
      if driver.screen.count != key { wrong.append(driver.screen.count) }
    }
    return wrong
  }

  func testWaitsWithALimit() async throws {
    for way in ["poll", "select", "epoll"] {
      let driver = driver("putoff", way, "60")
      let wrong = try await wrongCounts(driver, keys: 5)
      XCTAssertEqual(wrong, [], way)
      XCTAssertEqual(driver.settlement?.isExact, true, way)
    }
  }

  func testThreads() async throws {
    for way in ["condition", "sleep"] {
      let wrong = try await wrongCounts(driver("putoff", way, "60"), keys: 5)
      XCTAssertEqual(wrong, [], way)
    }
  }

  func testTimers() async throws {
    for way in ["timerfd", "itimer", "timer"] {
      let wrong = try await wrongCounts(driver("putoff", way, "60"), keys: 5)
      XCTAssertEqual(wrong, [], way)
    }
  }

  /// It may fire between the look at the threads and the question for timers.
  func testATimerThatFiresAtOnce() async throws {
    let wrong = try await wrongCounts(driver("putoff", "timerfd", "5"), keys: 200)
    XCTAssertEqual(wrong, [])
  }

  func testAnAlarmWithinThePatience() async throws {
    let driver = driver("putoff", "alarm", "1000")
    driver.patience = .seconds(5)
    let wrong = try await wrongCounts(driver, keys: 1)
    XCTAssertEqual(wrong, [])
  }

  func testAnIoUringIsAGuess() async throws {
    let driver = driver("putoff", "ring", "20")
    driver.patience = .seconds(1)
    let wrong = try await wrongCounts(driver, keys: 1)
    if driver.ending?.status == .exited(69) { throw XCTSkip("there is no io_uring") }
    XCTAssertEqual(wrong, [])
  }

  /// What comes later than the patience is not waited for, but told.
  func testWhatIsLaterThanThePatienceIsTold() async throws {
    for (way, words) in [
      ("poll", "waits in poll"), ("timerfd", "has a timer that fires in"),
      ("itimer", "has an alarm that fires in"), ("condition", "waits in futex"),
    ] {
      let driver = driver("putoff", way, "100000")
      try await driver.launch()
      try await driver.perform([.key("a")])
      XCTAssertEqual(driver.screen.count, 0, way)
      let told = driver.settlement?.mayChange.joined(separator: "\n") ?? ""
      XCTAssertTrue(told.contains(words), "\(way): \(told)")
      driver.stop()
    }
  }

  /// The act would run into its deadline if it waited for the tick.
  func testATickThatWasThereBeforeIsNotWaitedFor() async throws {
    for way in ["loop", "timer"] {
      let driver = driver("ticks", way, "1000000")
      driver.patience = .zero
      try await driver.launch()
      driver.patience = .seconds(3600)
      for key in 1...5 {
        try await driver.perform([.key("a")])
        XCTAssertEqual(driver.screen.count, key, way)
      }
      XCTAssertEqual(driver.settlement?.mayChange.isEmpty, false, way)
      driver.stop()
    }
  }

  func testAGreenReportTellsWhatMayChange() async throws {
    let clock = NamedJourney("clock", driver: { FixtureProgram.driver("clock") }) { app in
      try await app.launch()
      try await app.press("a")
    }
    let report = await JourneyRunner().run([clock], name: "clock")
    XCTAssertEqual(report.summary, "1 passed")
    let note = "may change by itself: thread (fixture-program) waits in poll"
    XCTAssertEqual(report.cases.first?.notes, [note])
    for form in ReportForm.allCases {
      XCTAssertTrue(try report.text(form).contains(note), "\(form)")
    }
  }

  func testAThreadThatSleepsForLongIsNoWork() async throws {
    let wrong = try await wrongCounts(driver("sleeper"), keys: 10)
    XCTAssertEqual(wrong, [])
  }

  func testAThreadThatDrawsAtASteadyRateIsTold() async throws {
    let driver = driver("frames", "16")
    driver.patience = .milliseconds(200)
    let wrong = try await wrongCounts(driver, keys: 10)
    XCTAssertEqual(wrong, [])
  }
}
