import Core
import Foundation
import JourneyKit
import ProfileScreens
import PseudoTerminal
import Shell
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// What the user has written into `config.toml`, and what the program makes of it.
@MainActor
final class ConfigTests: RealProgramCase {
  private func folder(_ files: [String: String]) throws -> DataFolder {
    let data = try DataFolder()
    let themes = data.path + "/config/themes"
    try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: data.path + "/config/" + name))
    }
    return data
  }

  private func onProgram(
    _ files: [String: String], _ launch: Launch = Launch(usesSettings: true),
    _ look: (Journey, ProcessDriver) async throws -> Void
  ) async throws {
    let data = try folder(files)
    try await MoggyDrivers.prepare(launch, data: data)
    let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await look(app, driver)
  }

  private let mocha = "[ground]\nfg = '#d0d0d0'\nbg = '#1e1e2e'\n"

  func testTheFileComesBeforeTheSettings() async throws {
    let config = "[ui]\nlanguage = 'ru'\ntheme = 'mocha'\nmouse = false\n"
    try await onProgram(["config.toml": config, "themes/mocha.toml": mocha]) { app, driver in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.language).toHave(value: "Русский")
      try app.expect(profile.theme).toHave(value: "mocha")
      try app.expect(app.element(ProfileID.themeNote)).toShow("как задано в config.toml")
      XCTAssertEqual(
        app.screen.surface[0, 5].style.background, Color.hex(0x1E1E2E).reduced(to: .indexed256))
      XCTAssertFalse(driver.emulator.modes.contains(.mouseDrag))
      XCTAssertFalse(String(decoding: driver.rawOutput, as: UTF8.self).contains("\u{1B}[?1002h"))
    }
  }

  func testASwitchComesBeforeTheFile() async throws {
    let config = "[ui]\nlanguage = 'ru'\ntheme = 'light'\n"
    try await onProgram(["config.toml": config], Launch()) { app, _ in
      try await app.press(.profileTab)
      let profile = try app.on(ProfilePage.self)
      try app.expect(profile.language).toHave(value: "English")
      try app.expect(profile.theme).toHave(value: "dark")
      try app.expect(app.element(ProfileID.languageNote)).toShow("as given at the start")
      try await app.press(.tab, .right)
      try app.expect(app.element(ProfileID.languageNote)).toShow("при запуске задано другое")
      try app.expect(app.element(ProfileID.themeNote)).toShow("как задано при запуске")
    }
  }

  func testAMistakeIsToldAndTheProgramStarts() async throws {
    let config = "[ui]\ntheme = dark\nlanguage = \"en\"\nmouse = 7\n"
    try await onProgram(["config.toml": config]) { app, _ in
      try await app.advance(by: .seconds(1))
      try app.expectText("config.toml:2:9: ")
      try app.expectText("1 more mistake")
      try await app.press(.profileTab)
      try app.expect(app.on(ProfilePage.self).theme).toHave(value: "as the terminal")
    }
  }

  func testAnUnknownActionIsToldAtTheStart() async throws {
    try await onProgram(["config.toml": "[ui]\nlanguage = 'en'\n[keys]\npets.ad = 'x'\n"]) {
      app, _ in
      try await app.advance(by: .seconds(1))
      try app.expectText("config.toml:4:1: there is no action “pets.ad”")
      try app.expectText("pets.add")
    }
  }

  // MARK: The command

  private func command(
    _ arguments: [String], _ data: DataFolder, _ environment: [String: String?] = [:]
  ) throws -> Ending {
    try run(["config"] + arguments, environment, home: data, size: Size(200, 100))
  }

  func testPath() async throws {
    let data = try folder([:])
    XCTAssertEqual(
      try command(["path", "--data", data.path], data).printed, data.path + "/config/config.toml")
    XCTAssertEqual(
      try command(["path"], data, ["XDG_CONFIG_HOME": "/etc/xdg"]).printed,
      "/etc/xdg/moggy/config.toml")
    XCTAssertEqual(
      try command(["path"], data, ["HOME": nil]).status, .exited(EX_CANTCREAT))
  }

  func testCheck() async throws {
    let good = try folder(["config.toml": "[ui]\nflat = true\n", "themes/mocha.toml": mocha])
    let ending = try command(["check", "--data", good.path], good)
    XCTAssertEqual(ending.status, .exited(0))
    XCTAssertEqual(ending.printed, "")
    let bad = try folder([
      "config.toml": "[ui]\nflat = 3\ntehme = 1\n", "themes/x.toml": "base = 'y'",
    ])
    let refused = try command(["check", "--data", bad.path], bad)
    XCTAssertEqual(refused.status, .exited(78))
    let lines = refused.printed.split(separator: "\n").map(String.init)
    let config = bad.path + "/config/"
    XCTAssertEqual(lines.count, 3, refused.printed)
    for (line, start) in zip(
      lines, ["config.toml:2:8: ", "config.toml:3:1: ", "themes/x.toml:1:8: "])
    {
      XCTAssertTrue(line.hasPrefix(config + start), line)
    }
  }

  /// What is shown can be a file, and says the same.
  func testShow() async throws {
    let data = try folder([
      "config.toml": "[ui]\ntheme = '16'\n[keys.program]\nquit = ['Ctrl-Q', 'q q']\n"
    ])
    let shown = try command(["show", "--data", data.path], data).printed
    XCTAssertTrue(shown.contains("\ntheme = \"16\"\n"), shown)
    XCTAssertTrue(shown.contains("\n\"program.quit\" = [\"Ctrl-Q\", \"q q\"]"), shown)
    let again = try folder(["config.toml": shown])
    XCTAssertEqual(try command(["show", "--data", again.path], again).printed, shown)
    XCTAssertEqual(try command(["check", "--data", again.path], again).status, .exited(0))
  }
}
