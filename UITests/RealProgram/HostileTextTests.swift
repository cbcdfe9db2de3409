import Core
import Foundation
import GRDB
import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import PseudoTerminal
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// No text, wherever it comes from, reaches the terminal as anything but text in its own place.
@MainActor
final class HostileTextTests: RealProgramCase {
  private static let columns = [
    "name", "kind", "breed", "birthday", "sterilised", "colour", "coat", "chip",
  ]

  private static let plain = Payloads.all.map { _ in Array("x".utf8) }

  private func assertClean(
    _ driver: ProcessDriver, _ what: String = "", file: StaticString = #filePath, line: UInt = #line
  ) {
    let check = OutputCheck.of(driver.rawOutput)
    XCTAssertEqual(Array(Set(check.breaches)), [], what, file: file, line: line)
    XCTAssertGreaterThan(check.count, 20, what, file: file, line: line)
    let hidden = driver.screen.text.unicodeScalars.filter { $0.isHidden && $0 != "\n" }
    XCTAssertTrue(hidden.isEmpty, "\(what) \(Array(hidden))", file: file, line: line)
  }

  /// The cells in which two screens differ, but for those inside of `areas`.
  /// The place of the words that something was left out, where they are shown.
  @MainActor
  private func notice(_ app: Journey) -> [Rect] {
    app.screen.nodes.filter { $0.identifier == ShellID.toast }.map(\.frame)
  }

  private func differences(
    _ first: Screen, _ second: Screen, outside areas: [Rect]
  ) -> [String] {
    guard first.size == second.size else { return ["size"] }
    var found: [String] = []
    for y in 0..<first.size.rows where first.surface.row(y) != second.surface.row(y) {
      for x in 0..<first.size.columns
      where !areas.contains(where: { $0.contains(Point(x: x, y: y)) }) {
        let (a, b) = (first.surface[x, y].asSeen, second.surface[x, y].asSeen)
        if a != b { found.append("row \(y) col \(x): \(a.text) | \(b.text)") }
      }
    }
    return found
  }

  // MARK: The database

  /// A database with one pet for each payload, in every column of text.
  private func hostileRecords(_ texts: [[UInt8]]) throws -> DataFolder {
    let data = try DataFolder()
    try prepare(data)
    let records = try Records(data)
    // The user knows the program.
    try records.execute("INSERT INTO setting VALUES ('introduction.isSeen', 'true')")
    try records.queue.write { db in
      for (index, text) in texts.enumerated() {
        let id = "00000000-0000-4000-8000-" + String(format: "%012d", index)
        let value = Data(text)
        let values = Self.columns.map { "CAST(:text AS TEXT) /* \($0) */" }.joined(separator: ",")
        try db.execute(
          sql: """
            INSERT INTO pet (id, createdAt, updatedAt, weight, sortKey, searchKey,
              \(Self.columns.joined(separator: ",")))
            VALUES (:id, 0, 0, 'heavy', CAST(:text AS TEXT), CAST(:text AS TEXT), \(values))
            """, arguments: ["id": id, "text": value])
        try db.execute(
          sql: """
            INSERT INTO undo_act (stack, kind, subject, at)
            VALUES ('undo', \(index.isMultiple(of: 2) ? "'pets.add'" : "CAST(:text AS TEXT)"),
              CAST(:text AS TEXT), 0)
            """, arguments: ["text": value])
      }
    }
    return data
  }

  /// Lets the program make its tables.
  private func prepare(_ data: DataFolder) throws {
    let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
    defer { driver.stop() }
    try driver.start()
    try driver.resume()
    try driver.write("q")
    try driver.waitForEnd()
  }

  private func open(_ data: DataFolder, size: Size) async throws -> ProcessDriver {
    let driver = MoggyDrivers.process(Launch(), data: data, size: size)
    try await driver.launch()
    return driver
  }

  func testTheListKeepsItsForm() async throws {
    let size = Size(120, 400)
    let folders = try (hostileRecords(Payloads.all), hostileRecords(Self.plain))
    let hostile = try await open(folders.0, size: size)
    defer { hostile.stop() }
    let harmless = try await open(folders.1, size: size)
    defer { harmless.stop() }
    let cards = harmless.screen.nodes.filter { $0.role == .card }.map(\.frame)
    XCTAssertEqual(cards.count, Payloads.all.count)
    let insides = cards.map {
      Rect(x: $0.minX + 1, y: $0.minY + 1, columns: $0.columns - 2, rows: $0.rows - 2)
    }
    let found = differences(hostile.screen, harmless.screen, outside: insides)
    XCTAssertEqual(found.prefix(5), [])
    assertClean(hostile)
  }

  /// Of every third payload: the list shows all of them.
  func testEveryCardKeepsItsForm() async throws {
    let folders = try (hostileRecords(Payloads.all), hostileRecords(Self.plain))
    let hostile = try await open(folders.0, size: Size(100, 30))
    defer { hostile.stop() }
    let harmless = try await open(folders.1, size: Size(100, 30))
    defer { harmless.stop() }
    // All cards of the harmless pets look the same.
    let (app, other) = (Journey(hostile), Journey(harmless))
    try await other.press(.enter)
    let fields = try other.element(PetsID.fields).frame()
    let heading = try other.element(.heading, "x").frame()
    // It grows with the lines of the name; the keys of the footer depend on what is filled in.
    let portrait = Rect(x: 0, y: 2, columns: 27, rows: 27)
    let footer = Rect(x: 0, y: 29, columns: 100, rows: 1)
    for index in stride(from: Payloads.all.count - 1, through: 0, by: -3) {
      try await app.press(.enter)
      let found = differences(
        hostile.screen, harmless.screen, outside: [fields, heading, portrait, footer])
      XCTAssertEqual(found.prefix(5), [], "payload \(index)")
      try await app.press(.escape, .down, .down, .down)
    }
    assertClean(hostile)
  }

  func testSubjectsOfUndo() async throws {
    let data = try hostileRecords(Payloads.all)
    let driver = try await open(data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    let before = driver.screen
    // Behind the last act the footer offers no more of it.
    let footer = try app.element(ShellID.footer).frame()
    for _ in Payloads.all {
      try await app.press("u")
      var toast = try app.element(ShellID.toast).frame()
      // A blank column keeps it apart from what is behind.
      (toast.origin.x, toast.size.columns) = (toast.minX - 1, toast.columns + 1)
      let found = differences(driver.screen, before, outside: [toast, footer])
      XCTAssertEqual(found.prefix(5), [])
    }
    assertClean(driver)
  }

  func testSettingsAndDrafts() async throws {
    for text in ["\u{1B}]0;evil\u{07}", "\u{202E}\u{9B}31m", "a\r\nb\u{08}"] {
      let data = try hostileRecords([])
      let records = try Records(data)
      let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      for key in ["language", "theme", "tab"] {
        try records.execute(
          "INSERT OR REPLACE INTO setting VALUES (?, ?), (?, ?)",
          [key, text, "shell." + key, quoted])
      }
      let draft = """
        {"pet":"00000000-0000-4000-8000-000000000000","isNew":true,"field":"name","text":\(quoted)}
        """
      try records.execute("INSERT INTO draft VALUES ('pets.edit', ?)", [draft])
      let driver = try await open(data, size: Size(80, 24))
      defer { driver.stop() }
      let app = Journey(driver)
      try app.expect(app.element(PetsID.field("name"))).toBe(.focused)
      try await app.press(.enter)
      assertClean(driver, text.debugDescription)
    }
  }

  func testARowThatIsNoPetAtAll() async throws {
    let data = try hostileRecords([Array("x".utf8)])
    let records = try Records(data)
    try records.execute(
      """
      INSERT INTO pet (id, createdAt, updatedAt, name, sortKey, searchKey)
      VALUES (CAST(? AS TEXT), 'now', x'1b5d', 7, x'1b', x'1b')
      """, [Data([0x1B, 0x5D, 0x30, 0x3B, 0x07])])
    let driver = try await open(data, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    for key in [.down, .up, .enter, .escape, "d", "u"] as [KeyStroke] { try await app.press(key) }
    assertClean(driver)
    try await app.press("q")
    try app.expectEnded()
  }

  // MARK: Typed and pasted

  private static func pasted(_ payload: [UInt8]) -> [UInt8] {
    Array("\u{1B}[200~".utf8) + payload + Array("\u{1B}[201~".utf8)
  }

  func testPastedIntoAField() async throws {
    try await onRealProgram { app, driver, _ in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.breed)
      try await app.paste(String(repeating: "x", count: PetField.limit + 1))
      let (tooLong, tallFields) = (driver.screen, try card.fields.frame())
      try await card.retype("x")
      let (fitting, fields) = (driver.screen, try card.fields.frame())
      for (index, payload) in Payloads.all.enumerated() {
        try driver.perform(bytes: [0x15] + Self.pasted(payload))
        if try card.message(.breed).exists() {
          let found = differences(driver.screen, tooLong, outside: [tallFields] + notice(app))
          XCTAssertEqual(found.prefix(5), [], "payload \(index)")
        } else if try card.editor(.breed).exists() {
          let found = differences(driver.screen, fitting, outside: [fields] + notice(app))
          XCTAssertEqual(found.prefix(5), [], "payload \(index)")
        } else {
          // The end of a paste inside of a paste: what follows it is typed.
          XCTAssertTrue(String(decoding: payload, as: UTF8.self).contains("\u{1B}[201~"))
        }
      }
      assertClean(driver)
    }
  }

  func testTyped() async throws {
    try await onRealProgram { app, driver, _ in
      // The long ones are for pasting: here each character is a key. Ctrl-Z stops the program; the
      // beginning of a paste that never ends takes what follows for pasted, for 5 s of silence.
      for (index, payload) in Payloads.all.enumerated()
      where payload != Array("\u{1B}[200~".utf8) && !payload.contains(0x1A)
        && payload.count < 1_000
      {
        let list = try app.on(PetListPage.self)
        let card = try await list.add()
        try await card.edit(.name)
        try driver.perform(bytes: payload)
        // An introducer that was cut short has to be ended, or it takes what follows for its own.
        try driver.perform(bytes: [0x18])
        XCTAssertEqual(OutputCheck.of(driver.rawOutput).breaches, [], "payload \(index)")
        driver.forgetOutput()
        // Digits choose tabs, where a sequence was not taken for one.
        try await app.press(.escape, .escape, .petsTab, .escape, .escape, .escape)
      }
    }
  }

  func testAMegabyteIsPasted() async throws {
    try await onRealProgram { app, driver, _ in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      try await app.paste(String(repeating: "x", count: PetField.limit + 1))
      let harmless = driver.screen
      let text = String(repeating: "a\u{1B}[2Jб\u{202E}", count: 100_000)
      try await app.paste(text)
      let found = differences(
        driver.screen, harmless, outside: [try card.fields.frame()] + notice(app))
      XCTAssertEqual(found.prefix(5), [])
      try app.expect(card.editor(.name)).toExist()
      assertClean(driver)
    }
  }

  func testSearchedFor() async throws {
    try await onRealProgram(Launch(demo: true)) { app, driver, _ in
      let list = try app.on(PetListPage.self)
      try await app.press("/")
      for payload in Payloads.all {
        try driver.perform(bytes: [0x15] + Self.pasted(payload))
        if try !list.search.exists() { try await app.press("/") }
      }
      assertClean(driver)
    }
  }

  // MARK: The environment

  func testAFolderWithControlsInItsName() async throws {
    let data = try DataFolder()
    let name = "\u{1B}]0;evil\u{07}\u{9B}31m\u{202E}\n\r"
    let folder = data.path + "/" + name
    let launch = Launch(demo: true)
    var program = MoggyDrivers.program(
      launch.arguments(data: folder), launch, home: folder)
    program.environment["COLORFGBG"] = name
    program.environment["LC_ALL"] = name
    program.environment["LC_MESSAGES"] = name
    let driver = ProcessDriver(program, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await app.press(.profileTab)
    try app.expect(app.element(ProfileID.dataFolder)).toExist()
    assertClean(driver)
    // A second program on the same data, on the same kind of terminal.
    let second = ProcessDriver(program, size: Size(80, 24))
    defer { second.stop() }
    try second.start()
    let ending = try second.waitForEnd()
    XCTAssertEqual(ending.status, .exited(EX_TEMPFAIL))
    XCTAssertEqual(OutputCheck.of(second.rawOutput).breaches, [])
  }

  func testWordsAboutHostileNames() async throws {
    let name = "\u{1B}]0;evil\u{07}\u{9B}31m\u{202E}x"
    let data = try DataFolder()
    XCTAssertTrue(FileManager.default.createFile(atPath: data.path + "/" + name, contents: nil))
    let cases: [([String], [String: String?], Int32)] = [
      (["--data", data.path + "/" + name], [:], EX_CANTCREAT), (["--" + name], [:], EX_USAGE),
      (["--language", name], [:], EX_USAGE), ([], ["TERM": name], EX_USAGE),
      ([], ["HOME": data.path + "/" + name], EX_CANTCREAT),
      ([], ["TERMINFO": name, "TERM": name], EX_USAGE),
    ]
    for (arguments, environment, status) in cases {
      let home = try DataFolder()
      var program = MoggyDrivers.program(arguments, Launch(), home: home.path)
      for (name, value) in environment { program.environment[name] = value }
      let driver = ProcessDriver(program)
      defer { driver.stop() }
      try driver.start()
      let ending = try driver.waitForEnd()
      XCTAssertEqual(ending.status, .exited(status), "\(arguments) \(environment)")
      XCTAssertEqual(OutputCheck.of(driver.rawOutput).breaches, [], "\(arguments) \(environment)")
      XCTAssertFalse(ending.printed.isEmpty)
    }
  }
}
