import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// What shows of a list when selection, items and view move independently of each other.
final class ItemViewTests: XCTestCase {
  private let id: Identifier = "pets"

  private func list(_ keys: [String], _ selection: Int?) -> List<String> {
    List(
      id, label: "Pets", count: keys.count, selection: selection, key: { keys[$0] },
      itemLabel: { keys[$0] }, onMove: { "move \($0)" }, onOpen: { "open \($0)" },
      row: { Element(Text(keys[$0])) })
  }

  private var letters: [String] { "abcdefghijklmnopqrst".map { String($0) } }

  private func context(_ frame: Frame<String>) -> RenderContext {
    .focused(on: id, kept: frame.kept)
  }

  private func context(_ response: Response<String>?) -> RenderContext {
    var context = RenderContext.focused(on: id)
    if let control = response?.control { context.controls[control.id] = control.state }
    return context
  }

  private func shown(_ frame: Frame<String>) -> [String] {
    frame.nodes.filter { $0.role == .row }.map(\.label)
  }

  func testTheSelectedItemStaysWhereItIsWhenOthersComeAbove() {
    let before = list(letters, 6).drawn(8, 4, .focused(on: id))
    XCTAssertEqual(shown(before), ["d", "e", "f", "g"])
    let more = ["0", "1", "2"] + letters
    let after = list(more, 9).drawn(8, 4, context(before))
    XCTAssertEqual(shown(after), ["d", "e", "f", "g"])
    let fewer = Array(letters.dropFirst(2))
    XCTAssertEqual(shown(list(fewer, 4).drawn(8, 4, context(before))), ["d", "e", "f", "g"])
  }

  func testAnotherSelectedItemAtTheSamePlaceMovesNothing() {
    let before = list(letters, 6).drawn(8, 4, .focused(on: id))
    let without = letters.filter { $0 != "g" }
    XCTAssertEqual(shown(list(without, 6).drawn(8, 4, context(before))), ["d", "e", "f", "h"])
  }

  func testTheWheelLeavesTheSelectionAndAKeyBringsItBack() {
    let first = list(letters, 0).drawn(8, 4, .focused(on: id))
    let wheel = first.point(.wheel(.down), 1, 1)
    XCTAssertEqual(wheel?.actions, [])
    let away = list(letters, 0).drawn(8, 4, context(wheel))
    XCTAssertEqual(shown(away), ["d", "e", "f", "g"])
    let stays = list(["0"] + letters, 1).drawn(8, 4, context(away))
    XCTAssertEqual(shown(stays), ["d", "e", "f", "g"], "what comes above moves nothing")
    XCTAssertEqual(away.strike(.down, focus: id)?.actions, ["move 1"])
    let back = list(letters, 1).drawn(8, 4, context(away))
    XCTAssertEqual(shown(back), ["b", "c", "d", "e"])
  }

  func testWhatCannotBeSeenIsShownBeforeItIsOpened() {
    let wheel = list(letters, 0).drawn(8, 4, .focused(on: id)).point(.wheel(.down), 1, 1)
    let away = list(letters, 0).drawn(8, 4, context(wheel))
    let enter = away.strike(.enter, focus: id)
    XCTAssertEqual(enter?.actions, ["move 0"])
    let shownAgain = list(letters, 0).drawn(8, 4, context(enter))
    XCTAssertEqual(shown(shownAgain), ["a", "b", "c", "d"])
    XCTAssertEqual(shownAgain.strike(.enter, focus: id)?.actions, ["open 0"])
    let up = away.strike(.up, focus: id)
    XCTAssertEqual(shown(list(letters, 0).drawn(8, 4, context(up))), ["a", "b", "c", "d"])
  }

  func testTheFeatureIsToldWhatTheWheelHasBroughtIntoView() {
    let told = list(letters, 0).onView { "view \($0.lowerBound) \($0.upperBound)" }
    let frame = told.drawn(8, 4, .focused(on: id))
    XCTAssertEqual(frame.point(.wheel(.down), 1, 1)?.actions, ["view 3 7"])
    XCTAssertEqual(frame.point(.wheel(.up), 1, 1)?.actions, [], "at the top nothing moves")
  }

  func testTheSelectionStaysInViewWhenTheRoomShrinks() {
    let before = list(letters, 9).drawn(8, 10, .focused(on: id))
    XCTAssertEqual(shown(list(letters, 9).drawn(8, 3, context(before))), ["h", "i", "j"])
  }

  func testWithoutASelectionTheFirstKeyTakesAnEnd() {
    let frame = list(letters, nil).drawn(8, 4, .focused(on: id))
    XCTAssertEqual(frame.strike(.down, focus: id)?.actions, ["move 0"])
    XCTAssertEqual(frame.strike("G", focus: id)?.actions, ["move 19"])
  }

  func testWhereAllShowsTheWheelIsForWhatIsBehind() {
    let outer = Scroll<String>("s", label: "All") {
      list(["a", "b"], 0)
      for row in 0..<9 { Text("row \(row)") }
    }
    let frame = outer.drawn(10, 5)
    XCTAssertEqual(frame.point(.wheel(.down), 1, 0)?.control?.id, "s")
    XCTAssertNil(list(["a"], 0).drawn(8, 4).point(.wheel(.down), 1, 1))
  }

  // MARK: The bar

  func testTheThumbIsDraggedAndItsSidesTurnPages() {
    let frame = list(letters, 0).drawn(8, 5, .focused(on: id))
    let bar = id.child("scrollBar")
    XCTAssertEqual(frame.node(bar)?.value, "0%")
    let page = frame.point(.press(.left, clicks: 1), 7, 3)
    XCTAssertEqual(shown(list(letters, 0).drawn(8, 5, context(page))), ["f", "g", "h", "i", "j"])
    XCTAssertEqual(page?.focus, .to(id))
    let grip = frame.point(.press(.left, clicks: 1), 7, 0)
    let held = list(letters, 0).drawn(8, 5, context(grip))
    XCTAssertEqual(held.node(bar)?.traits, .dragged)
    let drag = held.point(.drag(.left), 7, 4)
    let end = list(letters, 0).drawn(8, 5, context(drag))
    XCTAssertEqual(shown(end), ["p", "q", "r", "s", "t"])
    XCTAssertEqual(end.node(bar)?.value, "100%")
    let letGo = list(letters, 0).drawn(8, 5, context(end.point(.release(.left), 7, 4)))
    XCTAssertEqual(letGo.node(bar)?.traits, [])
    XCTAssertEqual(shown(letGo), ["p", "q", "r", "s", "t"])
  }

  func testEveryPlaceOfTheThumbIsReachedAndTheEndsAreExact() {
    for rows in 2...12 {
      for total in (rows + 1)...(rows * 4) {
        let rect = Rect(x: 0, y: 0, columns: 1, rows: rows)
        let bar = { ScrollBar("x", in: rect, offset: $0, visible: rows, total: total) }
        XCTAssertEqual(bar(0).start, 0)
        XCTAssertEqual(bar(total - rows).start, rows - bar(0).length)
        for start in 0...(rows - bar(0).length) where rows > bar(0).length {
          XCTAssertEqual(bar(bar(0).offset(startingAt: start)).start, start)
        }
      }
    }
  }
}
