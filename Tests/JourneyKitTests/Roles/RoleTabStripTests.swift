import JourneyKit
import Semantics
import Terminal
import XCTest

/// Views in a row: names with numbers, names with blanks around them, small boxes.
final class RoleTabStripTests: XCTestCase {
  func testNumberedNamesOfWhichOneLooksOtherwise() {
    var screen = Screen.drawn("tea is hot\n\n\n\n\n--[ 1:tea 2:herbs ]----\n")
    XCTAssertEqual(traits(screen, .tab), [])
    for x in 10..<17 { screen.surface[x, 5].style.attributes = .bold }
    XCTAssertEqual(traits(screen, .tab), ["1:tea", "2:herbs*"])
    XCTAssertEqual(traits(screen, .hint), [])
  }

  func testNamesThatFillTheBeginningOfTheFirstRow() {
    var screen = Screen.drawn(" tea.txt  herbs.txt           X\nsage\nmint\n\n\n\n")
    for x in Array(0..<9) + Array(20..<31) {
      screen.surface[x, 0].style.background = .indexed(x < 9 || x == 30 ? 8 : 7)
    }
    XCTAssertEqual(traits(screen, .tab).map { $0.filter { $0 != "*" } }, ["tea.txt", "herbs.txt"])
    XCTAssertEqual(traits(screen, .list), [])
    // A title and a fact beside it are none.
    for x in 20..<31 { screen.surface[x, 0].style.background = .default }
    screen.surface[30, 0].text = " "
    XCTAssertEqual(traits(screen, .tab), [])
  }

  func testPartsBetweenBarsAreTabs() {
    var screen = Screen.drawn("  1  |  2  |          \n\n sage\n\n\n\n")
    for x in 6..<11 { screen.surface[x, 0].style.background = .indexed(6) }
    XCTAssertEqual(traits(screen, .tab), ["1", "2*"])
  }

  func testBoxesOnALineOfWhichOneIsOpen() {
    XCTAssertEqual(
      traits(
        .drawn(
          """

            ╭─────╮╭───────╮╭──────╮
            │ Tea ││ Herbs ││ Cups │
          ──┴─────┴┘       └┴──────┴──
            sage

          """), .tab), ["Tea", "Herbs*", "Cups"])
    XCTAssertEqual(
      traits(
        .drawn(
          """

              ┌─TEA─┐ ┌─CUPS─┐
            ──┘     └─┴──────┴──────
            sage

          """), .tab), ["TEA*", "CUPS"])
  }

  func testNamesBetweenLinesOfWhichOneHasAnotherInk() {
    var screen = Screen.drawn(
      """
      ┌ Views ────────────────────┐
      │ Teas │ Herbs │ Cups       │
      └───────────────────────────┘
      sage
      mint
      """)
    XCTAssertEqual(traits(screen, .tab), [])
    for x in 9..<14 { screen.surface[x, 1].style.foreground = .indexed(3) }
    XCTAssertEqual(traits(screen, .tab), ["Teas", "Herbs*", "Cups"])
  }

  func testTheNameOfTheProgramBeforeThemIsNoTab() {
    var screen = Screen.drawn("Teapot 2.1     Teas   Herbs   Cups\n\n\n\n\n\n")
    for x in 0..<34 where !(22..<27).contains(x) {
      screen.surface[x, 0].style.attributes = .reverse
    }
    XCTAssertEqual(traits(screen, .tab).map { $0.filter { $0 != "*" } }, ["Teas", "Herbs", "Cups"])
  }

  func testALineBetweenTwoViewsPartsNoTabs() {
    var screen = Screen.drawn(" [tea]    │ Tea 2.1\n          │\n          │\nsage\nmint\n")
    for x in 0..<10 { screen.surface[x, 0].style.background = .indexed(6) }
    XCTAssertEqual(traits(screen, .tab), [])
  }
}
