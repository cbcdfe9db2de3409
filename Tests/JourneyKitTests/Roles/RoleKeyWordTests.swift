import JourneyKit
import Semantics
import Terminal
import XCTest

/// Keys and what they do, in ways that many programs share.
final class RoleKeyWordTests: XCTestCase {
  private func hints(_ row: String) -> [String] {
    traits(
      .drawn((["text"] + Array(repeating: "", count: 8) + [row]).joined(separator: "\n")), .hint)
  }

  func testKeysThatDoTheSame() {
    XCTAssertEqual(
      hints("y,RET:start game  q:quit c:show copyright"), ["start game", "quit", "show copyright"])
  }

  func testNamesOfKeysAmongWords() {
    XCTAssertEqual(
      hints(" ^Q Quit the program ^S save file ^W wrap"), ["Quit the program", "save file", "wrap"])
    XCTAssertEqual(hints("^V rebinds an item; ^X unbinds it; ^R resets all."), [])
  }

  func testAKeyAloneInTheLastRow() {
    XCTAssertEqual(hints(" F1: Menu |"), ["Menu"])
    XCTAssertEqual(hints(" Tea: Menu |"), [])
  }

  func testLinesOfSignsAreNoKeys() {
    XCTAssertEqual(hints("=== herbs.txt ================= all =="), [])
  }

  func testABoxOfNothingButKeys() {
    XCTAssertEqual(
      traits(
        .drawn(
          """
          text      text      text      text
                ┌────── Find ──────┐
                │ H Herbs   T Teas │
                └──────────────────┘
          text      text      text      text

          """), .hint), ["Herbs", "Teas"])
    XCTAssertEqual(
      traits(
        .drawn(
          """
          text      text      text      text          text
                    ┌────────────────────────────┐
                    │ 'q'=Quit, 'a'=Add a herb   │
                    │ sage                       │
                    └────────────────────────────┘
          text      text      text      text          text

          """), .hint), ["Quit", "Add a herb"])
  }

  func testKeysInBracketsBelowOthers() {
    let rows = ["text", "", "", "", "", "[e] Edit it   [d] Delete it", "[t] Show more"]
    let screen = Screen.drawn(rows.joined(separator: "\n"))
    XCTAssertEqual(traits(screen, .hint), ["Edit it", "Delete it", "Show more"])
    XCTAssertEqual(traits(screen, .footer).count, 2)
  }

  func testLettersInOrderNumberRows() {
    var screen = Screen.drawn("\n a Sage\n b Mint\n c Dill\n d Rue\n\n\n\n\n")
    for y in 1...4 { screen.surface[1, y].style.attributes = .bold }
    XCTAssertEqual(traits(screen, .hint), [])
  }
}
