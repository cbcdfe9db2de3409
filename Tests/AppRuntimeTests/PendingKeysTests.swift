import Terminal
import Toolkit
import XCTest

@testable import AppRuntime

/// Keys that are pressed one after another.
final class PendingKeysTests: XCTestCase {
  private let frame = render(
    Element(
      Spacer<String>().bindings(
        "Keys",
        [
          KeyBinding("one", ["a"], "one", "one"),
          sequence("two", KeySequence("z", "m")),
          sequence("three", KeySequence("z", "n", .enter)),
        ])), size: Size(10, 2), context: RenderContext())

  private static func sequence(_ name: String, _ keys: KeySequence) -> KeyBinding<String> {
    KeyBinding(name, sequences: [keys], name) { .send(name) }
  }

  /// What each stroke means in turn: the action, `…` for a beginning, `-` for nothing.
  private func take(_ keys: inout PendingKeys, _ strokes: KeyStroke...) -> [String] {
    strokes.map { stroke in
      switch keys.take(stroke, in: frame, focus: nil) {
      case .none: "-"
      case .begun: "…"
      case .complete(let binding): binding.perform().actions.joined()
      }
    }
  }

  func testASequenceIsBegunGoneOnAndCompleted() {
    var keys = PendingKeys()
    XCTAssertEqual(take(&keys, "a"), ["one"])
    XCTAssertEqual(keys.strokes, [])
    XCTAssertEqual(take(&keys, "z"), ["…"])
    XCTAssertEqual(keys.strokes, ["z"])
    XCTAssertEqual(take(&keys, "m"), ["two"])
    XCTAssertEqual(keys.strokes, [])
    XCTAssertEqual(take(&keys, "z", "n"), ["…", "…"])
    XCTAssertEqual(keys.strokes, ["z", "n"])
    XCTAssertEqual(take(&keys, .enter), ["three"])
  }

  /// The key that does not fit is used up with the beginning.
  func testAKeyThatLeadsNowhereEndsIt() {
    var keys = PendingKeys()
    XCTAssertEqual(take(&keys, "z", "a"), ["…", "-"])
    XCTAssertEqual(keys.strokes, [])
    XCTAssertEqual(take(&keys, "a"), ["one"])
  }

  func testAnotherLayoutAndTheLineFeedCountAsTheirKeyCaps() {
    var keys = PendingKeys()
    XCTAssertEqual(take(&keys, "я"), ["…"])
    XCTAssertEqual(keys.strokes, ["я"], "as they were typed")
    XCTAssertEqual(take(&keys, "ь"), ["two"])
    XCTAssertEqual(take(&keys, "я", "n", .control("j")), ["…", "…", "three"])
  }

  func testClearedItIsAsNew() {
    var keys = PendingKeys()
    XCTAssertEqual(take(&keys, "z"), ["…"])
    keys.clear()
    XCTAssertEqual(take(&keys, "m"), ["-"])
  }
}
