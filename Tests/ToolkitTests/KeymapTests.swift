import Terminal
import Toolkit
import XCTest

/// Keys that a user has chosen for actions.
final class KeymapTests: XCTestCase {
  private func frame(_ keymap: Keymap) -> Frame<String> {
    var context = RenderContext()
    context.keymap = keymap
    return Spacer().bindings(
      "Pets",
      [
        KeyBinding("pets.sort", ["s"], "sort", "sorted"),
        KeyBinding("pets.add", ["a", "+"], "add", "added"),
        KeyBinding("pets.delete", ["d"], "delete", "deleted"),
      ]
    ).drawn(20, 3, context)
  }

  func testAnOwnKeyWinsOverTheStandardKeysOfItsScreen() {
    let frame = frame(Keymap(keys: ["pets.delete": ["s", "+"]]))
    XCTAssertEqual(frame.strike("s")?.actions, ["deleted"])
    XCTAssertEqual(frame.strike("+")?.actions, ["deleted"])
    XCTAssertEqual(frame.strike("a")?.actions, ["added"])
    XCTAssertNil(frame.strike("d"))
  }

  func testAnOwnKeyWinsOverThoseThatBeginWithIt() throws {
    let frame = frame(Keymap(keys: ["pets.delete": [KeySequence("s", "x")]]))
    guard case .begun = frame.match(["s"], focus: nil) else { return XCTFail("s is sort still") }
    guard case .complete(let binding) = frame.match(["s", "x"], focus: nil)
    else { return XCTFail("not bound") }
    XCTAssertEqual(binding.perform().actions, ["deleted"])
  }

  func testAnActionWithoutAKeyLeavesItsKeyToNobody() {
    let frame = frame(Keymap(keys: ["pets.sort": []]))
    XCTAssertNil(frame.strike("s"))
    XCTAssertEqual(frame.strike("d")?.actions, ["deleted"])
  }

  func testABindingIsFoundByItsName() {
    let frame = frame(.standard)
    XCTAssertEqual(frame.binding(named: "pets.add", focus: nil)?.perform().actions, ["added"])
    XCTAssertNil(frame.binding(named: "pets.edit", focus: nil))
  }
}
