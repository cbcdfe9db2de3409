import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

/// Work that goes on beside every act: it does not keep the acts from settling, and is told.
@MainActor
final class BystanderTests: JourneyTestCase {
  private func driver(_ arguments: String...) -> ProcessDriver {
    let driver = ProcessDriver(
      Program(FixtureProgram.path, arguments: arguments), size: Size(40, 10))
    driver.patience = .milliseconds(100)
    return driver
  }

  func testWhatStepsBackIsAGuessAfterThePatience() async throws {
    let driver = driver("bystander", "5")
    try await driver.launch()
    defer { driver.stop() }
    for key in 1...5 {
      try await driver.perform([.key("a")])
      XCTAssertEqual(driver.screen.count, key)
      let guess = try XCTUnwrap(driver.settlement?.guess)
      XCTAssertTrue(guess.contains("runs, beside this act and others"), guess)
    }
    XCTAssertEqual(driver.settlement?.isExact, false)
  }

  func testWhatTheStartHasBegunIsWaitedForUntilItsDeadline() async throws {
    let driver = driver("bystander")
    driver.launchDeadline = .milliseconds(300)
    do {
      try await driver.launch()
      XCTFail("a helper of the start was not waited for")
    } catch let error as DriverError {
      XCTAssertTrue("\(error)".contains("runs"), "\(error)")
    }
    driver.stop()
  }

  func testADeadlineThatMayBeAGuessSaysWhoIsBusy() async throws {
    let driver = driver("bystander")
    driver.launchDeadline = .milliseconds(300)
    driver.guessesAtDeadline = true
    try await driver.launch()
    defer { driver.stop() }
    let guess = try XCTUnwrap(driver.settlement?.guess)
    XCTAssertTrue(guess.hasPrefix("after 0.3 seconds still busy: thread "), guess)
    for key in 1...5 {
      try await driver.perform([.key("a")])
      XCTAssertEqual(driver.screen.count, key)
      XCTAssertEqual(driver.settlement?.guess?.contains("beside this act"), true)
    }
  }

  func testAFirstThreadThatSleepsForLongerThanAnActIsAGuess() async throws {
    let driver = driver("dozes")
    try await driver.launch()
    defer { driver.stop() }
    XCTAssertEqual(driver.screen.count, 0)
    let guess = try XCTUnwrap(driver.settlement?.guess)
    XCTAssertTrue(guess.hasSuffix("sleeps for longer than an act may take"), guess)
  }
}
