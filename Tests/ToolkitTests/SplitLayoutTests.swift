import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

final class SplitLayoutTests: XCTestCase {
  func testTheShareIsKeptWithinTheLeasts() {
    let layout = SplitLayout(length: 81, minimum: (20, 30))
    XCTAssertEqual(layout.first(share: 500), 40)
    XCTAssertEqual(layout.first(share: 0), 20)
    XCTAssertEqual(layout.first(share: 1000), 50)
    XCTAssertEqual(layout.range, 20...50)
  }

  func testWithoutRoomForBothTheyShareAsTheirLeastsDo() {
    let layout = SplitLayout(length: 11, minimum: (20, 60))
    XCTAssertEqual(layout.range, 2...2)
    XCTAssertEqual(layout.first(share: 900), 2)
    XCTAssertEqual(SplitLayout(length: 0, minimum: (0, 0)).range, 0...0)
    XCTAssertEqual(SplitLayout(length: 1, minimum: (5, 5)).first(share: 500), 0)
  }

  /// Whatever the numbers: both parts and the splitter fill the room, and a cell that the splitter
  /// was put at is the cell where it stands.
  func testAnyShare() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let length = Int.random(in: 0...300, using: &random)
      let layout = SplitLayout(
        length: length,
        minimum: (Int.random(in: -3...80, using: &random), Int.random(in: 0...80, using: &random)))
      let first = layout.first(share: Int.random(in: -100...1100, using: &random))
      XCTAssertTrue((0...max(0, length - 1)).contains(first), "\(first) of \(length)")
      let goal = Int.random(in: -10...310, using: &random)
      let put = layout.first(share: layout.share(first: goal))
      let range = layout.range
      XCTAssertEqual(put, min(max(range.lowerBound, goal), range.upperBound))
    }
  }

  // MARK: What is given and what was moved

  private func pane(_ position: Int?) -> SplitPane<String> {
    SplitPane(
      "s", label: "Divider", share: 500, position: position, minimum: (5, 5),
      onMove: { "moved \($0)" }
    ) {
      Text("a")
    } second: {
      Text("b")
    }
  }

  func testAnotherPositionCountsAndTheSameOneLeavesWhatWasMoved() throws {
    let place = { (frame: Frame<String>) in frame.lines[0].firstIndex(of: "b") }
    let first = pane(200).drawn(41, 3)
    let other = pane(800).drawn(41, 3, RenderContext(controls: first.kept))
    XCTAssertNotEqual(place(other), place(first))
    XCTAssertEqual(place(other), place(pane(800).drawn(41, 3)))
    let splitter: Identifier = "s"
    let moved = try XCTUnwrap(first.strike(.right, focus: splitter)?.control)
    let kept = pane(200).drawn(41, 3, RenderContext(controls: [moved.id: moved.state]))
    XCTAssertNotEqual(place(kept), place(first))
    XCTAssertNotEqual(place(kept), place(other))
  }
}
