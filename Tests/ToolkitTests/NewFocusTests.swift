import Semantics
import Terminal
import Toolkit
import XCTest

/// A walk that comes to a new widget which asks for the focus, and is left there.
final class NewFocusTests: XCTestCase {
  private let list = VStack {
    Button("tab", "Tab", action: "t")
    Button("list", "List", wish: .whenFree, action: "l")
    Text("below", id: "below")
  }

  private let card = VStack {
    Button("tab", "Tab", action: "t")
    Button("card", "Card", wish: .whenFree, action: "c")
    Text("below", id: "below")
  }

  /// A frame of what comes after another, with the focus where it was.
  private func frame(
    of next: some Widget<String>, after last: some Widget<String>, focus: Identifier?
  ) -> Frame<String> {
    var context = RenderContext()
    context.focus = focus
    context.known = last.drawn(20, 8).focusCandidates
    return next.drawn(20, 8, context)
  }

  func testAnotherScreenIsLeftAtWhatAsksForTheFocus() {
    let frame = frame(of: card, after: list, focus: "list")
    XCTAssertEqual(frame.newFocus, "card")
    XCTAssertNotNil(frame.node("tab"))
    XCTAssertNil(frame.node("below"), "nothing is drawn after it")
  }

  func testAScreenThatIsThereIsDrawnToItsEnd() {
    let frame = frame(of: list, after: list, focus: "gone")
    XCTAssertNil(frame.newFocus)
    XCTAssertNotNil(frame.node("below"))
  }

  func testWhatAsksForTheFocusHasThatOfAFieldThatIsGone() {
    let searching = VStack {
      Button("tab", "Tab", action: "t")
      Button("search", "Search", action: "s")
      Button("list", "List", wish: .whenFree, action: "l")
    }
    let frame = frame(of: list, after: searching, focus: "search")
    XCTAssertEqual(frame.newFocus, "list")
    XCTAssertNil(frame.node("below"))
  }

  /// It may still come: what it stood behind says nothing of it.
  func testAFocusThatStoodFurtherOnIsWaitedFor() {
    let searching = VStack {
      list
      Button("search", "Search", action: "s")
    }
    XCTAssertNil(frame(of: searching, after: searching, focus: "search").newFocus)
    XCTAssertNil(frame(of: list, after: searching, focus: "search").newFocus)
  }

  func testAFocusThatIsStillThereStays() {
    let frame = frame(of: card, after: list, focus: "tab")
    XCTAssertNil(frame.newFocus)
    XCTAssertNotNil(frame.node("below"))
  }

  func testADialogTakesTheFocusFromWhatIsBehindIt() {
    let asking = ZStack {
      list
      ConfirmDialog(
        "ask", title: "T", message: "M", confirm: "Y", cancel: "N", onConfirm: "y", onCancel: "n")
    }
    let frame = frame(of: asking, after: list, focus: "list")
    XCTAssertEqual(frame.newFocus, "ask.cancel")
    XCTAssertEqual(frame.topLayer, 1)
  }

  func testTheSameWidgetOfAnotherRecordIsNew() {
    let frame = frame(of: list.about("2"), after: list.about("1"), focus: "gone")
    XCTAssertEqual(frame.newFocus, "list")
  }

  func testWithoutTheFrameBeforeNothingIsNew() {
    let frame = card.drawn(20, 8)
    XCTAssertNil(frame.newFocus)
    XCTAssertNotNil(frame.node("below"))
  }
}
