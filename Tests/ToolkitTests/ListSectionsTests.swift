import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Sections against a list in which every heading and item is written down.
final class ListSectionsTests: XCTestCase {
  private enum Line: Equatable {
    case heading(Int)
    case item(Int)
  }

  private func written(_ counts: [Int], _ layout: ItemLayout) -> [Line] {
    var lines: [Line] = []
    var item = 0
    for (section, count) in counts.enumerated() {
      lines.append(.heading(section))
      for _ in 0..<count {
        lines += Array(repeating: .item(item), count: layout.rows(of: item))
        item += 1
      }
    }
    return lines
  }

  private func forEachList(_ body: ([Int], ItemLayout) -> Void) {
    var random = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      let sections = ListSections(counts: counts)
      let rows = Int.random(in: 1...3, using: &random)
      let expanded: (index: Int, extra: Int)? =
        sections.itemCount > 0 && Bool.random(using: &random)
        ? (Int.random(in: 0..<sections.itemCount, using: &random), 2) : nil
      body(
        counts,
        ItemLayout(
          count: sections.itemCount, itemRows: rows, expanded: expanded, sections: sections))
    }
  }

  func testEveryItemStandsWhereItIsWritten() {
    forEachList { counts, layout in
      let lines = written(counts, layout)
      XCTAssertEqual(layout.totalRows, lines.count)
      for item in 0..<layout.count {
        XCTAssertEqual(layout.top(of: item), lines.firstIndex(of: .item(item)))
      }
      for section in counts.indices {
        XCTAssertEqual(layout.top(ofSection: section), lines.firstIndex(of: .heading(section)))
      }
    }
  }

  func testWhatShowsIsAtLeastWhatIsWrittenThere() {
    forEachList { counts, layout in
      let lines = written(counts, layout)
      for rows in 1...5 {
        for offset in 0...max(0, lines.count - rows) {
          let shown = layout.visible(from: offset, rows: rows)
          for case .item(let item) in lines.dropFirst(offset).prefix(rows) {
            XCTAssertTrue(shown.contains(item))
          }
          XCTAssertLessThanOrEqual(shown.count, rows + 1)
        }
      }
    }
  }

  func testTheSectionOfEveryRow() {
    forEachList { counts, layout in
      var section = 0
      for (row, line) in written(counts, layout).enumerated() {
        if case .heading(let next) = line { section = next }
        XCTAssertEqual(layout.section(atRow: row), section)
      }
    }
  }

  func testTheHeadingThatSticksCoversNoSelectedItem() {
    let layout = ItemLayout(count: 6, sections: ListSections(counts: [3, 3]))
    XCTAssertEqual(layout.offset(showing: 2, from: 6, visible: 4), 2)
    XCTAssertEqual(layout.offset(showing: 0, from: 6, visible: 4), 0, "with its heading")
  }

  func testSectionsOfManyItemsAreArithmetic() {
    let sections = ListSections(counts: Array(repeating: 1_000, count: 1_000))
    XCTAssertEqual(sections.section(of: 999_999), 999)
    XCTAssertEqual(sections.items(in: 500), 500_000..<501_000)
    let layout = ItemLayout(count: sections.itemCount, sections: sections)
    XCTAssertEqual(layout.top(of: 999_999), 1_000_999)
    XCTAssertEqual(layout.visible(from: 1_000_990, rows: 10), 999_990..<1_000_000)
  }

  func testHeadingsStickUntilTheNextComes() {
    let list = List<String>(
      "l", label: "Days", sections: ListSections(counts: [2, 0, 2]), heading: { "day \($0)" },
      selection: 3, key: { "\($0)" }, itemLabel: { "\($0)" }, onMove: { "\($0)" },
      onOpen: { "\($0)" }, row: { Element(Text("item \($0)")) })
    XCTAssertEqual(
      list.drawn(10, 7).lines.map { $0.filter { $0 != "─" && $0 != " " } },
      [
        "day0", "item0", "item1", "day1", "day2", "item2", "›item3",
      ])
    let frame = list.drawn(12, 3)
    XCTAssertEqual(frame.lines.map { String($0.prefix(8)) }, ["day 2 ──", "  item 2", "› item 3"])
    XCTAssertEqual(frame.nodes.filter { $0.role == .row }.map(\.label), ["2", "3"])
  }
}
