import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// Themes of one screen are parts of one file: missing, different, accepted and obsolete one by one.
final class SnapshotThemesTests: ReferenceCase {
  private static let dark = ReferenceFolder.screen("cat", Style(foreground: .indexed(183)))
  private static let light = ReferenceFolder.screen("cat", Style(foreground: .indexed(55)))

  private func name(_ theme: String?) -> SnapshotName {
    SnapshotName(app: "Pets", screen: "List", state: "a", size: Size(6, 1), theme: theme)
  }

  private let path = "Snapshots/Pets/List/a.6x1.txt"

  func testOneAtATimeIsTheSameFileAsAllAtOnce() throws {
    try folder.store(.record).check(name("light"), Self.light)
    try folder.store(.record).check(name(nil), Self.dark)
    let text = try folder.text(path)
    folder.remove()
    let looks = [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.light)]
    try folder.store(.record).check(name(nil), looks: looks)
    XCTAssertEqual(try folder.text(path), text)
    XCTAssertEqual(SnapshotFolder(folder.path).files, ["Pets/List/a.6x1.txt"])
    XCTAssertEqual(
      SnapshotFolder(folder.path).snapshots, ["Pets/List/a.6x1.txt", "Pets/List/a.6x1.light.txt"])
    try folder.store(.check).check(name(nil), looks: looks)
    try folder.store(.check).check(name("light"), Self.light)
  }

  func testAMissingThemeIsRed() throws {
    try folder.store(.record).check(name(nil), Self.dark)
    let before = try folder.text(path)
    XCTAssertThrowsError(try folder.store(.check).check(name("light"), Self.light)) {
      XCTAssertTrue("\($0)".contains("Pets/List/a.6x1.light.txt is missing"), "\($0)")
    }
    let looks = [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.light)]
    XCTAssertThrowsError(try folder.store(.check).check(name(nil), looks: looks))
    XCTAssertEqual(try folder.text(path), before)
    XCTAssertEqual(try folder.pending.all.map(\.name), ["Pets/List/a.6x1.light.txt"])
  }

  func testAcceptingOneThemeLeavesTheOthers() throws {
    try folder.store(.record).check(
      name(nil), looks: [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.light)])
    let (other, third) = (
      ReferenceFolder.screen("cat", Style(foreground: .indexed(56))),
      ReferenceFolder.screen("cat", Style(attributes: .bold))
    )
    let store = folder.store(.check)
    XCTAssertThrowsError(try store.check(name("light"), other)) {
      XCTAssertTrue("\($0)".contains("row 0 col 0-2: was colour 55, is colour 56"), "\($0)")
    }
    XCTAssertThrowsError(try store.check(name("none"), third))
    try folder.review().accept(folder.review().chosen([]))
    let looks = [
      SnapshotLook(Self.dark), SnapshotLook(theme: "light", other),
      SnapshotLook(theme: "none", third),
    ]
    try folder.store(.check).check(name(nil), looks: looks)
    XCTAssertEqual(try folder.pending.all, [])
  }

  func testAThemeThatNoTestTakesIsObsolete() throws {
    try folder.store(.record).check(
      name(nil), looks: [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.light)])
    let ledger = SnapshotLedger(file: folder.root + "/ledger")
    try folder.store(.check, ledger).check(name(nil), Self.dark)
    try folder.write(try folder.text("ledger") + "complete\n", to: "ledger")
    let audit = try SnapshotAudit(
      SnapshotFolder(folder.path), LedgerFile(folder.root + "/ledger"))
    XCTAssertEqual(audit.problems, ["Pets/List/a.6x1.light.txt: obsolete, no test uses it"])
    let obsolete = SnapshotFolder(folder.path).obsolete(used: ledger.used(in: folder.path))
    XCTAssertEqual(obsolete, ["Pets/List/a.6x1.light.txt"])
    try SnapshotFolder(folder.path).delete(obsolete)
    XCTAssertEqual(SnapshotFolder(folder.path).snapshots, ["Pets/List/a.6x1.txt"])
    XCTAssertEqual(try folder.text(path), SnapshotFile(Self.dark).text)
    try SnapshotFolder(folder.path).delete(["Pets/List/a.6x1.txt"])
    XCTAssertEqual(SnapshotFolder(folder.path).files, [])
  }

  func testAThemeTakenTwiceDifferentlyIsRed() throws {
    let store = folder.store(.record)
    try store.check(name("light"), Self.light)
    let looks = [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.dark)]
    XCTAssertThrowsError(try store.check(name(nil), looks: looks)) {
      XCTAssertTrue("\($0)".contains("taken twice in this run"), "\($0)")
    }
  }

  func testAThemeInAFileNameIsAProblem() throws {
    try folder.write(
      SnapshotFile([SnapshotFile.Look(theme: "light", view: SnapshotView(Self.light))]).text,
      to: "Snapshots/Pets/List/a.6x1.light.txt")
    XCTAssertEqual(
      SnapshotFolder(folder.path).problems,
      ["Pets/List/a.6x1.light.txt: a theme is a part of the file of its screen"])
  }

  func testPartsCanBeLeftOut() throws {
    let looks = [SnapshotLook(Self.dark), SnapshotLook(theme: "light", Self.light)]
    let parts: SnapshotParts = [.grid, .focusOrder]
    try folder.store(.record).check(name(nil), looks: looks, parts: parts)
    XCTAssertEqual(
      try folder.text(path),
      """
      6x1, no focus, cursor hidden; without styles, outline
      0│cat
      legend:
      legend light:
      focus order:

      """)
    try folder.store(.check).check(name(nil), looks: looks, parts: parts)
    XCTAssertThrowsError(try folder.store(.check).check(name(nil), looks: looks))
    folder.remove()
    try folder.store(.record).check(name(nil), looks: looks, parts: .outline)
    XCTAssertEqual(try folder.text(path).split(separator: "\n").count, 4)
    try folder.store(.check).check(name(nil), looks: looks, parts: .outline)
  }

  func testAFileThatNobodyReadsWholeIsToldOf() {
    func file(_ rows: Int) -> SnapshotFile {
      SnapshotFile(Screen(surface: Surface(size: Size(6, rows))))
    }
    XCTAssertNil(SnapshotStore.warning(name(nil), file(900)))
    XCTAssertEqual(
      SnapshotStore.warning(name(nil), file(1000)),
      "warning: snapshot Pets/List/a.6x1.txt has 1005 lines, more than 1000: "
        + "take a smaller screen, or leave parts out")
  }

  /// The text of a photo says nothing to the eye, so a PNG lies beside it until it is decided on.
  func testAPendingPhotoHasAPictureBesideIt() throws {
    var surface = Surface(size: Size(6, 1))
    for x in 0..<6 {
      let style = Style(foreground: .indexed(UInt8(20 + x)), background: .indexed(UInt8(90 + x)))
      surface[x, 0] = Cell("▞", style: style)
    }
    let photo = Screen(surface: surface)
    XCTAssertEqual(SnapshotView(photo).pictures.count, 1)
    XCTAssertThrowsError(try folder.store(.check).check(name(nil), photo))
    let png = try Data(
      contentsOf: URL(fileURLWithPath: "\(folder.root)/pending/Pets/List/a.6x1.txt.png"))
    XCTAssertEqual(
      png, try PicturePNG(photo, SnapshotView(photo).pictures).map { try Data($0.bytes) })
    try folder.review().accept(folder.review().chosen([]))
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: "\(folder.root)/pending/Pets/List/a.6x1.txt.png"))
    try folder.store(.check).check(name(nil), photo)
  }
}
