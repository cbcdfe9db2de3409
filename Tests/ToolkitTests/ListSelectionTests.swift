import Core
import Toolkit
import XCTest

final class ListSelectionTests: XCTestCase {
  func testTheSameItemStaysSelectedWhereverItGoes() {
    var selection = ListSelection<String>()
    selection.move(to: 1, in: ["a", "b", "c"])
    selection.follow(["x", "y", "a", "c", "b"])
    XCTAssertEqual(selection.id, "b")
    XCTAssertEqual(selection.shown, 4)
  }

  func testWhereItIsGoneItsPlaceStays() {
    var selection = ListSelection("c", at: 2)
    selection.follow(["a", "b", "d"])
    XCTAssertEqual(selection.id, "d")
    selection.follow(["a"])
    XCTAssertEqual(selection.id, "a")
    selection.follow([])
    XCTAssertNil(selection.shown)
    selection.follow(["z"])
    XCTAssertEqual(selection.id, "z")
  }

  func testWhatComesBackIsSelectedAgain() {
    var selection = ListSelection("c", at: 2)
    selection.follow(["a", "b", "d"])
    selection.follow(["a", "b"])
    XCTAssertEqual(selection.id, "b")
    selection.follow(["a", "b", "d"])
    XCTAssertEqual(selection.id, "d")
    selection.follow(["a", "b", "c", "d"])
    XCTAssertEqual(selection.id, "c")
    XCTAssertEqual(selection.shown, 2)
  }

  func testWhatComesBackAfterAMoveIsNot() {
    var selection = ListSelection("c", at: 2)
    selection.follow(["a", "b", "d"])
    selection.move(to: 0, in: ["a", "b", "d"])
    selection.follow(["a", "b", "c", "d"])
    XCTAssertEqual(selection.id, "a")
  }

  /// Another search hides an item, and its end brings it back: what was found stays selected.
  func testWhatIsForgottenIsNotSelectedAgain() {
    var selection = ListSelection("a", at: 0)
    selection.follow(["b"])
    selection.forgetGone()
    selection.follow(["a", "b"])
    XCTAssertEqual(selection.id, "b")
  }

  func testAgainstLookingThroughAll() {
    var random = SeededRandom(seed: 3)
    var selection = ListSelection(0)
    var gone: [Int] = []
    for _ in 0..<500 {
      let ids = (0..<Int.random(in: 0...9, using: &random)).map { $0 * 3 % 10 }.shuffled(
        using: &random)
      let before = selection
      selection.follow(ids)
      var found = before.id.flatMap(ids.firstIndex)
      if let back = gone.last.flatMap(ids.firstIndex) {
        gone.removeLast()
        found = back
      } else if found == nil, let lost = before.id {
        gone.append(lost)
      }
      XCTAssertEqual(selection.shown, ids.isEmpty ? nil : found ?? min(before.index, ids.count - 1))
      XCTAssertEqual(selection.id, selection.shown.map { ids[$0] })
    }
  }
}
