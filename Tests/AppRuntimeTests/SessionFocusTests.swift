import AppRuntime
import Semantics
import Terminal
import Toolkit
import XCTest

final class SessionFocusTests: XCTestCase {
  /// Three buttons, the second of which is the first choice; flags open a field and two dialogs.
  private let feature = WordFeature(content: { state in
    ZStack {
      VStack {
        Button("one", "1", action: "1")
        Button("two", "2", wish: .whenFree, action: "2")
        Button("three", "3", action: "3")
        if state.flags.contains("edit") {
          TextField(
            "field", label: "F", text: state.text, wish: .atOnce,
            handlers: .init(onChange: { "=" + $0 }))
        }
      }
      if state.flags.contains("ask") {
        ConfirmDialog(
          "ask", title: "T", message: "M", confirm: "Y", cancel: "N", onConfirm: "y",
          onCancel: "-ask")
      }
      if state.flags.contains("help") { HelpOverlay("help", title: "Keys", onDismiss: "-help") }
    }
  })

  @MainActor
  func testTheFirstChoiceHasTheFocusAtFirst() async {
    XCTAssertEqual(feature.session().focus, "two")
  }

  /// The first walk ends at what takes the focus, so that the rest is drawn once.
  @MainActor
  func testAScreenThatComesIsDrawnOnce() {
    let drawings = Tally()
    let feature = WordFeature(content: { state in
      VStack {
        if state.flags.contains("card") {
          Button("card", "C", wish: .whenFree, action: "c")
        } else {
          Button("list", "L", wish: .whenFree, action: "l")
        }
        Tallied(tally: drawings)
      }
    })
    let session = feature.session()
    XCTAssertEqual(session.focus, "list")
    drawings.count = 0
    session.send("+card")
    XCTAssertEqual(session.focus, "card")
    XCTAssertEqual(drawings.count, 1)
    XCTAssertEqual(
      session.frame.nodes.first { $0.identifier == "card" }?.traits.contains(.focused), true)
  }

  /// The dialog gives the focus back itself, by a key and by a click beside it.
  @MainActor
  func testWhatIsBehindADialogThatClosesIsDrawnOnce() {
    let drawings = Tally()
    let session = WordFeature(content: { state in
      ZStack {
        VStack {
          Button("one", "1", action: "1")
          Button("list", "L", wish: .whenFree, action: "l")
          Tallied(tally: drawings)
        }
        if state.flags.contains("help") { HelpOverlay("help", title: "Keys", onDismiss: "-help") }
      }
    }).session()
    session.press(.tab)
    XCTAssertEqual(session.focus, "one")
    let click = MouseEvent(.press(.left, clicks: 1), at: .zero)
    for close in [InputEvent.key(.escape), .mouse(click)] {
      session.send("+help")
      XCTAssertNotEqual(session.focus, "one")
      drawings.count = 0
      session.handle([close])
      XCTAssertEqual(session.frame.topLayer, 0)
      XCTAssertEqual(session.focus, "one")
      XCTAssertEqual(drawings.count, 1)
    }
  }

  @MainActor
  func testADialogThatStaysKeepsTheFocus() {
    let session = WordFeature(content: { state in
      ZStack {
        Button("one", "1", wish: .whenFree, action: "1")
        ConfirmDialog(
          "ask", title: "T", message: "M", confirm: "Y", cancel: "N", onConfirm: "y", onCancel: "no"
        )
      }
    }).session()
    session.press(.tab)
    let before = session.focus
    session.press(.escape)
    XCTAssertEqual(session.frame.topLayer, 1)
    XCTAssertEqual(session.focus, before)
    XCTAssertEqual(session.frame.nodes.filter { $0.traits.contains(.focused) }.count, 1)
  }

  /// The list behind a field takes the focus as soon as the walk comes to it without the field.
  @MainActor
  func testAScreenWhoseFieldClosesIsDrawnOnce() {
    let drawings = Tally()
    let session = WordFeature(content: { state in
      VStack {
        if state.flags.contains("edit") {
          TextField(
            "field", label: "F", text: state.text, wish: .atOnce,
            handlers: .init(onChange: { "=" + $0 }))
        }
        Button("list", "L", wish: .whenFree, action: "l")
        Tallied(tally: drawings)
      }
    }).session()
    session.send("+edit")
    XCTAssertEqual(session.focus, "field")
    drawings.count = 0
    session.send("-edit")
    XCTAssertEqual(session.focus, "list")
    XCTAssertEqual(drawings.count, 1)
  }

  /// As after a start whose dialog opens before there is anything behind it: a focus that nothing had
  /// asked for is not what one comes back to.
  @MainActor
  func testWhatCameBehindADialogHasTheFocusAfterIt() async {
    let feature = WordFeature(content: { state in
      ZStack {
        VStack {
          Button("strip", "0", action: "0")
          if state.flags.contains("loaded") { Button("one", "1", wish: .whenFree, action: "1") }
        }
        if state.flags.contains("ask") {
          ConfirmDialog(
            "ask", title: "T", message: "M", confirm: "Y", cancel: "N", onConfirm: "y",
            onCancel: "-ask")
        }
      }
    })
    let session = feature.session()
    XCTAssertEqual(session.focus, "strip")
    session.send("+ask")
    session.send("+loaded")
    session.send("-ask")
    XCTAssertEqual(session.focus, "one")
    // What somebody has gone to is.
    session.press(.backTab)
    session.send("+ask")
    session.send("-ask")
    XCTAssertEqual(session.focus, "strip")
  }

  /// A view that scrolls takes the focus only where not all of it shows. Another size and back change nothing,
  /// until somebody does something in between.
  @MainActor
  func testTheFocusReturnsWithTheSize() async {
    let session = WordFeature { _ in
      VStack {
        Button("one", "1", action: "1")
        Scroll("page", label: "Page") { VStack { for row in 0..<12 { Text("row \(row)") } } }
      }
    }.session()
    session.press(.end)
    XCTAssertEqual(session.focus, "page")
    let shown = session.frame.surface
    session.handle([.resize(Size(40, 20))])
    XCTAssertEqual(session.focus, "one")
    session.handle([.resize(Size(40, 14))])
    session.handle([.resize(Size(40, 10))])
    XCTAssertEqual(session.focus, "page")
    // It is scrolled as far as before, too.
    XCTAssertEqual(session.frame.surface, shown)
    session.handle([.resize(Size(40, 20))])
    session.press(.tab)
    session.handle([.resize(Size(40, 10))])
    XCTAssertEqual(session.focus, "one")
  }

  @MainActor
  func testTabGoesRoundBothWays() async {
    let session = feature.session()
    var order: [Identifier?] = []
    for _ in 0..<4 {
      session.press(.tab)
      order.append(session.focus)
    }
    XCTAssertEqual(order, ["three", "one", "two", "three"])
    session.press(.tab)
    session.press(.backTab)
    XCTAssertEqual(session.focus, "three")
    XCTAssertEqual(session.frame.nodes.filter { $0.traits.contains(.focused) }.count, 1)
  }

  @MainActor
  func testAnInterludeKeepsFocusAndCaret() async {
    let feature = WordFeature(content: { state in
      state.flags.contains("away")
        ? Element(TooSmallView("away", size: Size(1, 1), minimum: Size(9, 9)))
        : VStack {
          Button("one", "1", action: "1")
          TextField(
            "field", label: "F", text: state.text, wish: .atOnce,
            handlers: .init(onChange: { "=" + $0 }))
          Button("two", "2", action: "2")
        }.fill()
    })
    let session = feature.session()
    session.press("a", "b", .left)
    let cursor = session.frame.cursor
    session.send("+away")
    XCTAssertNil(session.frame.cursor)
    session.press("x", .tab)
    session.send("-away")
    XCTAssertEqual(session.focus, "field")
    XCTAssertEqual(session.frame.cursor, cursor)
    session.press(.tab)
    session.send("+away")
    session.send("-away")
    XCTAssertEqual(session.focus, "two")
    XCTAssertEqual(session.store.state.text, "ab")
  }

  @MainActor
  func testTabWithNothingToFocusDoesNothing() async {
    let session = WordFeature(content: { _ in Element(Text("bare")) }).session()
    session.press(.tab, .backTab)
    XCTAssertNil(session.focus)
  }

  @MainActor
  func testABoundTabIsNotAMove() async {
    let feature = WordFeature(content: { _ in
      VStack {
        Button("one", "1", action: "1")
        Button("two", "2", action: "2")
      }.bindings("Keys", [KeyBinding("test.act", [.tab], "own", "tab")])
    })
    let session = feature.session()
    session.press(.tab)
    XCTAssertEqual(session.focus, "one")
    XCTAssertEqual(session.store.state.log, ["tab"])
  }

  @MainActor
  func testANewFieldTakesTheFocusOnce() async {
    let session = feature.session()
    session.send("+edit")
    XCTAssertEqual(session.focus, "field")
    session.press(.tab)
    session.send("something")
    XCTAssertEqual(session.focus, "one", "it is not new any more")
    session.send("-edit")
    session.send("+edit")
    XCTAssertEqual(session.focus, "field")
  }

  @MainActor
  func testAFieldThatGoesLeavesTheFocusToTheFirstChoice() async {
    let session = feature.session()
    session.press(.tab)
    session.send("+edit")
    session.send("-edit")
    XCTAssertEqual(session.focus, "two")
  }

  @MainActor
  func testADialogTakesTheFocusAndGivesItBack() async {
    let session = feature.session()
    session.press(.tab)
    session.send("+ask")
    XCTAssertEqual(session.focus, "ask.cancel")
    session.press(.tab)
    XCTAssertEqual(session.focus, "ask.confirm")
    session.press(.escape)
    XCTAssertEqual(session.focus, "three")
  }

  @MainActor
  func testDialogsOnDialogsGiveItBackOneByOne() async {
    let session = feature.session()
    session.send("+ask")
    session.press(.tab)
    session.send("+help")
    XCTAssertEqual(session.focus, "help.keys")
    session.press(.escape)
    XCTAssertEqual(session.focus, "ask.confirm")
    session.press(.escape)
    XCTAssertEqual(session.focus, "two")
  }

  @MainActor
  func testTheHelpExplainsTheWidgetBelow() async {
    let session = feature.session()
    session.send("+help")
    XCTAssertEqual(session.frame.nodes.first { $0.role == .heading }?.label, "2")
  }

  @MainActor
  func testAFieldKeepsItsCaretWhileItShowsAndNoLonger() async {
    let session = feature.session()
    session.send("=abc")
    session.send("+edit")
    session.press(.home)
    XCTAssertEqual(session.frame.cursor?.x, 0)
    session.send("other")
    XCTAssertEqual(session.frame.cursor?.x, 0)
    session.send("-edit")
    session.send("+edit")
    XCTAssertEqual(session.frame.cursor?.x, 3, "a new field begins at the end")
  }

  @MainActor
  func testAFrameIsDrawnOnlyWhereSomethingChanged() async {
    let session = feature.session()
    var frames = 0
    session.onFrame = { _ in frames += 1 }
    session.turn()
    session.turn()
    XCTAssertEqual(frames, 0)
    session.send("anything")
    XCTAssertEqual(frames, 1)
    session.press(.tab, .tab)
    XCTAssertEqual(frames, 3, "each input is routed by a frame that shows the one before")
  }
}

/// Counts how often something is drawn.
@MainActor
private final class Tally {
  var count = 0
}

private struct Tallied: Widget {
  typealias Action = String

  let tally: Tally

  func measure(_ available: Size, _ context: RenderContext) -> Size { Size(1, 1) }

  func render(in rect: Rect, _ canvas: inout Canvas<String>) {
    MainActor.assumeIsolated { tally.count += 1 }
  }
}
