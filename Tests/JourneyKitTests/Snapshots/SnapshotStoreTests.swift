import Core
import Foundation
import JourneyKit
import Terminal
import Toolkit
import XCTest

final class SnapshotStoreTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)").path
  private let list = SnapshotName(
    app: "Pets", screen: "List", state: "empty", size: Size(6, 1), language: "ru", theme: "dark")

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func screen(_ text: String) -> Screen {
    var surface = Surface(size: Size(6, 1))
    surface.write(text, at: .zero)
    return Screen(surface: surface)
  }

  /// The file of a screen in the dark theme.
  private func text(_ word: String) -> String {
    SnapshotFile([SnapshotFile.Look(theme: "dark", view: SnapshotView(screen(word)))]).text
  }

  private func store(
    _ mode: SnapshotMode, _ ledger: SnapshotLedger = SnapshotLedger()
  )
    -> SnapshotStore
  {
    SnapshotStore(folder: folder, mode: mode, ledger: ledger)
  }

  func testRecordedIsEqualAndSomethingElseIsNot() throws {
    try store(.record).check(list, screen("cat"))
    XCTAssertEqual(SnapshotFolder(folder).files, ["Pets/List/empty.6x1.ru.txt"])
    try store(.check).check(list, screen("cat"))
    XCTAssertThrowsError(try store(.check).check(list, screen("car"))) {
      XCTAssertEqual(
        "\($0)",
        """
        snapshot Pets/List/empty.6x1.ru.dark.txt differs; `journey snapshots review` shows both and accepts the new one
        row 0: `cat` → `car`
        difference (- reference, + actual):
          6x1, no focus, cursor hidden
        - 0│cat
        + 0│car
          outline:
        …
        reference:
        \(text("cat"))actual:
        \(text("car"))
        """)
    }
  }

  /// A reader is told which cells look otherwise, and how, and not the letters of the file.
  func testAStyleIsToldByItsPlace() throws {
    func coloured(_ number: UInt8, _ word: String = "cat") -> Screen {
      var surface = Surface(size: Size(6, 1), filledWith: Cell(" ", style: ground))
      var style = ground
      style.foreground = .indexed(number)
      surface.write(word, at: .zero, style: style)
      return Screen(surface: surface)
    }
    let ground = Style(background: .indexed(0))
    try store(.record).check(list, coloured(1))
    XCTAssertThrowsError(try store(.check).check(list, coloured(7))) { error in
      let lines = "\(error)".split(separator: "\n").prefix { $0 != "reference:" }
      XCTAssertEqual(lines.dropFirst(), ["row 0 col 0-2: was red, is white"])
    }
    XCTAssertThrowsError(try store(.check).check(list, coloured(7, "car"))) { error in
      let lines = "\(error)".split(separator: "\n").prefix { $0 != "reference:" }
      XCTAssertEqual(
        lines.dropFirst(),
        [
          "row 0: `cat` → `car`", "row 0 col 0-2: was red, is white",
          "difference (- reference, + actual):", "  6x1, no focus, cursor hidden", "- 0│cat",
          "+ 0│car", "  outline:", "…",
        ])
    }
    // One run with both is told in the same words.
    let both = SnapshotLedger()
    try store(.check, both).check(list, coloured(1))
    XCTAssertThrowsError(try store(.check, both).check(list, coloured(7))) { error in
      XCTAssertTrue("\(error)".contains("row 0 col 0-2: was red, is white\nfirst:"), "\(error)")
    }
  }

  func testMissingIsRedAndWritesNothing() {
    XCTAssertThrowsError(try store(.check).check(list, screen("cat"))) {
      XCTAssertEqual(
        "\($0)",
        "snapshot Pets/List/empty.6x1.ru.dark.txt is missing; `journey snapshots review` shows the screen and accepts it\n"
          + text("cat"))
    }
    XCTAssertEqual(SnapshotFolder(folder).files, [])
  }

  func testOneNameForTwoScreensIsRedInBothModes() throws {
    for mode in [SnapshotMode.record, .check] {
      try store(.record).check(list, screen("cat"))
      let store = store(mode)
      try store.check(list, screen("cat"))
      try store.check(list, screen("cat"))
      XCTAssertThrowsError(try store.check(list, screen("car"))) {
        XCTAssertEqual("\($0)".contains("taken twice in this run, of different screens"), true)
      }
    }
  }

  func testRecordingOnlyWhenAskedForAndNeverInCI() {
    XCTAssertEqual(SnapshotMode(environment: ["JOURNEY_SNAPSHOTS": "record"]), .record)
    XCTAssertEqual(SnapshotMode(environment: [:]), .check)
    XCTAssertEqual(SnapshotMode(environment: ["JOURNEY_SNAPSHOTS": "1"]), .check)
    for value in ["true", "1", "", "false"] {
      let environment = ["JOURNEY_SNAPSHOTS": "record", "CI": value]
      XCTAssertEqual(SnapshotMode(environment: environment), .check)
    }
  }

  func testNamesKeepToTheScheme() {
    XCTAssertEqual(SnapshotName(path: list.path), list)
    let plain = SnapshotName(app: "A", screen: "B", state: "c", size: Size(80, 24))
    XCTAssertEqual(plain.path, "A/B/c.80x24.txt")
    XCTAssertEqual(SnapshotName(path: plain.path), plain)
    let bad = [
      "a.80x24.txt", "A/B/c.txt", "A/B/c.80x24.md", "A/B/c.80.txt", "A/B/c.80x24.dark.ru.txt",
      "A/B/C/d.80x24.txt", "A/B/c d.80x24.txt", "A//c.80x24.txt",
    ]
    for path in bad { XCTAssertNil(SnapshotName(path: path), path) }
    let wild = SnapshotName(app: "..", screen: "B", state: "c", size: Size(1, 1))
    XCTAssertThrowsError(try store(.record).check(wild, screen("")))
  }

  func testFilesThatNoTestUsesAreObsolete() throws {
    let ledger = SnapshotLedger()
    let store = store(.record, ledger)
    var other = list
    other.state = "old"
    try store.check(list, screen("cat"))
    try self.store(.record).check(other, screen("cat"))
    let obsolete = SnapshotFolder(folder).obsolete(used: ledger.used(in: folder))
    XCTAssertEqual(obsolete, [other.path])
  }

  func testDeletingLeavesNoEmptyFolder() throws {
    try store(.record).check(list, screen("cat"))
    try SnapshotFolder(folder).delete([list.path])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
  }

  func testFolderTellsWhatIsWrongWithItsFiles() throws {
    try store(.record).check(list, screen("cat"))
    let wrong = folder + "/Pets/List/wide.9x9.txt"
    try SnapshotText.text(screen("cat")).write(toFile: wrong, atomically: true, encoding: .utf8)
    try "x".write(toFile: folder + "/notes.txt", atomically: true, encoding: .utf8)
    try "x".write(toFile: folder + "/accepted.log", atomically: true, encoding: .utf8)
    XCTAssertEqual(
      SnapshotFolder(folder).problems,
      ["Pets/List/wide.9x9.txt: is not of size 9x9", "notes.txt: is no snapshot name"])
  }

  @MainActor
  func testJourneyTakesSnapshotsOfItsScreen() async throws {
    let app = Journey(notesDriver(size: Size(30, 5)), snapshots: store(.check))
    try await app.launch()
    let failure = await failure { try app.expectSnapshot("Notes/Main", state: "start") }
    XCTAssertEqual(
      failure?.message.hasPrefix("snapshot Notes/Main/start.30x5.txt is missing"), true)
    let recording = Journey(app.driver, snapshots: store(.record))
    try recording.expectSnapshot("Notes/Main", state: "start")
    try app.expectSnapshot("Notes/Main", state: "start")
  }
}
