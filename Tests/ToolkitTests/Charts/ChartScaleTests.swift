import Core
import XCTest

@testable import Toolkit

/// Scales and ticks.
final class ChartScaleTests: XCTestCase {
  func testAScaleHoldsItsValues() {
    let scale = ChartScale([3, -1, .nan, 7, .infinity])
    XCTAssertEqual(scale.low, -1)
    XCTAssertEqual(scale.high, 7)
    XCTAssertEqual(scale.position(of: 3), 0.5)
    XCTAssertEqual(scale.position(of: 99), 1)
    XCTAssertEqual(scale.position(of: .nan), 0)
    XCTAssertEqual(scale.step(of: 7, steps: 10), 10)
    XCTAssertEqual(ChartScale([3, 7], includesZero: true).low, 0)
  }

  func testNothingAndOneValueHaveAScale() {
    for values in [[], [Double.nan], [0], [5], [-1e300], [.greatestFiniteMagnitude]] {
      let scale = ChartScale(values)
      XCTAssertLessThan(scale.low, scale.high, "\(values)")
      XCTAssertTrue((0...1).contains(scale.position(of: values.first ?? 0)))
    }
    let widest = ChartScale([-.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    XCTAssertEqual(widest.position(of: 0), 0.5)
  }

  func testTicksAreRound() {
    XCTAssertEqual(AxisTicks(ChartScale([0, 100])).values, [0, 20, 40, 60, 80, 100])
    XCTAssertEqual(AxisTicks(ChartScale([-6, 12]), count: 3).values, [-10, 0, 10, 20])
    let fine = AxisTicks(ChartScale([0.11, 0.19]))
    XCTAssertEqual(fine.digits, 2)
    XCTAssertEqual(fine.values.first ?? 0, 0.1, accuracy: 1e-12)
  }

  /// Whatever the values: the ticks rise by equal steps, reach over both ends, and are not many.
  func testTicksCoverEveryRange() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<5000 {
      let power = Double.random(in: -12...12, using: &random)
      let size = pow(10, power)
      let start = Double.random(in: -1...1, using: &random) * size * 10
      let scale = ChartScale([start, start + Double.random(in: 0...1, using: &random) * size])
      let ticks = AxisTicks(scale, count: Int.random(in: 0...15, using: &random))
      let (first, last) = (ticks.values[0], ticks.values[ticks.values.count - 1])
      let slack = (scale.high - scale.low) * 1e-9
      XCTAssertLessThanOrEqual(first, scale.low + slack)
      XCTAssertGreaterThanOrEqual(last, scale.high - slack)
      XCTAssertTrue((2...31).contains(ticks.values.count))
      let steps = zip(ticks.values.dropFirst(), ticks.values).map { $0 - $1 }
      let step = (last - first) / Double(steps.count)
      XCTAssertTrue(steps.allSatisfy { $0 > 0 && abs($0 - step) <= step * 1e-3 })
    }
  }

  func testRangesAtTheEndsOfNumbersHaveTicks() {
    for values in [
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [1e18, 1e18 + 200],
      [.leastNonzeroMagnitude, 0], [1e308, 1.1e308],
    ] {
      let ticks = AxisTicks(ChartScale(values))
      XCTAssertTrue(ticks.values.allSatisfy(\.isFinite), "\(values)")
      XCTAssertEqual(ticks.values, ticks.values.sorted())
      XCTAssertLessThanOrEqual(ticks.values.count, 31)
    }
  }
}
