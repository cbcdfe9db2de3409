import Core
import XCTest

@testable import Toolkit

final class SectionGridLayoutTests: XCTestCase {
  private let layout = SectionGridLayout(counts: [3, 5, 1], columns: 2)

  func testHeadingsAndRowsStandInTheirOrder() {
    let lines = (0..<layout.lines).map { layout[$0] }
    XCTAssertEqual(
      lines,
      [
        .heading(section: 0), .items(0..<2), .items(2..<3),
        .heading(section: 1), .items(3..<5), .items(5..<7), .items(7..<8),
        .heading(section: 2), .items(8..<9),
      ])
    XCTAssertNil(layout[layout.lines])
  }

  func testMovesPassOverHeadings() {
    XCTAssertEqual(layout.target(.down, from: 1, page: 4), 2, "a row that is too short")
    XCTAssertEqual(layout.target(.down, from: 2, page: 4), 3)
    XCTAssertEqual(layout.target(.up, from: 4, page: 4), 2)
    XCTAssertEqual(layout.target(.up, from: 1, page: 4), 1, "the first row")
    XCTAssertEqual(layout.target(.down, from: 8, page: 4), 8, "the last row")
    XCTAssertEqual(layout.target(.right, from: 2, page: 4), 3)
    XCTAssertEqual(layout.target(.left, from: 0, page: 4), 0)
    XCTAssertEqual(layout.target(.last, from: 0, page: 4), 8)
    XCTAssertEqual(layout.target(.pageDown, from: 0, page: 100), 8)
    XCTAssertEqual(layout.target(.pageUp, from: 8, page: 100), 0)
  }

  func testTheFirstOfASectionShowsWithItsHeading() {
    XCTAssertEqual(layout.offset(showing: 0, from: 5, visible: 3), 0)
    XCTAssertEqual(layout.offset(showing: 3, from: 6, visible: 3), 3)
    XCTAssertEqual(layout.offset(showing: 8, from: 0, visible: 3), 6)
    XCTAssertEqual(layout.offset(showing: 2, from: 1, visible: 3), 1, "it shows already")
    XCTAssertEqual(layout.offset(showing: 3, from: 6, visible: 1), 4, "no room for both")
  }

  func testEveryItemHasOneLineThatHoldsIt() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let counts = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Int.random(in: 0...40, using: &random)
      }
      let layout = SectionGridLayout(
        counts: counts, columns: Int.random(in: 1...20, using: &random))
      var seen: [Int] = []
      for line in 0..<layout.lines {
        guard case .items(let range) = layout[line] else { continue }
        for index in range { XCTAssertEqual(layout.line(of: index), line) }
        seen += range
      }
      XCTAssertEqual(seen, Array(0..<layout.count))
    }
  }

  func testEveryMoveStaysInside() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<300 {
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 1...12, using: &random)
      }
      let layout = SectionGridLayout(counts: counts, columns: Int.random(in: 1...6, using: &random))
      for index in 0..<layout.count {
        for move in ListMove.allCases {
          let goal = layout.target(move, from: index, page: Int.random(in: 0...9, using: &random))
          XCTAssertTrue((0..<layout.count).contains(goal), "\(counts) \(index) \(move)")
        }
      }
    }
  }
}
