import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// What drags and pulls do to a list, step by step.
final class ItemGestureTests: XCTestCase {
  private let id: Identifier = "l"

  private var list: List<String> {
    List(
      id, label: "Pets", count: 20, selection: 2, key: { "\($0)" }, itemLabel: { "\($0)" },
      onMove: { "move \($0)" }, onOpen: { "open \($0)" }, row: { Element(Text("pet \($0)")) }
    )
    .onReorder { "from \($0) to \($1)" }
    .swipe(SwipeAction("pets.delete", ["x"], "del") { "delete \($0)" })
    .refresh(isBusy: false, "refresh")
  }

  /// The frames that follow each other while the pointer does something.
  private func frame(
    after events: [(MouseEvent.Kind, Int, Int)], at times: [Duration] = [],
    reduced: Bool = true
  ) -> (frame: Frame<String>, actions: [String]) {
    var context = RenderContext.focused(on: id)
    context.isMotionReduced = reduced
    var frame = list.drawn(20, 6, context)
    var actions: [String] = []
    for (index, (kind, x, y)) in events.enumerated() {
      context.controls = frame.kept
      let event = MouseEvent(kind, at: Point(x: x, y: y))
      if let response = frame.target(id)?.onMouse?(event) {
        actions += response.actions
        if let control = response.control { context.controls[control.id] = control.state }
      }
      if times.indices.contains(index) { context.now = times[index] }
      frame = list.drawn(20, 6, context)
      context.controls = frame.kept
    }
    return (frame, actions)
  }

  private let press = MouseEvent.Kind.press(.left, clicks: 1)
  private let drag = MouseEvent.Kind.drag(.left)
  private let release = MouseEvent.Kind.release(.left)

  func testARowIsTakenAlongAndPutDown() {
    let held = frame(after: [(press, 5, 1), (drag, 5, 3)]).frame
    XCTAssertEqual(
      held.lines.map { String($0.prefix(7)) },
      ["  pet 0", "› pet 2", "  pet 3", "↕ pet 1", "  pet 4", "  pet 5"])
    XCTAssertEqual(held.node("l.row[1]")?.traits, .dragged)
    XCTAssertEqual(
      frame(after: [(press, 5, 1), (drag, 5, 3), (release, 5, 3)]).actions,
      ["move 1", "from 1 to 3"])
    XCTAssertEqual(
      frame(after: [(press, 5, 1), (drag, 5, 3), (drag, 5, 1), (release, 5, 1)]).actions,
      ["move 1"], "back where it was")
  }

  func testAtTheEdgeADragScrollsAndTimeDoesToo() {
    let steps = [(press, 5, 1), (drag, 5, 5), (drag, 6, 5), (drag, 5, 5)]
    XCTAssertEqual(frame(after: steps).frame.lines[5].prefix(7), "↕ pet 1")
    XCTAssertEqual(frame(after: steps + [(release, 5, 5)]).actions.last, "from 1 to 7")
    let waited = frame(
      after: [(press, 5, 1), (drag, 5, 5), (.move, 5, 5), (release, 5, 5)],
      at: [.zero, .zero, .milliseconds(80)], reduced: false)
    XCTAssertEqual(waited.actions.last, "from 1 to 6")
    XCTAssertEqual(
      frame(after: [(press, 5, 1), (drag, 5, 5)], reduced: false).frame.nextChange,
      .milliseconds(80))
  }

  func testADragToTheLeftUncoversAndHalfOfItStays() {
    let held = frame(after: [(press, 15, 2), (drag, 12, 2)]).frame
    XCTAssertEqual(held.lines[2], "› pet 2          [ │")
    let open = frame(after: [(press, 15, 2), (drag, 11, 2), (release, 11, 2)]).frame
    XCTAssertEqual(open.lines[2], "› pet 2     [ del ]│")
    XCTAssertEqual(open.click(14, 2), ["delete 2"])
    XCTAssertEqual(open.click(14, 4), [], "a click elsewhere closes it only")
    XCTAssertNotNil(open.strike(.escape, focus: id))
    let closed = frame(after: [(press, 15, 2), (drag, 14, 2), (release, 14, 2)]).frame
    XCTAssertEqual(closed.lines[2], "› pet 2            │")
    XCTAssertNil(closed.strike(.escape, focus: id))
    XCTAssertEqual(closed.strike("x", focus: id)?.actions, ["delete 2"])
  }

  func testAPullCountsAfterAPauseOnly() {
    let wheel = MouseEvent.Kind.wheel(.up)
    XCTAssertEqual(frame(after: [(wheel, 3, 3), (wheel, 3, 3), (wheel, 3, 3)]).actions, [])
    XCTAssertEqual(
      frame(
        after: [(wheel, 3, 3), (.move, 3, 3), (wheel, 3, 3)],
        at: [.zero, .milliseconds(150)]
      ).actions, ["refresh"])
    let late = frame(
      after: [(wheel, 3, 3), (.move, 3, 3)], at: [.zero, .milliseconds(2_151)])
    XCTAssertNil(late.frame.node("l.refresh"))
  }

  func testAListThatIsBusyIsNotPulled() {
    let busy = list.refresh(isBusy: true, "refresh")
    let frame = busy.drawn(20, 6, .focused(on: id))
    XCTAssertEqual(frame.node("l.refresh")?.traits, .busy)
    XCTAssertEqual(frame.point(.wheel(.up), 3, 3)?.actions, [])
    XCTAssertEqual(frame.strike("r", focus: id)?.actions, [])
    XCTAssertEqual(frame.node(id)?.traits.contains(.busy), true)
  }

  func testKeysMoveAnItem() {
    let frame = list.drawn(20, 6, .focused(on: id))
    XCTAssertEqual(frame.strike("J", focus: id)?.actions, ["from 2 to 3"])
    XCTAssertEqual(frame.strike(KeyStroke(.up, .alt), focus: id)?.actions, ["from 2 to 1"])
    XCTAssertNil(frame.strike("L", focus: id), "a list has no columns")
  }

  func testTheOrderWhileAnItemIsHeld() {
    for from in 0..<6 {
      for to in 0..<6 {
        var items = Array(0..<6)
        items.insert(items.remove(at: from), at: to)
        let reordering = Reordering(from: from, to: to)
        XCTAssertEqual((0..<6).map(reordering.item), items, "\(from) to \(to)")
      }
    }
  }

  /// The frames of a drag during which another item comes first.
  private func dragged(whenNew items: [String]) -> [String] {
    var context = RenderContext.focused(on: id)
    context.isMotionReduced = true
    var actions: [String] = []
    for (kind, y, items) in [
      (press, 1, ["a", "b", "c"]), (drag, 2, ["a", "b", "c"]), (release, 2, items),
    ] {
      let list = List<String>(
        id, label: "Pets", count: items.count, selection: 0, key: { items[$0] },
        itemLabel: { items[$0] }, onMove: { "move \(items[$0])" }, onOpen: { items[$0] },
        row: { Element(Text(items[$0])) }
      ).onReorder { "\(items[$0]) to \($1)" }
      let frame = list.drawn(20, 6, context)
      context.controls = frame.kept
      guard let response = frame.target(id)?.onMouse?(MouseEvent(kind, at: Point(x: 5, y: y)))
      else { continue }
      actions += response.actions
      if let control = response.control { context.controls[control.id] = control.state }
    }
    return actions
  }

  func testAnItemIsLetGoWhereAnotherTookItsPlace() {
    XCTAssertEqual(dragged(whenNew: ["a", "b", "c"]), ["move b", "b to 2"])
    XCTAssertEqual(dragged(whenNew: ["new", "a", "b", "c"]), ["move b"])
    XCTAssertEqual(dragged(whenNew: ["a"]), ["move b"])
  }
}
