import JourneyKit
import Terminal
import XCTest

/// Photos drawn with blocks: one line of a snapshot, and no cell of them unnoticed.
final class SnapshotPictureTests: XCTestCase {
  private static let blocks = Array("▀▄▌▐▖▗▘▙▚▛▜▝▞▟ ")

  /// A screen of text with a photo of hardly two cells alike.
  private func screen(_ frame: Rect = Rect(x: 3, y: 2, columns: 12, rows: 5)) -> Screen {
    let plain = Style(foreground: .indexed(252), background: .indexed(234))
    var surface = Surface(size: Size(40, 10), filledWith: Cell(" ", style: plain))
    for y in 0..<10 { surface.write("Row \(y) of words", at: Point(x: 20, y: y), style: plain) }
    for y in frame.minY..<frame.maxY {
      for x in frame.minX..<frame.maxX {
        let number = (x - frame.minX) * 7 + (y - frame.minY) * 13
        surface[x, y] = Cell(
          String(Self.blocks[number % Self.blocks.count]),
          style: Style(
            foreground: .indexed(UInt8(100 + number % 24)),
            background: .indexed(UInt8(100 + (number * 5 + 3) % 24))))
      }
    }
    return Screen(surface: surface)
  }

  private func pictures(_ screen: Screen) -> [SnapshotPicture] { SnapshotView(screen).pictures }

  func testAPhotoIsOneLine() throws {
    let file = SnapshotFile(screen())
    let picture = try XCTUnwrap(pictures(screen()).first)
    XCTAssertEqual(picture.frame, Rect(x: 3, y: 2, columns: 12, rows: 5))
    XCTAssertTrue(picture.words.hasPrefix("row 2 col 3, 12x5 blocks, "), picture.words)
    XCTAssertEqual(SnapshotPicture(words: picture.words), picture)
    XCTAssertTrue(file.lines.contains("pictures:"))
    XCTAssertTrue(file.lines.contains("3│                    Row 3 of words"))
    XCTAssertEqual(file.lines.filter { $0.hasPrefix("  a ") || $0.hasPrefix("  b ") }, ["  a 252"])
    XCTAssertEqual(try SnapshotFile(text: file.text).looks, file.looks)
  }

  /// Sixty wrong pictures: another glyph, foreground or background in any of the cells.
  func testNoCellOfAPhotoChangesUnnoticed() {
    let right = pictures(screen())
    for y in 2..<7 {
      for x in 3..<15 {
        let changes: [(inout Cell) -> Void] = [
          { $0.text = $0.text == "▞" ? "▚" : "▞" }, { $0.style.foreground = .indexed(1) },
          { $0.style.background = .indexed(2) },
        ]
        for (number, change) in changes.enumerated() {
          var other = screen()
          let isBlank = other.surface[x, y].text == " "
          change(&other.surface[x, y])
          // The foreground of a blank is not seen.
          if isBlank, number == 1 { continue }
          XCTAssertNotEqual(
            SnapshotFile(other).text, SnapshotFile(screen()).text, "\(x), \(y): \(number)")
        }
      }
    }
    XCTAssertEqual(right.count, 1)
  }

  func testAMovedPhotoHasTheSameFingerprint() {
    let moved = screen(Rect(x: 4, y: 3, columns: 12, rows: 5))
    XCTAssertEqual(pictures(moved).first?.fingerprint, pictures(screen()).first?.fingerprint)
    XCTAssertEqual(
      SnapshotChanges(SnapshotFile(screen()), SnapshotFile(moved)).lines,
      ["picture moved from row 2 col 3 to row 3 col 4"])
  }

  func testADialogOnAPhotoStaysReadable() {
    var covered = screen()
    covered.surface.write(
      "┌──┐", at: Point(x: 6, y: 3), style: Style(foreground: .indexed(7), background: .indexed(0)))
    covered.surface.write(
      "│no│", at: Point(x: 6, y: 4), style: Style(foreground: .indexed(7), background: .indexed(0)))
    XCTAssertEqual(SnapshotView(covered).rows[4], "      │no│          Row 4 of words")
    XCTAssertEqual(pictures(covered).map(\.cells), [52])
  }

  func testAPhotoWithoutColoursIsOneToo() {
    var plain = screen()
    plain.surface.restyle(plain.surface.bounds) { $0 = .plain }
    let right = pictures(plain)
    XCTAssertEqual(right.map(\.frame), [Rect(x: 3, y: 2, columns: 12, rows: 5)])
    XCTAssertEqual(SnapshotView(plain).rows[4], "                    Row 4 of words")
    for (old, new) in [("▞", "▚"), (" ", "▞"), ("▞", " "), (" ", "x")] {
      for y in 2..<7 {
        for x in 3..<15 where plain.surface[x, y].text == old {
          var other = plain
          other.surface[x, y].text = new
          XCTAssertNotEqual(SnapshotFile(other).text, SnapshotFile(plain).text, "\(x), \(y)")
        }
      }
    }
    // A bar is dense, but of one kind.
    var bar = plain
    bar.surface.fill(Rect(x: 3, y: 2, columns: 12, rows: 5), with: Cell("█"))
    XCTAssertEqual(pictures(bar), [])
  }

  /// Maps and charts are drawn in a few colours, and can be read.
  func testADrawingInAFewColoursIsNoPicture() {
    var map = screen()
    for y in 2..<7 {
      for x in 3..<15 {
        map.surface[x, y] = Cell(
          String(Self.blocks[(x * y) % 14]),
          style: Style(foreground: .indexed(65), background: .indexed(x < 9 ? 17 : 18)))
      }
    }
    XCTAssertEqual(pictures(map), [])
  }
}
