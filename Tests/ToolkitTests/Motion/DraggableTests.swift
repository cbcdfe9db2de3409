import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// A card that is thrown.
final class DraggableTests: XCTestCase {
  private let id: Identifier = "card"

  private var widget: Draggable<String> {
    Draggable(
      id, label: "Rex", left: DragExit("Skip", "skip"), right: DragExit("Like", "like")
    ) {
      Probe("r", 9, 3).element
    }
  }

  private func draw(
    _ kept: [Identifier: any ControlState], at now: Duration = .zero, reduced: Bool = false
  ) -> Frame<String> {
    var context = RenderContext.focused(on: id, kept: kept)
    context.now = now
    context.isMotionReduced = reduced
    return widget.drawn(40, 8, context)
  }

  /// What is kept after an input.
  private func kept(
    _ frame: Frame<String>, _ response: Response<String>?
  ) -> [Identifier: any ControlState] {
    var kept = frame.kept
    if let control = response?.control { kept[control.id] = control.state }
    return kept
  }

  func testItStandsInTheMiddle() {
    let frame = draw([:])
    XCTAssertEqual(frame.lines[2], String(repeating: " ", count: 15) + "rrrrrrrrr")
    XCTAssertNil(frame.nextChange)
    XCTAssertTrue(frame.lines[7].hasPrefix("[ ← Skip ]"))
    XCTAssertTrue(frame.lines[7].hasSuffix("[ Like → ]"))
  }

  func testItFollowsThePointerAndLeans() {
    let first = draw([:])
    let held = kept(first, first.point(.press(.left, clicks: 1), 17, 3))
    let second = draw(held)
    let moved = kept(second, second.point(.drag(.left), 29, 2))
    let frame = draw(moved)
    XCTAssertEqual(frame.lines[1].prefix { $0 == " " }.count, 28, "the upper edge goes ahead")
    XCTAssertEqual(frame.lines[3].prefix { $0 == " " }.count, 26)
    XCTAssertEqual(frame.node(id)?.traits.contains(.dragged), true)
    XCTAssertTrue(frame.lines[2].contains("Like"))
  }

  func testLettingGoDecidesByTheWay() {
    for (way, action) in [(3, nil), (-3, nil), (4, "like"), (-4, "skip"), (30, "like")] {
      let first = draw([:])
      let held = kept(first, first.point(.press(.left, clicks: 1), 19, 3))
      let second = draw(held)
      let event = MouseEvent(.release(.left), at: Point(x: 19 + way, y: 3))
      let response = second.target(id)?.onMouse?(event)
      XCTAssertEqual(response?.actions, action.map { [$0] } ?? [], "\(way)")
      let third = draw(kept(second, response), at: .milliseconds(40))
      XCTAssertNotNil(third.nextChange)
      let last = draw(third.kept, at: .milliseconds(400))
      XCTAssertEqual(last.lines, first.lines)
      XCTAssertNil(last.nextChange)
    }
  }

  func testKeysThrowTheCardThatShows() {
    let first = draw([:])
    let response = first.strike(.right, focus: id)
    XCTAssertEqual(response?.actions, ["like"])
    let second = draw(kept(first, response), at: .milliseconds(10))
    let third = draw(second.kept, at: .milliseconds(180))
    XCTAssertGreaterThan(third.lines[2].filter { $0 == "r" }.count, 9, "the flying one beside it")
    XCTAssertEqual(first.strike("h", focus: id)?.actions, ["skip"])
  }

  func testAClickBesideTheCardDoesNotTakeIt() {
    let first = draw([:])
    let frame = draw(kept(first, first.point(.press(.left, clicks: 1), 2, 1)))
    XCTAssertEqual(frame.node(id)?.traits.contains(.dragged), false)
    XCTAssertNil(frame.point(.drag(.left), 9, 1), "nothing is held")
  }

  func testWithoutMotionItFollowsTheHandAndIsBackAtOnce() {
    let first = draw([:], reduced: true)
    let held = kept(first, first.point(.press(.left, clicks: 1), 19, 3))
    let second = draw(held, reduced: true)
    let moved = draw(kept(second, second.point(.drag(.left), 21, 3)), reduced: true)
    XCTAssertNotEqual(moved.lines, first.lines)
    let event = MouseEvent(.release(.left), at: Point(x: 21, y: 3))
    let frame = draw(kept(moved, moved.target(id)?.onMouse?(event)), reduced: true)
    XCTAssertEqual(frame.lines, first.lines)
    XCTAssertNil(frame.nextChange)
  }

  func testAnySizeWillDo() {
    for columns in 0...12 {
      for rows in 0...5 {
        let frame = widget.drawn(columns, rows, .focused(on: id))
        for node in frame.nodes where !node.frame.isEmpty {
          XCTAssertEqual(node.frame.intersection(frame.surface.bounds), node.frame)
        }
      }
    }
  }
}
