import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

/// Case 64: programs that hang, end early, flood, or leave others behind cost a test its patience and
/// nothing more.
@MainActor
final class HostileProgramTests: JourneyTestCase {
  private func shell(_ script: String, deadline: Duration = .seconds(10)) -> ProcessDriver {
    ProcessDriver(
      Program("sh", arguments: ["-c", script]), size: Size(40, 10), deadline: deadline)
  }

  private func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// In kilobytes.
  private func memory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return try XCTUnwrap(
      line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) })
  }

  private func assertGone(_ processes: [Int32], line: UInt = #line) {
    XCTAssertFalse(processes.isEmpty, line: line)
    for process in processes {
      XCTAssertEqual(kill(process, 0), -1, "\(process) is left", line: line)
    }
  }

  /// It neither reads nor ends when it is told to.
  func testAProgramThatHangsIsRedWithItsScreenAndGone() async throws {
    let driver = shell(
      "trap '' TERM HUP INT QUIT; stty raw; printf here; while :; do :; done",
      deadline: .milliseconds(200))
    let app = Journey(driver)
    let failure = await failure { try await app.launch() }
    let isRed = failure?.message.hasPrefix("launch: the program did not settle within 0.2 seconds")
    XCTAssertEqual(isRed, true, failure?.message ?? "")
    XCTAssertEqual(failure?.screen.text.hasPrefix("here"), true)
    XCTAssertThrowsError(try driver.terminate(SIGTERM)) {
      XCTAssertEqual($0 as? DriverError, .notEnded(after: .milliseconds(200)))
    }
    let processes = driver.processes.map(\.processID)
    driver.stop()
    assertGone(processes)
  }

  /// By the processor time that was used.
  func testAStartThatWorksIsToldFromOneThatHangs() async throws {
    for (script, words) in [
      ("while :; do :; done", "which is still starting: "), ("exec sleep 1000", "hangs: "),
    ] {
      let program = Program("sh", arguments: ["-c", script])
      let driver = ProcessDriver(program, launchDeadline: .milliseconds(300))
      let failure = await failure { try await Journey(driver).launch() }
      let message = failure?.message ?? ""
      XCTAssertTrue(message.hasPrefix("launch: the program did not settle within 0.3"), message)
      XCTAssertTrue(
        message.contains("busy: the program" + (words == "hangs: " ? " " : ", ") + words), message)
      driver.stop()
    }
    XCTAssertEqual(ProcessDriver(Program("sh")).launchDeadline, .seconds(30))
  }

  func testAProgramThatEndsEarlyIsRedWithItsLastWords() async throws {
    let driver = shell("printf 'no such file'; exit 3")
    let app = Journey(driver)
    try await app.launch()
    let failure = await failure { try await app.press("x") }
    XCTAssertEqual(failure?.message.contains("no such file"), true, failure?.message ?? "")
    try app.expectEnded(.exited(3))
  }

  /// All that the machine gives: text, colours, and a string that never ends.
  func testAFloodIsRedAndKeepsWithinItsMemory() async throws {
    let flood = shell("exec yes", deadline: .milliseconds(100))
    _ = await failure { try await Journey(flood).launch() }
    flood.stop()
    let before = try memory()
    for script in [
      "exec yes", "exec yes \"$(printf '\\033[31mred\\033[2J\\033[99999999S')\"",
      "printf '\\033]2;'; exec yes", "printf '\\033P'; exec cat /dev/zero", "exec cat /dev/zero",
      "exec yes \"$(printf '\\033[c\\033[6n')\"",
    ] {
      let driver = shell(script, deadline: .milliseconds(300))
      let app = Journey(driver)
      let failure = await failure { try await app.launch() }
      let isRed = failure?.message.hasPrefix(
        "launch: the program did not settle within 0.3 seconds")
      XCTAssertEqual(isRed, true, script)
      XCTAssertEqual(failure?.report.contains("screen: 40x10"), true)
      XCTAssertLessThanOrEqual(driver.rawOutput.count, 4 << 20, script)
      XCTAssertLessThan(try memory(), before + 64 << 10, "kilobytes, \(script)")
      let processes = driver.processes.map(\.processID)
      driver.stop()
      assertGone(processes)
    }
  }

  /// A child in a session of its own has the terminal still open, and hears no hang-up.
  func testWhoKeepsTheTerminalOpenIsEndedToo() async throws {
    let kept = "trap \"\" HUP TERM; mkfifo f; exec 3<>f; echo pid $$.; read never <&3"
    let driver = shell("cd; setsid sh -c '\(kept)' & read line")
    let app = Journey(driver)
    try await app.launch()
    try app.expectText("pid ")
    let child = try XCTUnwrap(app.screen.text.firstMatch(of: #/pid (\d+)\./#)?.1)
    try await app.type("\n")
    // Its end is not waited for by its child.
    try app.expectEnded()
    driver.stop()
    assertGone([try XCTUnwrap(Int32(child))])
  }

  func testAThousandProgramsLeaveNoDescriptorAndNoZombie() async throws {
    let first = shell("exit 0")
    try await first.launch()
    first.stop()
    let before = try descriptors()
    let lives = ["exit 0", "exec cat", "kill -KILL $$", "cat & exit 1"]
    var processes: [Int32] = []
    for number in 0..<1000 {
      let child = try PseudoTerminal(
        executable: "/bin/sh", arguments: ["-c", lives[number % lives.count]], environment: [:],
        size: Size(40, 10))
      processes.append(child.processID)
      if number.isMultiple(of: 3) { child.killAll() }
      if number.isMultiple(of: 4) { _ = child.waitForExit(until: .now + .seconds(10)) }
      child.close()
    }
    XCTAssertLessThan(try descriptors(), before + 100)
    assertGone(processes)
  }
}
