import JourneyKit
import ProfileScreens
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// The program asks its terminal what it is, and lives with every answer.
@MainActor
final class TerminalAnswersTests: RealProgramCase {
  private static let light = "\u{1B}]11;#fafafc\u{07}"
  private static let dark = "\u{1B}]11;#1c1b22\u{07}"

  /// Starts the program on a terminal with a background, and waits until it has the answers.
  private func onTerminal(
    _ background: String, _ launch: Launch = Launch(usesSettings: true),
    _ look: (Journey, ProcessDriver) async throws -> Void
  ) async throws {
    var launch = launch
    launch.environment["MOGGY_QUERY_TERMINAL"] = "1"
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data)
    let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    defer { driver.stop() }
    try driver.start()
    driver.emulator.feed(Array(background.utf8))
    try driver.resume()
    // The answers were typed when the frame was seen: a second request comes behind them.
    try driver.perform(bytes: [])
    try await look(Journey(driver), driver)
  }

  private func expectAuto(
    isLight: Bool, _ driver: ProcessDriver, file: StaticString = #filePath, line: UInt = #line
  ) {
    let theme = Theme.make(.auto, depth: .indexed256, isLightTerminal: isLight)
    let style = driver.screen.surface[24, 0].style
    XCTAssertEqual(
      style.foreground, theme[.tabSelected].foreground, "light: \(isLight)", file: file, line: line)
    XCTAssertEqual(style.background, .default, file: file, line: line)
  }

  func testAutoIsAsTheTerminalsGround() async throws {
    try await onTerminal(Self.light) { _, driver in expectAuto(isLight: true, driver) }
    try await onTerminal(Self.dark) { _, driver in expectAuto(isLight: false, driver) }
  }

  func testTheTerminalKnowsBetterThanTheEnvironment() async throws {
    var launch = Launch(usesSettings: true)
    launch.environment["COLORFGBG"] = "0;15"
    try await onTerminal(Self.dark, launch) { _, driver in expectAuto(isLight: false, driver) }
  }

  func testAChangeOfTheSchemeIsFollowed() async throws {
    try await onTerminal(Self.dark) { app, driver in
      expectAuto(isLight: false, driver)
      driver.emulator.feed(Array(Self.light.utf8))
      try driver.perform(bytes: Array("\u{1B}[?997;2n".utf8))
      try driver.perform(bytes: [])
      expectAuto(isLight: true, driver)
      XCTAssertTrue(driver.emulator.modes.contains(.colorSchemeReports))
      try await app.press("q")
      try app.expectEnded()
    }
  }

  /// Of a terminal that says only half, the half counts when the time is up; more is too late.
  func testASilentTerminalIsWaitedForALimitedTime() async throws {
    var launch = Launch(usesSettings: true)
    launch.environment["MOGGY_QUERY_TERMINAL"] = "1"
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data)
    let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    driver.answersQueries = false
    defer { driver.stop() }
    try await driver.launch()
    try driver.perform(bytes: Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8))
    expectAuto(isLight: false, driver)
    try await driver.advance(by: .milliseconds(199))
    expectAuto(isLight: false, driver)
    try await driver.advance(by: .milliseconds(1))
    try driver.perform(bytes: [])
    expectAuto(isLight: true, driver)
    try driver.perform(bytes: Array("\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62;4c".utf8))
    expectAuto(isLight: true, driver)
  }

  /// Answers that come late, twice or in pieces are never typed.
  func testAnswersAreNoKeys() async throws {
    try await onTerminal(Self.light, Launch(usesSettings: true, demo: true)) { app, driver in
      try await app.press("/")
      let before = driver.screen
      let answers = Array(
        "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;16;8t\u{1B}P>|x(1)\u{1B}\\\u{1B}[?62;4c"
          .utf8)
      try driver.perform(bytes: answers)
      for byte in answers { try driver.write([byte]) }
      try driver.perform(bytes: [])
      let long = Array("\u{1B}]11;rgb:".utf8) + Array(repeating: UInt8(ascii: "f"), count: 1 << 20)
      try driver.perform(bytes: long + Array("\u{1B}\\".utf8))
      XCTAssertEqual(ScreenDifference(before, driver.screen).description, "")
      try await app.type("x")
      XCTAssertNotEqual(ScreenDifference(before, driver.screen).description, "")
    }
  }

  func testNothingIsAskedOfATerminalThatWouldShowIt() async throws {
    for term in ["linux", "vt100", "vt220"] {
      var launch = Launch(usesSettings: true)
      launch.term = term
      try await onTerminal(Self.light, launch) { _, driver in
        let output = String(decoding: driver.rawOutput, as: UTF8.self)
        XCTAssertFalse(output.contains("\u{1B}]11"), term)
        XCTAssertFalse(output.contains("\u{1B}[c"), term)
      }
    }
  }

  func testADriverIsNotAskedUnlessItWants() async throws {
    try await onRealProgram(Launch(usesSettings: true)) { _, driver, _ in
      XCTAssertFalse(String(decoding: driver.rawOutput, as: UTF8.self).contains("\u{1B}]11"))
    }
  }

  func testAReportOfTheSameSchemeAsksNothing() async throws {
    try await onTerminal(Self.dark) { _, driver in
      for _ in 1...3 { try driver.perform(bytes: Array("\u{1B}[?997;2n".utf8)) }
      try driver.perform(bytes: [])
      let output = String(decoding: driver.rawOutput, as: UTF8.self)
      XCTAssertEqual(output.ranges(of: "\u{1B}]11;?").count, 2, "at the start, and for the change")
    }
  }

  func testTheGalleryAsksToo() async throws {
    let data = try DataFolder()
    var program = GalleryLaunch("button").program(home: data.path)
    program.environment["MOGGY_QUERY_TERMINAL"] = "1"
    program.arguments += ["--theme", "auto"]
    let driver = ProcessDriver(program, size: Size(80, 24))
    defer { driver.stop() }
    try driver.start()
    driver.emulator.feed(Array(Self.light.utf8))
    try driver.resume()
    try driver.perform(bytes: [])
    let output = String(decoding: driver.rawOutput, as: UTF8.self)
    XCTAssertTrue(output.contains("\u{1B}]11;?"))
    let theme = Theme.make(.auto, depth: .indexed256, isLightTerminal: true)
    XCTAssertTrue(
      driver.screen.surface.cells.contains { $0.style.foreground == theme[.accent].foreground })
  }
}
