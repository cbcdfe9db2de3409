import Semantics
import Terminal
import Toolkit
import XCTest

/// What keys do where a feature's place is beyond what there is: never past it, never a crash.
final class StaleIndexTests: XCTestCase {
  private let id: Identifier = "x"

  private func list(_ count: Int, _ selection: Int?, rows: Int = 1) -> List<String> {
    List(
      id, label: "Pets", count: count, selection: selection, rows: rows, key: { "\($0)" },
      itemLabel: { "\($0)" }, onMove: { "move \($0)" }, onOpen: { "open \($0)" },
      row: { Element(Text("pet \($0)")) })
  }

  func testNoMoreThanTheLastIsOpened() {
    for (selection, opened) in [(49, 2), (3, 2), (-7, 0), (1, 1)] {
      let frame = list(3, selection).drawn(20, 5, .focused(on: id))
      XCTAssertEqual(
        frame.strike(.enter, focus: id)?.actions, ["open \(opened)"], "\(selection)")
      XCTAssertEqual(
        frame.node(id.child("row").item("\(opened)"))?.traits.contains(.selected), true,
        "\(selection)")
    }
  }

  func testAnOutlineThatWasFoldedIsOpenedAtItsLast() {
    let entries = OutlineEntries(
      [0, 1, 2, 1, 0].enumerated().map { (id: $0, depth: $1) }, folded: [0])
    let frame = Outline(
      id, label: "Places", entries: entries, selection: 4, key: { "\($0)" },
      itemLabel: { "entry \($0)" }, onMove: { "move \($0)" }, onToggle: { "toggle \($0)" },
      onOpen: { "open \($0)" }, row: { Element(Text("e\($0)")) }
    ).drawn(20, 5, .focused(on: id))
    XCTAssertEqual(frame.strike(.enter, focus: id)?.actions, ["open 4"])
    XCTAssertEqual(frame.strike(.left, focus: id)?.actions, [])
  }

  func testAnOptionThatIsGoneOnlyClosesTheMenu() throws {
    let dropdown = { (count: Int) in
      Dropdown(
        self.id, "Pet", options: (0..<count).map { "Pet \($0)" }, selection: 49
      ) { "chose \($0)" }
    }
    let opened = try XCTUnwrap(
      dropdown(50).drawn(20, 9, .focused(on: id)).strike(.enter, focus: id)?.control)
    let menu = id.child("menu")
    let frame = dropdown(3).drawn(20, 9, .focused(on: menu, kept: [id: opened.state]))
    let response = try XCTUnwrap(frame.strike(.enter, focus: menu))
    XCTAssertEqual(response.actions, [])
    let next = try XCTUnwrap(response.control)
    XCTAssertEqual(next.id, id)
    let after = dropdown(3).drawn(20, 9, .focused(on: id, kept: [id: next.state]))
    XCTAssertNil(after.node(menu))
  }

  func testRowsOfNoHeightAreOneHigh() {
    XCTAssertEqual(
      list(3, 0, rows: 0).drawn(20, 3, .focused(on: id)).strike(.pageDown, focus: id)?.actions,
      ["move 2"])
    let grid = CardGrid<String>(
      id, label: "Pets", count: 3, selection: 0, rows: -2, columns: { _ in 1 }, key: { "\($0)" },
      itemLabel: { "\($0)" }, onMove: { "move \($0)" }, onOpen: { "open \($0)" },
      card: { index, _, _ in Element(Text("pet \(index)")) })
    XCTAssertEqual(grid.drawn(20, 3).lines, ["pet 0", "pet 1", "pet 2"])
  }

  private func tabs(_ count: Int, _ selection: Int) -> Frame<String> {
    TabBar(
      id, label: "Tabs", titles: (0..<count).map { (key: "\($0)", title: "T\($0)") },
      selection: selection, onSelect: { "tab \($0)" }
    ).drawn(30, 1, .focused(on: id))
  }

  func testTabsLeadToTabsThatThereAre() {
    for (count, selection, next, previous) in [
      (0, 0, [], []), (0, -4, [], []), (3, 0, ["tab 1"], ["tab 2"]),
      (3, -1, ["tab 0"], ["tab 2"]), (3, -99, ["tab 0"], ["tab 2"]),
      (3, .max, ["tab 0"], ["tab 2"]), (3, .min, ["tab 0"], ["tab 2"]),
    ] as [(Int, Int, [String], [String])] {
      let frame = tabs(count, selection)
      XCTAssertEqual(frame.strike(.right, focus: id)?.actions, next, "\(count) \(selection)")
      XCTAssertEqual(frame.strike(.left, focus: id)?.actions, previous, "\(count) \(selection)")
      XCTAssertNotNil(frame.point(.wheel(.down), 0, 0))
    }
  }

  func testAChoiceLeadsToOptionsThatThereAre() {
    for (count, selection, next, previous) in [
      (0, 5, [], []), (3, 2, ["0"], ["1"]), (3, -1, ["0"], ["2"]), (3, -99, ["0"], ["2"]),
      (1, -1, ["0"], ["0"]), (3, .max, ["0"], ["2"]), (3, .min, ["0"], ["2"]),
    ] as [(Int, Int, [String], [String])] {
      let frame = Choice(
        id, "Wind", options: (0..<count).map { "o\($0)" }, selection: selection
      ) { "\($0)" }.drawn(30, 1, .focused(on: id))
      XCTAssertEqual(frame.strike(.right, focus: id)?.actions, next, "\(count) \(selection)")
      XCTAssertEqual(frame.strike(.left, focus: id)?.actions, previous, "\(count) \(selection)")
    }
  }
}
