import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

@MainActor
final class ProcessDriverTests: JourneyTestCase {
  private func journey() async throws -> (Journey, ProcessDriver) {
    let driver = CounterScript.driver()
    let app = Journey(driver)
    try await app.launch()
    return (app, driver)
  }

  func testScreenIsThatOfTheMark() async throws {
    let (app, _) = try await journey()
    XCTAssertEqual(app.screen.text, "[ Count ] 0\n30x4\n\n")
    XCTAssertEqual(app.screen.cursor, Point(x: 2, y: 0))
    XCTAssertEqual(app.screen.focus, "count")
    try app.expect(Query(.button, "Count")).toHave(value: "0")
    try app.expectNoText("behind the mark")
  }

  /// It comes in one piece with the mark, and nothing comes after it.
  func testWhatIsDrawnRightBehindTheMarkIsNotWaitedForInVain() async throws {
    let (app, _) = try await journey()
    try await app.press("l")
    try app.expectText("[ Count ] 0")
    try await app.eventually { try app.expectText("[ Count ] 1") }
  }

  func testEveryActIsSettled() async throws {
    let (app, _) = try await journey()
    for count in 1...20 {
      try await app.type("+")
      XCTAssertEqual(try app.element("count").value(), "\(count)")
      try app.expectText("[ Count ] \(count)")
    }
    try await app.advance(by: .milliseconds(500))
    try app.expectText("[ Count ] 520")
  }

  func testAKeyBehindEscapeStaysAKeyOfItsOwn() async throws {
    let (app, driver) = try await journey()
    try await driver.perform([.key("+"), .key(.escape), .key("+"), .key(.escape)])
    try app.expect(Query("count")).toHave(value: "2")
  }

  func testMouseIsRefusedUntilTheProgramWantsIt() async throws {
    let (app, _) = try await journey()
    let failure = await failure { try await app.click(Query("count")) }
    XCTAssertEqual(
      failure?.message,
      "click #count: the terminal would send nothing: the program has no mouse reports on "
        + "(modes 1000, 1002 and 1003, or 9 for presses)")
    try await app.press("m")
    try await app.click(Query("count"))
    try app.expect(Query("count")).toHave(value: "1")
  }

  func testResizeReachesProgramAndScreen() async throws {
    let (app, _) = try await journey()
    try await app.resize(to: Size(50, 3))
    XCTAssertEqual(app.screen.text, "[ Count ] 0\n50x3\n")
  }

  func testAnswerOfAnOlderSizeIsNotTaken() async throws {
    let (app, _) = try await journey()
    try await app.press("o")
    try app.expectText("30x4")
  }

  /// The shell around it is not of ours; its words are waited for.
  func testStoppingAndComingBackUnderAShell() async throws {
    var program = CounterScript.program
    program.arguments = ["--norc", "-i"]
    program.environment["PS1"] = "ready> "
    program.environment["SCRIPT"] = CounterScript.text
    let driver = ProcessDriver(program, size: Size(40, 8))
    let app = Journey(driver)
    try await app.act("start under a shell") {
      try driver.start()
      try driver.wait { $0.surface.text.contains("ready>") }
      try driver.write("bash -c \"$SCRIPT\"\r")
      try driver.wait { $0.isAlternateScreen }
      try driver.resume()
    }
    try await app.type("++")
    try await app.act("stop") {
      try driver.write("\u{1A}\u{1B}\\")
      try driver.wait { $0.surface.text.contains("Stopped") }
    }
    try app.expect(Query("count")).notToExist()
    try await app.act("come back") {
      try driver.write("fg\r")
      try driver.wait { $0.isAlternateScreen }
      try driver.resume()
    }
    try app.expect(Query("count")).toHave(value: "2")
    XCTAssertEqual(app.acts, ["start under a shell", "type “++”", "stop", "come back"])
  }

  func testQuittingTellsStatusWordsAndTerminal() async throws {
    let (app, driver) = try await journey()
    try await app.type("++")
    try await app.press("q")
    try app.expectEnded(.exited(3))
    XCTAssertEqual(driver.ending, Ending(status: .exited(3), printed: "bye 2"))
    let wrong = await failure { try app.expectEnded() }
    XCTAssertEqual(
      wrong?.message,
      "the program has ended with status 3; expected status 0; it printed:\nbye 2")
  }

  func testTerminalLeftInDisorderIsTold() async throws {
    let (app, driver) = try await journey()
    try await app.press("m")
    try await app.press("r")
    let left = driver.ending?.leftBehind ?? []
    XCTAssertTrue(Set(left).isSuperset(of: ["alternate screen", "line settings"]), "\(left)")
    XCTAssertTrue(Set(left).isSuperset(of: ["mode mouseDrag", "mode mouseSGR"]), "\(left)")
    let failure = await failure { try app.expectEnded() }
    XCTAssertEqual(failure?.message.hasPrefix("the program has left behind"), true)
  }

  func testCrashIsAnEndingAndItsScreenIsStale() async throws {
    let (app, _) = try await journey()
    try await app.press("k")
    let end = await failure { try app.expectEnded(.signaled(9)) }
    XCTAssertEqual(end?.message.hasPrefix("the program has left behind"), true)
    let failure = await failure { try app.expect(Query("count")).toExist() }
    XCTAssertEqual(failure?.message.contains("was ended by signal 9"), true)
  }

  func testSignalThatEndsTheProgram() async throws {
    let driver = CounterScript.guardedDriver()
    try await driver.launch()
    XCTAssertEqual(try driver.terminate(SIGTERM).status, .exited(7))
    XCTAssertEqual(driver.ending?.leftBehind, [])
  }

  func testSilentProgramIsRedWithItsScreen() async throws {
    let (app, driver) = try await journey()
    try await app.press("+")
    driver.deadline = .milliseconds(20)
    let failure = await failure { try await app.press("s") }
    let told = failure?.message.components(separatedBy: ", thread ") ?? []
    XCTAssertEqual(
      told.first,
      "press s: the program did not settle within 0.02 seconds; busy: the program, which owes a frame"
    )
    XCTAssertEqual(
      told.count > 1 && told.dropFirst().allSatisfy { $0.contains(" waits in ") }, true)
    XCTAssertEqual(failure?.screen.text.hasPrefix("[ Count ] 1"), true)
  }

  func testNonsenseOnThePipeIsRed() async throws {
    let (app, _) = try await journey()
    let failure = await failure { try await app.press("j") }
    XCTAssertEqual(
      failure?.message, "press j: what the program reported is no frame: nonsense")
  }

  func testRelaunchBeginsAnew() async throws {
    let (app, driver) = try await journey()
    try await app.type("+++")
    let before = driver.processID
    try await app.relaunch()
    try app.expect(Query("count")).toHave(value: "0")
    XCTAssertNotEqual(driver.processID, before)
  }

  func testRawBytesAndWhatTheProgramWrote() async throws {
    let (app, driver) = try await journey()
    try driver.perform(bytes: Array("++".utf8))
    try app.expect(Query("count")).toHave(value: "2")
    XCTAssertTrue(String(decoding: driver.rawOutput, as: UTF8.self).contains("\u{1B}[?1049h"))
    try driver.write("q")
    try driver.write(Array("\u{1B}\\".utf8))
    XCTAssertEqual(try driver.waitForEnd().status, .exited(3))
  }

  func testProgramThatCannotBeStartedIsRed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appending(path: "missing").path
    let driver = ProcessDriver(Program(missing, environment: [:]))
    let app = Journey(driver)
    let failure = await failure { try await app.launch() }
    XCTAssertEqual(failure?.message.contains("No such file or directory"), true)
  }

  func testProgramThatStaysInLineModeIsRed() async {
    let sleeper = Program("/bin/sh", arguments: ["-c", "read line"], environment: [:])
    let driver = ProcessDriver(sleeper, deadline: .milliseconds(50), settling: .protocol)
    let app = Journey(driver)
    let failure = await failure { try await app.launch() }
    XCTAssertEqual(
      failure?.message, "launch: the program left the terminal in line mode for 0.05 seconds")
  }

  func testEnvironmentIsWhatWasGivenAndNothingElse() async throws {
    let program = Program(
      "/usr/bin/env", environment: Program.environment(home: "/nowhere"))
    let driver = ProcessDriver(program)
    try await driver.launch()
    let lines = driver.ending?.printed.split(separator: "\n").sorted() ?? []
    XCTAssertEqual(
      lines,
      ["HOME=/nowhere", "JOURNEY_INSPECT_FD=99", "LANG=C.UTF-8", "TERM=xterm-256color", "TZ=UTC"])
  }
}
