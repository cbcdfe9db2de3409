import Terminal
import VirtualTerminal
import XCTest

final class EditingTests: XCTestCase {
  private func grid(_ text: String) -> VirtualTerminal {
    VirtualTerminal(5, 4, "abcde\r\nfghij\r\nklmno\r\npqrst\\e[2;3H" + text)
  }

  func testEraseInLine() {
    XCTAssertEqual(grid("\\e[K").lines[1], "fg")
    XCTAssertEqual(grid("\\e[1K").lines[1], "   ij")
    XCTAssertEqual(grid("\\e[2K").lines[1], "")
    XCTAssertEqual(grid("\\e[2X").lines[1], "fg  j")
  }

  func testEraseInDisplay() {
    XCTAssertEqual(grid("\\e[J").lines, ["abcde", "fg", "", ""])
    XCTAssertEqual(grid("\\e[1J").lines, ["", "   ij", "klmno", "pqrst"])
    XCTAssertEqual(grid("\\e[2J").lines, ["", "", "", ""])
  }

  func testErasedCellsKeepTheColoursOnly() {
    let terminal = grid("\\e[1;31;44m\\e[K")
    let style = Style(foreground: .indexed(1), background: .indexed(4))
    XCTAssertEqual(terminal.surface[4, 1], Cell(" ", style: style))
  }

  func testInsertAndDeleteCharacters() {
    XCTAssertEqual(grid("\\e[2@").lines[1], "fg  h")
    XCTAssertEqual(grid("\\e[2P").lines[1], "fgj")
    XCTAssertEqual(grid("\\e[4hXY").lines[1], "fgXYh")
  }

  func testWideCharactersMoveWhole() {
    let terminal = VirtualTerminal(6, 1, "abcd日\\e[1G\\e[P")
    XCTAssertEqual(terminal.surface.row(0).map(\.text), ["b", "c", "d", "日", "", " "])
    XCTAssertEqual(VirtualTerminal(6, 1, "a日bcd\\e[1G\\e[@").lines, [" a日bc"])
    XCTAssertEqual(VirtualTerminal(6, 1, "abcd日\\e[1G\\e[@").lines, [" abcd"])
  }

  func testInsertAndDeleteLines() {
    XCTAssertEqual(grid("\\e[L").lines, ["abcde", "", "fghij", "klmno"])
    XCTAssertEqual(grid("\\e[2M").lines, ["abcde", "pqrst", "", ""])
    XCTAssertEqual(grid("\\e[L").place, [0, 1])
  }

  func testScrollingRegionMovesAlone() {
    XCTAssertEqual(grid("\\e[2;3r\\e[3;1H\n").lines, ["abcde", "klmno", "", "pqrst"])
    XCTAssertEqual(grid("\\e[2;3r\\e[2;1H\\eM").lines, ["abcde", "", "fghij", "pqrst"])
    XCTAssertEqual(grid("\\e[S").lines, ["fghij", "klmno", "pqrst", ""])
    XCTAssertEqual(grid("\\e[2T").lines, ["", "", "abcde", "fghij"])
  }

  func testSideMarginsScrollColumnsOnly() {
    let terminal = grid("\\e[?69h\\e[2;4s\\e[4;2H\n")
    XCTAssertEqual(terminal.lines, ["aghie", "flmnj", "kqrso", "p   t"])
    terminal.type("\\e[1;2H\\e['}")
    XCTAssertEqual(terminal.lines[0], "a ghe")
  }

  func testProtectedCellsStayUnderSelectiveErasing() {
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\e[1\"qcd\\e[0\"q\\e[?2K").lines, ["  cd"])
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\e[1\"qcd\\e[0\"q\\e[2K").lines, [""])
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\eVcd\\eW\\e[2K").lines, ["  cd"])
  }

  /// DEC's VT420 manual, DECSERA: it heeds DECSCA; SPA is ECMA-48's, which plain erasing heeds.
  func testSelectiveErasingOfARectangleHeedsOnlyDECSCA() {
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\e[1\"qcd\\e[0\"q\\e[1;1;1;5${").lines, ["  cd"])
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\eVcd\\eW\\e[1;1;1;5${").lines, [""])
    XCTAssertEqual(VirtualTerminal(5, 1, "ab\\eVcd\\eW\\e[1;1;1;5$z").lines, ["  cd"])
  }

  func testRectangles() {
    XCTAssertEqual(grid("\\e[88;2;2;3;3$x").lines, ["abcde", "fXXij", "kXXno", "pqrst"])
    XCTAssertEqual(grid("\\e[1;1;2;2$z").lines, ["  cde", "  hij", "klmno", "pqrst"])
    XCTAssertEqual(grid("\\e[1;1;2;2;1;3;4$v").lines, ["abcde", "fghij", "klmab", "pqrfg"])
    let bold = grid("\\e[2*x\\e[2;2;3;3;1$r").surface
    XCTAssertEqual(bold[1, 1].style.attributes, .bold)
    XCTAssertEqual(bold[0, 2].style.attributes, [])
  }

  func testAlignmentScreen() {
    XCTAssertEqual(VirtualTerminal(3, 2, "ab\\e#8").lines, ["EEE", "EEE"])
  }

  func testGraphicsCharset() {
    XCTAssertEqual(VirtualTerminal(6, 1, "\\e(0lqx\\e(Bq").lines, ["┌─│q"])
    XCTAssertEqual(VirtualTerminal(6, 1, "\\e)0a\u{0E}q\u{0F}q").lines, ["a─q"])
    XCTAssertEqual(VirtualTerminal(6, 1, "\\e*0a\\eNqq").lines, ["a─q"])
  }

  func testZeroWidthScalarsJoinTheirCharacterUpToABound() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let terminal = VirtualTerminal(4, 1, "a\(marks)b")
    XCTAssertEqual(terminal.surface[0, 0].text.unicodeScalars.count, DisplayWidth.marksPerCell + 1)
    XCTAssertEqual(terminal.surface[1, 0].text, "b")
  }

  func testJoinersJoinOnlyInGraphemeMode() {
    let family = "👩\u{200D}👧"
    XCTAssertEqual(VirtualTerminal(8, 1, family).place, [4, 0])
    let clusters = VirtualTerminal(8, 1, "\\e[?2027h\(family)x")
    XCTAssertEqual(clusters.surface[0, 0].text, family)
    XCTAssertEqual(clusters.surface[2, 0].text, "x")
  }
}
