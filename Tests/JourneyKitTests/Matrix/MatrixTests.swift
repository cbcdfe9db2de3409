import Foundation
import Terminal
import XCTest

@testable import JourneyKit

final class MatrixTests: XCTestCase {
  func testCellsAreThoseOfAllAxesTheUsualOneFirst() {
    let matrix = JourneyMatrix(
      sizes: [Size(80, 24), Size(40, 12)], colors: [.palette, .none], languages: ["en", "ru"])
    XCTAssertEqual(
      matrix.cells.map(\.name),
      [
        "80x24 256 en", "80x24 256 ru", "80x24 none en", "80x24 none ru", "40x12 256 en",
        "40x12 256 ru", "40x12 none en", "40x12 none ru",
      ])
    XCTAssertEqual(matrix.cells.last?.size, Size(40, 12))
    XCTAssertEqual(matrix.cells.last?["language"], "ru")
    XCTAssertEqual(JourneyMatrix(axes: []).cells.map(\.name), [""])
  }

  @MainActor
  func testACellSetsTheWorldOfAProgram() async throws {
    let matrix = JourneyMatrix(
      sizes: [Size(30, 6)], colors: [.none], languages: ["ru"], themes: [.light])
    let cell = try XCTUnwrap(matrix.cells.first)
    let line = #"stty size; echo $TERM $NO_COLOR $LANGUAGE $COLORFGBG; exec cat"#
    let driver = cell.driver(Program("sh", arguments: ["-c", line]))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try app.expectText("6 30")
    try app.expectText("xterm-mono 1 ru 0;15")
  }

  // MARK: Snapshots
  private let matrix = JourneyMatrix(terms: ["a", "b"], languages: ["en", "ru"])

  private func screen(_ words: String) -> Screen {
    var surface = Surface(size: Size(20, 2))
    surface.write(words, at: .zero, style: .plain)
    return Screen(surface: surface)
  }

  /// Takes the screens of all cells, in their order.
  private func take(
    _ words: [String], _ mode: SnapshotMode, in folder: String, kind: SnapshotKind = .screen
  ) throws {
    let store = SnapshotStore(folder: folder, mode: mode, ledger: SnapshotLedger())
    let name = SnapshotName(
      app: "App", screen: "Main", state: "hi", size: Size(20, 2), kind: kind)
    for (cell, words) in zip(matrix.cells, words) {
      try store.check(
        name, screen(words), of: cell, masks: [], outline: .exact, file: #filePath, line: #line)
    }
  }

  private func files(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/App/Main")) ?? []
    return files.sorted()
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  func testACellHasASnapshotOnlyWhereItDiffers() throws {
    for kind in [SnapshotKind.screen, .text] {
      try inFolder { folder in
        let end = kind.fileExtension
        let alike = ["Hello", "Hello", "Hello", "Hello"]
        try take(alike, .record, in: folder, kind: kind)
        XCTAssertEqual(files(in: folder), ["hi.20x2.\(end)"])
        let words = ["Hello", "Привет", "Hello", "Привет"]
        XCTAssertThrowsError(try take(words, .check, in: folder, kind: kind))
        try take(words, .record, in: folder, kind: kind)
        XCTAssertEqual(files(in: folder), ["hi.20x2.ru.\(end)", "hi.20x2.\(end)"].sorted())
        try take(words, .check, in: folder, kind: kind)
        let other = ["Hello", "Привет", "Hello", "Пока"]
        XCTAssertThrowsError(try take(other, .check, in: folder, kind: kind)) { error in
          XCTAssertTrue("\(error)".contains("Пока"), "\(error)")
        }
        try take(other, .record, in: folder, kind: kind)
        XCTAssertEqual(
          files(in: folder),
          ["hi--term-b.20x2.ru.\(end)", "hi.20x2.ru.\(end)", "hi.20x2.\(end)"].sorted())
        try take(other, .check, in: folder, kind: kind)
        // A snapshot that says no more than another one goes.
        try take(alike, .record, in: folder, kind: kind)
        XCTAssertEqual(files(in: folder), ["hi.20x2.\(end)"])
      }
    }
  }

  /// The difference is told against what the cell was held against; accepted, it is the cell's own.
  func testAPendingScreenOfACellIsItsOwn() throws {
    try inFolder { folder in
      try take(["Hello", "Hello", "Hello", "Hello"], .record, in: folder)
      let pending = PendingFolder(folder + "/pending")
      let store = SnapshotStore(
        folder: folder, mode: .check, ledger: SnapshotLedger(), pending: pending)
      let name = SnapshotName(app: "App", screen: "Main", state: "hi", size: Size(20, 2))
      XCTAssertThrowsError(
        try store.check(
          name, screen("Привет"), of: matrix.cells[1], masks: [], outline: .exact,
          file: #filePath, line: #line)
      ) { error in
        XCTAssertTrue("\(error)".contains("Hello"), "\(error)")
      }
      let names = try pending.all.map(\.name)
      XCTAssertEqual(names, ["App/Main/hi.20x2.ru.txt"])
    }
  }

  func testAThemeIsALegendInTheSameFile() throws {
    try inFolder { folder in
      let themes = JourneyMatrix(themes: [.dark, .light])
      func take(_ color: Color, _ cell: MatrixCell, _ mode: SnapshotMode) throws {
        var surface = Surface(size: Size(20, 2))
        surface.write("Hello", at: .zero, style: Style(foreground: color))
        let store = SnapshotStore(folder: folder, mode: mode, ledger: SnapshotLedger())
        try store.check(
          SnapshotName(app: "App", screen: "Main", state: "hi", size: Size(20, 2)),
          Screen(surface: surface), of: cell, masks: [], outline: .exact, file: #filePath,
          line: #line)
      }
      let cells = themes.cells
      try take(.named(.red), cells[0], .record)
      try take(.named(.red), cells[1], .record)
      let file = folder + "/App/Main/hi.20x2.txt"
      XCTAssertFalse(try String(contentsOfFile: file, encoding: .utf8).contains("light"))
      try take(.named(.blue), cells[1], .record)
      XCTAssertTrue(try String(contentsOfFile: file, encoding: .utf8).contains("legend light:"))
      try take(.named(.red), cells[0], .check)
      try take(.named(.blue), cells[1], .check)
      XCTAssertThrowsError(try take(.named(.red), cells[1], .check))
      XCTAssertEqual(files(in: folder), ["hi.20x2.txt"])
    }
  }
}
