import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal
import XCTest

/// Programs that know nothing of the kit: every screen is the last one that the act leads to.
@MainActor
final class KernelSettlingTests: JourneyTestCase {
  /// Gives keys one by one; the screens that were stale or torn.
  private func wrongCounts(_ driver: ProcessDriver, keys: Int) async throws -> [Int?] {
    try await driver.launch()
    defer { driver.stop() }
    XCTAssertEqual(driver.screen.count, 0)
    var wrong: [Int?] = []
    for key in 1...keys {
      try await driver.perform([.key("a")])
      if driver.screen.count != key { wrong.append(driver.screen.count) }
    }
    XCTAssertEqual(driver.settlement?.way, .kernel)
    return wrong
  }

  func testFastProgram() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("fast"), keys: 100)
    XCTAssertEqual(wrong, [])
  }

  func testProgramThatSleepsOverEachKey() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("slow80"), keys: 4)
    XCTAssertEqual(wrong, [])
  }

  func testProgramThatComputesOverEachKey() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("slow80busy"), keys: 4)
    XCTAssertEqual(wrong, [])
  }

  func testAnotherThreadDraws() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("threads", "6"), keys: 30)
    XCTAssertEqual(wrong, [])
  }

  func testAnotherProcessDraws() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("forked", "6"), keys: 30)
    XCTAssertEqual(wrong, [])
  }

  func testAHelperInAGroupOfItsOwnIsNoBackgroundJob() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("grouped", "6"), keys: 20)
    XCTAssertEqual(wrong, [])
  }

  func testWhatAChildHasLeftBehindIsWaitedFor() async throws {
    for arguments in [["orphans", "1"], ["orphans", "0", "exec"]] {
      let driver = ProcessDriver(
        Program(FixtureProgram.path, arguments: arguments), size: Size(40, 10))
      let wrong = try await wrongCounts(driver, keys: 100)
      XCTAssertEqual(wrong, [], "\(arguments)")
    }
  }

  /// Its home is that of others, so that only its session tells whose it is.
  func testWhatIsLeftBehindIsKnownByItsSession() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("orphans", "6"), keys: 20)
    XCTAssertEqual(wrong, [])
  }

  func testAHelperWorksWhileAStoppedProgramHasTheTerminal() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("lends"), keys: 50)
    XCTAssertEqual(wrong, [])
  }

  /// It works in the background of the terminal, and its debugger waits for input meanwhile.
  func testTheProgramOfADebuggerIsWaitedFor() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("traced"), keys: 10)
    XCTAssertEqual(wrong, [])
  }

  /// A worker of the kernel carries what is written to a terminal within the terminal; nobody works
  /// meanwhile.
  func testWhatIsOnItsWayThroughAnInnerTerminalIsWaitedFor() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "SelfTest/through.py")
    let through = [script.path(percentEncoded: false), FixtureProgram.path, "fast"]
    let driver = ProcessDriver(try Python.program(through), size: Size(40, 10))
    let wrong = try await wrongCounts(driver, keys: 200)
    XCTAssertEqual(wrong, [])
  }

  func testMoreOutputThanTheTerminalHolds() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("writer"), keys: 5)
    XCTAssertEqual(wrong, [])
  }

  func testHalfAFrameIsNotTaken() async throws {
    let wrong = try await wrongCounts(FixtureProgram.driver("tear"), keys: 3)
    XCTAssertEqual(wrong, [])
  }

  func testSplashIsOver() async throws {
    let driver = FixtureProgram.driver("splash")
    try await driver.launch()
    XCTAssertEqual(driver.screen.count, 0)
    driver.stop()
  }

  func testResizeIsDrawn() async throws {
    let driver = FixtureProgram.driver("resize")
    let app = Journey(driver)
    try await app.launch()
    for columns in 41...60 {
      try await app.resize(to: Size(columns, 12))
      try app.expectText("\(columns)x12")
    }
    driver.stop()
  }

  func testAResizeThatMayBeOneOfManyIsWaitedOut() async throws {
    let driver = FixtureProgram.driver("resizes")
    let app = Journey(driver)
    try await app.launch()
    for columns in 41...42 {
      try await app.resize(to: Size(columns, 12))
      try app.expectText("\(columns)x12")
    }
    driver.stop()
  }

  func testSpinnerIsNamed() async throws {
    let driver = FixtureProgram.driver("spinner")
    try driver.start()
    // The thread that spins has its name before anything is drawn.
    try driver.wait { $0.surface.text.contains("count 0") }
    driver.deadline = .milliseconds(100)
    let failure = await failure { try await Journey(driver).press("+") }
    let message = failure?.message ?? ""
    XCTAssertTrue(message.contains("did not settle"), message)
    XCTAssertTrue(message.contains("(spinner) runs"), message)
    driver.stop()
  }

  func testClockIsSettledAndMayChange() async throws {
    let driver = FixtureProgram.driver("clock")
    try await driver.launch()
    XCTAssertEqual(driver.settlement?.way, .kernel)
    XCTAssertEqual(driver.settlement?.mayChange.count, 1)
    let waits = driver.settlement?.mayChange.first ?? ""
    XCTAssertTrue(waits.contains("(fixture-program) waits in poll"), waits)
    driver.stop()
  }

  func testWhatNobodyReadsIsSaid() async throws {
    let driver = FixtureProgram.driver("deaf")
    try await driver.launch()
    try await driver.perform([.key("a")])
    XCTAssertEqual(driver.settlement?.reason, "1 typed bytes stay unread")
    driver.stop()
  }

  func testEndIsAnEnding() async throws {
    let driver = FixtureProgram.driver("print", "one", "two")
    try await driver.launch()
    XCTAssertEqual(driver.ending, Ending(status: .exited(0), printed: "one\ntwo"))
    XCTAssertEqual(driver.settlement?.way, .ended)
    let crash = FixtureProgram.driver("crash")
    try await crash.launch()
    try await crash.perform([.key("x")])
    XCTAssertEqual(crash.ending?.status, .signaled(6))
  }

  func testWhatIsLeftBehindIsNamed() async throws {
    let driver = FixtureProgram.driver("leave-raw")
    let app = Journey(driver)
    try await app.launch()
    try await app.press("q")
    let failure = await failure { try app.expectEnded() }
    XCTAssertEqual(failure?.message.hasPrefix("the program has left behind"), true)
    let left = driver.ending?.leftBehind ?? []
    XCTAssertEqual(
      Set(left),
      [
        "mode cursorVisible", "mode mouseMotion", "mode alternateScreen1049", "mode bracketedPaste",
        "alternate screen", "style foreground 1", "scrolling region", "line settings",
      ])
  }

  func testLineModeNeedsNoTakingOver() async throws {
    let program = Program(
      "/bin/sh", arguments: ["-c", "while read line; do echo \"got $line\"; done"],
      environment: [:])
    let app = Journey(ProcessDriver(program, size: Size(20, 5)))
    try await app.launch()
    try await app.type("one\n")
    try app.expectText("got one")
    app.driver.stop()
  }

  func testShellIsSettledBetweenItsJobsOnly() async throws {
    let app = Journey(ProcessDriver(Program("bash", arguments: ["--norc", "-i"])))
    try await app.launch()
    for number in 1...5 {
      try await app.type("sh -c 'sleep 0.02'; echo \"done\" \(number)\n")
      try app.expectText("done \(number)")
    }
    try await app.type("sleep 1000 &\n")
    try await app.type("echo \"still\" here\n")
    try app.expectText("still here")
    app.driver.stop()
  }

  /// Its server leaves the client, and has a shell on a terminal of its own.
  func testServerThatWasLeftBehindIsWaitedForAndEnded() async throws {
    // Another run of this test must not share the server.
    let socket = ["-L", "journey-\(getpid())"]
    let driver = ProcessDriver(Program("tmux", arguments: socket + ["-f/dev/null"]))
    let app = Journey(driver)
    do {
      try await driver.launch()
    } catch DriverError.notFound {
      throw XCTSkip("there is no tmux")
    }
    for number in 1...5 {
      try await app.type("echo \"said\" \(number)\n")
      try app.expectText("said \(number)")
    }
    try await app.type("cat /proc/$PPID/comm; echo \"server\" $PPID.\n")
    try app.expectText("tmux: server")
    let server = try XCTUnwrap(app.screen.text.firstMatch(of: #/server (\d+)\./#)?.1)
    driver.stop()
    XCTAssertEqual(kill(try XCTUnwrap(Int32(server)), 0), -1)
  }

  func testEscapeIsWaitedOut() async throws {
    var program = FixtureProgram.program("fast")
    program.environment["ESCDELAY"] = "300"
    let driver = ProcessDriver(program, size: Size(40, 10))
    try await driver.launch()
    try await driver.perform([.key(.escape)])
    XCTAssertEqual(driver.screen.count, 1)
    try await driver.perform([.key(.escape), .key("a")])
    XCTAssertEqual(driver.screen.count, 3)
    driver.stop()
  }

  func testAClickThatMayBecomeTwoIsWaitedOut() async throws {
    let driver = FixtureProgram.driver("clicks")
    let app = Journey(driver)
    try await app.launch()
    for click in 1...3 {
      try await app.click(at: Point(x: 3, y: 3))
      XCTAssertEqual(driver.screen.count, click)
    }
    driver.stop()
  }

  /// Of a program that draws each second, one second may belong to the ESC.
  func testTicksBehindAnEscapeAreNotWaitedOut() async throws {
    let driver = FixtureProgram.driver("clock")
    let app = Journey(driver)
    try await app.launch()
    try await app.press(.escape)
    XCTAssertEqual(driver.screen.count, 1)
    try app.expectText(TextPattern(regex: "^ticks [0-3] "))
    driver.stop()
  }

  func testProgramWithoutTheProtocolHasNoClock() async throws {
    let driver = FixtureProgram.driver("fast")
    let app = Journey(driver)
    try await app.launch()
    let failure = await failure { try await app.advance(by: .seconds(1)) }
    XCTAssertEqual(
      failure?.message, "advance by 1.0 seconds: the program has no clock that a test can move")
    driver.stop()
  }
}
