import Foundation
import JourneyKit
import Terminal
import XCTest

/// The way from one file a theme to one file a screen.
final class SnapshotMigrationTests: ReferenceCase {
  /// Two themes as version 1 wrote them, one of which differs in a row.
  private static let dark = """
    8x2, no focus, cursor hidden
     ┌────────┐
    0│ Rex    │
    1│[ ] 日本│
     └────────┘
    styles on background 234 ground:
      row 0: 1-3 bold, foreground 183
      row 1: 0-7 foreground 249, background 236
    outline:
      list "Pets" #pets
        row "Rex"
    focus order:
      pets

    """
  private static let none = dark.replacing("│ Rex ", with: "│ Rex*")
    .replacing("styles on background 234 ground", with: "styles on plain ground")
    .replacing("1-3 bold, foreground 183", with: "1-4 bold")
    .replacing("foreground 249, background 236", with: "reversed")
    .replacing("  row \"Rex\"", with: "  row \"Rex\" = \"*\"")

  private func write(_ text: String, _ state: String, _ theme: String = "") throws {
    try folder.write(SnapshotSeal.sealed(text), to: "Snapshots/A/B/\(state).8x2\(theme).txt")
  }

  private func migrate() throws -> [SnapshotMigration.Step] {
    let migration = SnapshotMigration(folder.path)
    let steps = try migration.steps()
    try migration.perform(steps)
    return steps
  }

  func testTwoFilesAreOne() throws {
    try write(Self.dark, "a")
    try write(Self.none, "a", ".none")
    let steps = try migrate()
    XCTAssertEqual(steps.map(\.path), ["A/B/a.8x2.txt"])
    XCTAssertEqual(steps.first?.old, ["A/B/a.8x2.none.txt", "A/B/a.8x2.txt"])
    XCTAssertEqual(SnapshotFolder(folder.path).files, ["A/B/a.8x2.txt"])
    XCTAssertEqual(SnapshotFolder(folder.path).problems, [])
    XCTAssertEqual(
      try folder.text("Snapshots/A/B/a.8x2.txt"),
      """
      8x2, no focus, cursor hidden
      0│ Rex
      1│[ ] 日本
      styles:
        0: a1-3
        1: b0-7
      legend on 234:
        a bold, 183
        b 249 on 236
      legend none:
        a bold
        b reversed
      outline:
        list "Pets" #pets
          row "Rex"
      focus order:
        pets
      none differs:
        row 0│ Rex*
        styles 0: a1-4
        outline -1
        outline +2   row "Rex" = "*"

      """)
    XCTAssertEqual(try migrate().count, 0)
  }

  /// A theme that was left behind joins the file that is there.
  func testAThemeJoinsItsFileLater() throws {
    try write(Self.dark, "a")
    _ = try migrate()
    try write(Self.none, "a", ".none")
    XCTAssertEqual(SnapshotFolder(folder.path).problems.count, 1)
    XCTAssertEqual(try migrate().first?.old, ["A/B/a.8x2.none.txt"])
    XCTAssertEqual(
      SnapshotFolder(folder.path).snapshots, ["A/B/a.8x2.txt", "A/B/a.8x2.none.txt"])
  }

  /// Whatever the new form would lose stops it all: nothing is written then.
  func testWhatCannotBeMadeAgainIsNotTouched() throws {
    try write(Self.dark, "a")
    let wrong = [
      Self.dark.replacing("outline:\n", with: "outline:\n\n"),
      Self.dark.replacing("row 0: 1-3 bold", with: "row 0: 1-3 loud"),
      Self.dark.replacing("styles on", with: "styles upon"),
      Self.dark.replacing("1-3 bold, foreground 183", with: "1-5 bold, foreground 183"),
      Self.dark.replacing("  pets\n", with: "  pets\nnotes:\n  none\n"),
    ]
    for text in wrong {
      try write(text, "b")
      XCTAssertThrowsError(try migrate(), text) {
        XCTAssertEqual($0 as? SnapshotMigration.Failure, .lost("A/B/b.8x2.txt"))
      }
      XCTAssertEqual(
        try folder.text("Snapshots/A/B/a.8x2.txt"), SnapshotSeal.sealed(Self.dark))
    }
    try folder.write(Self.dark, to: "Snapshots/A/B/b.8x2.txt")
    XCTAssertThrowsError(try migrate()) {
      XCTAssertEqual($0 as? SnapshotMigration.Failure, .edited("A/B/b.8x2.txt"))
    }
  }

  func testATestThatMeetsTheOldFormNamesTheWay() throws {
    try write(Self.dark, "a")
    let name = SnapshotName(app: "A", screen: "B", state: "a", size: Size(8, 2))
    let screen = Screen(surface: Surface(size: Size(8, 2)))
    for mode in [SnapshotMode.check, .record] {
      XCTAssertThrowsError(try folder.store(mode).check(name, screen)) {
        XCTAssertEqual(
          "\($0)",
          "snapshot A/B/a.8x2.txt has the form of earlier versions, one theme a file; "
            + "`journey snapshots migrate \(folder.path)` turns all of them into the form of now")
      }
    }
    XCTAssertEqual(
      SnapshotFolder(folder.path).problems,
      [
        "A/B/a.8x2.txt: has the form of earlier versions: `journey snapshots migrate \(folder.path)`"
      ])
    _ = try migrate()
    XCTAssertThrowsError(try folder.store(.check).check(name, screen)) {
      XCTAssertTrue("\($0)".contains("differs"), "\($0)")
    }
  }
}
