import Semantics
import Terminal
import Toolkit
import XCTest

final class TextAreaTests: XCTestCase {
  private let id: Identifier = "a"

  private func area(
    _ text: String, height: TextArea<String>.Height = .rows(1...4),
    enter: TextArea<String>.Enter = .breaksLine, limit: Int? = nil
  ) -> TextArea<String> {
    TextArea(
      id, label: "Note", text: text, limit: limit, height: height, enter: enter,
      handlers: .init(onChange: { "=" + $0 }, onSubmit: "submit", onRefuse: "refuse"))
  }

  /// Plays keys as the runtime would: state and text go into the next frame.
  private func play(
    _ text: String, _ strokes: [KeyStroke], columns: Int = 12, rows: Int = 4
  ) -> (text: String, frame: Frame<String>) {
    var text = text
    var frame = area(text).drawn(columns, rows, .focused(on: id))
    for stroke in strokes {
      let response =
        stroke.text.flatMap { frame.target(id)?.onText?($0) }
        ?? frame.strike(stroke, focus: id)
      let kept = response?.control.map { [$0.id: $0.state] } ?? frame.kept
      if let change = response?.actions.last { text = String(change.dropFirst()) }
      frame = area(text).drawn(columns, rows, .focused(on: id, kept: kept))
    }
    return (text, frame)
  }

  func testItIsAsHighAsItsText() {
    for (text, rows) in [("", 1), ("a", 1), ("a\nb\n", 3), ("1\n2\n3\n4\n5", 4)] {
      XCTAssertEqual(area(text).measure(Size(20, 10), RenderContext()).rows, rows, text)
    }
    let long = String(repeating: "word ", count: 40)
    XCTAssertEqual(area(long, height: .third).measure(Size(12, 15), RenderContext()).rows, 5)
    XCTAssertEqual(area("a", limit: 9).measure(Size(20, 10), RenderContext()).rows, 2)
  }

  func testLinesBreakBetweenWords() {
    let frame = area("the quick brown fox\njumps").drawn(12, 4)
    XCTAssertEqual(frame.lines, ["the quick", "brown fox", "jumps", ""])
  }

  func testALongWordBreaksAtTheEdge() {
    XCTAssertEqual(area("abcdefghijklmnop").drawn(8, 3).lines, ["abcdefg", "hijklmn", "op"])
    XCTAssertEqual(area("日本語日本語").drawn(6, 3).lines, ["日本", "語日", "本語"])
  }

  func testArrowsKeepTheColumnOverShorterRows() {
    let (_, end) = play("abcdef\nab\nabcdef", [.up])
    XCTAssertEqual(end.cursor, Point(x: 2, y: 1))
    let (_, up) = play("abcdef\nab\nabcdef", [.up, .up])
    XCTAssertEqual(up.cursor, Point(x: 6, y: 0))
    let (_, moved) = play("abcdef\nab\nabcdef", [.up, .left, .up])
    XCTAssertEqual(moved.cursor, Point(x: 1, y: 0))
  }

  func testArrowsGoThroughWrappedRows() {
    let (_, frame) = play("the quick brown fox", [.up, .end])
    XCTAssertEqual(frame.cursor, Point(x: 9, y: 0), "before the blank of the break")
    XCTAssertEqual(
      play("the quick brown fox", [.up, .end, .right]).frame.cursor, Point(x: 0, y: 1))
  }

  func testAtTheFirstAndTheLastRowTheArrowsAreFree() {
    let (_, last) = play("a\nb", [])
    XCTAssertNil(last.strike(.down, focus: id))
    XCTAssertNotNil(last.strike(.up, focus: id))
    let (_, first) = play("a\nb", [.up])
    XCTAssertNil(first.strike(.up, focus: id))
    XCTAssertNotNil(first.strike(.down, focus: id))
  }

  func testEnterBreaksTheLineOrSubmits() {
    let breaking = area("a").drawn(12, 4, .focused(on: id))
    XCTAssertEqual(breaking.strike(.enter, focus: id)?.actions, ["=a\n"])
    let submitting = area("a", enter: .submits).drawn(12, 4, .focused(on: id))
    XCTAssertEqual(submitting.strike(.enter, focus: id)?.actions, ["submit"])
    for stroke in [KeyStroke(.enter, .alt), .control("j")] {
      XCTAssertEqual(submitting.strike(stroke, focus: id)?.actions, ["=a\n"], "\(stroke)")
      XCTAssertEqual(breaking.strike(stroke, focus: id)?.actions, ["=a\n"], "\(stroke)")
    }
  }

  func testKillsGoByLines() {
    XCTAssertEqual(play("one\ntwo\nsix", [.up, .control("u")]).text, "one\n\nsix")
    XCTAssertEqual(play("one\ntwo\nsix", [.up, .home, .control("k")]).text, "one\n\nsix")
    XCTAssertEqual(
      play("one\ntwo\nsix", [.up, .home, .control("k"), .control("k")]).text, "one\nsix")
  }

  func testALineEndBeginsAStepOfUndo() {
    XCTAssertEqual(play("", ["a", "b", .enter, "c", .control("_")]).text, "ab")
    XCTAssertEqual(play("", ["a", .enter, .control("_"), .control("_")]).text, "")
  }

  func testWhatDoesNotFitIsRefused() {
    let frame = area("abc", limit: 4).drawn(12, 4, .focused(on: id))
    XCTAssertEqual(frame.target(id)?.onText?("\nxyz").actions, ["=abc\n", "refuse"])
  }

  func testTheWheelScrollsAndIsFreeWhereAllShows() {
    let long = play("1\n2\n3\n4\n5\n6", []).frame
    XCTAssertEqual(long.lines[0].prefix(1), "3")
    XCTAssertNil(long.point(.wheel(.down), 1, 1), "at the end")
    XCTAssertNotNil(long.point(.wheel(.up), 1, 1))
    XCTAssertNil(play("1\n2", []).frame.point(.wheel(.up), 1, 1))
  }

  func testNoRoomIsNoHarm() {
    for size in [Size(1, 1), Size(2, 3), Size(0, 0), Size(1, 9)] {
      let frame = area("日本 words\n\nmore", limit: 5).drawn(size.columns, size.rows)
      XCTAssertEqual(frame.surface.size, size)
    }
  }
}
