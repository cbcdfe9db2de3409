import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Every collection in rooms that are too small for it: nothing fails, and nothing is drawn outside.
final class ItemRoomTests: XCTestCase {
  private let typed: ItemState = {
    var state = ItemState()
    state.typed = TypeAhead("abc")
    state.uncovered = "0"
    state.pull = .touched
    return state
  }()

  private func kinds(_ count: Int) -> [Element<String>] {
    let key: (Int) -> String = { "\($0)" }
    let send: (Int) -> String = { "\($0)" }
    let row: (Int) -> Element<String> = { Element(Text("row \($0) 🦔")) }
    let list = List(
      "x", label: "L", count: count, selection: 0, rows: 2, key: key, itemLabel: key,
      onMove: send, onOpen: send, row: row
    )
    .onReorder { "\($0) \($1)" }.swipe(SwipeAction("x.del", ["x"], "del", action: send))
    .refresh(isBusy: true, "r").typeAhead { _ in 0 }
    let sections = List(
      "x", label: "L", sections: ListSections(counts: [0, count, 0]), heading: { "h \($0)" },
      selection: 0, key: key, itemLabel: key, onMove: send, onOpen: send, row: row)
    let grid = CardGrid(
      "x", label: "G", count: count, selection: 0, rows: 3, columns: { $0 / 4 }, key: key,
      itemLabel: key, onMove: send, onOpen: send, card: { index, _, _ in row(index) })
    let table = Table(
      "x", label: "T", columns: [TableColumn("a", "A"), TableColumn("b", "B", width: .flex())],
      count: count, selection: 0, sort: TableSort(column: 1), key: key, itemLabel: key,
      onSort: { "\($0)" }, onMove: send, onOpen: send, cell: { row, _ in Element(Text("\(row)")) })
    let outline = Outline(
      "x", label: "O", entries: OutlineEntries((0..<count).map { (id: $0, depth: $0) }),
      selection: 0, key: key, itemLabel: key, onMove: send, onToggle: send, onOpen: send, row: row)
    return [list.element, sections.element, grid.element, table.element, outline.element]
  }

  func testNothingIsDrawnOutside() {
    for count in [0, 1, 30] {
      for (kind, element) in kinds(count).enumerated() {
        for columns in 0...9 {
          for rows in 0...5 { check(element, Size(columns, rows), "\(kind) \(count)") }
        }
      }
    }
  }

  private func check(_ element: Element<String>, _ size: Size, _ name: String) {
    for isFlat in [false, true] {
      var context = RenderContext.focused(on: "x", kept: ["x": typed])
      context.isFlat = isFlat
      let framed = HStack<String> {
        Spacer(1)
        element.frame(columns: size.columns, rows: size.rows)
      }
      let frame = framed.drawn(14, 8, context)
      let room = Rect(x: 1, y: 0, columns: size.columns, rows: size.rows)
      for y in 0..<8 {
        for x in 0..<14 where !room.contains(Point(x: x, y: y)) {
          XCTAssertEqual(frame.surface[x, y].text, " ", "\(name) \(size) at \(x), \(y)")
        }
      }
      let outside = frame.nodes.filter {
        !$0.frame.isEmpty && $0.frame.intersection(room) != $0.frame
      }
      XCTAssertEqual(outside, [], "\(name) \(size)")
      let ids = frame.nodes.compactMap(\.identifier)
      XCTAssertEqual(Set(ids).count, ids.count, "\(name) \(size)")
    }
  }
}
