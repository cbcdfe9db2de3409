import XCTest

@testable import Toolkit

/// The arithmetic against a layout that writes down every row.
final class ItemLayoutTests: XCTestCase {
  /// For each row of the whole list, the line of items that stands there.
  private func naiveRows(_ layout: ItemLayout) -> [Int] {
    (0..<layout.lines).flatMap { line in
      let isExpanded = layout.expanded.map { $0.index / layout.columns == line } ?? false
      let rows = layout.itemRows + (isExpanded ? layout.expanded?.extra ?? 0 : 0)
      return Array(repeating: line, count: rows)
    }
  }

  private func forEachLayout(_ body: (ItemLayout) -> Void) {
    for count in 0...7 {
      for columns in 1...3 {
        for itemRows in 1...3 {
          body(ItemLayout(count: count, columns: columns, itemRows: itemRows))
          for index in 0..<count {
            for extra in 0...3 {
              body(
                ItemLayout(
                  count: count, columns: columns, itemRows: itemRows, expanded: (index, extra)))
            }
          }
        }
      }
    }
  }

  /// A row of room above the cards would look as if something were missing there.
  func testNoEmptyRowStandsAboveCards() {
    var layout = ItemLayout(count: 12, columns: 2, itemRows: 5)
    layout.leastRows = 2
    XCTAssertEqual(layout.offset(showing: 11, from: 0, visible: 21), 10)
    XCTAssertEqual(layout.held(99, 21), 10)
    XCTAssertEqual(layout.offset(showing: 8, from: 0, visible: 21), 5)
    // Of two rows of a card something can be read.
    XCTAssertEqual(layout.offset(showing: 11, from: 0, visible: 22), 8)
    layout.leastRows = 1
    XCTAssertEqual(layout.offset(showing: 11, from: 0, visible: 21), 9)
  }

  func testPositionsAreThoseOfTheNaiveLayout() {
    forEachLayout { layout in
      let rows = naiveRows(layout)
      XCTAssertEqual(layout.totalRows, rows.count)
      for index in 0..<layout.count {
        XCTAssertEqual(layout.top(of: index), rows.firstIndex(of: index / layout.columns))
        let isExpanded = layout.expanded?.index == index
        let extra = isExpanded ? layout.expanded?.extra ?? 0 : 0
        XCTAssertEqual(layout.rows(of: index), layout.itemRows + extra)
      }
    }
  }

  // MARK: Sections in several columns

  /// The items of each row of the whole grid; none of a heading.
  private func naiveRows(_ counts: [Int], columns: Int, itemRows: Int) -> [[Int]] {
    var (rows, first): ([[Int]], Int) = ([], 0)
    for count in counts {
      rows.append([])
      for start in stride(from: first, to: first + count, by: columns) {
        let line = Array(start..<min(start + columns, first + count))
        rows += Array(repeating: line, count: itemRows)
      }
      first += count
    }
    return rows
  }

  private func forEachGrid(_ body: ([Int], ItemLayout, [[Int]]) -> Void) {
    for counts in [[3], [1, 1], [5, 2], [2, 5, 3], [4, 4], [3, 1, 7]] {
      for columns in 1...4 {
        for itemRows in 1...3 {
          let sections = ListSections(counts: counts)
          let layout = ItemLayout(
            count: sections.itemCount, columns: columns, itemRows: itemRows, sections: sections)
          body(counts, layout, naiveRows(counts, columns: columns, itemRows: itemRows))
        }
      }
    }
  }

  func testSectionsOfAGridBeginALineOfTheirOwn() {
    forEachGrid { counts, layout, rows in
      XCTAssertEqual(layout.totalRows, rows.count)
      for index in 0..<layout.count {
        XCTAssertEqual(layout.top(of: index), rows.firstIndex { $0.contains(index) })
        let line = rows.first { $0.contains(index) }
        XCTAssertEqual(layout.column(of: index), line?.firstIndex(of: index))
      }
      let headings = rows.indices.filter { rows[$0].isEmpty }
      XCTAssertEqual(counts.indices.map { layout.top(ofSection: $0) }, headings)
      for row in rows.indices where !rows[row].isEmpty {
        XCTAssertEqual(Array(layout.visible(from: row, rows: 1)), rows[row])
      }
    }
  }

  func testMovesInAGridWithSectionsGoByLines() {
    forEachGrid { _, layout, rows in
      let lines = rows.reduce(into: [[Int]]()) { lines, row in
        if !row.isEmpty, lines.last != row { lines.append(row) }
      }
      for (number, line) in lines.enumerated() {
        for (column, index) in line.enumerated() {
          for (move, step) in [(ListMove.down, 1), (.up, -1), (.pageDown, 2)] {
            let goal = lines[min(max(0, number + step), lines.count - 1)]
            let wanted =
              layout.columns == 1 || goal != line
              ? goal[min(column, goal.count - 1)] : index
            XCTAssertEqual(layout.target(of: move, from: index, page: 2), wanted)
          }
        }
      }
    }
  }

  func testWhatShowsIsWhatTheNaiveLayoutShows() {
    forEachLayout { layout in
      let rows = naiveRows(layout)
      for visible in 0...6 {
        for offset in 0...max(0, rows.count - visible) {
          let lines = Set(rows.dropFirst(offset).prefix(visible))
          let items = (0..<layout.count).filter { lines.contains($0 / layout.columns) }
          XCTAssertEqual(Array(layout.visible(from: offset, rows: visible)), items)
        }
      }
    }
  }

  func testTheOffsetIsTheNearestThatShowsTheItem() {
    forEachLayout { layout in
      for visible in 1...5 {
        let limit = max(0, layout.totalRows - visible)
        for index in 0..<layout.count {
          let top = layout.top(of: index)
          let bottom = top + layout.rows(of: index)
          let shows: (Int) -> Bool = { offset in
            let isTall = bottom - top > visible
            return isTall ? offset == min(top, limit) : offset <= top && bottom <= offset + visible
          }
          for offset in 0...limit {
            let nearest = (0...limit).filter(shows).min { abs($0 - offset) < abs($1 - offset) }
            XCTAssertEqual(layout.offset(showing: index, from: offset, visible: visible), nearest)
          }
        }
      }
    }
  }

  func testAnExpandedItemThatIsGoneTakesNoRoom() {
    let layout = ItemLayout(count: 2, expanded: (5, 4))
    XCTAssertEqual(layout.totalRows, 2)
    XCTAssertEqual(Array(layout.visible(from: 0, rows: 9)), [0, 1])
    XCTAssertEqual(ItemLayout(count: 0, expanded: (0, 3)).totalRows, 0)
  }

  func testStaleOffsetsAndSelectionsAreHeldWithin() {
    let layout = ItemLayout(count: 10)
    XCTAssertEqual(layout.offset(showing: 3, from: 500, visible: 4), 3)
    XCTAssertEqual(layout.offset(showing: 99, from: 0, visible: 4), 6)
    XCTAssertEqual(layout.offset(showing: 0, from: -5, visible: 4), 0)
  }

  func testAMillionItemsAreArithmetic() {
    let layout = ItemLayout(count: 1_000_000, columns: 3, itemRows: 4, expanded: (500_000, 6))
    XCTAssertEqual(layout.totalRows, 333_334 * 4 + 6)
    XCTAssertEqual(layout.top(of: 999_999), 333_333 * 4 + 6)
    XCTAssertEqual(layout.visible(from: 333_333 * 4 + 6, rows: 4), 999_999..<1_000_000)
  }
}
