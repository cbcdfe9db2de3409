import Core
import XCTest

@testable import Toolkit

final class BoundedNumberTests: XCTestCase {
  func testItMovesInStepsAndStopsAtTheLimits() {
    let number = BoundedNumber(0...10, step: 4)
    XCTAssertEqual(number.moved(3, by: 1), 7)
    XCTAssertEqual(number.moved(7, by: 1), 10)
    XCTAssertEqual(number.moved(3, by: -1), 0)
    XCTAssertEqual(BoundedNumber(0...10, step: 0).moved(3, by: 1), 4, "a step is at least 1")
  }

  func testItSnapsToTheNearestStepOrTheEnd() {
    let number = BoundedNumber(1...10, step: 4)
    XCTAssertEqual(
      [1, 2, 3, 4, 6, 7, 9, 10, 99].map(number.snapped), [1, 1, 5, 5, 5, 9, 9, 10, 10])
    XCTAssertEqual(number.snapped(-5), 1)
  }

  func testTheEndsOfTrackAndRangeMeet() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let least = Int.random(in: -1_000...1_000, using: &random)
      let most = least + Int.random(in: 1...2_000, using: &random)
      let number = BoundedNumber(least...most, step: Int.random(in: 1...50, using: &random))
      let columns = Int.random(in: 2...200, using: &random)
      XCTAssertEqual(number.cell(of: least, in: columns), 0)
      XCTAssertEqual(number.cell(of: most, in: columns), columns - 1)
      XCTAssertEqual(number.value(at: 0, in: columns), least)
      XCTAssertEqual(number.value(at: -9, in: columns), least)
      XCTAssertEqual(number.value(at: columns + 9, in: columns), most)
    }
  }

  func testACellLeadsBackToItselfWhereEachHasAValue() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      let columns = Int.random(in: 2...100, using: &random)
      let number = BoundedNumber(0...(columns - 1) * Int.random(in: 1...9, using: &random), step: 1)
      for cell in 0..<columns {
        XCTAssertEqual(number.cell(of: number.value(at: cell, in: columns), in: columns), cell)
      }
    }
  }

  func testARangeOfOneAndATrackOfOneHaveOnePlace() {
    XCTAssertEqual(BoundedNumber(5...5, step: 1).cell(of: 5, in: 40), 0)
    XCTAssertEqual(BoundedNumber(5...5, step: 1).value(at: 39, in: 40), 5)
    XCTAssertEqual(BoundedNumber(0...9, step: 1).value(at: 0, in: 1), 0)
    XCTAssertEqual(BoundedNumber(0...9, step: 1).cell(of: 9, in: 0), 0)
  }

  func testNoRangeIsTooLong() {
    let all = BoundedNumber(Int.min...Int.max, step: .max)
    XCTAssertEqual(all.moved(1, by: 1), .max)
    XCTAssertEqual(all.moved(-2, by: -1), .min)
    XCTAssertEqual(all.moved(-1, by: 3), .max)
    XCTAssertEqual(all.moved(5, by: .min), .min)
    XCTAssertEqual(all.snapped(.min), .min)
    XCTAssertEqual(all.snapped(.max), .max)
    XCTAssertEqual(all.cell(of: 0, in: 11), 5)
    XCTAssertEqual(all.cell(of: .max, in: 11), 10)
    let fine = BoundedNumber(Int.min...Int.max, step: 1)
    XCTAssertEqual(fine.value(at: 10, in: 11), .max)
    XCTAssertEqual(fine.value(at: 0, in: 11), .min)
    XCTAssertEqual(fine.cell(of: fine.value(at: 7, in: 11), in: 11), 7)
  }
}
