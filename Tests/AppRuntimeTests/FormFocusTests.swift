import AppRuntime
import Semantics
import Terminal
import Toolkit
import XCTest

/// A form in a running session.
final class FormFocusTests: XCTestCase {
  private let feature = WordFeature(content: { state in
    Form<String>(
      "form", label: "Card",
      rows: ["a", "b"].map { name in
        FormRow(Identifier(name), name, problem: name == "b" && state.text.isEmpty ? "empty" : nil)
        {
          TextField<String>(
            Identifier(name), label: name, text: name == "b" ? state.text : "", message: $0,
            handlers: .init(onChange: { name == "b" ? "=" + $0 : "a" + $0 }))
        }
      }, isChanged: false, isAsking: false,
      handlers: .init(onSubmit: "submit", onAsk: "ask", onStay: "stay", onLeave: "leave"))
  })

  @MainActor
  func testAWrongFieldGetsTheFocusThoughNothingHadAskedForIt() async {
    let session = feature.session()
    XCTAssertEqual(session.focus, "a")
    session.press(.enter)
    XCTAssertEqual(session.focus, "b")
    XCTAssertEqual(session.store.state.log, [])
    session.press("x", .enter)
    XCTAssertEqual(session.store.state.log, ["submit"])
  }

  @MainActor
  func testArrowsGoFromFieldToField() async {
    let session = feature.session()
    session.press(.down)
    XCTAssertEqual(session.focus, "b")
    session.press(.up)
    XCTAssertEqual(session.focus, "a")
    session.press(.up)
    XCTAssertEqual(session.focus, "form.leave")
  }
}
