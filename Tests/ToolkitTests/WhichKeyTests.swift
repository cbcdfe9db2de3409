import Semantics
import Terminal
import Toolkit
import XCTest

final class WhichKeyTests: XCTestCase {
  private func sequence(
    _ name: String, _ keys: KeySequence, _ title: String
  ) -> KeyBinding<String> {
    KeyBinding(name, sequences: [keys], title) { .send(name) }
  }

  private func frame(_ begun: [KeyStroke], columns: Int = 30, rows: Int = 8) -> Frame<String> {
    let element = ZStack {
      Spacer()
        .bindings(
          "Near",
          [sequence("flat", KeySequence("z", "f"), "flat"), KeyBinding("add", ["a"], "add", "add")]
        )
        .bindings(
          "Far",
          [
            sequence("far", KeySequence("z", "f"), "hidden by the nearer"),
            sequence("deep", KeySequence("z", "g", "g"), "deep"),
          ])
      WhichKey<String>("next")
    }
    var context = RenderContext()
    context.pendingKeys = begun
    return element.drawn(columns, rows, context)
  }

  private func rows(_ frame: Frame<String>) -> [String] {
    frame.nodes.filter { $0.role == .row }.map { "\($0.value ?? ""): \($0.label)" }
  }

  func testNothingShowsWhileNothingIsBegun() {
    XCTAssertNil(frame([]).node("next"))
    XCTAssertEqual(rows(frame([])), [])
  }

  func testWhatCanFollowNearestFirstAndEachKeyOnce() {
    XCTAssertEqual(rows(frame(["z"])), ["z f: flat", "z g g: deep"])
    XCTAssertEqual(frame(["z"]).node("next")?.label, "z …")
    XCTAssertEqual(rows(frame(["z", "g"])), ["z g g: deep"])
    XCTAssertTrue(frame(["z", "g"]).surface.text.contains("g  deep"))
  }

  func testAnotherLayoutBeginsTheSameKeys() {
    XCTAssertEqual(rows(frame(["я"])), ["z f: flat", "z g g: deep"])
  }

  func testItStandsInTheCornerAndAClickPressesTheRest() throws {
    let frame = frame(["z"])
    let box = try XCTUnwrap(frame.node("next")).frame
    XCTAssertEqual(Point(x: box.maxX, y: box.maxY), Point(x: 30, y: 8))
    let row = try XCTUnwrap(frame.nodes.first { $0.label == "deep" }).frame
    XCTAssertEqual(frame.click(row.minX + 1, row.minY), ["deep"])
  }

  func testALittleRoomShowsWhatFits() throws {
    let frame = frame(["z"], columns: 8, rows: 3)
    XCTAssertEqual(rows(frame), ["z f: flat"])
    XCTAssertEqual(try XCTUnwrap(frame.node("next")).frame, Rect(x: 0, y: 0, columns: 8, rows: 3))
    XCTAssertNil(self.frame(["z"], rows: 2).node("next"), "no row would fit")
  }
}
