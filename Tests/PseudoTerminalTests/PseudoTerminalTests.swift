import PseudoTerminal
import Terminal
import XCTest

final class PseudoTerminalTests: XCTestCase {
  /// From the first use on: the cases of a run are all made before its first test.
  private lazy var deadline = ContinuousClock.now + .seconds(20)

  private func shell(
    _ script: String, environment: [String: String] = [:], directory: String? = nil,
    descriptors: [Int32: Int32] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      executable: "/bin/sh", arguments: ["-c", script], environment: environment,
      directory: directory, size: Size(91, 33), descriptors: descriptors)
  }

  /// All that the child writes until its end.
  private func output(_ child: PseudoTerminal) -> String {
    var bytes: [UInt8] = []
    while !child.isAtEnd, ContinuousClock.now < deadline {
      _ = child.poll(until: deadline)
      bytes += child.read()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ child: PseudoTerminal, until end: String) -> String {
    var text = ""
    while !text.contains(end), !child.isAtEnd, ContinuousClock.now < deadline {
      _ = child.poll(until: deadline)
      text += String(decoding: child.read(), as: UTF8.self)
    }
    return text
  }

  func testChildSeesTheSizeAndItsArguments() throws {
    let child = try shell("stty size; echo \"$0\"")
    XCTAssertEqual(output(child), "33 91\r\n/bin/sh\r\n")
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(0))
  }

  func testEnvironmentIsCompleteAndTheDirectoryIsSet() throws {
    let child = try shell("/usr/bin/env; pwd", environment: ["A": "1"], directory: "/usr")
    XCTAssertEqual(output(child).split(separator: "\r\n").sorted(), ["/usr", "A=1", "PWD=/usr"])
  }

  func testResizeReachesTheChild() throws {
    let child = try shell("trap 'stty size; exit' WINCH; echo ready; read line")
    XCTAssertEqual(read(child, until: "ready\r\n"), "ready\r\n")
    try child.resize(to: Size(120, 40))
    XCTAssertEqual(read(child, until: "40 120\r\n"), "40 120\r\n")
  }

  func testStatusOfAnExit() throws {
    let child = try shell("exit 7")
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(7))
    XCTAssertFalse(child.isAlive)
  }

  func testStatusOfASignalSentToTheForegroundGroup() throws {
    let child = try shell("echo ready; exec cat")
    XCTAssertEqual(read(child, until: "ready\r\n"), "ready\r\n")
    XCTAssertTrue(child.isAlive)
    XCTAssertEqual(try child.foregroundGroup(), child.processID)
    try child.signal(SIGTERM, to: .foregroundGroup)
    XCTAssertEqual(child.waitForExit(until: deadline), .signaled(SIGTERM))
  }

  func testControlCIsASignalOfTheTerminal() throws {
    let child = try shell("trap 'echo caught; exit 3' INT; echo ready; read line")
    XCTAssertEqual(read(child, until: "ready\r\n"), "ready\r\n")
    child.write([3])
    XCTAssertTrue(read(child, until: "caught").contains("caught"))
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(3))
  }

  func testPollTellsTheExitOnceAndNeverSpins() throws {
    let child = try shell("exit 0")
    var ends = 0
    for _ in 0..<50 where child.poll(for: .milliseconds(200)).hasExited { ends += 1 }
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(child.exitStatus, .exited(0))
  }

  func testProgramThatIsNotThereThrows() {
    XCTAssertThrowsError(try PseudoTerminal(executable: "/nonexistent/program")) { error in
      XCTAssertEqual((error as? SystemError)?.code, ENOENT)
    }
  }

  func testChildHasAControllingTerminal() throws {
    let child = try shell("echo through the name > /dev/tty")
    XCTAssertEqual(output(child), "through the name\r\n")
  }

  func testChildHasTheTerminalAndTheMappedDescriptorsOnly() throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { ends.forEach { close($0) } }
    let list = try PseudoTerminal(
      executable: "/bin/ls", arguments: ["-1", "/proc/self/fd"], descriptors: [7: ends[1]])
    // 3 is where ls itself reads the folder.
    XCTAssertEqual(output(list).split(separator: "\r\n"), ["0", "1", "2", "3", "7"])
    let child = try shell("echo side >&7", descriptors: [7: ends[1]])
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(0))
    XCTAssertEqual(child.poll(for: .zero, extra: [ends[0]]).readable, [ends[0]])
    var buffer = [UInt8](repeating: 0, count: 16)
    XCTAssertEqual(Glibc.read(ends[0], &buffer, 16), 5)
  }

  func testDescriptorsMayTradeTheirNumbers() throws {
    var first: [Int32] = [0, 0]
    var second: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&first), 0)
    XCTAssertEqual(pipe(&second), 0)
    defer { (first + second).forEach { close($0) } }
    let map = [first[1]: second[1], second[1]: first[1]]
    let child = try shell("echo to-second > /proc/self/fd/\(first[1])", descriptors: map)
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(0))
    XCTAssertEqual(child.poll(for: .zero, extra: [first[0], second[0]]).readable, [second[0]])
  }

  func testTerminalAttributesShowWhatTheChildChanged() throws {
    let child = try shell("stty raw -echo; echo ready; exec cat")
    let before = try PseudoTerminal(executable: "/bin/cat").terminalAttributes()
    _ = read(child, until: "ready")
    let after = try child.terminalAttributes()
    XCTAssertTrue(before.isCanonical && before.echoes && before.makesSignals)
    XCTAssertFalse(after.isCanonical || after.echoes || after.makesSignals)
    XCTAssertNotEqual(before, after)
  }

  func testUnreadInputCountsWhatTheChildHasNotTaken() throws {
    let child = try shell("stty raw -echo; echo ready; read line < /dev/null; exec sleep 60")
    _ = read(child, until: "ready")
    child.write(Array("abc".utf8))
    XCTAssertEqual(child.unreadInput, 3)
  }

  func testAMegabyteThroughACatThatNobodyDrainsDoesNotBlock() throws {
    let child = try shell("stty -echo; echo ready; exec cat")
    _ = read(child, until: "ready\r\n")
    let line = Array(repeating: UInt8(0x61), count: 1023) + [0x0A]
    for _ in 0..<1024 { child.write(line) }
    XCTAssertTrue(child.flush(until: deadline))
    child.write([4])
    XCTAssertEqual(output(child).utf8.count, 1024 * 1025)
    XCTAssertEqual(child.waitForExit(until: deadline), .exited(0))
  }

  func testReadKeepsWhatIsBeyondItsLimit() throws {
    let child = try shell("printf 0123456789")
    _ = child.waitForExit(until: deadline)
    XCTAssertEqual(child.read(limit: 4), Array("0123".utf8))
    XCTAssertEqual(child.read(), Array("456789".utf8))
  }

  func testTwoHundredChildrenLeaveNoDescriptorAndNoZombie() throws {
    let before = try openDescriptors()
    var processes: [Int32] = []
    for index in 0..<200 {
      let child = try shell(index % 2 == 0 ? "exit 0" : "exec cat")
      processes.append(child.processID)
      if index % 3 == 0 { child.close() }
    }
    XCTAssertEqual(try openDescriptors(), before)
    XCTAssertTrue(processes.allSatisfy { kill($0, 0) == -1 }, "a child is left")
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  func testClosingTwiceKeepsTheStatus() throws {
    let child = try shell("exec cat")
    child.close()
    child.close()
    // The hangup may come before the kill.
    XCTAssertTrue([.signaled(SIGKILL), .signaled(SIGHUP)].contains(child.exitStatus))
    XCTAssertEqual(child.read(), [])
  }
}
