import Terminal
import VirtualTerminal
import XCTest

final class ScreenStateTests: XCTestCase {
  func testEqualScreensAreEqualHoweverTheyCameAbout() {
    let one = VirtualTerminal(10, 3, "ab\\e[1mc")
    let other = VirtualTerminal(10, 3, "xx\\e[1;1Ha\\e[mb\\e[1mc")
    XCTAssertEqual(one.screenState, other.screenState)
    other.type("\\e[?25l")
    XCTAssertNotEqual(one.screenState, other.screenState)
  }

  func testCellsLinksAndRegions() {
    let state = VirtualTerminal(10, 3, "\\e]8;id=a;http://x\\e\\\\e[31mab\\e]8;;\\e\\日").screenState
    XCTAssertEqual(state.cell(at: Point(x: 1, y: 0)).style.linkAddress, "http://x")
    XCTAssertEqual(state.cell(at: Point(x: 1, y: 0)).style.style.foreground, .indexed(1))
    XCTAssertEqual(state.cell(at: Point(x: 2, y: 0)).width, 2)
    XCTAssertEqual(state.cell(at: Point(x: 9, y: 2)).text, "")
    let region = state.cells(in: Rect(x: 1, y: 0, columns: 2, rows: 9))
    XCTAssertEqual(region.map { $0.map(\.text) }, [["b", "日"], ["", ""], ["", ""]])
    XCTAssertEqual(state.text, "ab日\n\n")
  }

  func testChangesNameRowsCellsAndModes() {
    let terminal = VirtualTerminal(10, 3, "one\r\ntwo")
    let before = terminal.screenState
    XCTAssertTrue(terminal.screenState.changes(since: before).isEmpty)
    terminal.type("\\e[1;2H\\e[7mN\\e[?2004h")
    let changes = terminal.screenState.changes(since: before)
    XCTAssertEqual(changes.rows, [0])
    XCTAssertEqual(changes.cells, [Point(x: 1, y: 0)])
    XCTAssertEqual(changes.modes, [.bracketedPaste])
    XCTAssertTrue(changes.isCursorChanged)
    terminal.resize(to: Size(4, 2))
    XCTAssertEqual(terminal.screenState.changes(since: before).cells.count, 8)
  }

  func testTheCounterGoesUpWithWhatMayHaveChanged() {
    let terminal = VirtualTerminal(10, 3)
    let first = terminal.changeCount
    terminal.type("")
    XCTAssertEqual(terminal.changeCount, first)
    terminal.type("a")
    let second = terminal.changeCount
    XCTAssertGreaterThan(second, first)
    terminal.resize(to: Size(5, 5))
    XCTAssertGreaterThan(terminal.changeCount, second)
  }

  func testFramesAreKeptWhereAskedForAndBounded() {
    let terminal = VirtualTerminal(10, 2)
    let update = "\\e[?2026h\\e[1;1H%\\e[?2026l"
    terminal.type(update.replacing("%", with: "0"))
    XCTAssertEqual(terminal.frames, [])
    terminal.keptFrames = 2
    // All in one piece: what shows in between is seen all the same.
    terminal.type((1...3).map { update.replacing("%", with: "\($0)") }.joined() + "\\e[1;1H9")
    XCTAssertEqual(terminal.frames.map(\.text), ["2\n", "3\n"])
    XCTAssertEqual(terminal.synchronizedFrames, 4)
  }

  func testScrollbackHasItsDetails() {
    let terminal = VirtualTerminal(10, 1, "\\e[1ma\r\nb")
    XCTAssertEqual(terminal.scrollbackDetails.map { $0.cells.map(\.text) }, [["a"]])
    XCTAssertTrue(terminal.scrollbackDetails[0].cells[0].style.style.attributes.contains(.bold))
  }
}
