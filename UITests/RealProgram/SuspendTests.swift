import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import PseudoTerminal
import Semantics
import Terminal
import TrackersDomain
import VirtualTerminal
import XCTest

/// Job control under a real shell: the shell gets its terminal, and the program its screen back.
@MainActor
final class SuspendTests: RealProgramCase {
  /// bash puts the line settings right by itself, dash leaves them to the program.
  private static let shells = [
    ("/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"]), ("/bin/dash", ["-i"]),
  ]

  private static let prompt = "ready> "

  /// What starts the program from the prompt.
  private var commandLine = ""

  /// Starts the program from the prompt of an interactive shell.
  private func underShell(
    _ shell: (path: String, arguments: [String]), _ launch: Launch = Launch(),
    size: Size = Size(80, 24), _ body: (Journey, ProcessDriver) async throws -> Void
  ) async throws {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data)
    let program = MoggyDrivers.program([], launch, home: data.path)
    var started = program
    (started.executable, started.arguments) = (shell.path, shell.arguments)
    started.environment["PS1"] = Self.prompt
    let driver = ProcessDriver(started, size: size)
    defer { driver.stop() }
    try driver.start()
    try driver.wait { self.isAtPrompt($0) }
    let arguments = launch.arguments(data: data.path).joined(separator: " ")
    commandLine = "\(program.executable) \(arguments)"
    try driver.write("clear; \(commandLine)\n")
    try driver.resume()
    try await body(Journey(driver), driver)
  }

  private func isAtPrompt(_ terminal: VirtualTerminal) -> Bool {
    let row = terminal.surface.text(row: terminal.cursor.position.y)
    return !terminal.isAlternateScreen && row.trimmingCharacters(in: .whitespaces) == "ready>"
  }

  private func expectPrompt(
    _ driver: ProcessDriver, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try driver.wait { self.isAtPrompt($0) }
    XCTAssertEqual(driver.leftBehindNow, [], file: file, line: line)
  }

  /// Gives the shell a command and waits until it has done it.
  private func command(_ driver: ProcessDriver, _ command: String) throws {
    try driver.write("clear; \(command); echo do''ne\n")
    try driver.wait { $0.surface.text.contains("done") && self.isAtPrompt($0) }
  }

  private func resume(_ driver: ProcessDriver) throws {
    try driver.write("fg\n")
    try driver.resume()
  }

  private func assertScreen(
    _ driver: ProcessDriver, is before: Screen, file: StaticString = #filePath, line: UInt = #line
  ) {
    let difference = ScreenDifference(before, driver.screen)
    XCTAssertEqual(difference.description, "", file: file, line: line)
  }

  func testTwentyTimesInARow() async throws {
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        let before = driver.screen
        try app.expectText("Add a pet")
        for _ in 1...20 {
          try driver.write("\u{1A}")
          try expectPrompt(driver)
          try resume(driver)
          assertScreen(driver, is: before)
        }
        try await app.press("?")
        try app.expectText("Everywhere")
        try driver.write("\u{1B}[27uq")
        try expectPrompt(driver)
      }
    }
  }

  func testInTheMiddleOfAnEdit() async throws {
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        let card = try await app.on(PetListPage.self).add()
        try await card.edit(.name)
        try await app.type("Bars")
        let before = driver.screen
        try driver.write("\u{1A}")
        try expectPrompt(driver)
        try resume(driver)
        assertScreen(driver, is: before)
        try await app.type("ik")
        try await app.press(.enter)
        try app.expect(card.row(.name)).toShow("Barsik")
      }
    }
  }

  func testTypedToTheShellMeanwhileIsNotOurs() async throws {
    try await underShell(Self.shells[0]) { app, driver in
      let before = driver.screen
      try driver.write("\u{1A}")
      try expectPrompt(driver)
      try command(driver, "echo $((6 * 7))q")
      try resume(driver)
      assertScreen(driver, is: before)
    }
  }

  func testResizedWhileStopped() async throws {
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        var screens: [Size: Screen] = [:]
        for size in [Size(100, 30), Size(60, 20), Size(80, 24)] {
          try await app.resize(to: size)
          screens[size] = driver.screen
        }
        for size in [Size(100, 30), Size(60, 20), Size(80, 24)] {
          try driver.write("\u{1A}")
          try expectPrompt(driver)
          try driver.changeSize(to: size)
          try resume(driver)
          assertScreen(driver, is: try XCTUnwrap(screens[size]))
        }
      }
    }
  }

  /// However the stop came: to one process or both, asked for or not.
  func testStoppedFromOutside() async throws {
    let stops: [(ProcessDriver) -> Void] = [
      { $0.processes.last?.signal(SIGTSTP) },
      { $0.processes.dropLast().last?.signal(SIGTSTP) },
      { $0.processes.last?.signal(SIGSTOP) },
      { driver in for process in driver.processes.suffix(2) { process.signal(SIGTSTP) } },
    ]
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        let before = driver.screen
        for stop in stops {
          stop(driver)
          try expectPrompt(driver)
          try resume(driver)
          assertScreen(driver, is: before)
        }
      }
    }
  }

  /// The time of a reminder comes on the way to the stop, and while others have the terminal: it is told
  /// when the program is back, once, and nothing of it is written before.
  func testAReminderIsToldWhenTheProgramIsBack() async throws {
    let time = DayTime(hour: 9, minute: 30)
    var launch = Launch(trackers: [TrackerSamples.habit(1, "Run").reminding(at: time)])
    launch.environment["TERM_PROGRAM"] = "WezTerm"
    let told = [TerminalNotification(title: "", body: "Moggy: Run: Reminder at 09:30")]
    for shell in Self.shells {
      try await underShell(shell, launch) { app, driver in
        try app.expectText("Add a pet")
        try driver.write(InspectionRequest.advance(milliseconds: 1_800_000).bytes + [0x1A])
        try expectPrompt(driver)
        try command(driver, "true")
        XCTAssertEqual(driver.emulator.notifications, [])
        XCTAssertEqual(driver.emulator.bellCount, 0)
        try resume(driver)
        try await app.advance(by: .zero)
        try app.expectText("Run: Reminder at 09:30")
        XCTAssertEqual(driver.emulator.notifications, told)
        try driver.write("\u{1A}")
        try expectPrompt(driver)
        try resume(driver)
        try await app.advance(by: .seconds(3600))
        XCTAssertEqual(driver.emulator.notifications, told)
      }
    }
  }

  func testQuitAndKilledWhileStopped() async throws {
    try await underShell(Self.shells[1]) { app, driver in
      try driver.write("\u{1A}")
      try expectPrompt(driver)
      let processes = driver.processes.suffix(2)
      try driver.write("kill -9 \(processes.map { "\($0.processID)" }.joined(separator: " "))\n")
      for process in processes {
        XCTAssertTrue(process.waitForEnd(until: .now + driver.deadline))
      }
      try expectPrompt(driver)
    }
  }

  /// Continued or started in the background it may not draw over the shell.
  func testInTheBackground() async throws {
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        let before = driver.screen
        try driver.write("\u{1A}")
        try expectPrompt(driver)
        try command(driver, "bg")
        try driver.waitUntilStopped()
        XCTAssertEqual(driver.leftBehindNow, [])
        try resume(driver)
        assertScreen(driver, is: before)
      }
    }
  }

  func testStartedInTheBackground() async throws {
    for shell in Self.shells {
      try await underShell(shell) { app, driver in
        let before = driver.screen
        try await app.press("?")
        try driver.write("\u{03}")
        try expectPrompt(driver)
        try driver.write("clear; \(commandLine) & echo do''ne\n")
        try driver.wait { $0.surface.text.contains("done") && self.isAtPrompt($0) }
        try driver.waitUntilStopped()
        XCTAssertEqual(driver.leftBehindNow, [])
        try resume(driver)
        assertScreen(driver, is: before)
        try driver.write("q")
        try expectPrompt(driver)
      }
    }
  }
}
