import Core
import Semantics
import Terminal
import Toolkit
import XCTest

/// Random texts: what shows is the text, whatever way it is broken.
final class TextAreaPropertyTests: XCTestCase {
  private let id: Identifier = "a"
  private let alphabet = ["a", "Ж", "日", "e\u{301}", " ", " ", "\n", "word", "🐈"]

  private func text(_ random: inout SeededRandom) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func drawn(
    _ text: String, _ columns: Int, kept: [Identifier: any ControlState] = [:]
  ) -> Frame<String> {
    TextArea<String>(
      id, label: "", text: text, height: .rows(1...200), handlers: .init(onChange: { $0 })
    ).drawn(columns, 200, .focused(on: id, kept: kept))
  }

  func testEveryLetterShowsOnceAndInOrder() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<300 {
      let text = text(&random)
      let frame = drawn(text, Int.random(in: 4...16, using: &random))
      let shown = frame.lines.joined().filter { $0 != " " }
      XCTAssertEqual(shown, text.filter { !$0.isWhitespace }, text.debugDescription)
    }
  }

  func testTheCaretVisitsEveryClusterGoingLeft() {
    var random = SeededRandom(seed: 32)
    for _ in 0..<60 {
      let text = text(&random)
      let columns = Int.random(in: 4...16, using: &random)
      var frame = drawn(text, columns)
      var last = frame.cursor
      for _ in 0..<text.count {
        let control = frame.strike(.left, focus: id)?.control
        frame = drawn(text, columns, kept: control.map { [$0.id: $0.state] } ?? [:])
        let (now, before) = (frame.cursor, last)
        XCTAssertNotNil(now)
        if let now, let before {
          XCTAssertTrue(now.y < before.y || now.y == before.y && now.x <= before.x)
        }
        last = now
      }
      XCTAssertEqual(last, .zero)
    }
  }

  func testAClickBringsTheCaretToItsRow() {
    var random = SeededRandom(seed: 33)
    for _ in 0..<200 {
      let text = text(&random)
      let columns = Int.random(in: 4...16, using: &random)
      let frame = drawn(text, columns)
      let rows = max(1, frame.cursor.map { $0.y + 1 } ?? 1)
      let point = Point(
        x: Int.random(in: 0..<columns, using: &random), y: Int.random(in: 0..<rows, using: &random))
      let control = frame.point(.press(.left, clicks: 1), point.x, point.y)?.control
      let after = drawn(text, columns, kept: control.map { [$0.id: $0.state] } ?? [:])
      XCTAssertEqual(after.cursor?.y, point.y, text.debugDescription)
    }
  }
}
