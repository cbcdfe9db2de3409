import Terminal
import VirtualTerminal
import XCTest

/// Lines of double width when the width changes and beside side margins, as a fuzzer of the article has found them.
final class DoubleWidthTests: XCTestCase {
  /// What such a line cannot show goes on in further ones; a wider screen does not join them again.
  func testAChangeOfTheWidthLosesNoTextOfDoubleWidth() {
    let pieces = ["abcd", "efg", "日x", "end"]
    for rows in [1, 2, 5] {
      let terminal = VirtualTerminal(20, rows, "\\e#6abcdefg日x\r\nend")
      for columns in [9, 20] {
        terminal.resize(to: Size(columns, rows))
        XCTAssertEqual((terminal.history + terminal.lines).filter { !$0.isEmpty }, pieces)
      }
      XCTAssertEqual(terminal.details(row: 0).characterSize, rows == 1 ? .single : .doubleWidth)
    }
    let wide = VirtualTerminal(4, 1, "\\e#6日")
    wide.resize(to: Size(2, 1))
    XCTAssertEqual(wide.lines, ["日"])
    let lost = VirtualTerminal(1, 1, "ab\\e#3")
    lost.resize(to: Size(24, 1))
    lost.type("c1$|\\e[D")
    lost.resize(to: Size(3, 1))
    XCTAssertEqual((lost.history + lost.lines).joined(), "ac1$|")
  }

  func testSideMarginsMakeTheLinesOfTheOtherScreenPlainToo() {
    let terminal = VirtualTerminal(20, 2, "\\e#6\\e[?47h\\e[?69h\\e[?47l\\e[1;15H")
    XCTAssertEqual(terminal.place, [14, 0])
    XCTAssertEqual(terminal.details(row: 0).characterSize, .single)
  }

  func testSideMarginsMakeLinesThatComeBackFromHistoryPlain() {
    let terminal = VirtualTerminal(10, 1, "\\e#6ab\r\n\\e[?69h")
    terminal.resize(to: Size(10, 2))
    terminal.type("\\e[1;9H")
    XCTAssertEqual(terminal.place, [8, 0])
    XCTAssertEqual(terminal.details(row: 0).characterSize, .single)
  }

  /// The last character of a line of double width is not lost where the line becomes a plain one.
  func testAPendingWrapStaysWhereItsLineBecomesPlain() {
    for end in ["\\e#5", "\\e[?69h"] {
      XCTAssertEqual(VirtualTerminal(10, 2, "\\e#6abcde\(end)x").lines, ["abcde", "x"], end)
    }
  }
}
