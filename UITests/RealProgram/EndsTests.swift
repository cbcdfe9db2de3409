import Foundation
import JourneyKit
import PetsDomain
import PseudoTerminal
import Terminal
import XCTest

/// However the program ends, the terminal is as it was found, and the status says what happened.
@MainActor
final class EndsTests: RealProgramCase {
  private func assertEnd(
    _ driver: ProcessDriver, _ code: Int32, printed: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let ending = driver.ending
    XCTAssertEqual(ending?.status, .exited(code), file: file, line: line)
    XCTAssertEqual(ending?.printed, printed, file: file, line: line)
    XCTAssertEqual(ending?.leftBehind, [], file: file, line: line)
  }

  private func words(_ number: Int32) -> String {
    let name = String(cString: strsignal(number))
    return "moggy: ended by signal \(number) (\(name)); the terminal was restored"
  }

  func testQuittingSaysNothing() async throws {
    for key in ["q", .control("c")] as [KeyStroke] {
      try await onRealProgram { app, driver, _ in
        try await app.press(key)
        try app.expectEnded()
        assertEnd(driver, 0, printed: "")
      }
    }
  }

  func testTheScreenOfTheShellComesBack() async throws {
    let ending = try runShell("echo before; $MOGGY --data $HOME --crash-test throw; echo status $?")
    XCTAssertTrue(ending.printed.hasPrefix("before\nmoggy: "), ending.printed)
    XCTAssertTrue(ending.printed.hasSuffix("\nstatus 70"), ending.printed)
    XCTAssertEqual(ending.leftBehind, [])
  }

  /// These ask for the end: the program leaves by itself, whichever process was asked.
  func testSignalsThatAskForTheEnd() async throws {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      for isInterface in [true, false] {
        try await onRealProgram { app, driver, _ in
          let process = try isInterface ? driver.interface() : XCTUnwrap(driver.processes.first)
          process.signal(number)
          try driver.waitForEnd()
          assertEnd(driver, 128 + number, printed: "")
        }
      }
    }
  }

  /// These are a death of the interface that nothing of its own can clean up after.
  func testSignalsThatKillTheInterface() async throws {
    let deaths = [
      SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGKILL, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGSYS, SIGXCPU,
    ]
    for number in deaths {
      try await onRealProgram { app, driver, _ in
        try driver.interface().signal(number)
        try driver.waitForEnd()
        assertEnd(driver, 128 + number, printed: words(number))
      }
    }
  }

  func testSignalsThatAreNoEnd() async throws {
    for number in [SIGPIPE, SIGXFSZ, SIGWINCH, SIGURG, SIGCHLD, SIGCONT] {
      try await onRealProgram { app, driver, _ in
        let before = driver.screen
        try driver.interface().signal(number)
        try await app.press("?")
        try await app.press(.escape)
        XCTAssertEqual(ScreenDifference(before, driver.screen).description, "", "\(number)")
      }
    }
  }

  /// Nobody is left to clean up but the interface, which is told by the kernel.
  func testDeathOfTheSupervisor() async throws {
    try await onRealProgram { app, driver, _ in
      let interface = try driver.interface()
      try XCTUnwrap(driver.processes.first).signal(SIGKILL)
      XCTAssertTrue(interface.waitForEnd(until: .now + driver.deadline))
      try driver.waitForEnd()
      XCTAssertEqual(driver.ending?.status, .signaled(SIGKILL))
      XCTAssertEqual(driver.ending?.leftBehind, [])
      XCTAssertEqual(driver.ending?.printed, "")
    }
  }

  func testCrashesOfTheSwiftRuntime() async throws {
    let crashes: [(String, Int32, String)] = [
      ("trap", SIGILL, "Fatal error: Index out of range"),
      ("fatalError", SIGILL, "Fatal error: asked for by --crash-test"),
      ("overflow", SIGSEGV, "the terminal was restored"),
    ]
    for (name, number, text) in crashes {
      let ending = try run(["--demo", "--crash-test", name])
      XCTAssertEqual(ending.leftBehind, [], name)
      let lines = ending.printed.split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.last, words(number), name)
      XCTAssertTrue(ending.printed.contains(text), ending.printed)
      XCTAssertEqual(ending.status, .exited(128 + number), name)
    }
  }

  func testAnErrorOnceTheScreenIsShown() async throws {
    let ending = try run(["--demo", "--crash-test", "throw"])
    XCTAssertEqual(ending.status, .exited(EX_SOFTWARE))
    XCTAssertEqual(ending.leftBehind, [])
    XCTAssertTrue(ending.printed.hasPrefix("moggy: "), ending.printed)
  }

  // MARK: A terminal that is gone

  func testAClosedTerminalEndsBothProcesses() async throws {
    try await onRealProgram { app, driver, data in
      let card = try await app.on(PetListPage.self).add()
      try await card.fill(.name, "Barsik")
      let processes = driver.processes
      XCTAssertEqual(processes.count, 2)
      try driver.hangUp()
      XCTAssertEqual(driver.ending?.status, .exited(128 + SIGHUP))
      for process in processes {
        XCTAssertTrue(process.waitForEnd(until: .now + driver.deadline))
      }
      XCTAssertEqual(try Records(data).names, ["Barsik"])
    }
  }

  /// As `nohup` would start it: only the end of the input tells.
  func testAClosedTerminalEndsAProgramThatIgnoresHangups() async throws {
    let data = try DataFolder()
    var program = MoggyDrivers.program([], Launch(), home: data.path)
    program.arguments = ["-c", "trap '' HUP; exec \(program.executable) --data \(data.path)"]
    program.executable = "/bin/sh"
    let driver = ProcessDriver(program)
    defer { driver.stop() }
    try await driver.launch()
    let processes = driver.processes
    XCTAssertEqual(processes.count, 2)
    try driver.hangUp()
    XCTAssertEqual(driver.ending?.status, .exited(128 + SIGHUP))
    for process in processes {
      XCTAssertTrue(process.waitForEnd(until: .now + driver.deadline))
    }
  }

  /// The terminal takes no bytes any more, and is closed then.
  func testAClosedTerminalThatWasFull() async throws {
    try await onRealProgram(size: Size(300, 100)) { app, driver, _ in
      let processes = driver.processes
      try driver.write(String(repeating: "\u{0C}", count: 200))
      try driver.waitUntilBlockedOnOutput()
      try driver.hangUp()
      for process in processes {
        XCTAssertTrue(process.waitForEnd(until: .now + driver.deadline))
      }
    }
  }
}
