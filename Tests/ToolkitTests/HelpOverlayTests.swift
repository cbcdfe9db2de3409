import Semantics
import Terminal
import Toolkit
import XCTest

final class HelpOverlayTests: XCTestCase {
  private func help(focusBelow: Identifier? = nil) -> Frame<String> {
    let button = Button<String>("save", "Save", action: "saved")
    let element = ZStack {
      button
        .bindings(
          "Pets",
          [
            KeyBinding("test.act", ["a"], "add", "added"),
            KeyBinding("test.act", ["q"], "leave", "left"),
          ]
        )
        .bindings(
          "Everywhere", [KeyBinding("test.act", ["q", .control("c")], "quit", "quit")])
      HelpOverlay("help", title: "Keys", onDismiss: "closed")
    }
    let context = RenderContext(
      focus: "help.keys", focusOfLayer: focusBelow.map { [0: $0] } ?? [:])
    return element.drawn(60, 20, context)
  }

  private func rows(_ frame: Frame<String>) -> [String] {
    let shown = frame.nodes.filter {
      $0.role == .heading || $0.identifier?.name.contains("row") == true
    }
    return shown.map { node in node.value.map { "\($0): \(node.label)" } ?? node.label }
  }

  func testAKeyStandsWhereItWorks() {
    XCTAssertEqual(
      rows(help()), ["Pets", "a: add", "q: leave", "Everywhere", "Ctrl-C: quit"])
  }

  func testTheKeysOfTheWidgetThatHadTheFocusComeFirst() {
    XCTAssertEqual(
      rows(help(focusBelow: "save")).prefix(2), ["Save", "Enter, Space: save"])
  }

  func testAHeadingStandsOnce() {
    let element = ZStack<String> {
      Spacer().bindings("Same", [KeyBinding("test.act", ["a"], "one", "1")])
      Spacer().bindings("Same", [KeyBinding("test.act", ["b"], "two", "2")])
      HelpOverlay("help", title: "Keys", onDismiss: "closed")
    }
    XCTAssertEqual(rows(element.drawn(60, 12)), ["Same", "b: two", "a: one"])
  }

  func testWhatAButtonAndAKeyDoAlikeStandsInOneLine() {
    let element = ZStack<String> {
      Button("again", "Try again", action: "tried")
        .bindings(
          "No connection",
          [
            KeyBinding("test.act", ["r"], "try again", "tried"),
            KeyBinding("test.act", ["o"], "open", "opened"),
          ]
        )
        .bindings("Weather", [KeyBinding("test.act", [.backspace], "try again", "tried")])
      HelpOverlay("help", title: "Keys", onDismiss: "closed")
    }
    let context = RenderContext(focus: "help.keys", focusOfLayer: [0: "again"])
    XCTAssertEqual(
      rows(element.drawn(60, 20, context)),
      ["Try again", "Enter, Space, r, Backspace: try again", "No connection", "o: open"])
  }

  func testAClickPressesTheKeyAndCloses() throws {
    let frame = help()
    let row = try XCTUnwrap(frame.nodes.first { $0.label == "add" }).frame
    XCTAssertEqual(frame.click(row.minX + 3, row.minY), ["closed", "added"])
  }

  func testEscapeClosesIt() {
    XCTAssertEqual(help().strike(.escape)?.actions, ["closed"])
    XCTAssertNil(help().strike("a"), "the screen below is not reached")
  }

  func testMoreKeysThanRowsScroll() {
    let many = (0..<40).map {
      KeyBinding<String>("test.act", [KeyStroke(.function($0))], "key \($0)", "\($0)")
    }
    let element = ZStack {
      Spacer().bindings("Many", many)
      HelpOverlay("help", title: "Keys", onDismiss: "closed")
    }
    let frame = element.drawn(60, 12, .focused(on: "help.keys"))
    XCTAssertNotNil(frame.strike(.pageDown, focus: "help.keys")?.control)
    XCTAssertTrue(frame.surface.text.contains("┃"))
  }
}
