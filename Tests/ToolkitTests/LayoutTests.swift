import Terminal
import Toolkit
import XCTest

/// Grid, frames, padding, panels, layers.
final class LayoutTests: XCTestCase {
  private let none = RenderContext()

  func testGridColumnsLineUp() {
    let grid = GridLayout(
      rows: [
        [Element(Probe("a", 2)), Element(Probe("b", 1))],
        [Element(Probe("c", 4)), Element(Probe("d", 1, 2))],
      ], columnSpacing: 2)
    let frame = grid.drawn(10, 3)
    XCTAssertEqual(frame.lines, ["aaaa  bbbb", "cccc  dddd", "cccc  dddd"])
    XCTAssertEqual(grid.measure(Size(10, 9), none), Size(10, 3))
  }

  func testGridRowsMayBeShort() {
    let grid = GridLayout(rows: [[Element(Probe("a", 2)), Element(Probe("b"))], []])
    XCTAssertEqual(grid.drawn(6, 2).lines, ["aa bbb", ""])
    XCTAssertEqual(GridLayout<String>(rows: []).measure(Size(5, 5), none), Size(5, 0))
  }

  func testGridWithoutRoomStaysInside() {
    let rows = (0..<5).map { _ in [Element(Probe("a", 3)), Element(Probe("b", 3))] }
    let frame = VStack {
      GridLayout(rows: rows).frame(rows: 2)
      Probe("c", flex: Flex(vertical: 1))
    }.drawn(4, 3)
    XCTAssertEqual(frame.lines, ["aaa", "aaa", "cccc"])
  }

  func testAFixedFrameIsAsLargeAsItSays() {
    let element = Probe("a", 9, 9, flex: .both).frame(columns: 3, rows: 2)
    XCTAssertEqual(element.flex, .none)
    XCTAssertEqual(element.measure(Size(20, 20), none), Size(3, 2))
    XCTAssertEqual(element.measure(Size(2, 1), none), Size(2, 1))
    XCTAssertEqual(element.drawn(5, 3).lines, ["aaa", "aaa", ""])
  }

  func testFillPlacesItsContent() {
    let element = Probe("a", 2, 1).fill(horizontal: .center, vertical: .trailing)
    XCTAssertEqual(element.flex, .both)
    XCTAssertEqual(element.drawn(6, 3).lines, ["", "", "  aa"])
  }

  func testFillIsNoWiderThanAsked() {
    let element = Probe("a", flex: Flex(horizontal: 1)).fill(horizontal: .center, maxColumns: 4)
    XCTAssertEqual(element.drawn(8, 1).lines, ["  aaaa"])
    XCTAssertEqual(element.drawn(3, 1).lines, ["aaa"])
  }

  func testPaddingStandsAround() {
    let element = Probe("a", 2, 1).padding(Insets(top: 1, left: 2, bottom: 1, right: 1))
    XCTAssertEqual(element.measure(Size(20, 20), none), Size(5, 3))
    XCTAssertEqual(element.drawn(5, 3).lines, ["", "  aa", ""])
    XCTAssertEqual(element.drawn(2, 1).lines, [""])
  }

  func testAPanelHasAFrameAndItsTitleInIt() {
    let panel = Panel("Pets") { Probe("a", 3, 1) }
    XCTAssertEqual(panel.measure(Size(40, 9), none), Size(10, 3))
    XCTAssertEqual(panel.drawn(10, 3).lines, ["╭─ Pets ─╮", "│aaaaaaaa│", "╰────────╯"])
  }

  func testAPanelsTitleIsCut() {
    XCTAssertEqual(
      Panel<String>("Long name") {}.drawn(10, 2).lines, ["╭─ Lon… ─╮", "╰────────╯"])
    XCTAssertEqual(Panel<String>("Long") {}.drawn(5, 2).lines, ["╭───╮", "╰───╯"])
    XCTAssertEqual(Panel<String>("Long") {}.drawn(1, 2).lines, ["", ""])
  }

  func testLayersLieOnEachOther() {
    let stack = ZStack {
      Probe("a", 4, 2)
      Probe("b", 2, 1).fill(horizontal: .trailing, vertical: .leading)
    }
    XCTAssertEqual(stack.drawn(4, 2).lines, ["aabb", "aaaa"])
    XCTAssertEqual(stack.measure(Size(9, 9), none), Size(4, 2))
  }

  func testResponsiveContentKnowsItsRoom() {
    let widget = Responsive<String> { size in
      Element(Text(size.columns < 10 ? "narrow" : "wide enough"))
    }
    XCTAssertEqual(widget.drawn(8, 1).lines, ["narrow"])
    XCTAssertEqual(widget.drawn(20, 1).lines, ["wide enough"])
  }

  func testADividerIsAsWideAsItsRoom() {
    XCTAssertEqual(Divider<String>().drawn(3, 2).lines, ["───", ""])
  }
}
