import Semantics
import Terminal
import Toolkit
import XCTest

final class FormTests: XCTestCase {
  private let id: Identifier = "form"

  private func form(
    _ problems: [String: String] = [:], isChanged: Bool = false, isAsking: Bool = false,
    record: String = "", lack: String? = nil
  ) -> Form<String> {
    let rows = ["a", "b"].map { name in
      FormRow<String>(Identifier(name), "Field \(name)", problem: problems[name]) { message in
        TextField(
          Identifier(name), label: name, text: "", message: message,
          handlers: .init(onChange: { name + $0 }))
      }
    }
    return Form(
      id, label: "Card", record: record, rows: rows, isChanged: isChanged, isAsking: isAsking,
      lack: lack,
      handlers: .init(onSubmit: "submit", onAsk: "ask", onStay: "stay", onLeave: "leave"))
  }

  private func kept(_ response: Response<String>?) -> [Identifier: any ControlState] {
    response?.control.map { [$0.id: $0.state] } ?? [:]
  }

  func testLabelsStandBesideOrAbove() {
    let wide = form().drawn(60, 10).lines
    XCTAssertTrue(wide[0].hasPrefix("Field a"))
    XCTAssertTrue(wide[2].hasPrefix("Field b"))
    let narrow = form().drawn(30, 10)
    XCTAssertEqual(narrow.node("a")?.frame.origin, Point(x: 0, y: 1))
    XCTAssertEqual(narrow.node("b")?.frame.origin, Point(x: 0, y: 3))
  }

  func testAGoodFormIsSubmitted() {
    let frame = form().drawn(60, 10, .focused(on: "a"))
    XCTAssertEqual(frame.strike(.enter, focus: "a")?.actions, ["submit"])
    XCTAssertEqual(frame.strike(.control("s"), focus: "b")?.actions, ["submit"])
  }

  func testWhatIsMissingStandsAboveTheButtonThatRests() {
    let frame = form(["b": "empty"], lack: "Missing: b").drawn(60, 10, .focused(on: "a"))
    XCTAssertTrue(frame.lines[3].hasPrefix("Missing: b"))
    XCTAssertEqual(frame.node("form.submit")?.traits.contains(.disabled), true)
    XCTAssertEqual(frame.strike(.control("s"), focus: "a")?.focus, .to("b"))
    let full = form().drawn(60, 10, .focused(on: "a"))
    XCTAssertEqual(full.node("form.submit")?.traits.contains(.disabled), false)
  }

  func testTheFirstProblemGetsTheFocusAndIsTold() {
    let bad = form(["b": "empty"])
    let frame = bad.drawn(60, 10, .focused(on: "a"))
    XCTAssertFalse(frame.surface.text.contains("! empty"))
    let response = frame.strike(.enter, focus: "a")
    XCTAssertEqual(response?.actions, [])
    XCTAssertEqual(response?.focus, .to("b"))
    let told = bad.drawn(60, 10, .focused(on: "b", kept: kept(response)))
    XCTAssertTrue(told.surface.text.contains("! empty"))
  }

  func testAFieldThatWasLeftTellsItsProblem() {
    let bad = form(["a": "empty", "b": "empty too"])
    let first = bad.drawn(60, 10, .focused(on: "a"))
    let second = bad.drawn(60, 10, .focused(on: "b", kept: first.kept))
    XCTAssertTrue(second.surface.text.contains("! empty"))
    XCTAssertFalse(second.surface.text.contains("! empty too"))
  }

  func testLeavingAsksOnlyWhereThereAreChanges() {
    let clean = form().drawn(60, 10, .focused(on: "a"))
    XCTAssertEqual(clean.strike(.escape, focus: "a")?.actions, ["leave"])
    XCTAssertNil(clean.node(id.child("status")))
    let changed = form(isChanged: true).drawn(60, 10, .focused(on: "a"))
    XCTAssertEqual(changed.strike(.escape, focus: "a")?.actions, ["ask"])
    XCTAssertNotNil(changed.node(id.child("status")))
  }

  func testTheWordsOfAChangeShowWholeOrNotAtAll() {
    for (columns, shown) in [(60, "● not saved"), (26, "●")] {
      let frame = form(isChanged: true).drawn(columns, 10, .focused(on: "a"))
      let row = frame.lines.first { $0.contains("●") }
      XCTAssertEqual(row?.hasSuffix("  " + shown), true, row ?? "no mark")
      XCTAssertEqual(frame.node(id.child("status"))?.label, "● not saved")
    }
  }

  func testTheAnswersToTheQuestion() {
    let focus = id.child("question").child("stay")
    let frame = form(isChanged: true, isAsking: true).drawn(60, 12, .focused(on: focus))
    for (stroke, action) in [("s", "submit"), ("d", "leave"), (.escape, "stay"), (.enter, "stay")]
      as [(KeyStroke, String)]
    {
      XCTAssertEqual(frame.strike(stroke, focus: focus)?.actions, [action], "\(stroke)")
    }
    let bad = form(["b": "empty"], isChanged: true, isAsking: true)
      .drawn(60, 12, .focused(on: focus))
    XCTAssertEqual(bad.strike("s", focus: focus)?.actions, ["stay"])
    XCTAssertEqual(bad.strike("s", focus: focus)?.focus, .to("b"))
  }

  func testAClickOnALabelGoesToItsField() {
    XCTAssertEqual(form().drawn(60, 10).point(.press(.left, clicks: 1), 2, 2)?.focus, .to("b"))
  }

  func testButtonsStandRightBelowTheFields() {
    let frame = form().drawn(60, 20)
    XCTAssertEqual(frame.node(id.child("submit"))?.frame.minY, 4)
    XCTAssertEqual(form().drawn(30, 4).node(id.child("submit"))?.frame.minY, 3)
  }

  func testTabGoesRound() {
    let frame = form().drawn(60, 20, .focused(on: "a"))
    XCTAssertEqual(frame.focusOrder, ["a", "b", "form.submit", "form.leave"])
    XCTAssertEqual(frame.strike(.down, focus: "a")?.focus, .step(1))
    XCTAssertEqual(frame.strike(.up, focus: "a")?.focus, .step(-1))
  }

  func testTheFormOfAnotherRecordBeginsAnew() {
    let problems = ["a": "empty", "b": "empty too"]
    let barsik = form(problems, record: "barsik")
    let first = barsik.drawn(60, 10, .focused(on: "a"))
    let tried = first.strike(.enter, focus: "a")
    let told = barsik.drawn(60, 10, .focused(on: "a", kept: kept(tried)))
    XCTAssertTrue(told.surface.text.contains("! empty too"))
    let still = barsik.drawn(60, 10, .focused(on: "b", kept: told.kept))
    XCTAssertTrue(still.surface.text.contains("! empty too"))
    let murka = form(problems, record: "murka")
    let next = murka.drawn(60, 10, .focused(on: "a", kept: still.kept))
    XCTAssertFalse(next.surface.text.contains("! empty"))
    let later = murka.drawn(60, 10, .focused(on: "b", kept: next.kept))
    XCTAssertTrue(later.surface.text.contains("! empty"), "left anew")
    XCTAssertFalse(later.surface.text.contains("! empty too"))
  }

  func testAnOpenMenuIsNotLeavingTheField() {
    let bad = form(["a": "empty"])
    let first = bad.drawn(60, 10, .focused(on: "a"))
    var context = RenderContext.focused(on: "a.menu", kept: first.kept)
    context.focusOfLayer = [0: "a", 1: "a.menu"]
    let menu = bad.drawn(60, 10, context)
    XCTAssertFalse(menu.surface.text.contains("! empty"))
    let back = bad.drawn(60, 10, .focused(on: "a", kept: menu.kept))
    XCTAssertFalse(back.surface.text.contains("! empty"))
    let button = bad.drawn(60, 10, .focused(on: "form.leave", kept: back.kept))
    XCTAssertTrue(button.surface.text.contains("! empty"))
  }

  func testWithoutRowsThereIsNothing() {
    for rows in 0...2 {
      XCTAssertEqual(form().drawn(40, rows).surface.size.rows, rows)
      XCTAssertTrue(
        form().frame(rows: rows).drawn(40, 4).lines.dropFirst(rows).allSatisfy(\.isEmpty))
    }
  }
}
