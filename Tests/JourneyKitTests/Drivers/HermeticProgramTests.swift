import Foundation
import JourneyKit
import Terminal
import XCTest

/// A program sees nothing of the machine that it is tested on, and reaches no other.
@MainActor
final class HermeticProgramTests: JourneyTestCase {
  private func launched(_ program: Program) async throws -> (Journey, ProcessDriver) {
    let driver = ProcessDriver(program, size: Size(100, 30))
    let app = Journey(driver)
    try await app.launch()
    return (app, driver)
  }

  func testNothingIsInherited() async throws {
    setenv("JOURNEY_SECRET", "inherited", 1)
    defer { unsetenv("JOURNEY_SECRET") }
    let (app, driver) = try await launched(Program("env", adding: ["LANG": "ru_RU.UTF-8"]))
    try app.expectEnded()
    let home = try XCTUnwrap(driver.homePath)
    let lines = driver.ending?.printed.split(separator: "\n").map(String.init) ?? []
    XCTAssertEqual(
      lines.sorted(),
      [
        "ESCDELAY=25", "HOME=\(home)", "JOURNEY_INSPECT_FD=99", "LANG=ru_RU.UTF-8",
        "LC_ALL=C.UTF-8", "LOGNAME=journey", "PATH=/usr/local/bin:/usr/bin:/bin",
        "PYTHONHASHSEED=0", "SHELL=/bin/sh", "SWIFT_BACKTRACE=enable=no", "TERM=xterm-256color",
        "TMPDIR=\(home)/.tmp", "TZ=UTC", "USER=journey", "XDG_CACHE_HOME=\(home)/.cache",
        "XDG_CONFIG_HOME=\(home)/.config", "XDG_DATA_HOME=\(home)/.local/share",
        "XDG_RUNTIME_DIR=\(home)/.run", "XDG_STATE_HOME=\(home)/.local/state",
      ])
  }

  /// The shell in mc can write to descriptors of one digit alone, and mc's own are just that.
  func testLowDescriptorsAreFree() async throws {
    let (app, driver) = try await launched(Program("ls", arguments: ["-1", "/proc/self/fd"]))
    try app.expectEnded()
    XCTAssertEqual(driver.ending?.printed, "0\n1\n2\n3\n99")
  }

  func testHomeOutlivesTheProgramAndGoesWithItsDriver() async throws {
    var home = ""
    do {
      let script = "cat \"$HOME/notes\" 2>/dev/null; echo kept > \"$HOME/notes\"; read line"
      let (app, driver) = try await launched(Program("sh", arguments: ["-c", script]))
      home = try XCTUnwrap(driver.homePath)
      try app.expectNoText("kept")
      try await app.relaunch()
      try app.expectText("kept")
      driver.stop()
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: home), home)
  }

  func testProgramThatIsNowhereIsRed() async {
    let app = Journey(ProcessDriver(Program("no-such-program")))
    let failure = await failure { try await app.launch() }
    XCTAssertEqual(
      failure?.message,
      "launch: there is no program no-such-program in /usr/local/bin:/usr/bin:/bin")
  }

  // MARK: Network

  private func connecting(to address: String, _ port: String) async throws -> Journey {
    let program = Program(FixtureProgram.path, arguments: ["connect", address, port])
    let (app, driver) = try await launched(program)
    if let refusal = driver.networkRefusal { throw XCTSkip(refusal) }
    return app
  }

  func testConnectionToAnotherMachineIsRed() async throws {
    let app = try await connecting(to: "192.0.2.1", "443")
    let stream = await failure { try await app.press("t") }
    XCTAssertEqual(
      stream?.message, "press t: the program wanted to connect to 192.0.2.1:443")
    try app.expectText("tcp: Network is unreachable")
    let packet = await failure { try await app.press("u") }
    XCTAssertEqual(
      packet?.message, "press u: the program wanted to connect to 192.0.2.1:443")
    app.driver.stop()
  }

  func testLoopbackIsFree() async throws {
    let app = try await connecting(to: "127.0.0.1", "1")
    try await app.press("u")
    try app.expectText("udp: ok")
    try await app.press("t")
    try app.expectNoText("unreachable")
    app.driver.stop()
  }

  // MARK: Time

  func testFakeClockStandsUntilItIsMoved() async throws {
    let moment = Date(timeIntervalSince1970: 1_772_787_600)
    let script = "while read line; do date '+%F %T'; done"
    let program = Program("sh", arguments: ["-c", script], clock: .fake(moment))
    let driver = ProcessDriver(program)
    let app = Journey(driver)
    do {
      try await driver.launch()
    } catch DriverError.noFakeTime {
      throw XCTSkip("libfaketime is not installed")
    }
    try await app.type("\n")
    try app.expectText("2026-03-06 09:00:00")
    try await app.advance(by: .seconds(86_400))
    try await app.type("\n")
    try app.expectText("2026-03-07 09:00:00")
    driver.stop()
  }
}
