import AppRuntime
import Semantics
import Terminal
import Toolkit
import XCTest

final class SessionRoutingTests: XCTestCase {
  private static func field(
    _ state: WordFeature.State, wish: FocusWish = .none
  ) -> TextField<String> {
    TextField(
      "field", label: "Field", text: state.text, wish: wish,
      handlers: .init(onChange: { "=" + $0 }, onSubmit: "submit"))
  }

  private static var bindings: [KeyBinding<String>] {
    [
      KeyBinding("test.act", ["a"], "add", "outer a"),
      KeyBinding("test.act", ["q"], "quit", "outer q"),
      KeyBinding("test.act", [.control("c")], "stop", "outer ctrl-c"),
    ]
  }

  private let plain = WordFeature(content: { _ in
    Button("button", "B", action: "pressed")
      .bindings("Inner", [KeyBinding("test.act", ["a"], "add", "inner a")])
      .bindings("Outer", SessionRoutingTests.bindings)
  })

  private let typing = WordFeature(content: { state in
    VStack {
      SessionRoutingTests.field(state)
      Button("button", "B", action: "pressed")
    }.bindings("Outer", SessionRoutingTests.bindings)
  })

  @MainActor
  func testTheInnerBindingWins() async {
    let session = plain.session()
    session.press("a", "q")
    XCTAssertEqual(session.store.state.log, ["inner a", "outer q"])
  }

  @MainActor
  func testTextComesBeforeBindings() async {
    let session = typing.session()
    XCTAssertEqual(session.focus, "field")
    session.press("a", "q", .control("c"), .enter)
    XCTAssertEqual(session.store.state.text, "aq")
    XCTAssertEqual(session.store.state.log, ["outer ctrl-c", "submit"])
  }

  @MainActor
  func testWhatAWidgetDoesNotTakeIsACommand() async {
    let session = WordFeature(content: { state in
      VStack {
        Stepper("stepper", "S", value: Int(state.text) ?? 0, in: 0...50) { "=\($0)" }
        Button("button", "B", action: "pressed")
      }.bindings("Outer", SessionRoutingTests.bindings)
    }).session()
    session.press(.tab, .backTab, "4", "2")
    XCTAssertEqual(session.store.state.text, "42")
    session.press("q")
    XCTAssertEqual(session.store.state.log, [], "a number is being typed")
    session.press(.enter, "q")
    XCTAssertEqual(session.store.state.log, ["outer q"])
  }

  @MainActor
  func testWithoutTheFocusAFieldTakesNoText() async {
    let session = typing.session()
    session.press(.tab, "a")
    XCTAssertEqual(session.focus, "button")
    XCTAssertEqual(session.store.state.text, "")
    XCTAssertEqual(session.store.state.log, ["outer a"])
  }

  @MainActor
  func testARussianLetterIsItsKeyCapButNotInText() async {
    let session = typing.session()
    session.press("ф", .control("с"))
    XCTAssertEqual(session.store.state.text, "ф")
    XCTAssertEqual(session.store.state.log, ["outer ctrl-c"])
    session.press(.tab, "ф", "й")
    XCTAssertEqual(session.store.state.log, ["outer ctrl-c", "outer a", "outer q"])
  }

  @MainActor
  func testABindingOfTheLetterItselfComesFirst() async {
    let feature = WordFeature(content: { _ in
      Spacer().bindings(
        "Keys",
        [
          KeyBinding("test.act", ["a"], "latin", "latin"),
          KeyBinding("test.act", ["ф"], "own", "own"),
        ])
    })
    let session = feature.session()
    session.press("ф")
    XCTAssertEqual(session.store.state.log, ["own"])
  }

  @MainActor
  func testAPasteGoesIntoTheFieldAsOneText() async {
    let session = typing.session()
    session.handle([.paste("one\ntwo\u{1B}[31m")])
    XCTAssertEqual(session.store.state.text, "one two[31m", "a control that was typed is left out")
    session.press(.tab)
    session.handle([.paste("a")])
    XCTAssertEqual(session.store.state.log, [], "a paste presses no keys")
  }

  /// As a file that is dropped on the terminal.
  @MainActor
  func testAPasteThatNoFieldTakesGoesToTheScreen() async {
    let feature = WordFeature(content: { state in
      VStack {
        SessionRoutingTests.field(state)
        Button("button", "B", action: "pressed")
      }.onPaste("drop") { "dropped " + $0 }
    })
    let session = feature.session()
    session.handle([.paste("/a.png")])
    XCTAssertEqual(session.store.state.text, "/a.png")
    session.press(.tab)
    session.handle([.paste("/b.png")])
    XCTAssertEqual(session.store.state.log, ["dropped /b.png"])
  }

  @MainActor
  func testAnUnboundKeyDoesNothing() async {
    let session = plain.session()
    let frames = session.frameNumber
    session.press("z", KeyStroke(.function(9)))
    session.handle([.focus(true)])
    XCTAssertEqual(session.store.state, WordFeature.State())
    XCTAssertEqual(session.frameNumber, frames, "and draws nothing")
  }

  @MainActor
  func testInputsOfOneTurnAreRoutedByWhatTheyShow() async {
    let feature = WordFeature(content: { state in
      ZStack {
        Spacer().bindings("Screen", [KeyBinding("test.act", ["d"], "dialog", "+open")])
        if state.flags.contains("open") {
          Modal("m", title: "M", onDismiss: "-open") {
            Text("x").bindings("Dialog", [KeyBinding("test.act", ["d"], "in it", "in the dialog")])
          }
        }
      }.fill()
    })
    let session = feature.session()
    session.press("d", "d", .escape)
    XCTAssertEqual(session.store.state.log, ["in the dialog"])
    XCTAssertEqual(session.store.state.flags, [])
  }

  @MainActor
  func testTypingInOneTurnKeepsTheCaret() async {
    let session = typing.session()
    session.press("a", "c", .left, "b", .end, "d")
    XCTAssertEqual(session.store.state.text, "abcd")
    XCTAssertEqual(session.frame.cursor, Point(x: 4, y: 0))
  }

  @MainActor
  func testADragBelongsToTheWidgetItBeganOn() async {
    let session = typing.session()
    session.handle([.paste("abcdef")])
    session.pointer(.press(.left, clicks: 1), 1, 0)
    session.pointer(.drag(.left), 4, 7)
    session.press("x")
    XCTAssertEqual(session.store.state.text, "axef")
    session.pointer(.release(.left), 4, 7)
    session.pointer(.drag(.left), 4, 7)
    session.press("y")
    XCTAssertEqual(session.store.state.text, "axyef", "the button was let go")
  }

  @MainActor
  func testADragDoesNotReachBelowADialog() async {
    let feature = WordFeature(content: { state in
      ZStack {
        SessionRoutingTests.field(state)
        if state.text == "open" { Modal("m", title: "M", onDismiss: "close") { Text("x") } }
      }
    })
    let session = feature.session()
    session.pointer(.press(.left, clicks: 1), 0, 0)
    session.handle([.paste("open")])
    XCTAssertEqual(session.frame.topLayer, 1)
    let frames = session.frameNumber
    session.pointer(.drag(.left), 2, 0)
    XCTAssertEqual(session.frameNumber, frames)
  }

  @MainActor
  func testAClickFocusesAndActs() async {
    let session = typing.session()
    session.pointer(.press(.left, clicks: 1), 2, 1)
    XCTAssertEqual(session.focus, "button")
    XCTAssertEqual(session.store.state.log, ["pressed"])
    session.pointer(.press(.left, clicks: 1), 30, 9)
    XCTAssertEqual(session.focus, "button", "a click on nothing changes nothing")
  }

  @MainActor
  func testResizingDrawsAnewAndNeverToNothing() async {
    let session = plain.session()
    session.handle([.resize(Size(80, 24))])
    XCTAssertEqual(session.frame.surface.size, Size(80, 24))
    session.handle([.resize(Size(0, -1))])
    XCTAssertEqual(session.frame.surface.size, Size(1, 1))
  }

  @MainActor
  func testNothingIsHoveredOnceTheMouseIsOff() async {
    let session = WordFeature(
      effect: { $0 == "off" ? .ask(.mouse(false)) : .none },
      content: { _ in Button("press", "Press", action: "off") }
    ).session()
    var requests: [HostRequest] = []
    session.onRequest = { requests.append($0) }
    session.pointer(.move, 2, 0)
    XCTAssertEqual(session.hovered, "press")
    session.press(.enter)
    XCTAssertNil(session.hovered)
    XCTAssertFalse(session.frame.nodes.contains { $0.traits.contains(.hovered) })
    XCTAssertEqual(requests, [.mouse(false)])
    session.pointer(.move, 2, 0)
    XCTAssertEqual(session.hovered, "press", "the mouse is back")
  }
}
