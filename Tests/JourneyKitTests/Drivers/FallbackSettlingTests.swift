import JourneyKit
import Terminal
import XCTest

/// What is done where neither the program nor the kernel tells.
@MainActor
final class FallbackSettlingTests: JourneyTestCase {
  func testFramesSettleAProgramThatMakesThem() async throws {
    let driver = FixtureProgram.driver("sync2026", settling: .frames)
    try await driver.launch()
    for key in 1...5 {
      try await driver.perform([.key("a")])
      XCTAssertEqual(driver.screen.count, key)
      XCTAssertEqual(driver.settlement?.way, .frames)
    }
    driver.stop()
  }

  func testWithoutFramesTheQuietTimeIsTakenAndSaid() async throws {
    let driver = FixtureProgram.driver("fast", settling: .frames)
    try await driver.launch()
    XCTAssertEqual(driver.settlement?.way, .quiet)
    try await driver.perform([.key("a")])
    XCTAssertEqual(driver.screen.count, 1)
    XCTAssertEqual(driver.settlement?.isExact, false)
    driver.stop()
  }

  func testQuietTimeIsAGuess() async throws {
    let driver = FixtureProgram.driver("slow80", settling: .quiet)
    driver.quietTime = .milliseconds(5)
    try await driver.launch()
    try await driver.perform([.key("a")])
    XCTAssertNotEqual(driver.screen.count, 1)
    XCTAssertEqual(
      driver.settlement?.description, "taken for settled: nothing was written for some time")
    driver.stop()
  }

  /// The rules of proc(5) may hide what a program of somebody else waits for.
  func testRefusalOfTheKernelIsSaid() async throws {
    let driver = FixtureProgram.driver("sync2026")
    driver.proc = "/nonexistent"
    try await driver.launch()
    try await driver.perform([.key("a")])
    XCTAssertEqual(driver.screen.count, 1)
    XCTAssertEqual(driver.settlement?.way, .frames)
    let reason = driver.settlement?.reason ?? ""
    XCTAssertTrue(reason.hasPrefix("the kernel does not tell"), reason)
    driver.stop()
    let strict = FixtureProgram.driver("fast", settling: .kernel)
    strict.proc = "/nonexistent"
    let failure = await failure { try await Journey(strict).launch() }
    XCTAssertEqual(failure?.message.contains("No such file or directory"), true)
    strict.stop()
  }
}
