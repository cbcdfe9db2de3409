import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class ListTests: XCTestCase {
  private let id: Identifier = "pets"

  private func list(
    _ count: Int, _ selection: Int?, rows: Int = 1, expanded: (index: Int, extra: Int)? = nil
  ) -> List<String> {
    List(
      id, label: "Pets", count: count, selection: selection, rows: rows, expanded: expanded,
      key: { "k\($0)" }, itemLabel: { "Pet \($0)" }, onMove: { "move \($0)" },
      onOpen: { "open \($0)" }, row: { Element(Text("pet \($0)")) })
  }

  func testTheSelectedRowHasAMark() {
    XCTAssertEqual(list(3, 1).drawn(8, 3).lines, ["  pet 0", "› pet 1", "  pet 2"])
  }

  func testTheListScrollsToItsSelection() {
    XCTAssertEqual(
      list(9, 5).drawn(10, 3).lines, ["  pet 3  │", "  pet 4  ┃", "› pet 5  │"])
    let context = RenderContext(
      controls: [id: ItemState(rows: 5)])
    XCTAssertEqual(
      list(9, 5).drawn(10, 3, context).lines, ["› pet 5  │", "  pet 6  │", "  pet 7  ┃"],
      "no further than it must")
  }

  func testOnlyWhatShowsIsAskedFor() {
    let count = CallCount()
    let list = List<String>(
      id, label: "Pets", count: 1_000_000, selection: 500_000,
      key: { index in
        count.note()
        return "\(index)"
      },
      itemLabel: { index in
        count.note()
        return "\(index)"
      }, onMove: { "\($0)" }, onOpen: { "\($0)" },
      row: { index in
        count.note()
        return Element(Text("\(index)"))
      })
    let frame = list.drawn(20, 10)
    XCTAssertTrue(frame.lines.contains { $0.hasPrefix("› 500000") })
    XCTAssertEqual(count.calls, 31, "ten rows, three questions each, and which the selected one is")
    XCTAssertEqual(frame.nodes.filter { $0.role == .row }.count, 10)
  }

  func testKeysMoveTheSelection() {
    let frame = list(20, 8).drawn(10, 4, .focused(on: id))
    let cases: [(stroke: KeyStroke, action: String)] = [
      (.down, "move 9"), ("k", "move 7"), (.pageDown, "move 12"), (.control("u"), "move 6"),
      ("G", "move 19"), ("g", "move 0"), (.enter, "open 8"),
    ]
    for (stroke, action) in cases {
      XCTAssertEqual(frame.strike(stroke, focus: id)?.actions, [action], stroke.description)
    }
    XCTAssertNil(frame.strike(.left, focus: id), "a list has no columns")
    XCTAssertNil(frame.strike(.down, focus: "other"))
  }

  func testAtItsEndNothingMoves() {
    XCTAssertEqual(list(3, 2).drawn(8, 3).strike(.down, focus: id)?.actions, [])
    XCTAssertEqual(list(0, nil).drawn(8, 3).strike(.down, focus: id)?.actions, [])
    XCTAssertNil(list(0, nil).drawn(8, 3).strike(.enter, focus: id))
  }

  func testClicksSelectAndDoubleClicksOpen() {
    let frame = list(9, 5).drawn(10, 3)
    XCTAssertEqual(frame.click(4, 0), ["move 3"])
    XCTAssertEqual(frame.click(4, 1, clicks: 2), ["open 4"])
    XCTAssertEqual(list(1, 0).drawn(10, 3).click(4, 2), [], "below the last row")
    XCTAssertEqual(frame.point(.wheel(.down), 1, 1)?.actions, [], "the view moves alone")
  }

  func testAnExpandedRowPushesTheOthersDown() {
    let frame = list(3, 1, expanded: (0, 1)).drawn(8, 4)
    XCTAssertEqual(frame.lines, ["  pet 0", "", "› pet 1", "  pet 2"])
    XCTAssertEqual(frame.click(3, 1), ["move 0"])
    XCTAssertEqual(frame.node("pets.row[k0]")?.frame.rows, 2)
  }

  func testRowsAreNodesOfTheList() throws {
    let frame = list(9, 5).drawn(10, 3)
    let row = try XCTUnwrap(frame.node("pets.row[k5]"))
    XCTAssertEqual(row.label, "Pet 5")
    XCTAssertTrue(row.traits.contains(.selected))
    let parent = try XCTUnwrap(row.parent)
    XCTAssertEqual(frame.nodes[parent].identifier, id)
    XCTAssertEqual(frame.nodes[parent].value, "6/9")
    XCTAssertNil(frame.node("pets.row[k0]"), "not drawn, not there")
  }

  func testTheSelectionIsToldByStyleToo() {
    let theme = Theme.make(.dark, depth: .direct)
    let focused = list(2, 0).drawn(8, 2, .focused(on: id, theme: theme))
    XCTAssertEqual(
      focused.surface[7, 0].style.background, theme[.selectionFocused].background)
    let resting = list(2, 0).drawn(8, 2, RenderContext(theme: theme))
    XCTAssertEqual(resting.surface[7, 0].style.background, theme[.selection].background)
    XCTAssertEqual(resting.surface[7, 1].style.background, theme.plain.background)
  }
}
