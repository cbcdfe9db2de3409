import Core
import Terminal
import XCTest

@testable import Toolkit

final class AnchoredBoxTests: XCTestCase {
  private let room = Rect(x: 0, y: 0, columns: 40, rows: 11)

  private func frame(
    _ rows: Int, atRow y: Int, x: Int = 2, _ tight: AnchoredBox.Tight = .isCut
  ) -> Rect {
    AnchoredBox.frame(
      of: Size(20, rows), beside: Rect(x: x, y: y, columns: 10, rows: 1), in: room, tight: tight)
  }

  func testItStandsBelowWhereItFits() {
    XCTAssertEqual(frame(5, atRow: 3), Rect(x: 2, y: 4, columns: 20, rows: 5))
  }

  func testItStandsAboveWhereThereIsMoreRoom() {
    XCTAssertEqual(frame(5, atRow: 9), Rect(x: 2, y: 4, columns: 20, rows: 5))
    XCTAssertEqual(frame(50, atRow: 9), Rect(x: 2, y: 0, columns: 20, rows: 9))
  }

  func testWhereItFitsNowhereItIsCutOrCoversOrIsInTheMiddle() {
    XCTAssertEqual(frame(50, atRow: 3), Rect(x: 2, y: 4, columns: 20, rows: 7))
    XCTAssertEqual(frame(8, atRow: 5, .covers), Rect(x: 2, y: 3, columns: 20, rows: 8))
    XCTAssertEqual(frame(8, atRow: 5, .isCentered), Rect(x: 2, y: 1, columns: 20, rows: 8))
    XCTAssertEqual(
      AnchoredBox.centered(Size(20, 5), in: room), Rect(x: 10, y: 3, columns: 20, rows: 5))
  }

  func testItNeverLeavesTheRoom() {
    XCTAssertEqual(frame(5, atRow: 3, x: 35).maxX, 40)
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      let size = Size(
        Int.random(in: 0...60, using: &random), Int.random(in: 0...30, using: &random))
      let room = Rect(
        x: 0, y: 0, columns: Int.random(in: 0...50, using: &random),
        rows: Int.random(in: 0...20, using: &random))
      let anchor = Rect(
        x: Int.random(in: 0...50, using: &random), y: Int.random(in: 0...20, using: &random),
        columns: 8, rows: 1)
      for tight in [AnchoredBox.Tight.isCut, .covers, .isCentered] {
        let box = AnchoredBox.frame(of: size, beside: anchor, in: room, tight: tight)
        XCTAssertTrue(box.isEmpty || box.intersection(room) == box, "\(box) in \(room)")
        XCTAssertGreaterThanOrEqual(box.minX, 0)
        XCTAssertGreaterThanOrEqual(box.minY, 0)
        if tight != .isCut {
          XCTAssertEqual(box.size, Size(min(size.columns, room.columns), min(size.rows, room.rows)))
        }
      }
    }
  }
}
