import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class ScrollTests: XCTestCase {
  private let id: Identifier = "s"

  private func scroll(_ rows: Int) -> Scroll<String> {
    Scroll(id, label: "Text") {
      for row in 0..<rows { Text("row \(row)") }
    }
  }

  private func offset(_ response: Response<String>?) -> Int? {
    (response?.control?.state as? Scroll<String>.Offset)?.rows
  }

  private func kept(_ rows: Int, followed: Identifier? = nil) -> [Identifier: any ControlState] {
    [id: Scroll<String>.Offset(rows: rows, followed: followed)]
  }

  func testWhatFitsHasNoBar() {
    XCTAssertEqual(scroll(2).drawn(8, 3).lines, ["row 0", "row 1", ""])
  }

  func testWhatFitsTakesNoFocus() {
    XCTAssertEqual(scroll(3).drawn(8, 3).target(id)?.isFocusable, false)
    XCTAssertEqual(scroll(3).drawn(8, 3).node(id)?.actions, [])
    XCTAssertEqual(scroll(4).drawn(8, 3).target(id)?.isFocusable, true)
  }

  func testWhatIsHigherShowsFromTheTopWithABar() {
    let frame = scroll(9).drawn(8, 3)
    XCTAssertEqual(frame.lines, ["row 0  ┃", "row 1  │", "row 2  │"])
    XCTAssertEqual(frame.node(id)?.actions, ["scroll"])
  }

  func testTheKeptOffsetIsHeldWithinTheContent() {
    XCTAssertEqual(
      scroll(9).drawn(8, 3, RenderContext(controls: kept(4))).lines,
      ["row 4  │", "row 5  ┃", "row 6  │"])
    let frame = scroll(9).drawn(8, 3, RenderContext(controls: kept(99)))
    XCTAssertEqual(frame.lines, ["row 6  │", "row 7  │", "row 8  ┃"])
    XCTAssertEqual((frame.kept[id] as? Scroll<String>.Offset)?.rows, 6)
  }

  /// No key leads to text, so that the widget beside it brings it along.
  func testTheFirstAndTheLastWidgetShowTheTextAroundThem() {
    let scroll = Scroll<String>(id, label: "Text", isFocusable: false) {
      Text("title")
      Button("a", "A", action: "a")
      for row in 0..<5 { Text("row \(row)") }
      Button("b", "B", action: "b")
      Text("note")
    }
    func lines(_ focus: Identifier, from rows: Int) -> [String] {
      scroll.drawn(10, 3, .focused(on: focus, kept: kept(rows))).lines
    }
    XCTAssertEqual(lines("b", from: 0), ["row 4    │", "[ B ]    │", "note     ┃"])
    XCTAssertEqual(lines("a", from: 6), ["title    ┃", "[ A ]    │", "row 0    │"])
    // In less room the widget itself counts.
    XCTAssertEqual(
      scroll.drawn(10, 1, .focused(on: "b", kept: kept(0))).lines, ["[ B ]    ┃"])
  }

  func testKeysAndWheelMoveIt() {
    let frame = scroll(20).drawn(8, 4, .focused(on: id, kept: kept(8, followed: id)))
    let cases: [(stroke: KeyStroke, rows: Int)] = [
      (.down, 9), ("j", 9), (.up, 7), ("k", 7), (.pageDown, 12), (.pageUp, 4),
      (.control("d"), 10), (.control("u"), 6), ("g", 0), ("G", 16), (.home, 0), (.end, 16),
    ]
    for (stroke, rows) in cases {
      XCTAssertEqual(offset(frame.strike(stroke, focus: id)), rows, stroke.description)
    }
    XCTAssertEqual(offset(frame.point(.wheel(.down), 1, 1)), 11)
    XCTAssertEqual(offset(frame.point(.wheel(.up), 1, 1)), 5)
    XCTAssertNil(frame.strike(.right, focus: id))
    XCTAssertNil(frame.strike(.down, focus: "other"))
  }

  func testNodesOutOfViewHaveNoFrame() {
    let frame = Scroll<String>(id, label: "Text") {
      for row in 0..<6 { Text("row \(row)", id: Identifier("t\(row)")) }
    }.drawn(8, 2, RenderContext(controls: kept(2)))
    XCTAssertEqual(frame.node("t1")?.frame.isEmpty, true)
    XCTAssertEqual(frame.node("t2")?.frame, Rect(x: 0, y: 0, columns: 7, rows: 1))
    XCTAssertEqual(frame.node("t4")?.frame.isEmpty, true)
  }

  private var form: Scroll<String> {
    Scroll(id, label: "Form") {
      for row in 0..<8 { Button(Identifier("b\(row)"), "button \(row)", action: "\(row)") }
    }
  }

  func testAWidgetThatGetsTheFocusComesIntoView() {
    let down = form.drawn(16, 3, .focused(on: "b6", kept: kept(0, followed: "b0")))
    XCTAssertTrue(down.lines[2].hasPrefix("[ button 6 ]"))
    let up = form.drawn(16, 3, .focused(on: "b1", kept: kept(5, followed: "b6")))
    XCTAssertTrue(up.lines[0].hasPrefix("[ button 1 ]"))
  }

  func testTheWheelMayLeaveTheFocusBehind() {
    let context = RenderContext.focused(on: "b6", kept: kept(4, followed: "b6"))
    let response = form.drawn(16, 3, context).point(.wheel(.up), 1, 1)
    XCTAssertEqual(offset(response), 1)
    let next = RenderContext.focused(
      on: "b6", kept: [id: Scroll<String>.Offset(rows: 1, followed: "b6")])
    XCTAssertTrue(form.drawn(16, 3, next).lines[0].hasPrefix("[ button 1 ]"))
    XCTAssertEqual(
      response?.control?.state as? Scroll<String>.Offset,
      Scroll<String>.Offset(rows: 1, followed: "b6"))
  }

  func testMeasureAgreesWithWhatIsDrawn() {
    let wrapped = Scroll<String>(id, label: "Text") { Text("aaaa bbbb", lines: nil) }
    XCTAssertEqual(wrapped.measure(Size(9, 9), RenderContext()).rows, 2)
    XCTAssertEqual(wrapped.drawn(9, 2).lines, ["aaaa", "bbbb"])
  }

  func testTheCaretOfAFieldStaysInViewWhereTheScrollTakesNoFocus() {
    func drawn(_ text: String, _ kept: [Identifier: any ControlState]) -> Frame<String> {
      Scroll<String>(id, label: "Text", isFocusable: false) {
        for row in 0..<3 { Text("row \(row)") }
        TextArea(
          "area", label: "", text: text, height: .rows(1...20), handlers: .init(onChange: { $0 }))
      }.drawn(12, 4, .focused(on: "area", kept: kept))
    }
    let short = drawn("1", [:])
    XCTAssertEqual(short.cursor, Point(x: 1, y: 3))
    XCTAssertEqual(short.focusOrder, ["area"])
    let long = drawn("1\n2\n3", short.kept)
    XCTAssertEqual(long.cursor, Point(x: 1, y: 3))
    XCTAssertEqual(offset(long.point(.wheel(.up), 1, 1)), 0)
    let left = drawn(
      "1\n2\n3", [id: Scroll<String>.Offset(rows: 0, followed: "area", caret: Point(x: 1, y: 5))])
    XCTAssertNil(left.cursor, "the wheel may leave the caret behind")
  }

  func testAPictureBesideAFieldIsMeasuredWithoutASurface() {
    let request = LoadedPictures().request(
      "cat.png", Size(7, 3), .fit, depth: .none,
      background: Theme.make(.none, depth: .none).plain.background)
    let picture = DrawnPicture(
      cells: Surface(size: Size(7, 3), filledWith: Cell("p", style: .plain)),
      graphics: .init(format: .kitty, sequence: [], image: 1))
    var context = RenderContext.focused(on: "name")
    context.pictures.entries = [request: .ready(picture)]
    let frame = Scroll<String>(id, label: "Card", isFocusable: false) {
      PictureView("photo", file: "cat.png", alt: "A cat").frame(rows: 3)
      TextField("name", label: "", text: "", handlers: .init(onChange: { $0 }))
    }.drawn(8, 4, context)
    XCTAssertEqual(frame.placedPictures.map(\.frame), [Rect(x: 0, y: 0, columns: 7, rows: 3)])
    XCTAssertEqual(frame.cursor?.y, 3)
  }

  func testTheBarTakesNoFocusWhereTheScrollTakesNone() {
    for (isFocusable, focus) in [(true, FocusMove.to(id)), (false, nil)] {
      let frame = Scroll<String>(id, label: "Text", isFocusable: isFocusable) {
        for row in 0..<9 { Text("row \(row)") }
      }.drawn(8, 3)
      XCTAssertEqual(frame.point(.press(.left, clicks: 1), 7, 2)?.focus, focus)
    }
  }

  func testOnlyAThumbThatIsHeldIsReleased() {
    XCTAssertNil(scroll(9).drawn(8, 3).point(.release(.left), 7, 0))
    let held = [id: Scroll<String>.Offset(rows: 3, grip: 0)]
    let release = scroll(9).drawn(8, 3, RenderContext(controls: held)).point(.release(.left), 7, 2)
    XCTAssertEqual(
      release?.control?.state as? Scroll<String>.Offset, Scroll<String>.Offset(rows: 3))
  }
}
