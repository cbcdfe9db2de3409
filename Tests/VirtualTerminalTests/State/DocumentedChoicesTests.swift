import Terminal
import VirtualTerminal
import XCTest

/// Where terminals disagree: what the document says, by its name.
final class DocumentedChoicesTests: XCTestCase {
  /// ECMA-48 8.3.67 and 8.3.32: IL and DL move the active position to the line home position.
  func testInsertedAndDeletedLinesMoveTheCursorToTheLineHome() {
    let terminal = VirtualTerminal(10, 4, "\\e[2;5H\\e[L")
    XCTAssertEqual(terminal.place, [0, 1])
    terminal.type("\\e[3;7H\\e[M")
    XCTAssertEqual(terminal.place, [0, 2])
  }

  /// ECMA-48 8.3.161 and 8.3.160: VPR and VPB know no margins; in origin mode there is nothing beyond.
  func testRelativeLinePositionsGoPastTheMargins() {
    let terminal = VirtualTerminal(10, 8, "\\e[3;5r\\e[4;2H\\e[9e")
    XCTAssertEqual(terminal.place, [1, 7])
    terminal.type("\\e[4;2H\\e[9k")
    XCTAssertEqual(terminal.place, [1, 0])
    terminal.type("\\e[?6h\\e[2;2H\\e[9e")
    XCTAssertEqual(terminal.place, [1, 4])
    terminal.type("\\e[9k")
    XCTAssertEqual(terminal.place, [1, 2])
  }

  /// DEC STD 070: DECSC saves the last column flag, and erasing resets it.
  func testAPendingWrapIsRestoredAndErasingEndsIt() {
    XCTAssertEqual(VirtualTerminal(4, 2, "abcd\\e7\\e[1;1H\\e8x").lines, ["abcd", "x"])
    XCTAssertEqual(VirtualTerminal(4, 2, "abcd\\e[Kx").lines, ["abcx", ""])
    XCTAssertEqual(VirtualTerminal(4, 2, "abcd\\e[Xx").lines, ["abcx", ""])
  }

  /// xterm: DECCOLM asks for 80 columns where the screen has another width.
  func testNarrowColumnsInAWideWindow() {
    XCTAssertEqual(VirtualTerminal(100, 2, "\\e[?40h\\e[?3l").size.columns, 80)
    XCTAssertEqual(VirtualTerminal(100, 2, "\\e[?3l").size.columns, 100)
  }

  /// xterm's "more fix" for curses: mode 41.
  func testATabBehindTheLastColumnMayWrap() {
    XCTAssertEqual(VirtualTerminal(20, 3, "\\e[?41hxxxxxxxxxxxxxxxxxxxx\t1").place, [9, 1])
    XCTAssertEqual(VirtualTerminal(20, 3, "xxxxxxxxxxxxxxxxxxxx\t1").place, [1, 1])
  }

  /// DEC's VT510 manual, DECSCL: what a level does not have is not there.
  func testLevelsOfConformance() {
    XCTAssertEqual(VirtualTerminal(10, 2, "\\e[62;1\"p\\e[4$p").answer, "")
    XCTAssertEqual(VirtualTerminal(10, 2, "\\e[63;1\"p\\e[4$p").answer, "\\e[4;2$y")
    XCTAssertEqual(VirtualTerminal(10, 2, "\\e[63;1\"p\\e[?69h\\e[2;4s").margins.right, 9)
    XCTAssertEqual(VirtualTerminal(10, 2, "\\e[64;1\"p\\e[?69h\\e[2;4s").margins.right, 3)
    XCTAssertEqual(VirtualTerminal(10, 1, "\\e[63;1\"pab\\e[1;1;1;2$z").lines, ["ab"])
    let columns = "\\e[?40h\\e[?95hab\\e[?3h"
    XCTAssertEqual(VirtualTerminal(10, 1, "\\e[64;1\"p" + columns).lines, [""])
    XCTAssertEqual(VirtualTerminal(10, 1, "\\e[65;1\"p" + columns).lines, ["ab"])
  }

  /// DEC's VT510 manual, DECXCPR: the answer names the page behind line and column.
  func testExtendedCursorReportNamesThePage() {
    XCTAssertEqual(VirtualTerminal(20, 12, "\\e[10;10H\\e[?6n").answer, "\\e[?10;10;1R")
  }

  /// xterm's control sequences, DECRQSS: the answer to `m` begins with 0, so that it sets the whole
  /// rendition; ISO 8613-6 has an empty colour space in a direct colour.
  func testRenditionReportSetsTheWholeRendition() {
    let terminal = VirtualTerminal(20, 2, "\\e[1;38:2::24:68:112m\\eP$qm\\e\\")
    XCTAssertEqual(terminal.answer, "\\eP1$r0;1;38:2::24:68:112m\\e\\")
  }

  /// ECMA-48 8.3.103: REP repeats the character as if it had been sent so often; it wraps.
  func testRepeatedCharactersWrapAsTypedOnesDo() {
    XCTAssertEqual(VirtualTerminal(4, 3, "a\\e[5bb").lines, ["aaaa", "aab", ""])
  }

  /// `ESC * 0` makes G2 line drawing, and `ESC N` shifts to it for one character.
  func testRepeatedCharactersStayWhatASingleShiftMadeThem() {
    XCTAssertEqual(VirtualTerminal(8, 1, "\\e*0\\eNx\\e[3bx").lines, ["││││x"])
  }

  /// DEC's VT510 manual, DECSC: what is kept does not name the cursor's shape.
  func testRestoredCursorKeepsItsPresentShape() {
    let terminal = VirtualTerminal(10, 2, "\\e[1 q\\e7\\e[4 q\\e8")
    XCTAssertEqual(terminal.cursor.shape, .underline)
  }

  /// ECMA-35 (ISO 2022): LS2R invokes G2 into the right half, which keeps what was designated.
  func testLockingShiftRightKeepsTheDesignatedSet() {
    var options = TerminalOptions()
    options.utf8 = false
    let terminal = VirtualTerminal(size: Size(10, 1), options: options)
    terminal.feed([0x1B, 0x2A, 0x30, 0x1B, 0x7D, 0xE1])
    XCTAssertEqual(terminal.lines, ["▒"])
  }

  /// DEC's VT100 manual, DECDWL: half of the columns show, and text goes on in the next line.
  func testDoubleWidthLinesHoldHalfOfTheColumns() {
    XCTAssertEqual(VirtualTerminal(8, 2, "\\e#6abcdef").lines, ["abcd", "ef"])
  }

  /// Terminals that draw double-width lines as plain ones keep what stands behind a tab there.
  func testTabGoesToAStopBehindTheHalfThatShows() {
    let terminal = VirtualTerminal(20, 1, "\\e#6ab\t\tc\rd")
    XCTAssertEqual(terminal.lines, ["db              c"])
  }
}
