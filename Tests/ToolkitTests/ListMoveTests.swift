import Core
import Toolkit
import XCTest

final class ListMoveTests: XCTestCase {
  /// Ten items in three columns: three full rows and one item.
  private func move(_ step: ListMove, _ index: Int) -> Int {
    step.target(from: index, count: 10, page: 2, columns: 3)
  }

  func testUpAndDownKeepTheColumn() {
    XCTAssertEqual(move(.down, 1), 4)
    XCTAssertEqual(move(.up, 4), 1)
    XCTAssertEqual(move(.up, 2), 2, "nothing above the first row")
    XCTAssertEqual(move(.down, 9), 9, "nothing below the last row")
  }

  func testDownIntoAShortRowIsItsLastItem() {
    XCTAssertEqual(move(.down, 6), 9)
    XCTAssertEqual(move(.down, 8), 9)
  }

  func testLeftAndRightRunThroughTheRows() {
    XCTAssertEqual(move(.right, 2), 3)
    XCTAssertEqual(move(.left, 3), 2)
    XCTAssertEqual(move(.left, 0), 0)
    XCTAssertEqual(move(.right, 9), 9)
  }

  func testPagesAreRowsThatShowAndKeepTheColumn() {
    XCTAssertEqual(move(.pageDown, 1), 7)
    XCTAssertEqual(move(.pageUp, 8), 2)
    XCTAssertEqual(move(.pageUp, 5), 2, "as many rows as there are")
    XCTAssertEqual(move(.halfUp, 2), 2)
    XCTAssertEqual(move(.pageDown, 3), 9)
    XCTAssertEqual(move(.halfDown, 1), 4)
    XCTAssertEqual(move(.halfUp, 4), 1)
    XCTAssertEqual(move(.pageDown, 8), 9)
    XCTAssertEqual(move(.pageUp, 1), 1)
  }

  func testFirstAndLast() {
    XCTAssertEqual(move(.first, 7), 0)
    XCTAssertEqual(move(.last, 7), 9)
  }

  func testEveryMoveStaysWithin() {
    for step in ListMove.allCases {
      for count in 0...7 {
        for index in 0...9 {
          for columns in 1...4 {
            let goal = step.target(from: index, count: count, page: 0, columns: columns)
            XCTAssertTrue((0...max(0, count - 1)).contains(goal), "\(step) \(index)/\(count)")
          }
        }
      }
    }
  }

  func testNoTwoMovesShareAKey() {
    let keys = ListMove.allCases.flatMap(\.keys)
    XCTAssertEqual(Set(keys).count, keys.count)
  }

  func testEveryMoveHasItsOwnName() {
    for language in Language.allCases {
      XCTAssertEqual(Set(ListMove.allCases.map { $0.title(language) }).count, 10)
    }
  }
}
