import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// A card whose screen says what becomes of it.
final class DragTurnTests: XCTestCase {
  private let id: Identifier = "card"

  private func draw(
    _ turn: DragTurn, _ letter: Character, kept: [Identifier: any ControlState] = [:],
    at milliseconds: Int = 0, reduced: Bool = false
  ) -> Frame<String> {
    var context = RenderContext.focused(on: id, kept: kept)
    context.now = .milliseconds(milliseconds)
    context.isMotionReduced = reduced
    return Draggable(
      id, label: "Rex", left: DragExit("Skip", "skip"), right: DragExit("Like", "like"),
      turn: turn, onTap: { point, size in "tap \(point.x),\(point.y) of \(size.columns)" }
    ) {
      Probe(letter, 9, 3).element
    }.drawn(40, 7, context)
  }

  private func kept(
    _ frame: Frame<String>, _ response: Response<String>?
  ) -> [Identifier: any ControlState] {
    var kept = frame.kept
    if let control = response?.control { kept[control.id] = control.state }
    return kept
  }

  func testItHasNoKeysAndNoWords() {
    let frame = draw(DragTurn(), "r")
    XCTAssertNil(frame.strike(.right, focus: id))
    XCTAssertTrue(frame.lines[6].allSatisfy { $0 == " " })
    XCTAssertTrue(frame.lines[2].contains("rrrrrrrrr"))
  }

  func testTheCardOfBeforeFliesToItsSide() {
    for (side, row, isLeft) in [(DragSide.left, 2, true), (.right, 2, false)] {
      var turn = DragTurn()
      let first = draw(turn, "r")
      turn.turn(.away(side))
      let second = draw(turn, "s", kept: first.kept, at: 10)
      XCTAssertNotNil(second.nextChange)
      let third = draw(turn, "s", kept: second.kept, at: 200)
      XCTAssertTrue(third.lines[row].contains("sssssssss"))
      let old = third.lines[row].firstIndex(of: "r")
      let new = third.lines[row].firstIndex(of: "s")
      XCTAssertNotNil(old)
      if let old, let new { XCTAssertEqual(old < new, isLeft) }
      let last = draw(turn, "s", kept: third.kept, at: 300)
      XCTAssertFalse(last.lines.joined().contains("r"))
      XCTAssertNil(last.nextChange)
    }
  }

  func testACardComesBack() {
    var turn = DragTurn()
    let first = draw(turn, "s")
    turn.turn(.back(.up))
    let second = draw(turn, "r", kept: first.kept, at: 10)
    XCTAssertFalse(second.lines.joined().contains("r"), "it is above")
    let last = draw(turn, "r", kept: second.kept, at: 270)
    XCTAssertTrue(last.lines[2].contains("rrrrrrrrr"))
    XCTAssertNil(last.nextChange)
  }

  func testADragTellsAndTheTurnMoves() {
    var turn = DragTurn()
    let first = draw(turn, "r")
    let held = kept(first, first.point(.press(.left, clicks: 1), 19, 3))
    let second = draw(turn, "r", kept: held)
    let response = second.point(.release(.left), 30, 3)
    XCTAssertEqual(response?.actions, ["like"])
    turn.turn(.away(.right))
    let third = draw(turn, "s", kept: kept(second, response), at: 10)
    XCTAssertTrue(third.lines[2].contains("r"), "it goes on from where it was left")
  }

  func testWhatIsInTheHandIsLetGoOf() {
    var turn = DragTurn()
    let first = draw(turn, "r")
    let held = kept(first, first.point(.press(.left, clicks: 1), 19, 3))
    let second = draw(turn, "r", kept: held)
    let moved = kept(second, second.point(.drag(.left), 30, 3))
    turn.drop()
    let third = draw(turn, "r", kept: moved, at: 10)
    XCTAssertEqual(third.node(id)?.traits.contains(.dragged), false)
    let last = draw(turn, "r", kept: third.kept, at: 400)
    XCTAssertEqual(last.lines, first.lines)
  }

  func testAPressWithoutADragIsATap() {
    let first = draw(DragTurn(), "r")
    let held = kept(first, first.point(.press(.left, clicks: 1), 16, 3))
    let second = draw(DragTurn(), "r", kept: held)
    XCTAssertEqual(second.point(.release(.left), 16, 3)?.actions, ["tap 1,1 of 9"])
  }

  func testWithoutMotionNothingFlies() {
    var turn = DragTurn()
    let first = draw(turn, "r", reduced: true)
    turn.turn(.away(.left))
    let second = draw(turn, "s", kept: first.kept, at: 10, reduced: true)
    XCTAssertFalse(second.lines.joined().contains("r"))
    XCTAssertNil(second.nextChange)
  }

  func testAPushMovesByACellForAWhile() {
    func draw(
      _ nudge: Nudge, _ kept: [Identifier: any ControlState], _ milliseconds: Int
    ) -> Frame<String> {
      var context = RenderContext.focused(on: id, kept: kept)
      context.now = .milliseconds(milliseconds)
      return Probe("r", 3, 1).element.nudge("push", nudge).drawn(10, 1, context)
    }
    var nudge = Nudge()
    let first = draw(nudge, [:], 0)
    nudge.push(right: true)
    let second = draw(nudge, first.kept, 10)
    XCTAssertTrue(second.lines[0].hasPrefix(" "))
    XCTAssertEqual(second.nextChange, .milliseconds(210))
    XCTAssertEqual(draw(nudge, second.kept, 210).lines, first.lines)
  }
}
