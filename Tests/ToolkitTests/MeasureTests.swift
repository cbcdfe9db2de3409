import Core
import Semantics
import Terminal
import Toolkit
import XCTest

/// How much room a stack asks for that has flexible children: what they need, not all there is.
final class MeasureTests: XCTestCase {
  private let grows = Flex(horizontal: 1, vertical: 1)

  func testAFlexibleChildCountsAsHighAsItAsks() {
    let stack = VStack {
      Probe("a", 2, 1)
      Probe("b", 2, 3, flex: grows)
    }
    XCTAssertEqual(stack.measure(Size(10, 50), RenderContext()), Size(2, 4))
    XCTAssertEqual(stack.measure(Size(10, 3), RenderContext()), Size(2, 3))
  }

  func testASpacerAsksForNothing() {
    let stack = VStack {
      Probe("a")
      Spacer()
      Probe("b")
    }
    XCTAssertEqual(stack.measure(Size(10, 50), RenderContext()).rows, 2)
  }

  func testDrawnAtItsMeasureEveryChildHasWhatItAskedFor() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<300 {
      let children = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (rows: Int.random(in: 0...6, using: &random), share: Int.random(in: 0...3, using: &random))
      }
      let letters = Array("abcde")
      let stack = VStack {
        for (index, child) in children.enumerated() {
          Probe(letters[index], 1, child.rows, flex: Flex(vertical: child.share))
        }
      }
      let rows = stack.measure(Size(4, 200), RenderContext()).rows
      let frame = stack.drawn(4, rows)
      for (index, child) in children.enumerated() {
        let node = frame.node(Identifier(String(letters[index])))
        XCTAssertGreaterThanOrEqual(node?.frame.rows ?? 0, child.rows, "\(children)")
      }
    }
  }

  func testScrollGivesFlexibleContentTheRoomThatIsLeft() {
    let scroll = Scroll<String>("s", label: "Text") {
      Text("top")
      Spacer()
      Text("end")
    }
    XCTAssertEqual(scroll.measure(Size(9, 50), RenderContext()).rows, 2)
    XCTAssertEqual(scroll.drawn(9, 4).lines, ["top", "", "", "end"])
    XCTAssertNil(scroll.drawn(9, 4).node("s.scrollBar"), "nothing to scroll")
  }
}
