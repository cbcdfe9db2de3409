import JourneyKit
import Semantics
import Terminal
import XCTest

/// Lists in views side by side, and bars among rows.
final class RolePaneTests: XCTestCase {
  /// Two views with a column of lit blanks between them.
  private var views: Screen {
    let rows = ["sage   a herb of the south", "mint   a herb for tea", "dill   a herb for fish"]
    var screen = Screen.drawn((rows + Array(repeating: "", count: 7)).joined(separator: "\n"))
    for y in 0..<screen.size.rows { light(&screen, row: y, 5..<6) }
    return screen
  }

  func testAColumnOfBlanksPartsLists() {
    var screen = views
    light(&screen, row: 0, 5..<screen.size.columns)
    light(&screen, row: 1, 0..<6)
    XCTAssertEqual(
      traits(screen, .row),
      [
        "sage", "mint*", "dill", "a herb of the south*", "a herb for tea", "a herb for fish",
      ])
  }

  func testARowThatIsLitAcrossALineIsOneRow() {
    var screen = Screen.drawn(
      (["sage | grey", "mint | green", "dill | thin", "rue  | blue", "aloe | thick", "bay  | firm"]
        + Array(repeating: "     |", count: 4)).joined(separator: "\n"))
    light(&screen, row: 2, 0..<screen.size.columns)
    XCTAssertFalse(traits(screen, .row).contains { $0.hasPrefix("dill*") })
  }

  func testTheSecondRowOfTheScreenMayBeTheSelectedOne() {
    var screen = Screen.drawn("May 02    tea   milk\nMay 01    tea   bread\n\n\n\n\n")
    light(&screen, row: 1, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .row), ["May 02 tea milk", "May 01 tea bread*"])
    screen = Screen.drawn("Tea 2.1\nMay 01    tea   bread\n\n\n\n\n")
    light(&screen, row: 1, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .row), [])
  }

  func testARowOnTheGroundsOfItsColumnsIsSelected() {
    var screen = Screen.drawn("\n\nmint\nsage     0:07\n\n\n\n\n")
    for x in 0..<screen.size.columns {
      screen.surface[x, 3].style.background = .indexed(x < 6 ? 3 : 2)
    }
    XCTAssertEqual(traits(screen, .row), ["mint", "sage 0:07*"])
    for x in 0..<screen.size.columns { screen.surface[x, 3].style.background = .indexed(3) }
    XCTAssertEqual(traits(screen, .row), [])
  }

  func testANameOnTheGroundOfTheScreenIsTheShownOne() {
    var screen = Screen.drawn(" Home  About the cat          \nmint\nsage\n\n\n\n")
    light(&screen, row: 0, 6..<screen.size.columns)
    XCTAssertEqual(traits(screen, .tab), ["Home*", "About the cat"])
    // The end of a bar that tells something is far.
    screen = Screen.drawn(" Home  Tea               12:00\nmint\nsage\n\n\n\n")
    light(&screen, row: 0, 6..<screen.size.columns)
    XCTAssertEqual(traits(screen, .tab), [])
  }

  // MARK: Inks
  func testTheOneNameOfAnotherInkIsSelected() {
    var screen = Screen.drawn(
      "\n\n     Start Campaign\n     Load Campaign\n     New Unit\n     Quit\n\n\n")
    XCTAssertEqual(traits(screen, .row), [])
    for x in 5..<18 { screen.surface[x, 3].style.attributes = .bold }
    XCTAssertEqual(
      traits(screen, .row), ["Start Campaign", "Load Campaign*", "New Unit", "Quit"])
    // In an editor it is a heading.
    screen.cursor = Point(x: 0, y: 0)
    XCTAssertEqual(traits(screen, .row), [])
  }

  func testPartsOfARowInTheColumnsOfTheOthersAreOneRow() {
    var screen = Screen.drawn(
      "\n  new       a new herb\n  quit      end it\n  help      read more\n\n\n\n\n")
    light(&screen, row: 2, 2..<6)
    light(&screen, row: 2, 12..<18)
    XCTAssertEqual(traits(screen, .row), ["new a new herb", "quit end it*", "help read more"])
  }

  func testNumbersAloneAreNoRow() {
    var screen = Screen.drawn(
      "text\n─────────────────\n 0000   02 00 00\n 0010   01 15 00\n 0020   00 02 13\n 0030   20 73 69\n"
    )
    light(&screen, row: 2, 0..<6)
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testRowsOnAGroundOfTheirOwnSetAHeadOff() {
    var screen = Screen.drawn(
      "\n No.  Time -   Herb\n 1    0.0000   sage\n 2    1.0000   mint\n\n\n\n\n")
    XCTAssertEqual(traits(screen, .columnHeader), [])
    light(&screen, row: 2, 0..<19)
    light(&screen, row: 3, 0..<19)
    XCTAssertEqual(traits(screen, .columnHeader), ["No.", "Time", "Herb"])
  }
}
