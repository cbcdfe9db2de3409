import JourneyKit
import Semantics
import Terminal
import XCTest

/// Screens of which little is known, where a role would be a guess, beside those of which enough is.
final class RoleDoubtTests: XCTestCase {
  private func hints(_ row: String) -> [String] {
    traits(
      .drawn((["text"] + Array(repeating: "", count: 8) + [row]).joined(separator: "\n")), .hint)
  }

  // MARK: Hints
  func testADashJoinsTheNameOfAKey() {
    XCTAssertEqual(hints("Up/Down-Move  Enter-Select"), ["Move", "Select"])
    XCTAssertEqual(hints("UP-DIR drwx    UP-DIR drwx"), [])
    XCTAssertEqual(hints("x-axis  y-axis"), [])
    XCTAssertEqual(hints("F1 - Help   Esc - Back"), ["Help", "Back"])
  }

  func testKeysFollowATitle() {
    XCTAssertEqual(hints("tea 2.1 | q:quit  ?:help  a:add"), ["quit", "help", "add"])
    XCTAssertEqual(hints("tea 2.1 | L:1  C:5"), [])
    XCTAssertEqual(hints("all of the teas     verbose:v help:?"), ["verbose", "help"])
    XCTAssertEqual(
      hints("arrow keys: move  space/enter: select  ?: help"), ["move", "select", "help"])
  }

  func testASentenceIsNoHint() {
    XCTAssertEqual(hints("press space to go on; ? to see all"), [])
    XCTAssertEqual(hints("^M binds it; ^V unbinds it"), [])
  }

  func testAKeyAmongTheWordsOfAnotherIsOne() {
    XCTAssertEqual(
      hints("F8 Delete  F9 Exit ^C Link"), ["Delete", "Exit", "Link"])
    XCTAssertEqual(hints("[Enter] Open  [q]uit"), ["Open", "quit"])
    XCTAssertEqual(hints("[y]es or [n]o"), ["yes or", "no"])
  }

  // MARK: Marks and fields
  func testAMarkInASentenceIsNoCheckBox() {
    XCTAssertEqual(
      traits(.drawn("press y for all of it, legend: [*] built in\n\n[x] Sugar"), .checkbox),
      ["Sugar*"])
  }

  func testAPlusIsAMarkBesideOthersAlone() {
    XCTAssertEqual(
      traits(.drawn("  [+] Sage\n  [ ] Mint\n\n  [+] Herbs\n      Dill"), .checkbox),
      ["Sage*", "Mint"])
  }

  func testALetterOfUnderscoresIsNoField() {
    XCTAssertEqual(traits(.drawn(" _______ \n|_______|\n\nName: ______"), .textField), ["Name"])
  }

  // MARK: Rows
  func testRowsOfTwoGroundsInTurnAreNotSelected() {
    var screen = Screen.drawn(
      "Herb   Price\nsage   12   \nmint   7    \ndill   9    \nrue    2    \n\n\n")
    for x in 0..<12 {
      screen.surface[x, 0].style.attributes = .reverse
      for y in [1, 3] { screen.surface[x, y].style.background = .indexed(8) }
    }
    XCTAssertEqual(traits(screen, .row), ["sage 12", "mint 7", "dill 9", "rue 2"])
    for x in 0..<12 { screen.surface[x, 2].style.background = .indexed(4) }
    XCTAssertEqual(traits(screen, .row), ["sage 12", "mint 7*", "dill 9", "rue 2"])
  }

  func testAHeadingAndATildeAreNoRows() {
    var screen = Screen.drawn("\nSelect a herb:\n sage      \n mint      \n~\n~\n\n")
    light(&screen, row: 2, 0..<11)
    XCTAssertEqual(traits(screen, .row), ["sage*", "mint"])
  }

  func testASignThatTouchesARowPointsAtIt() {
    var screen = Screen.drawn("\n sage tea  \n>mint tea  \n dill tea  \n\n\n")
    light(&screen, row: 2, 0..<11)
    XCTAssertEqual(traits(screen, .row), ["sage tea", "mint tea*", "dill tea"])
  }

  // MARK: Bars
  func testNumbersAloneAreNoStatus() {
    var screen = Screen.drawn("tea\n\n\n\n\n1   2   3   4   5")
    light(&screen, row: 5, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .status), [])
    screen = Screen.drawn("tea\n\n\n\n\n12 teas          ")
    light(&screen, row: 5, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .status), ["12 teas"])
  }

  func testFactsInATitleAreNoTabs() {
    var screen = Screen.drawn("Tea 2.1   User: ann   Host: sun   5:39a \n\n\n\n\n")
    light(&screen, row: 0, 34..<39)
    XCTAssertEqual(traits(screen, .tab), [])
  }

  func testPartsOfABarAreTabsBesideAGap() {
    var screen = Screen.drawn("tea\n       Keys                Filters       \n\n\n\n")
    for x in 0..<20 { screen.surface[x, 1].style.background = .indexed(8) }
    for x in 21..<41 { screen.surface[x, 1].style.background = .indexed(7) }
    XCTAssertEqual(traits(screen, .tab), ["Keys", "Filters"])
  }

  // MARK: Menus
  func testAMenuBarMayBeTightBeforeAClock() {
    var screen = Screen.drawn("File Edit Help          05:40\ntext\ntext\ntext")
    for x in [0, 5, 10] { screen.surface[x, 0].style.foreground = .indexed(1) }
    XCTAssertEqual(traits(screen, .menuItem), ["File", "Edit", "Help"])
    XCTAssertEqual(traits(screen, .hint), [])
  }

  func testAPaneBelowATitleIsNoMenu() {
    var screen = Screen.drawn(
      "tea 2.1 - ?:help n:next  \nsage      Variables:    \nmint      one           \ndill      two           \n"
        + "rue       three         \n\n\n")
    for x in 0..<screen.size.columns { screen.surface[x, 0].style.background = .indexed(4) }
    for y in 1...4 {
      for x in 10..<24 { screen.surface[x, y].style.background = .indexed(6) }
    }
    XCTAssertEqual(traits(screen, .menuItem), [])
  }
}
