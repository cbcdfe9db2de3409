import Semantics
import Terminal
import Toolkit
import XCTest

final class EmojiTests: XCTestCase {
  override class func setUp() { DisplayWidth.prepareLocale() }

  func testItTakesTwoColumnsWhateverItIs() {
    for emoji in ["😀", "❤️", "🏝", "🇩🇪", "👨‍👩‍👧‍👦", "1️⃣", "✌🏽", "x", "", "abc"] {
      let widget = Emoji<String>(emoji)
      XCTAssertEqual(widget.measure(Size(9, 3), RenderContext()), Size(2, 1), emoji)
      XCTAssertEqual(widget.measure(Size(1, 0), RenderContext()), Size(1, 0), emoji)
      let row = HStack<String>(spacing: 1) {
        Emoji(emoji)
        Text("next")
      }
      let frame = row.drawn(10, 1)
      XCTAssertEqual((3..<7).map { frame.surface[$0, 0].text }, ["n", "e", "x", "t"], emoji)
    }
  }

  func testALabelMakesItAPictureToAReader() throws {
    let frame = Emoji<String>("🏝️", label: "Island", id: "i").drawn(4, 1)
    let node = try XCTUnwrap(frame.node("i"))
    XCTAssertEqual(node.role, .image)
    XCTAssertEqual(node.label, "Island")
    XCTAssertEqual(node.value, "🏝️")
    XCTAssertEqual(node.frame, Rect(x: 0, y: 0, columns: 2, rows: 1))
    XCTAssertEqual(Emoji<String>("🏝️").drawn(4, 1).nodes, [])
  }

  func testWithoutRoomTheSlotIsBlank() {
    XCTAssertEqual(Emoji<String>("👩‍👧").drawn(1, 1).surface.text(row: 0), " ")
    XCTAssertEqual(Emoji<String>("❤️").drawn(1, 1).surface.text(row: 0), " ")
  }

  func testHostileTextIsInert() {
    for text in ["\u{1B}[2J", "\u{202E}x", "\u{9B}", "\t\n"] {
      let surface = Emoji<String>(text, label: text).drawn(6, 1).surface
      XCTAssertTrue(surface.cells.allSatisfy { Sanitizer.isClean($0.text) }, text.debugDescription)
      XCTAssertEqual((2..<6).map { surface[$0, 0] }, Array(repeating: .blank, count: 4))
    }
  }
}
