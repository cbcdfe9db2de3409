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
