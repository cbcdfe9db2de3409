import Core
import Terminal
import XCTest

final class SurfaceTests: XCTestCase {
  func testARepeatedCharacterIsCutAndSplitsWideOnesLikeText() {
    var surface = Surface(size: Size(6, 2))
    surface.write("日本語", at: .zero)
    surface.write(
      "─", count: 9, at: Point(x: -1, y: 0), clip: Rect(x: 1, y: 0, columns: 2, rows: 1))
    surface.write("─", count: -1, at: Point(x: 0, y: 1))
    surface.write("─", count: 3, at: Point(x: 0, y: 5))
    XCTAssertEqual(surface.text, " ── 語\n")
  }

  func testNegativeSizesHoldNothing() {
    let surface = Surface(size: Size(-3, 5))
    XCTAssertEqual(surface.size, Size(0, 5))
    XCTAssertEqual(surface.cells.count, 0)
    XCTAssertEqual(surface[0, 0], .blank)
  }

  func testWritingReturnsTheColumnsItTook() {
    var surface = Surface(size: Size(8, 2))
    XCTAssertEqual(surface.write("ab日", at: Point(x: 1, y: 1)), 4)
    XCTAssertEqual(surface.text, "\n ab日")
    XCTAssertEqual(surface[3, 1].width, 2)
    XCTAssertEqual(surface[4, 1], .continuation(.plain))
  }

  func testTextIsCleanedOnItsWay() {
    var surface = Surface(size: Size(8, 1))
    surface.write("a\u{1B}[2Jb\u{202E}c", at: .zero)
    XCTAssertEqual(surface.text, "a\u{FFFD}[2Jbc")
    XCTAssertTrue(surface.cells.allSatisfy { Sanitizer.isClean($0.text) })
  }

  func testOutsideNothingIsWritten() {
    var surface = Surface(size: Size(4, 2))
    surface.write("above", at: Point(x: 0, y: -1))
    surface.write("below", at: Point(x: 0, y: 2))
    surface.write("right", at: Point(x: 4, y: 0))
    surface.write("left", at: Point(x: -4, y: 0))
    XCTAssertEqual(surface, Surface(size: Size(4, 2)))
  }

  func testTextIsCutAtBothEdges() {
    var surface = Surface(size: Size(4, 1))
    XCTAssertEqual(surface.write("abcdefgh", at: Point(x: -2, y: 0)), 8)
    XCTAssertEqual(surface.text, "cdef")
  }

  func testAWideCharacterAcrossTheRightEdgeIsABlank() {
    var surface = Surface(size: Size(4, 1), filledWith: Cell("."))
    surface.write("abc日", at: .zero)
    XCTAssertEqual(surface.text(row: 0), "abc ")
    XCTAssertEqual(surface[3, 0].width, 1)
  }

  func testAWideCharacterAcrossTheLeftEdgeIsABlank() {
    var surface = Surface(size: Size(4, 1), filledWith: Cell("."))
    surface.write("日ab", at: Point(x: -1, y: 0))
    XCTAssertEqual(surface.text(row: 0), " ab.")
  }

  func testAWideCharacterAcrossAClipIsABlankInsideOnly() {
    var surface = Surface(size: Size(8, 1), filledWith: Cell("."))
    surface.write("日本語", at: Point(x: 1, y: 0), clip: Rect(x: 2, y: 0, columns: 4, rows: 1))
    XCTAssertEqual(surface.text(row: 0), ".. 本 ..")
  }

  func testAMarkOnACutCharacterGoesWithIt() {
    var surface = Surface(size: Size(2, 1))
    surface.write("a日\u{301}", at: .zero)
    XCTAssertEqual(surface[1, 0].text, " ")
  }

  func testMarksStayWithTheirCharacter() {
    var surface = Surface(size: Size(4, 1))
    XCTAssertEqual(surface.write("e\u{301}x", at: .zero), 2)
    XCTAssertEqual(surface[0, 0].text, "e\u{301}")
    XCTAssertEqual(surface[1, 0].text, "x")
  }

  func testAMarkAtTheStartChangesNothing() {
    var surface = Surface(size: Size(4, 1), filledWith: Cell("."))
    XCTAssertEqual(surface.write("\u{301}a", at: Point(x: 1, y: 0)), 1)
    XCTAssertEqual(surface.text(row: 0), ".a..")
  }

  func testOverwritingTheLeftHalfBlanksTheRight() {
    var surface = Surface(size: Size(4, 1))
    surface.write("日本", at: .zero)
    surface.write("x", at: .zero)
    XCTAssertEqual(surface.text(row: 0), "x 本")
    XCTAssertEqual(surface[1, 0].width, 1)
  }

  func testOverwritingTheRightHalfBlanksTheLeft() {
    var surface = Surface(size: Size(4, 1))
    surface.write("日本", at: .zero)
    surface.write("x", at: Point(x: 1, y: 0))
    XCTAssertEqual(surface.text(row: 0), " x本")
  }

  func testAWideCharacterOverTwoOthersBlanksWhatIsLeft() {
    var surface = Surface(size: Size(4, 1))
    surface.write("日本", at: .zero)
    surface.write("語", at: Point(x: 1, y: 0))
    XCTAssertEqual(surface.text(row: 0), " 語 ")
  }

  func testTheBackgroundStaysWhereNoneIsAsked() {
    let background = Style(background: .indexed(4))
    var surface = Surface(size: Size(4, 1), filledWith: Cell(" ", style: background))
    surface.write("日x", at: .zero, style: Style(foreground: .indexed(1)))
    XCTAssertEqual(
      surface[0, 0].style, Style(foreground: .indexed(1), background: .indexed(4)))
    XCTAssertEqual(surface[1, 0].style, surface[0, 0].style)
    surface.write("y", at: .zero, style: Style(background: .indexed(2)))
    XCTAssertEqual(surface[0, 0].style.background, .indexed(2))
  }

  func testFillingSplitsWhatItCuts() {
    var surface = Surface(size: Size(8, 1))
    surface.write("日本語字", at: .zero)
    surface.fill(Rect(x: 1, y: 0, columns: 4, rows: 1), with: Cell("#"))
    XCTAssertEqual(surface.text(row: 0), " #### 字")
    surface.fill(Rect(x: 6, y: 0, columns: 99, rows: 9), with: Cell("-"))
    XCTAssertEqual(surface.text(row: 0), " #### --")
  }

  func testRestylingKeepsTextAndTheHalvesTogether() {
    var surface = Surface(size: Size(6, 1))
    surface.write("日本語", at: .zero)
    surface.restyle(Rect(x: 1, y: 0, columns: 2, rows: 1)) { $0.attributes.insert(.bold) }
    XCTAssertEqual(surface.text, "日本語")
    let bold = (0..<6).map { surface[$0, 0].style.attributes.contains(.bold) }
    XCTAssertEqual(bold, [false, false, true, true, false, false])
  }

  func testTextLeavesOutBlanksAtTheEnd() {
    var surface = Surface(size: Size(5, 3))
    surface.write("a b", at: Point(x: 0, y: 1))
    XCTAssertEqual(surface.text, "\na b\n")
    XCTAssertEqual(surface.text(row: 1), "a b  ")
  }

  func testRandomWritesKeepEveryRowWhole() {
    var random = SeededRandom(seed: 5)
    var surface = Surface(size: Size(12, 3))
    for step in 0..<3_000 {
      scribble(on: &surface, using: &random)
      for y in 0..<3 { assertWhole(surface.row(y).map { $0 }, "step \(step) row \(y)") }
    }
  }

  private func scribble(on surface: inout Surface, using random: inout SeededRandom) {
    let point = Point(
      x: Int.random(in: -4...13, using: &random), y: Int.random(in: -1...3, using: &random))
    let rect = Rect(
      x: point.x, y: point.y, columns: Int.random(in: 0...9, using: &random),
      rows: Int.random(in: 0...3, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: surface.fill(rect, with: Cell("."))
    case 1: surface.restyle(rect) { $0.attributes.formSymmetricDifference(.bold) }
    default:
      let text = RandomText.hostile(length: 6, using: &random) + "日x"
      surface.write(text, at: point, clip: Bool.random(using: &random) ? rect : nil)
    }
  }

  /// A wide character is followed by its right half in the same style, and no half stands alone.
  private func assertWhole(_ row: [Cell], _ message: String) {
    XCTAssertEqual(row.count, 12)
    for (x, cell) in row.enumerated() {
      let isAfterWide = x > 0 && row[x - 1].width == 2
      XCTAssertEqual(cell.width == 0, isAfterWide, message)
      if isAfterWide { XCTAssertEqual(cell.style, row[x - 1].style, message) }
      XCTAssertEqual(DisplayWidth.of(cell.text), Int(cell.width), message)
    }
  }
}
