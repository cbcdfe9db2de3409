import Semantics
import Terminal
import Toolkit
import XCTest

/// Parts of another feature inside a screen.
final class MappedTests: XCTestCase {
  private enum Outer: Equatable {
    case inner(String)
    case own
  }

  private func screen() -> Element<Outer> {
    let part = VStack<String> {
      Button("in", "In", action: "pressed")
        .bindings("Part", [KeyBinding("test.act", ["a"], "add", "added")])
      TextField("field", label: "F", text: "x", handlers: .init(onChange: { "=" + $0 }))
    }
    return Element(
      VStack {
        Button("before", "Before", action: Outer.own)
        Element(part).map(Outer.inner).semantics("group", .group, label: "Group")
        Button("after", "After", action: Outer.own)
      }
      .semantics("screen", .screen, label: "Screen"))
  }

  func testActionsAreLifted() {
    let frame = screen().drawn(20, 4)
    XCTAssertEqual(frame.click(2, 1), [.inner("pressed")])
    XCTAssertEqual(frame.click(2, 0), [.own])
    XCTAssertEqual(frame.strike("a")?.actions, [.inner("added")])
    XCTAssertEqual(frame.strike(.enter, focus: "in")?.actions, [.inner("pressed")])
    XCTAssertEqual(frame.target("field")?.onText?("y").actions, [.inner("=xy")])
    XCTAssertEqual(frame.target("field")?.onText?("y").control?.id, "field")
  }

  func testTheFocusOrderIsThatOfTheScreen() {
    XCTAssertEqual(screen().drawn(20, 4).focusOrder, ["before", "in", "field", "after"])
  }

  func testParentsStayRight() throws {
    let frame = screen().drawn(20, 4)
    func parent(_ id: Identifier) throws -> Identifier? {
      let index = try XCTUnwrap(XCTUnwrap(frame.node(id)).parent)
      return frame.nodes[index].identifier
    }
    XCTAssertEqual(try parent("in"), "group")
    XCTAssertEqual(try parent("group"), "screen")
    XCTAssertEqual(try parent("after"), "screen")
    for (index, node) in frame.nodes.enumerated() {
      XCTAssertLessThan(node.parent ?? -1, index, "parents stand before their children")
    }
  }

  func testAKeptStateAndTheCursorComeThrough() {
    let list = List<String>(
      "list", label: "L", count: 9, selection: 8, key: { "\($0)" }, itemLabel: { "\($0)" },
      onMove: { "\($0)" }, onOpen: { "\($0)" }, row: { Element(Text("\($0)")) })
    XCTAssertNotNil(Element(list).map(Outer.inner).drawn(9, 3).kept["list"])
    XCTAssertEqual(
      screen().drawn(20, 4, .focused(on: "field")).cursor, Point(x: 1, y: 2))
  }

  func testADialogInsideIsOnTop() {
    let part = Modal<String>("m", title: "M", onDismiss: "closed") { Text("x") }
    let element = ZStack<Outer> {
      Button("below", "Below", action: .own)
      Element(part).map(Outer.inner)
      KeyHints("hints").fill(vertical: .trailing)
    }
    let frame = element.drawn(30, 6)
    XCTAssertEqual(frame.topLayer, 1)
    XCTAssertEqual(frame.focusOrder, [])
    XCTAssertEqual(frame.click(0, 0), [.inner("closed")])
    XCTAssertEqual(frame.lines[5], " Esc close")
    XCTAssertEqual(frame.click(2, 5), [.inner("closed")])
  }

  func testAClipHoldsInside() {
    let part = Element(Text<String>("too long by far")).map(Outer.inner)
    let frame = HStack<Outer> {
      part.frame(columns: 5)
      Text("|")
    }.drawn(20, 1)
    XCTAssertEqual(frame.lines, ["too …|"])
  }
}
