import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// A table of keys that is made for a key goes from frame to frame, and never past a change.
final class KeptKeysTests: XCTestCase {
  private var made = 0

  private func frame(
    _ key: Int, title: String = "Program", after earlier: Frame<Int>? = nil
  ) -> Frame<Int> {
    let element = Element<Int>(Spacer()).bindings(title, by: key) { [self] in
      made += 1
      return [KeyBinding("test.act", ["a"], "act", key)]
    }
    return render(element, size: Size(10, 2), context: RenderContext(), after: earlier)
  }

  func testForTheSameKeyItIsMadeOnce() {
    let first = frame(1)
    XCTAssertEqual(first.strike("a")?.actions, [1])
    let second = frame(1, after: first)
    XCTAssertEqual(second.strike("a")?.actions, [1])
    XCTAssertEqual(frame(1, after: second).strike("a")?.actions, [1])
    XCTAssertEqual(made, 1)
  }

  func testForAnotherKeyItIsMadeAnew() {
    let first = frame(1)
    XCTAssertEqual(first.strike("a")?.actions, [1])
    XCTAssertEqual(frame(2, after: first).strike("a")?.actions, [2])
    XCTAssertEqual(made, 2)
  }

  func testUnderAnotherTitleItIsAnother() {
    let first = frame(1)
    XCTAssertEqual(first.strike("a")?.actions, [1])
    XCTAssertEqual(frame(1, title: "List", after: first).strike("a")?.actions, [1])
    XCTAssertEqual(made, 2)
  }

  func testAUsersOwnKeyIsTakenUp() {
    let first = frame(1)
    XCTAssertEqual(first.strike("a")?.actions, [1])
    var context = RenderContext()
    context.keymap = Keymap(keys: ["test.act": ["b"]])
    let element = Element<Int>(Spacer()).bindings("Program", by: 1) {
      [KeyBinding("test.act", ["a"], "act", 1)]
    }
    let second = render(element, size: Size(10, 2), context: context, after: first)
    XCTAssertNil(second.strike("a"))
    XCTAssertEqual(second.strike("b")?.actions, [1])
  }

  func testTheFooterSaysAUsersOwnKeyToo() {
    let element = VStack<Int> {
      Element<Int>(Spacer()).bindings("Program", by: 1) {
        [KeyBinding("test.act", ["a"], "act", 1)]
      }
      KeyHints("hints")
    }.element
    let size = Size(10, 2)
    let first = render(element, size: size, context: RenderContext())
    XCTAssertEqual(first.lines[1], " a act")
    var context = RenderContext()
    context.keymap = Keymap(keys: ["test.act": ["b"]])
    let second = render(element, size: size, context: context, after: first)
    XCTAssertEqual(second.lines[1], " b act")
    XCTAssertEqual(second.click(1, 1), [1])
  }

  // MARK: Rows of a known shape

  /// A footer below rows that are made only where somebody looks at them.
  private func shaped(
    _ action: Int, title: String = "act", after earlier: Frame<Int>? = nil, columns: Int = 20,
    isTwo: Bool = false
  ) -> Frame<Int> {
    let element = VStack<Int> {
      Element<Int>(Spacer()).bindings("Screen", showing: [title, "\(isTwo)"]) {
        [KeyBinding("test.act", ["a"], title, action)]
          + (isTwo ? [KeyBinding("test.more", ["b"], "more", -action)] : [])
      }
      KeyHints("hints")
    }.element
    var context = RenderContext()
    if let earlier { context.sketches = earlier.sketches }
    return render(element, size: Size(columns, 2), context: context, after: earlier)
  }

  func testOfTheSameShapeTheFooterIsKeptAndTheKeysAreNew() {
    let first = shaped(1)
    XCTAssertEqual(first.lines[1], " a act")
    let second = shaped(2, after: first)
    XCTAssertEqual(second.surface, first.surface)
    XCTAssertEqual(second.nodes, first.nodes)
    XCTAssertEqual(second.click(1, 1), [2])
    XCTAssertEqual(second.strike("a")?.actions, [2])
  }

  func testOfAnotherShapeTheFooterIsMadeAnew() {
    let first = shaped(1)
    let second = shaped(2, title: "do", after: first)
    XCTAssertEqual(second.lines[1], " a do")
    XCTAssertEqual(second.click(1, 1), [2])
    let third = shaped(3, after: second)
    XCTAssertEqual(third.lines[1], " a act")
    XCTAssertEqual(third.click(1, 1), [3])
  }

  func testInAnotherWidthTheFooterIsMadeAnew() {
    let first = shaped(1, isTwo: true)
    XCTAssertEqual(first.lines[1], " a act  b more")
    XCTAssertEqual(shaped(2, after: first, columns: 10, isTwo: true).lines[1], " b more")
    let second = shaped(3, after: first, columns: 16, isTwo: true)
    XCTAssertEqual(second.lines[1], " a act  b more")
  }

  func testKeysOfOtherNamesAreOtherKeysOfTheUser() {
    var context = RenderContext(focus: "list")
    context.keymap = Keymap(keys: ["test.one": ["1"], "test.two": ["2"]])
    func frame(_ name: String) -> Frame<Int> {
      let list = List<Int>(
        "list", label: "List", count: 1, selection: 0, key: { "\($0)" }, itemLabel: { "\($0)" },
        onMove: { $0 }, row: { _ in Element(Text("row")) }
      ).keys([KeyBinding(name, ["x"], "do", 7)])
      let element = VStack<Int> {
        list
        KeyHints("hints")
      }.element
      let frame = render(element, size: Size(20, 3), context: context)
      context.sketches = frame.sketches
      return frame
    }
    XCTAssertEqual(frame("test.one").lines[2], " 1 do")
    XCTAssertEqual(frame("test.two").lines[2], " 2 do")
    XCTAssertEqual(frame("test.one").lines[2], " 1 do")
  }
}
