import JourneyKit
import Semantics
import Terminal
import XCTest

/// Keys that touch the words around them, and signs that are none.
final class RoleKeySignTests: XCTestCase {
  private let rest = Array(repeating: "", count: 8)

  private func screen(_ rows: String...) -> Screen {
    .drawn((["text"] + rest + rows).joined(separator: "\n"))
  }

  func testAKeyOnAGroundOfItsOwnMayTouchTheWordsBeforeIt() {
    var screen = screen("^G Get Help ^T LineNumber^O End of Par")
    for x in [0, 12, 25] { light(&screen, row: 9, x..<x + 2) }
    XCTAssertEqual(traits(screen, .hint), ["Get Help", "LineNumber", "End of Par"])
  }

  func testBarsWithoutBlanksPartKeys() {
    let screen = screen("F1:Find|F2:Save|F3:Load|F4:Quit")
    XCTAssertEqual(traits(screen, .hint), ["Find", "Save", "Load", "Quit"])
    XCTAssertEqual(traits(screen, .footer).count, 1)
    XCTAssertEqual(traits(self.screen("F1:Find|F2:Save|F3:Load    1/    4"), .footer), [])
  }

  func testABulletInAStyleIsNoKey() {
    var screen = screen("tab section • ctrl+u/ctrl+d page up • esc quit")
    for x in Array(0..<3) + Array(14..<27) + Array(38..<41) {
      screen.surface[x, 9].style.attributes = .bold
    }
    for x in [12, 36] { screen.surface[x, 9].style.foreground = .indexed(8) }
    XCTAssertEqual(traits(screen, .hint), ["section", "page up", "quit"])
  }

  func testASentenceOfItsOwnTellsOfAKey() {
    var screen = screen("Press 'H' for help")
    light(&screen, row: 9, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .hint), ["help"])
    XCTAssertEqual(traits(screen, .status), [])
    XCTAssertEqual(traits(self.screen("12 cups   Press q to quit"), .hint), [])
    XCTAssertEqual(traits(self.screen("Press any key to go on"), .hint), [])
  }

  func testASentenceBetweenLinesTellsOfAKey() {
    let screen = Screen.drawn("text\n\n\n\n── Press d to see all ──\n\n\n\n\n")
    XCTAssertEqual(traits(screen, .hint), ["see all"])
    XCTAssertEqual(traits(screen, .footer), [])
  }

  func testSignsOnGroundsOfTheirOwnTellOfColours() {
    var screen = screen("S Sage, M Mint, D Dill")
    for (x, color) in [(0, 1), (8, 2), (16, 3)] {
      screen.surface[x, 9].style.background = .indexed(UInt8(color))
    }
    XCTAssertEqual(traits(screen, .hint), [])
    for x in [0, 8, 16] { screen.surface[x, 9].style.background = .indexed(1) }
    XCTAssertEqual(traits(screen, .hint), ["Sage", "Mint", "Dill"])
  }

  func testABranchOfATreeIsNoKey() {
    var screen = screen("- teas", "   + herbs", "     sage")
    for (x, y) in [(0, 9), (3, 10)] { screen.surface[x, y].style.background = .indexed(6) }
    XCTAssertEqual(traits(screen, .hint), [])
  }

  func testKeysInTheColumnsOfATable() {
    XCTAssertEqual(
      traits(
        screen(
          "SPACE|E edit  S|W search  J jump to  1|2 cursor",
          "X       exit  R|N repeat  B brew     `   end"),
        .hint),
      ["edit", "search", "jump to", "cursor", "exit", "repeat", "brew", "end"])
    XCTAssertEqual(
      traits(screen("A sage   B mint   C dill", "the cup  big mug  old pot"), .hint), [])
  }
}
