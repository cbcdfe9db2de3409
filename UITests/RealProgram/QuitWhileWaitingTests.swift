import FaultyServer
import Foundation
import JourneyKit
import PseudoTerminal
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import VirtualTerminal
import XCTest

/// A user who has had enough of waiting: one key ends the program, whatever a server does.
///
/// The program's clock stands still, so that no limit of time ends a request: a program that waited for
/// one would never end.
final class QuitWhileWaitingTests: JourneyCase {
  private static let moment = "2026-11-21T11:20:00Z"

  @MainActor
  func testWeatherThatDoesNotCome() async throws {
    let body = ServerReply.raw("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{", closing: false)
    for reply in [ServerReply.silence, HostileReply.dripping.reply, body] {
      let server = try await WeatherServer()
      try await server.start { _ in reply }
      let launch = Launch(server: server.url, now: Self.moment, timeZone: "Europe/Moscow")
      try await onRealProgram(launch) { _, driver, _ in
        try driver.write("1")
        try driver.wait { Self.shows("loading the weather", $0) }
        try Self.assertOneKeyEnds(driver, "q")
      }
      await server.stop()
    }
  }

  @MainActor
  func testPhotosOfACountryThatDoNotCome() async throws {
    let server = try await WeatherServer()
    let search = Array(try PhotoAnswers(pictureBase: server.url.absoluteString).search)
    for hasList in [false, true] {
      try await server.start { request in
        hasList && request.target.hasPrefix("/w/api.php") ? .answer(200, bytes: search) : .silence
      }
      let launch = Launch(tab: .travel, server: server.url)
      try await onRealProgram(launch) { app, driver, _ in
        try await TravelMapPage(app: app).add("France")
        try driver.write("i")
        try driver.wait { Self.shows(hasList ? "1/5" : "Looking for photos", $0) }
        try Self.assertOneKeyEnds(driver, "q")
      }
    }
    await server.stop()
  }

  @MainActor
  func testAServerOfCatsThatSaysNothing() async throws {
    let server = try await FaultyServer.start { _ in .silence }
    let launch = Launch(tab: .catinder, catinder: "http://127.0.0.1:\(server.port)")
    try await onRealProgram(launch) { app, driver, _ in
      let login = try app.on(CatinderLoginPage.self)
      try await app.type("Murka")
      try await app.press(.enter)
      try await app.type("milk")
      try app.expect(login.password).toBe(.focused)
      try driver.write("\r")
      await server.waitForRequests(1)
      try Self.assertOneKeyEnds(driver, "\u{3}")
    }
    await server.stop()
  }

  @MainActor
  func testPhotosOfCatsThatDoNotCome() async throws {
    let stage = try await CatinderStage(.withoutPhotos)
    try await onRealProgram(Launch(tab: .catinder, catinder: stage.address)) { app, driver, _ in
      let login = try app.on(CatinderLoginPage.self)
      try await app.type("Murka")
      try await app.press(.enter)
      try await app.type("milk")
      try app.expect(login.password).toBe(.focused)
      try driver.write("\r")
      try driver.wait { Self.shows("Alma, 3", $0) && Self.shows("photo…", $0) }
      try Self.assertOneKeyEnds(driver, "q")
    }
    await stage.stop()
  }

  /// A password manager that waits for its user is ended with the program.
  @MainActor
  func testACommandThatPrintsNoKey() async throws {
    let server = try await WeatherServer()
    try await server.start { _ in .silence }
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false)
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    let command = "echo started > \(pipe); read -r key < \(pipe)"
    let launch = Launch(tab: .travel, server: server.url, photoKeyCommand: command)
    try await onRealProgram(launch) { app, driver, _ in
      try await TravelMapPage(app: app).add("France")
      try driver.write("i")
      // Opens when the command does.
      let started = FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile()
      XCTAssertEqual(started, Data("started\n".utf8))
      try Self.assertOneKeyEnds(driver, "q")
    }
    await server.stop()
  }

  private static func shows(_ text: String, _ terminal: VirtualTerminal) -> Bool {
    terminal.surface.text.contains(text)
  }

  @MainActor
  private static func assertOneKeyEnds(
    _ driver: ProcessDriver, _ key: String, line: UInt = #line
  ) throws {
    try driver.write(key)
    let ending = try driver.waitForEnd()
    XCTAssertEqual(ending.status, .exited(0), line: line)
    XCTAssertEqual(ending.printed, "", line: line)
    XCTAssertEqual(ending.leftBehind, [], line: line)
  }
}
