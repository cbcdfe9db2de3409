import Core
import Toolkit
import XCTest

/// Time as motion counts it.
final class TimelineTests: XCTestCase {
  func testABeatCountsFromTheStartOfTheClock() {
    let beat = Beat(perSecond: 9)
    XCTAssertEqual(beat.index(at: .zero), 0)
    XCTAssertEqual(beat.index(at: .milliseconds(111)), 0)
    XCTAssertEqual(beat.index(at: .milliseconds(112)), 1)
    XCTAssertEqual(beat.index(at: .seconds(1)), 9, "exact, however it is counted")
    XCTAssertEqual(beat.index(at: .seconds(86_400 * 30)), 9 * 86_400 * 30)
    XCTAssertEqual(beat.index(at: .seconds(-1)), 0)
  }

  func testNothingIsFasterThanThirtyASecond() {
    XCTAssertEqual(Beat(perSecond: 500).perSecond, 30)
    XCTAssertEqual(Beat(perSecond: 0).perSecond, 1)
  }

  /// A frame that is drawn when it was asked for shows the next step, and not the same again.
  func testTheNextStepIsAnother() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let beat = Beat(perSecond: Int.random(in: 1...30, using: &random))
      let now = Duration.nanoseconds(Int.random(in: 0...4_000_000_000_000, using: &random))
      let next = beat.next(after: now)
      XCTAssertGreaterThan(next, now)
      XCTAssertEqual(beat.index(at: next), beat.index(at: now) + 1)
      XCTAssertEqual(beat.index(at: next - .nanoseconds(1)), beat.index(at: now))
    }
  }

  func testATimelineRunsFromItsStartToItsEnd() {
    let timeline = Timeline(
      start: .milliseconds(500), duration: .milliseconds(200), easing: .linear)
    XCTAssertFalse(timeline.isRunning(at: .milliseconds(499)))
    XCTAssertEqual(timeline.progress(at: .milliseconds(499)), 0)
    XCTAssertEqual(timeline.progress(at: .milliseconds(600)), 0.5, accuracy: 1e-9)
    XCTAssertEqual(timeline.progress(at: .milliseconds(900)), 1)
    XCTAssertNil(timeline.nextFrame(after: .milliseconds(700)))
    XCTAssertEqual(timeline.nextFrame(after: .milliseconds(699)), .milliseconds(700))
    XCTAssertEqual(Timeline(start: .zero, duration: .zero).progress(at: .zero), 1)
  }

  /// Motions that began at different times are drawn in the same frames.
  func testFramesOfAllTimelinesFallTogether() {
    let first = Timeline(start: .milliseconds(3), duration: .seconds(1))
    let second = Timeline(start: .milliseconds(17), duration: .seconds(1))
    let now = Duration.milliseconds(120)
    XCTAssertEqual(first.nextFrame(after: now), second.nextFrame(after: now))
  }

  func testEasingsBeginAndEnd() {
    for easing in [Easing.linear, .accelerating, .decelerating] {
      XCTAssertEqual(easing.value(at: 0), 0)
      XCTAssertEqual(easing.value(at: 1), 1)
      XCTAssertEqual(easing.value(at: 7), 1)
      let values = (0...20).map { easing.value(at: Double($0) / 20) }
      XCTAssertEqual(values, values.sorted())
    }
    XCTAssertLessThan(Easing.accelerating.value(at: 0.5), 0.5)
    XCTAssertGreaterThan(Easing.decelerating.value(at: 0.5), 0.5)
  }

  func testASpringSwingsOverAndRests() {
    let spring = Spring(damping: 0.6, settling: .milliseconds(300))
    XCTAssertEqual(spring.displacement(after: .zero), 1)
    XCTAssertEqual(spring.displacement(after: .milliseconds(300)), 0)
    let way = (0..<300).map { spring.displacement(after: .milliseconds($0)) }
    let least = way.min() ?? 0
    XCTAssertEqual(least, -0.095, accuracy: 0.01, "e^(-ζπ/√(1-ζ²)), the first overshoot")
    XCTAssertLessThan(abs(way[299]), 0.02)
    XCTAssertTrue(way.allSatisfy { $0 <= 1 && $0.isFinite })
  }
}
