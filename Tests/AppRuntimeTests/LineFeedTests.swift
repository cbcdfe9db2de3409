import AppRuntime
import Semantics
import Terminal
import Toolkit
import XCTest

/// Ctrl-J is a line feed: a key of its own where it is bound, and Enter elsewhere.
final class LineFeedTests: XCTestCase {
  private let button = WordFeature(content: { _ in Button("button", "B", action: "pressed") })

  private let bound = WordFeature(content: { _ in
    Button("button", "B", action: "pressed")
      .bindings("Outer", [KeyBinding("test.feed", [.control("j")], "feed", "fed")])
  })

  @MainActor
  func testItIsEnterWhereNothingBindsIt() async {
    let session = button.session()
    session.press(.control("j"))
    XCTAssertEqual(session.store.state.log, ["pressed"])
  }

  @MainActor
  func testItIsItselfWhereItIsBound() async {
    let session = bound.session()
    session.press(.control("j"), .enter)
    XCTAssertEqual(session.store.state.log, ["fed", "pressed"])
  }
}
