import Core
import Foundation
import GRDB
import JourneyKit
import PseudoTerminal
import Semantics
import Shell
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

/// What keeps the program from starting is said in one line, with the status of sysexits(3).
@MainActor
final class StartTests: RealProgramCase {
  private func assertRefused(
    _ ending: Ending, _ status: Int32, _ line: String, file: StaticString = #filePath,
    sourceLine: UInt = #line
  ) {
    XCTAssertEqual(ending.status, .exited(status), file: file, line: sourceLine)
    let printed = ending.printed.split(separator: "\n").joined()
    XCTAssertEqual(printed, line, file: file, line: sourceLine)
    XCTAssertEqual(ending.leftBehind, [], file: file, line: sourceLine)
  }

  // MARK: The terminal

  func testNoTerminal() async throws {
    let words = "moggy: standard input and output are not a terminal"
    for redirection in ["</dev/null", ">/dev/null", "2>&1 | cat"] {
      let ending = try runShell("$MOGGY --data $HOME \(redirection); exit $?")
      let status: Int32 = redirection.contains("cat") ? 0 : EX_USAGE
      assertRefused(ending, status, words)
    }
  }

  func testATerminalThatCannotShowAScreen() async throws {
    let missing = "moggy: TERM is not set, so the terminal's type is not known"
    assertRefused(try run(["--demo"], ["TERM": String?.none]), EX_USAGE, missing)
    assertRefused(try run(["--demo"], ["TERM": ""]), EX_USAGE, missing)
    assertRefused(
      try run(["--demo"], ["TERM": "dumb"]), EX_USAGE,
      "moggy: a terminal of type “dumb” cannot show a screen")
    assertRefused(
      try run(["--demo"], ["TERM": "no-such-terminal"]), EX_USAGE,
      "moggy: the terminal type “no-such-terminal” is not known to terminfo")
  }

  /// Lines are moved within the scrolling region, and ncurses takes its size from the entry of
  /// terminfo, 24 rows, whatever the terminal has.
  func testAllRowsScroll() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      let data = try DataFolder()
      try await MoggyDrivers.prepare(Launch(), data: data)
      let driver = MoggyDrivers.process(Launch(), data: data, size: size)
      defer { driver.stop() }
      try driver.start()
      var margins: Margins?
      try driver.wait {
        margins = $0.margins
        return $0.surface.text.contains("?")
      }
      XCTAssertEqual(margins, VirtualTerminal(size: size).margins)
    }
  }

  /// An entry that is no entry must not bring us down: ncurses reads it before we can.
  func testAGarbageEntryOfTerminfo() async throws {
    var random = SeededRandom(seed: 15)
    for size in [0, 1, 12, 500, 40_000] {
      let folder = try DataFolder()
      let bytes = [0x1A, 0x01] + (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
      for directory in ["g", "67"] {
        let path = folder.path + "/" + directory
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: path + "/garbage"))
      }
      let ending = try run(["--demo"], ["TERM": "garbage", "TERMINFO": folder.path])
      XCTAssertEqual(ending.status, .exited(EX_USAGE), "\(size)")
      XCTAssertTrue(ending.printed.hasPrefix("moggy: "), ending.printed)
      XCTAssertEqual(ending.leftBehind, [])
    }
  }

  // MARK: Folders

  func testAFolderThatCannotBe() async throws {
    let data = try DataFolder()
    let file = data.path + "/file"
    XCTAssertTrue(FileManager.default.createFile(atPath: file, contents: nil))
    assertRefused(
      try run(["--data", "/proc/moggy"]), EX_CANTCREAT,
      "moggy: /proc/moggy: cannot be created: No such file or directory")
    assertRefused(
      try run(["--data", file]), EX_CANTCREAT,
      "moggy: \(file)/data: cannot be created: Not a directory")
    for home in [nil, "", "relative"] as [String?] {
      assertRefused(
        try run([], ["HOME": home]), EX_CANTCREAT, "moggy: HOME is not set to an absolute path")
    }
  }

  func testRecordsThatAreNoFile() async throws {
    for (command, kind) in [
      ("mkdir", "a folder"), ("mkfifo", "a pipe"), ("ln -s /dev/null", "a symbolic link"),
    ] {
      let data = try DataFolder()
      let ending = try runShell(
        "mkdir -p $HOME/data; \(command) $HOME/data/moggy.sqlite; $MOGGY --data $HOME", home: data)
      assertRefused(ending, EX_DATAERR, "moggy: \(data.database) is \(kind)")
    }
  }

  func testASecondProgramOnTheSameData() async throws {
    try await onRealProgram { app, driver, data in
      let holder = try driver.interface().processID
      let before = driver.screen
      let ending = try run(["--data", data.path])
      assertRefused(
        ending, EX_TEMPFAIL, "moggy: the data folder is in use by process \(holder)")
      try await app.press("?", .escape)
      XCTAssertEqual(ScreenDifference(before, driver.screen).description, "")
      try driver.terminate(SIGKILL)
      let interface = try await freed(data)
      XCTAssertNotEqual(interface, holder)
    }
  }

  /// The process that can have the data now.
  private func freed(_ data: DataFolder) async throws -> Int32 {
    let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
    defer { driver.stop() }
    try await driver.launch()
    return try driver.interface().processID
  }

  // MARK: The database

  /// Runs the program once, so that there is a database with one pet.
  private func filled() async throws -> DataFolder {
    let data = try DataFolder()
    try await MoggyDrivers.prepare(Launch(), data: data)
    let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await app.on(PetListPage.self).add(named: "Barsik")
    try await app.press("q")
    try app.expectEnded()
    return data
  }

  func testADatabaseThatIsNotOurs() async throws {
    let newer = try await filled()
    try Records(newer).execute("PRAGMA user_version = 99")
    assertRefused(
      try run(["--data", newer.path]), EX_DATAERR,
      "moggy: \(newer.database) was made by a newer version of this program")
    let other = try await filled()
    try Records(other).execute("PRAGMA application_id = 7")
    assertRefused(
      try run(["--data", other.path]), EX_DATAERR,
      "moggy: \(other.database) belongs to another program")
    XCTAssertEqual(try Records(other).names, ["Barsik"])
  }

  func testADamagedDatabaseWithoutABackup() async throws {
    let data = try await filled()
    try damage(data.database)
    let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try app.expectText("there is no good backup")
    // What the user has seen went with it.
    try await app.press(.escape, .enter)
    try app.expectText("Add a pet")
  }

  func testADamagedDatabaseWithABackup() async throws {
    let data = try await filled()
    let backups = data.path + "/data/backups"
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: data.database, toPath: backups + "/moggy-20260305-080000-001.sqlite")
    try damage(data.database)
    let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try app.expect(app.element(ShellID.alert)).toBe(.modal)
    try await app.press(.enter)
    try app.expect(app.element(ShellID.alert)).notToExist()
    XCTAssertEqual(try app.on(PetListPage.self).names, ["Barsik"])
  }

  private func damage(_ path: String) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: 100)
    try file.write(contentsOf: Data(repeating: 0xEE, count: 20_000))
    try file.close()
  }

  // MARK: Arguments

  func testWrongOptions() async throws {
    for arguments in [
      ["--bogus"], ["word"], ["--language", "xx"], ["--theme", "x"], ["--now", "x"],
      ["--time-zone", "x"], ["--seed", "-1"], ["--data"], ["--animations", "maybe"],
    ] {
      let ending = try run(arguments)
      XCTAssertEqual(ending.status, .exited(EX_USAGE), "\(arguments)")
      XCTAssertTrue(ending.printed.hasPrefix("Error: "), ending.printed)
    }
  }

  func testAWrongValueIsToldWhatIsWanted() async throws {
    for (option, wanted) in [
      ("--now", "a time is wanted"), ("--time-zone", "as Europe/Berlin"),
      ("--seed", "a whole number is wanted"),
    ] {
      let ending = try run([option, "x"])
      XCTAssertTrue(ending.printed.contains(wanted), ending.printed)
    }
  }

  /// What is said for want of a folder is in the language of the moment.
  func testThatNothingIsKeptFollowsTheLanguage() async throws {
    let home = try DataFolder()
    let arguments = ["--demo", "--language", "ru", "--now", Launch.moment]
    let driver = ProcessDriver(
      MoggyDrivers.program(arguments, Launch(), home: home.path), size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await app.press(.profileTab)
    let folder = try app.on(ProfilePage.self).dataFolder
    try app.expect(folder).toHave(label: "ничего не сохраняется")
    try await app.press(.tab, .left)
    try app.expect(folder).toHave(label: "nothing is kept")
  }

  func testHelpFitsTheSmallestTerminal() async throws {
    let ending = try run(["--help"])
    XCTAssertEqual(ending.status, .exited(0))
    XCTAssertTrue(ending.printed.hasPrefix("OVERVIEW: Tells the weather"), ending.printed)
    XCTAssertTrue(ending.printed.contains("--help"), ending.printed)
    XCTAssertFalse(ending.printed.contains("crash"), ending.printed)
  }

  func testVersion() async throws {
    let ending = try run(["--version"])
    XCTAssertEqual(ending.status, .exited(0))
    XCTAssertTrue(ending.printed.hasPrefix("moggy "), ending.printed)
    for part in [
      "SQLite 3.", "OpenSSL 3.", "TOMLKit 0.", "libspng 0.", "libjpeg-turbo", "libchafa 1.",
      "glib 2.", "libcurl 7.", "Unicode data 15.",
    ] {
      XCTAssertTrue(ending.printed.contains("\n\(part)"), ending.printed)
    }
  }
}
