import Terminal
import VirtualTerminal
import XCTest

final class CursorTests: XCTestCase {
  func testMotionStopsAtTheEdges() {
    let terminal = VirtualTerminal(10, 5, "\\e[99C\\e[99B")
    XCTAssertEqual(terminal.place, [9, 4])
    terminal.type("\\e[99D\\e[99A")
    XCTAssertEqual(terminal.place, [0, 0])
    terminal.type("\\e[3;4H\\e[2G\\e[4d")
    XCTAssertEqual(terminal.place, [1, 3])
    terminal.type("\\e[2E\\e[F")
    XCTAssertEqual(terminal.place, [0, 3])
  }

  func testLastColumnHoldsTheWrapBack() {
    let terminal = VirtualTerminal(3, 2, "abc")
    XCTAssertEqual(terminal.place, [2, 0])
    XCTAssertTrue(terminal.cursor.pendingWrap)
    terminal.type("d")
    XCTAssertEqual(terminal.lines, ["abc", "d"])
    XCTAssertTrue(terminal.isWrapped(row: 0))
  }

  func testMotionForgetsThePendingWrap() {
    let terminal = VirtualTerminal(3, 2, "abc\\e[Cd")
    XCTAssertEqual(terminal.lines, ["abd", ""])
    terminal.type("\\e[1;1Habc\r\nx")
    XCTAssertEqual(terminal.lines, ["abc", "x"])
  }

  func testWithoutWrappingTheLastColumnIsOverwritten() {
    XCTAssertEqual(VirtualTerminal(3, 2, "\\e[?7labcdef").lines, ["abf", ""])
    XCTAssertEqual(VirtualTerminal(3, 2, "\\e[?7lab日本").lines, ["a本", ""])
  }

  func testWideCharacterThatDoesNotFitGoesToTheNextLine() {
    XCTAssertEqual(VirtualTerminal(3, 2, "ab日").lines, ["ab", "日"])
  }

  func testOverwritingHalfOfAWideCharacterErasesTheOther() {
    XCTAssertEqual(VirtualTerminal(4, 1, "日本\\e[2Gx").lines, [" x本"])
    XCTAssertEqual(VirtualTerminal(4, 1, "日本\\e[3Gx").lines, ["日x"])
  }

  func testTabStops() {
    let terminal = VirtualTerminal(20, 1, "\ta")
    XCTAssertEqual(terminal.place, [9, 0])
    terminal.type("\\e[3g\\e[5G\\eH\r\t")
    XCTAssertEqual(terminal.place, [4, 0])
    terminal.type("\t")
    XCTAssertEqual(terminal.place, [19, 0])
    terminal.type("\\e[Z")
    XCTAssertEqual(terminal.place, [4, 0])
    XCTAssertEqual(terminal.tabStops, [4])
  }

  func testOriginModeCountsFromTheMargins() {
    let terminal = VirtualTerminal(10, 6, "\\e[2;4r\\e[?6h")
    XCTAssertEqual(terminal.place, [0, 1])
    terminal.type("\\e[9;3H\\e[6n")
    XCTAssertEqual(terminal.place, [2, 3])
    XCTAssertEqual(terminal.answer, "\\e[3;3R")
  }

  func testSaveAndRestoreBringEverythingBack() {
    let terminal = VirtualTerminal(4, 2, "\\e[1;31mabcd\\e(0\\e7\\e[m\\e(B\\e[2;1H-\\e8q")
    XCTAssertEqual(terminal.lines, ["abcd", "─"])
    XCTAssertEqual(terminal.surface[0, 1].style.attributes, .bold)
  }

  func testDoubleWidthLineHoldsHalfAsMuch() {
    let terminal = VirtualTerminal(6, 2, "\\e#6abcd")
    XCTAssertEqual(terminal.lines, ["abc", "d"])
    XCTAssertEqual(terminal.details(row: 0).characterSize, .doubleWidth)
  }

  func testRepeatTakesTheWholeCharacterOnce() {
    XCTAssertEqual(VirtualTerminal(9, 1, "a\\e[3b").lines, ["aaaa"])
    XCTAssertEqual(VirtualTerminal(9, 1, "e\u{301}\\e[b\\e[5b").lines, ["e\u{301}e\u{301}"])
  }
}
