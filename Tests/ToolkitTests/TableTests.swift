import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class TableTests: XCTestCase {
  private let columns = [
    TableColumn("name", "Name", width: .flex(min: 6), priority: 2),
    TableColumn("kind", "Kind", width: .fit(max: 8)),
    TableColumn("age", "Age", width: .fixed(5), alignment: .trailing, priority: 1),
  ]

  private func table(_ sort: TableSort? = TableSort(column: 0), count: Int = 3) -> Table<String> {
    Table(
      "t", label: "Pets", columns: columns, count: count, selection: 1, sort: sort,
      key: { "\($0)" }, itemLabel: { "pet \($0)" },
      onSort: { "sort \($0.column) \($0.isAscending)" }, onMove: { "move \($0)" },
      onOpen: { "open \($0)" },
      cell: { row, column in Element(Text(column == 2 ? "\(row + 1)" : "\(row).\(column)")) })
  }

  func testCellsLineUpUnderTheirHeads() {
    XCTAssertEqual(
      table().drawn(27, 4).lines,
      [
        "  Name ▲      Kind      Age", "  0.0         0.1         1", "› 1.0         1.1         2",
        "  2.0         2.1         3",
      ])
  }

  func testHeadsAndKeysSort() {
    let frame = table().drawn(27, 4, .focused(on: "t"))
    XCTAssertEqual(frame.click(3, 0), ["sort 0 false"])
    XCTAssertEqual(frame.click(15, 0), ["sort 1 true"])
    XCTAssertEqual(frame.strike("s", focus: "t")?.actions, ["sort 1 true"])
    XCTAssertEqual(frame.strike("S", focus: "t")?.actions, ["sort 0 false"])
    XCTAssertEqual(
      table(TableSort(column: 2)).drawn(27, 4).strike("s", focus: "t")?.actions, ["sort 0 true"])
    XCTAssertEqual(frame.node("t.column[name]")?.value, "ascending")
    XCTAssertEqual(frame.click(3, 1), ["move 0"])
  }

  func testTheHeadStaysWhileRowsScroll() {
    let frame = table(count: 50).drawn(27, 5)
    let away = frame.point(.wheel(.down), 3, 2)
    var context = RenderContext()
    if let control = away?.control { context.controls[control.id] = control.state }
    let lines = table(count: 50).drawn(27, 5, context).lines
    XCTAssertTrue(lines[0].hasPrefix("  Name ▲"))
    XCTAssertTrue(lines[1].hasPrefix("  3.0"))
  }

  func testAColumnThatFitsItsCellsDoesNotShrinkAgain() {
    let wide = { (row: Int) in row == 0 ? "a wide one" : "x" }
    let table = { (selection: Int) in
      Table<String>(
        "t", label: "Pets", columns: [TableColumn("a", "A"), TableColumn("b", "B")], count: 40,
        selection: selection, key: { "\($0)" }, itemLabel: { "\($0)" }, onMove: { "\($0)" },
        onOpen: { "\($0)" }, cell: { row, _ in Element(Text(wide(row))) })
    }
    let first = table(0).drawn(40, 5)
    XCTAssertEqual(first.node("t.column[b]")?.frame.minX, 14)
    let later = table(30).drawn(40, 5, RenderContext(controls: first.kept))
    XCTAssertEqual(later.node("t.column[b]")?.frame.minX, 14)
    XCTAssertEqual(table(30).drawn(40, 5).node("t.column[b]")?.frame.minX, 7)
  }

  func testWidthsFillTheRoomAndNeverPassIt() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<500 {
      let columns = (0..<Int.random(in: 1...6, using: &random)).map { index in
        let widths: [TableColumn.Width] = [
          .fixed(Int.random(in: 0...12, using: &random)),
          .fit(min: 2, max: Int.random(in: 2...14, using: &random)),
          .flex(share: Int.random(in: 1...3, using: &random), min: 4),
        ]
        return TableColumn(
          "\(index)", "T", width: widths[Int.random(in: 0...2, using: &random)],
          priority: Int.random(in: 0...2, using: &random))
      }
      let wanted = columns.map { _ in Int.random(in: 0...20, using: &random) }
      let room = Int.random(in: 0...60, using: &random)
      let sorted = Int.random(in: 0..<columns.count, using: &random)
      let widths = TableLayout(columns: columns, wanted: wanted, room: room, sorted: sorted).widths
      let shown = widths.compactMap { $0 }
      let used = shown.reduce(0, +) + TableLayout.spacing * (shown.count - 1)
      XCTAssertLessThanOrEqual(used, max(room, 0), "\(columns) \(wanted) \(room)")
      XCTAssertNotNil(widths[sorted], "the order is seen")
      let isFlexible = columns.indices.contains { index in
        if case .flex = columns[index].width { widths[index] != nil } else { false }
      }
      if isFlexible { XCTAssertEqual(used, room) }
    }
  }

  func testColumnsOfLowPriorityGoFirst() {
    let names = { (room: Int) in
      TableLayout(columns: self.columns, wanted: [0, 6, 0], room: room).widths.map { $0 != nil }
    }
    XCTAssertEqual(names(21), [true, true, true])
    XCTAssertEqual(names(20), [true, false, true])
    XCTAssertEqual(names(12), [true, false, false])
  }
}
