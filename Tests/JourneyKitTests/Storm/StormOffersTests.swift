import Terminal
import XCTest

@testable import JourneyKit

/// The keys that hints name.
final class StormOffersTests: XCTestCase {
  private func keys(_ row: String) -> [String] { StormOffers.hints(in: row).map(\.key) }

  func testHintsOfManyPrograms() {
    XCTAssertEqual(
      Set(keys("a Add  d Delete  Space Done  F1 Help  q Quit")),
      ["a", "d", "Delete", "Space", "F1", "q"])
    XCTAssertEqual(Set(keys("^U Undo  ^L Redraw  ^X Exit")), ["Ctrl-U", "Ctrl-L", "Ctrl-X"])
    XCTAssertEqual(keys("Really clear the column? (y/n)"), ["y", "n"])
    XCTAssertEqual(keys("[q]uit"), ["q"])
    XCTAssertEqual(Set(keys("j Down  k Up  + One more")), ["j", "k", "+", "↓", "↑"])
    XCTAssertEqual(keys("Enter: open"), ["Enter"])
    XCTAssertEqual(keys("Ctrl-R Redo"), ["Ctrl-R"])
    XCTAssertEqual(keys("q:Quit"), ["q"])
    XCTAssertEqual(keys("Words, and no keys at all."), [])
  }

  /// The height at which all of what a screen counts just fits is among those tried.
  func testSizesFitWhatTheScreenCounts() {
    var surface = Surface(size: Size(40, 3))
    surface.write("Feed  1 of 59", at: .zero)
    let offers = StormOffers(Screen(surface: surface))
    var random = SeededStream(seed: 1)
    let sizes = (0..<200).flatMap { _ in offers.sizes(&random) }
    XCTAssertTrue((59...64).allSatisfy { rows in sizes.contains { $0.rows == rows } })
    XCTAssertTrue((12...14).allSatisfy { width in sizes.contains { $0.columns == width } })
    XCTAssertEqual(Set((0..<50).compactMap { _ in offers.word(&random) }), ["Feed"])
  }

  func testUndoAndEdits() {
    let hints = StormOffers.hints(in: "d Delete  u Undo  j Down")
    XCTAssertEqual(hints.filter(\.isUndo).map(\.key), ["u"])
    XCTAssertEqual(hints.filter(\.isEdit).map(\.key), ["d"])
  }
}
