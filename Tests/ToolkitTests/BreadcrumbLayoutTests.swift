import Core
import XCTest

@testable import Toolkit

final class BreadcrumbLayoutTests: XCTestCase {
  func testAllShowWhereThereIsRoom() {
    let layout = BreadcrumbLayout(widths: [4, 6, 5], columns: 21)
    XCTAssertEqual(layout.pieces.map(\.index), [0, 1, 2])
    XCTAssertEqual(layout.pieces.map(\.x), [0, 7, 16])
  }

  func testTheFirstOnesAreLeftOut() {
    let layout = BreadcrumbLayout(widths: [4, 6, 5], columns: 20)
    XCTAssertEqual(layout.pieces.map(\.isLeftOut), [true, false, false])
    XCTAssertEqual(layout.pieces.map(\.index), [0, 1, 2])
    let narrow = BreadcrumbLayout(widths: [4, 6, 5], columns: 12)
    XCTAssertEqual(narrow.pieces.map(\.index), [1, 2])
    XCTAssertEqual(narrow.pieces.map(\.x), [0, 4])
  }

  func testTheLastOneIsCutAtLast() {
    let layout = BreadcrumbLayout(widths: [4, 30], columns: 14)
    XCTAssertEqual(layout.pieces.last?.columns, 10)
    XCTAssertEqual(BreadcrumbLayout(widths: [4, 30], columns: 3).pieces.map(\.index), [1])
    XCTAssertEqual(BreadcrumbLayout(widths: [4], columns: 0).pieces, [])
    XCTAssertEqual(BreadcrumbLayout(widths: [], columns: 9).pieces, [])
  }

  /// Whatever the way: its last page shows, the pages follow each other, nothing leaves the row.
  func testAnyWay() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...9, using: &random)
      let widths = (0..<count).map { _ in Int.random(in: 1...20, using: &random) }
      let columns = Int.random(in: 1...70, using: &random)
      let pieces = BreadcrumbLayout(widths: widths, columns: columns).pieces
      XCTAssertEqual(pieces.last?.index, count - 1)
      XCTAssertTrue(pieces.allSatisfy { $0.x + $0.columns <= columns })
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        XCTAssertEqual(next.index, piece.index + 1)
        XCTAssertEqual(next.x, piece.x + piece.columns + BreadcrumbLayout.gap)
      }
      if pieces.first?.isLeftOut != true, pieces.count > 1 {
        XCTAssertEqual(pieces.first?.index, 0)
      }
    }
  }
}
