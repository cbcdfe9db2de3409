import Core
import XCTest

@testable import Toolkit

final class TabStripLayoutTests: XCTestCase {
  private func shown(_ layout: TabStripLayout) -> [Int] { layout.spots.map(\.index) }

  func testAllShowWhereThereIsRoom() {
    let layout = TabStripLayout(widths: [4, 4, 4], selection: 2, columns: 14, start: 1)
    XCTAssertEqual(shown(layout), [0, 1, 2])
    XCTAssertEqual(layout.spots.map(\.x), [0, 5, 10])
    XCTAssertFalse(layout.hasMoreBefore || layout.hasMoreAfter)
  }

  func testTabsStandCloserBeforeOneIsLeftOut() {
    let layout = TabStripLayout(widths: [4, 4, 4], selection: 2, columns: 13, start: 1)
    XCTAssertEqual(layout.spots.map(\.x), [0, 4, 8])
    XCTAssertFalse(layout.hasMoreBefore || layout.hasMoreAfter)
  }

  func testTheSelectedOneShowsBetweenMarks() {
    let layout = TabStripLayout(widths: [6, 6, 6, 6], selection: 2, columns: 12, start: 0)
    XCTAssertEqual(shown(layout), [2])
    XCTAssertTrue(layout.hasMoreBefore && layout.hasMoreAfter)
    XCTAssertEqual(layout.spots[0].x, TabStripLayout.mark)
  }

  func testItMovesNoFurtherThanItMust() {
    let widths = [4, 4, 4, 4, 4, 4]
    XCTAssertEqual(
      shown(TabStripLayout(widths: widths, selection: 3, columns: 18, start: 2)), [2, 3, 4])
    XCTAssertEqual(
      shown(TabStripLayout(widths: widths, selection: 1, columns: 18, start: 2)), [1, 2, 3])
  }

  func testNothingToShow() {
    XCTAssertEqual(TabStripLayout(widths: [], selection: 3, columns: 10, start: 1).spots, [])
    XCTAssertEqual(
      TabStripLayout(widths: [5], selection: 0, columns: 0, start: 0).spots.map(\.columns), [0])
  }

  /// Whatever there is: the selected one shows, nothing overlaps, nothing leaves the strip, and a
  /// mark is there exactly where tabs are not.
  func testAnyStrip() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...12, using: &random)
      let widths = (0..<count).map { _ in Int.random(in: 1...14, using: &random) }
      let columns = Int.random(in: 6...60, using: &random)
      let selection = Int.random(in: 0..<count, using: &random)
      let layout = TabStripLayout(
        widths: widths, selection: selection, columns: columns,
        start: Int.random(in: -2...14, using: &random))
      let shown = shown(layout)
      let all = widths.reduce(0, +)
      if all <= columns { XCTAssertEqual(shown.count, count) }
      XCTAssertTrue(shown.contains(selection))
      XCTAssertEqual(layout.hasMoreBefore, shown.first != 0)
      XCTAssertEqual(layout.hasMoreAfter, shown.last != count - 1)
      for (spot, next) in zip(layout.spots, layout.spots.dropFirst()) {
        XCTAssertEqual(next.index, spot.index + 1)
        let gap = next.x - spot.x - spot.columns
        XCTAssertTrue(gap == 1 || gap == 0 && shown.count == count && columns < all + count - 1)
      }
      let room = columns - (layout.hasMoreAfter ? TabStripLayout.mark : 0)
      XCTAssertTrue(layout.spots.allSatisfy { $0.x + $0.columns <= room })
      let isCut = layout.spots.contains { $0.columns < widths[$0.index] }
      XCTAssertTrue(!isCut || shown.count == 1, "only one alone is cut")
    }
  }
}
