import Core
import Terminal
import XCTest

final class GeometryTests: XCTestCase {
  func testARectangleIsHalfOpen() {
    let rect = Rect(x: 2, y: 3, columns: 4, rows: 1)
    XCTAssertTrue(rect.contains(Point(x: 2, y: 3)))
    XCTAssertTrue(rect.contains(Point(x: 5, y: 3)))
    XCTAssertFalse(rect.contains(Point(x: 6, y: 3)))
    XCTAssertFalse(rect.contains(Point(x: 2, y: 4)))
  }

  func testIntersectionIsTheCommonCells() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<500 {
      let a = randomRect(using: &random)
      let b = randomRect(using: &random)
      let common = a.intersection(b)
      for y in -1..<9 {
        for x in -1..<9 {
          let point = Point(x: x, y: y)
          XCTAssertEqual(common.contains(point), a.contains(point) && b.contains(point))
        }
      }
    }
  }

  func testNothingInCommonIsEmptyAtTheFirstOrigin() {
    let a = Rect(x: 5, y: 6, columns: 2, rows: 2)
    let common = a.intersection(Rect(x: 0, y: 0, columns: 5, rows: 5))
    XCTAssertTrue(common.isEmpty)
    XCTAssertEqual(common.origin, a.origin)
  }

  func testInsetsNeverLeaveLessThanNothing() {
    let rect = Rect(x: 1, y: 1, columns: 5, rows: 3)
    XCTAssertEqual(rect.inset(Insets(1)), Rect(x: 2, y: 2, columns: 3, rows: 1))
    XCTAssertEqual(rect.inset(Insets(3)).size, .zero)
    XCTAssertEqual(rect.inset(Insets(horizontal: 2)), Rect(x: 3, y: 1, columns: 1, rows: 3))
  }

  func testPointsAdd() {
    XCTAssertEqual(Point(x: 1, y: 2) + Point(x: 3, y: 4), Point(x: 4, y: 6))
    XCTAssertEqual(Point(x: 1, y: 2) - Point(x: 3, y: 4), Point(x: -2, y: -2))
  }

  private func randomRect(using random: inout SeededRandom) -> Rect {
    Rect(
      x: Int.random(in: 0..<8, using: &random), y: Int.random(in: 0..<8, using: &random),
      columns: Int.random(in: 0..<6, using: &random), rows: Int.random(in: 0..<6, using: &random))
  }
}
