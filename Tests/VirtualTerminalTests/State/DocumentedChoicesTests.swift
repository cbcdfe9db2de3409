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
