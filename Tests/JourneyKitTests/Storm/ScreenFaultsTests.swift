import Semantics
import Terminal
import XCTest

@testable import JourneyKit

/// Faults that a screen shows by itself.
final class ScreenFaultsTests: XCTestCase {
  private func faults(_ rows: String...) -> ScreenFaults {
    var surface = Surface(size: Size(24, rows.count))
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
    return ScreenFaults(Screen(surface: surface))
  }

  func testWholeFramesAreNoFaults() {
    let screens = [
      faults("┌─ Title ─────┐", "│ words       │", "│ more        │", "└─────────────┘"),
      faults("┌─────────────┐", "│ words       █", "│ more        ▼", "└─ 1 of 2 ────┘"),
      faults("┌──────┬──────┐", "│ a    │ b    │", "├──────┼──────┤", "└──────┴──────┘"),
      faults(
        "┌─────────────┐", "│   ┌──────┐  │", "│   │ over │  │", "└───│      │──┘", "    └──────┘"),
      faults("a + b", "| c |", "+---+"),
      // A view that scrolls ends here.
      faults("┌─────────────┐", "│ words       │", "│ more        │", "│ most        │", ""),
      // A window over the lower edge and a side of two frames.
      faults(
        "   ╭─ help ──────╮", "╭──│ a   adds    │──╮", "│ w│ d   deletes │  │",
        "│ m│ ?   helps   │  │",
        "╰──│ q   leaves  │──╯", "   ╰─────────────╯"),
      // The same between two frames, with a menu over the corner of the window.
      faults(
        "   ╭─ help ─────╮", "╭──│ a   adds   │────╮", "│ w│ d   deletes│    │",
        "╰──│ q   leaves │    │", "   │    ╭─ z ───────╮│", "   ╰────│ one       ││",
        "        ╰───────────╯╯"),
      // A menu over the lower right corner.
      faults(
        "╭─────────────╮", "│ words       │", "│ more   ╭─ z ────╮", "╰────────│ one    │",
        "         ╰────────╯"),
    ]
    for screen in screens { XCTAssertEqual(screen.brokenFrames, []) }
  }

  /// A message on a colour of its own over the corner of a card.
  func testAMessageOverAFrameBreaksNone() {
    let rows = ["╭─────────────╮", "│ words       │", "│ more        │", "╰─  Undone: a message  "]
    func surface(_ style: Style) -> Surface {
      var surface = Surface(size: Size(24, rows.count))
      for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
      surface.write("  Undone: a message  ", at: Point(x: 2, y: 3), style: style)
      return surface
    }
    let message = ScreenFaults(Screen(surface: surface(Style(background: .indexed(24)))))
    XCTAssertEqual(message.brokenFrames, [])
    let text = ScreenFaults(Screen(surface: surface(Style())))
    XCTAssertEqual(
      text.brokenFrames, ["the frame at row 0 col 0 has no lower right corner at row 3 col 14"])
    // Without colours, the program says what is one.
    var told = Screen(surface: surface(Style()))
    told.nodes = [
      SemanticNode(
        role: .toast, label: "Undone: a message", frame: Rect(x: 2, y: 3, columns: 21, rows: 1))
    ]
    XCTAssertEqual(ScreenFaults(told).brokenFrames, [])
  }

  func testBrokenFrames() {
    let side = faults(
      "┌─────────────┐", "│ words that run over", "│ more        │", "└─────────────┘")
    XCTAssertEqual(side.brokenFrames, ["the frame at row 0 col 0 is broken at row 1 col 14"])
    let corner = faults("┌──────────────", "│ words       │", "│ more        │", "└─────────────┘")
    XCTAssertEqual(
      corner.brokenFrames, ["the frame at row 0 col 0 has no upper right corner at col 14"])
    let edge = faults("┌─────────────┐", "│ words       │", "│ more        │", "└ text        ┘")
    XCTAssertEqual(edge.brokenFrames, ["the frame at row 0 col 0 has no lower edge in row 3"])
  }

  func testReplacementCharactersAreCounted() {
    XCTAssertEqual(faults("a\u{FFFD}b", "\u{FFFD}").replacements, 2)
    XCTAssertEqual(faults("ab").replacements, 0)
  }

  func testPartsOfKeySequences() {
    let clean = Screen(surface: Surface(size: Size(24, 1)))
    let key = Array("\u{1B}[15~".utf8)
    XCTAssertEqual(faults("text[15~").leak(of: key, before: clean), "[15~")
    XCTAssertNil(faults("text").leak(of: key, before: clean))
    let up = Array("\u{1B}[A".utf8)
    XCTAssertEqual(faults("^[[A").leak(of: up, before: clean), "^[[A")
    XCTAssertNil(faults("[A] Add").leak(of: up, before: clean), "a hint is no key")
  }

  func testNumbersMakeNoNewStateAndOtherWordsDo() {
    func state(_ text: String) -> Int {
      var surface = Surface(size: Size(24, 1))
      surface.write(text, at: .zero)
      return Screen(surface: surface).stormState
    }
    XCTAssertEqual(state("12 of 300"), state("7 of 3"))
    XCTAssertNotEqual(state("12 of 300"), state("12 in 300"))
  }
}
