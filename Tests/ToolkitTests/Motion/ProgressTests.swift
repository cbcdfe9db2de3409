import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Progress bars, and the time that is left.
final class ProgressTests: XCTestCase {
  private func words(_ seconds: Int, _ language: Language = .english) -> String {
    RemainingTime.words(.seconds(seconds), language)
  }

  func testTheTimeLeftIsRoundedTheLongerItIs() {
    XCTAssertEqual(words(0), "a few seconds left")
    XCTAssertEqual(words(7), "about 10 seconds left")
    XCTAssertEqual(words(55), "about 55 seconds left")
    XCTAssertEqual(words(56), "about 1 minute left")
    XCTAssertEqual(words(100), "about 2 minutes left")
    XCTAssertEqual(words(3600), "about 1 hour left")
    XCTAssertEqual(words(3600 + 1300), "about 1 hour 20 minutes left")
    XCTAssertEqual(words(3600 * 30), "about 30 hours left")
    XCTAssertEqual(RemainingTime.words(.seconds(-5), .english), "a few seconds left")
  }

  func testInRussianAfterAbout() {
    XCTAssertEqual(words(3, .russian), "осталось несколько секунд")
    XCTAssertEqual(words(20, .russian), "осталось около 20 секунд")
    XCTAssertEqual(words(60, .russian), "осталось около 1 минуты")
    XCTAssertEqual(words(120, .russian), "осталось около 2 минут")
    XCTAssertEqual(words(21 * 60, .russian), "осталось около 21 минуты")
    XCTAssertEqual(words(3600, .russian), "осталось около 1 часа")
    XCTAssertEqual(words(7800, .russian), "осталось около 2 часов 10 минут")
  }

  func testTheTimeIsReckonedFromTheRate() throws {
    var pace = ProgressPace(value: 0, at: .zero)
    XCTAssertNil(pace.remaining(at: .seconds(5)))
    for second in 1...10 { pace.note(Double(second) / 100, at: .seconds(second)) }
    let left = try XCTUnwrap(pace.remaining(at: .seconds(10)))
    XCTAssertEqual(left.inSeconds, 90, accuracy: 0.001)
  }

  /// What jitters by less than a quarter never makes the end come later.
  func testThePromiseIsNotTakenBackForTrifles() throws {
    var random = SeededRandom(seed: 11)
    var pace = ProgressPace(value: 0, at: .zero)
    var (value, now, last) = (0.0, Duration.zero, Double.infinity)
    while value < 0.95 {
      now += .milliseconds(500)
      value += 0.01 * Double.random(in: 0.9...1.1, using: &random)
      pace.note(value, at: now)
      guard let left = pace.remaining(at: now)?.inSeconds else { continue }
      XCTAssertLessThan(left, last + 0.001)
      last = left
    }
    XCTAssertLessThan(last, 5)
  }

  func testARealStopIsTold() throws {
    var pace = ProgressPace(value: 0, at: .zero)
    for second in 1...20 { pace.note(Double(second) / 50, at: .seconds(second)) }
    let before = try XCTUnwrap(pace.remaining(at: .seconds(20)))
    pace.note(0.41, at: .seconds(60))
    let after = try XCTUnwrap(pace.remaining(at: .seconds(60)))
    XCTAssertGreaterThan(after, before)
  }

  func testGoingBackStartsAnew() {
    var pace = ProgressPace(value: 0, at: .zero)
    for second in 1...5 { pace.note(Double(second) / 10, at: .seconds(second)) }
    pace.note(0.1, at: .seconds(6))
    XCTAssertNil(pace.remaining(at: .seconds(6)))
  }

  // MARK: The bar

  private func bar(_ value: Double?, _ columns: Int = 10, flat: Bool = false) -> Frame<String> {
    var context = RenderContext()
    context.isFlat = flat
    return ProgressBar<String>("bar", label: "Map", value: value).drawn(columns, 2, context)
  }

  func testTheBarFillsByEighths() {
    XCTAssertEqual(bar(0.5).lines, ["Map    50%", "█████░░░░░"])
    XCTAssertEqual(bar(0.55).lines.last, "█████▌░░░░")
    XCTAssertEqual(bar(0.999).lines, ["Map    99%", "██████████"])
    XCTAssertEqual(bar(1).lines.first, "Map   done")
    XCTAssertEqual(bar(-3).lines.last, "░░░░░░░░░░")
    XCTAssertEqual(bar(.nan).node("bar")?.value, "working…")
    XCTAssertEqual(bar(1).node("bar")?.traits, [])
  }

  func testWithoutAValueABlockGoesToAndFro() {
    let bar = ProgressBar<String>("bar", label: "Map", value: nil)
    var rows: Set<String> = []
    for step in 0..<16 {
      var context = RenderContext()
      context.now = Beat(perSecond: 15).next(after: .milliseconds(step * 67))
      let frame = bar.drawn(10, 2, context)
      XCTAssertEqual(frame.lines.last?.filter { $0 == "█" }.count, 2)
      XCTAssertNotNil(frame.nextChange)
      rows.insert(frame.lines.last ?? "")
    }
    XCTAssertEqual(rows.count, 9)
  }

  func testFlatAndTiny() {
    XCTAssertEqual(bar(0.42, 20, flat: true).lines.first, "Map: 42%")
    for columns in 0...3 {
      for rows in 0...2 {
        let frame = ProgressBar<String>("bar", label: "Map", value: 0.3).drawn(columns, rows)
        XCTAssertEqual(frame.surface.size, Size(columns, rows))
      }
    }
  }
}
