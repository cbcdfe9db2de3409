import Semantics
import Terminal
import Toolkit
import XCTest

final class TextFieldTests: XCTestCase {
  private let id: Identifier = "f"

  private func field(
    _ text: String, limit: Int? = nil, message: String? = nil, suggestions: [String] = [],
    placeholder: String = ""
  ) -> TextField<String> {
    TextField(
      id, label: "Name", text: text, placeholder: placeholder, limit: limit, message: message,
      suggestions: suggestions,
      handlers: .init(
        onChange: { "=" + $0 }, onSubmit: "submit", onCancel: "cancel", onRefuse: "refuse"))
  }

  /// The field with the focus, as the runtime would draw it again after a response.
  private func drawn(
    _ field: TextField<String>, _ columns: Int = 12, after response: Response<String>? = nil
  ) -> Frame<String> {
    let kept = response?.control.map { [$0.id: $0.state] } ?? [:]
    return field.drawn(columns, 2, .focused(on: id, kept: kept))
  }

  private func editing(_ response: Response<String>?) -> TextEditing? {
    response?.control?.state as? TextEditing
  }

  private func type(_ text: String, _ frame: Frame<String>) -> Response<String>? {
    frame.target(id)?.onText?(text)
  }

  func testShowsItsTextAndTheCaretBehindIt() {
    let frame = drawn(field("Мурка"))
    XCTAssertEqual(frame.lines[0], "Мурка")
    XCTAssertEqual(frame.cursor, Point(x: 5, y: 0))
    XCTAssertEqual(frame.node(id)?.value, "Мурка")
    XCTAssertNil(field("Мурка").drawn(12, 2).cursor, "no caret without the focus")
  }

  func testTheCaretStandsBehindWideCharacters() {
    XCTAssertEqual(drawn(field("日本e\u{301}")).cursor, Point(x: 5, y: 0))
  }

  func testTypingChangesTheText() {
    let response = type("b", drawn(field("a")))
    XCTAssertEqual(response?.actions, ["=ab"])
    XCTAssertEqual(editing(response)?.caret, 2)
  }

  func testTheTwentyFirstCharacterIsRefused() {
    let full = String(repeating: "x", count: 20)
    let last = type("x", drawn(field(String(full.dropLast()), limit: 20)))
    XCTAssertEqual(last?.actions, ["=" + full])
    let refused = type("x", drawn(field(full, limit: 20)))
    XCTAssertEqual(refused?.actions, ["refuse"])
    XCTAssertEqual(editing(refused)?.text, full)
  }

  func testAPasteThatIsTooLongIsCutAndTold() {
    let response = type("cdefgh", drawn(field("ab", limit: 5)))
    XCTAssertEqual(response?.actions, ["=abcde", "refuse"])
  }

  func testTheCounterCountsClusters() {
    let frame = drawn(field("👩‍👧é", limit: 20), 12)
    XCTAssertTrue(frame.lines[0].hasSuffix(" 2/20"), frame.lines[0])
  }

  func testAPlaceholderStandsInAnEmptyField() {
    for (text, placeholder, columns, line) in [
      ("", "a name", 12, "a name"), ("", "a long name here", 8, "a long …"),
      ("x", "a name", 12, "x"),
    ] {
      let theme = Theme.make(.dark, depth: .direct)
      let frame = field(text, placeholder: placeholder).drawn(
        columns, 2, .focused(on: id, theme: theme))
      XCTAssertEqual(frame.lines[0], line)
    }
  }

  /// Or it would pass for what somebody has typed.
  func testWithoutColoursAPlaceholderStandsInBrackets() {
    XCTAssertEqual(drawn(field("", placeholder: "a name")).lines[0], "(a name)")
    XCTAssertEqual(drawn(field("", placeholder: "a long name"), 8).lines[0], "(a lon…)")
    XCTAssertEqual(drawn(field("", placeholder: "a name"), 7).lines[0], "(a na…)")
    XCTAssertEqual(drawn(field("", placeholder: "a name")).cursor, Point(x: 0, y: 0))
    XCTAssertEqual(drawn(field("x", placeholder: "a name")).lines[0], "x")
    XCTAssertEqual(drawn(field("")).lines[0], "")
    var flat = RenderContext(theme: .make(.dark, depth: .direct), focus: id)
    flat.isFlat = true
    XCTAssertEqual(field("", placeholder: "a name").drawn(12, 2, flat).lines[0], "(a name)")
  }

  func testALongTextShowsWhatIsAroundTheCaret() {
    let frame = drawn(field("abcdefghijklmno"), 6)
    XCTAssertEqual(frame.lines[0], "klmno")
    XCTAssertEqual(frame.cursor, Point(x: 5, y: 0))
    let home = drawn(field("abcdefghijklmno"), 6, after: frame.strike(.home, focus: id))
    XCTAssertEqual(home.lines[0], "abcdef")
    XCTAssertEqual(home.cursor, Point(x: 0, y: 0))
  }

  func testTheTextStandsStillWhileTheCaretMovesInSight() {
    var frame = drawn(field("abcdefghijklmno"), 6)
    for column in [4, 3, 2, 1, 0] {
      frame = drawn(field("abcdefghijklmno"), 6, after: frame.strike(.left, focus: id))
      XCTAssertEqual(frame.cursor, Point(x: column, y: 0))
    }
    frame = drawn(field("abcdefghijklmno"), 6, after: frame.strike(.left, focus: id))
    XCTAssertEqual(frame.lines[0], "jklmno")
  }

  func testWithoutTheFocusTheBeginningShows() {
    let frame = field("abcdefghijklmno").drawn(6, 1)
    XCTAssertEqual(frame.lines, ["abcdef"])
    XCTAssertEqual(editing(frame.point(.press(.left, clicks: 1), 3, 0))?.caret, 3)
  }

  func testAClickPutsTheCaretAndADragSelects() {
    let long = field("abcdefghijklmno")
    let press = drawn(long, 6).point(.press(.left, clicks: 1), 2, 0)
    XCTAssertEqual(editing(press)?.caret, 12)
    let frame = drawn(long, 6, after: press)
    XCTAssertEqual(frame.lines[0], "klmno", "the text does not move under the pointer")
    let drag = frame.point(.drag(.left), 4, 0)
    XCTAssertEqual(editing(drag)?.selection, 12..<14)
    XCTAssertEqual(drag?.actions, [])
  }

  func testADragBesideTheFieldGoesOn() {
    let press = drawn(field("abcdefghijklmno"), 6).point(.press(.left, clicks: 1), 0, 0)
    let frame = drawn(field("abcdefghijklmno"), 6, after: press)
    let event = MouseEvent(.drag(.left), at: Point(x: -3, y: 0))
    let drag = frame.target(id)?.onMouse?(event)
    XCTAssertEqual(editing(drag)?.selection, 9..<10)
  }

  func testClicksOnWideCharactersFindTheNearerEdge() {
    let frame = drawn(field("日本"))
    XCTAssertEqual(editing(frame.point(.press(.left, clicks: 1), 0, 0))?.caret, 0)
    XCTAssertEqual(editing(frame.point(.press(.left, clicks: 1), 1, 0))?.caret, 1)
    XCTAssertEqual(editing(frame.point(.press(.left, clicks: 1), 9, 0))?.caret, 2)
  }

  func testDoubleAndTripleClicksSelect() {
    let frame = drawn(field("one two"))
    let word = editing(frame.point(.press(.left, clicks: 2), 5, 0))
    XCTAssertEqual(word?.selection, 4..<7)
    let all = editing(frame.point(.press(.left, clicks: 3), 5, 0))
    XCTAssertEqual(all?.selection, 0..<7)
  }

  func testTheSelectionIsDrawn() {
    let theme = Theme.make(.dark, depth: .direct)
    var kept = TextEditing("abc")
    kept.step(-1, selecting: true)
    let frame = field("abc").drawn(5, 1, .focused(on: id, kept: [id: kept], theme: theme))
    XCTAssertEqual(frame.surface[2, 0].style.background, theme[.textSelection].background)
    XCTAssertEqual(frame.surface[1, 0].style.background, theme[.fieldFocused].background)
  }

  func testKeysOfReadlineEdit() {
    let frame = drawn(field("one two"))
    let cases: [(stroke: KeyStroke, text: String)] = [
      (.backspace, "=one tw"), (.control("w"), "=one "), (.control("u"), "="),
      (KeyStroke(.backspace, .alt), "=one "),
    ]
    for (stroke, text) in cases {
      XCTAssertEqual(frame.strike(stroke, focus: id)?.actions, [text], stroke.description)
    }
    XCTAssertEqual(frame.strike(.enter, focus: id)?.actions, ["submit"])
    XCTAssertEqual(frame.strike(.escape, focus: id)?.actions, ["cancel"])
    XCTAssertEqual(editing(frame.strike(.control("a"), focus: id))?.caret, 0)
    XCTAssertEqual(editing(frame.strike(.alt("b"), focus: id))?.caret, 4)
  }

  func testUndoIsTheFieldsOwn() {
    let typed = type("b", drawn(field("a")))
    let frame = drawn(field("ab"), after: typed)
    XCTAssertEqual(frame.strike(.control("_"), focus: id)?.actions, ["=a"])
  }

  func testATextChangedFromOutsideBeginsAnew() {
    let typed = type("b", drawn(field("a")))
    let frame = drawn(field("elsewhere"), after: typed)
    XCTAssertEqual(frame.cursor, Point(x: 9, y: 0))
    XCTAssertEqual(frame.strike(.control("_"), focus: id)?.actions, [])
  }

  func testWhatIsWrongStandsBelow() {
    let frame = drawn(field("", message: "Name it"))
    XCTAssertEqual(frame.lines[1], "! Name it")
    XCTAssertEqual(frame.node(id)?.traits.contains(.invalid), true)
    XCTAssertEqual(frame.node("f.message")?.role, .alert)
    XCTAssertEqual(field("").measure(Size(9, 9), RenderContext()).rows, 1)
    XCTAssertEqual(field("", message: "!").measure(Size(9, 9), RenderContext()).rows, 2)
  }

  func testArrowsTakeSuggestions() {
    let names = ["Cat", "Dog", "Dodo"]
    XCTAssertEqual(
      drawn(field("do", suggestions: names)).strike(.down, focus: id)?.actions, ["=Dog"])
    XCTAssertEqual(
      drawn(field("Dog", suggestions: names)).strike(.down, focus: id)?.actions, ["=Dodo"])
    XCTAssertEqual(
      drawn(field("Cat", suggestions: names)).strike(.up, focus: id)?.actions, ["=Dodo"])
    XCTAssertEqual(
      drawn(field("zzz", suggestions: names)).strike(.down, focus: id)?.actions, ["=Cat"])
    XCTAssertNil(drawn(field("zzz")).strike(.down, focus: id))
  }

  func testSuggestionsThatFitStandBelowAndTakeAClick() {
    let frame = drawn(field("d", suggestions: ["Cat", "Dog", "Dodo"]), 12)
    XCTAssertEqual(frame.lines[1], "Dog  Dodo", "those that begin so come first; as many as fit")
    XCTAssertEqual(frame.click(6, 1), ["=Dodo"])
    XCTAssertEqual(frame.node("f.suggestion[0]")?.label, "Dog")
  }

  func testTheArrowsGoThroughWhatWasOfferedForTheTypedText() {
    let names = ["Cat", "Dog", "Dodo"]
    var frame = drawn(field("do", suggestions: names))
    for expected in ["Dog", "Dodo", "do", "Dog"] {
      let response = frame.strike(.down, focus: id)
      XCTAssertEqual(response?.actions, ["=\(expected)"])
      frame = drawn(field(expected, suggestions: names), after: response)
      XCTAssertEqual(frame.lines[1], "Dog  Dodo", expected)
    }
  }

  func testAScreenMayKnowWhatGoesOnWithAText() {
    let field = TextField<String>(
      "f", label: "Field", text: "kat", handlers: .init(onChange: { "=\($0)" })
    ) { $0.hasPrefix("k") ? ["Cat"] : [] }
    XCTAssertEqual(drawn(field).strike(.down, focus: id)?.actions, ["=Cat"])
    let other = TextField<String>(
      "f", label: "Field", text: "x", handlers: .init(onChange: { "=\($0)" })
    ) { $0.hasPrefix("k") ? ["Cat"] : [] }
    XCTAssertEqual(drawn(other).strike(.down, focus: id)?.actions, [])
    XCTAssertEqual(other.measure(Size(9, 9), RenderContext()).rows, 2, "the room stays")
  }

  func testSuggestionsThatDoNotFitAreMarked() {
    let names = ["Cat", "Dog", "Hamster", "Rabbit"]
    func line(_ text: String, _ columns: Int) -> String {
      drawn(field(text, suggestions: names), columns).lines[1]
    }
    XCTAssertEqual(line("", 26), "Cat  Dog  Hamster  Rabbit")
    XCTAssertEqual(line("", 24), "Cat  Dog  Hamster  …")
    XCTAssertEqual(line("", 19), "Cat  Dog  …")
    XCTAssertEqual(line("Rabbit", 19), "…  Hamster  Rabbit")
  }

  func testAClickedSuggestionKeepsTheHistory() {
    let typed = type("o", drawn(field("D")))
    let frame = drawn(field("Do", suggestions: ["Dog"]), after: typed)
    var history = editing(frame.point(.press(.left, clicks: 1), 0, 1))
    history?.undo()
    XCTAssertEqual(history?.text, "Do")
    history?.undo()
    XCTAssertEqual(history?.text, "D")
  }

  func testAFieldWithoutRoomDrawsNothing() {
    let frame = VStack<String> {
      Text("above")
      field("squeezed", limit: 9).frame(rows: 0)
      Text("below")
    }.drawn(20, 2, .focused(on: id))
    XCTAssertEqual(frame.lines, ["above", "below"])
    XCTAssertNil(frame.cursor)
  }
}
