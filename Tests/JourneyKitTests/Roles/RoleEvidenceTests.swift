import JourneyKit
import Semantics
import Terminal
import XCTest

/// What looks like a row, a box or a button, but for one sign that says otherwise.
final class RoleEvidenceTests: XCTestCase {
  // MARK: Bars
  func testTheOnlyBarAmongRowsIsTheSelectedOne() {
    var screen = Screen.drawn("find>\nsage\nmint and dill\nrue\n\n\n\n")
    light(&screen, row: 2, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .row), ["find>", "sage", "mint and dill*", "rue"])
    XCTAssertEqual(traits(screen, .status), [])
    // Of two views each has a bar.
    screen = Screen.drawn("sage\nmint\nherbs\nrue\ndill\nmore herbs\n\n\n")
    for y in [2, 5] { light(&screen, row: y, 0..<screen.size.columns) }
    XCTAssertEqual(traits(screen, .status), ["herbs", "more herbs"])
  }

  // MARK: Rows
  func testADayOfACalendarIsNoRow() {
    var screen = Screen.drawn(
      "  May 2026\n Mo Tu We Th\n  4  5  6  7\n 11 12 13 14\n 18 19 20 21\n\n\n\n")
    light(&screen, row: 3, 1..<3)
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testHeadingsAreNoRows() {
    var screen = Screen.drawn("\n Herbs\n sage\n mint\n Cups\n glass\n china\n\n\n\n")
    light(&screen, row: 1, 1..<6)
    XCTAssertEqual(traits(screen, .list).count, 1)
    light(&screen, row: 4, 1..<5)
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testAPromptWithTheCursorBehindItIsNoRow() {
    var screen = Screen.drawn("\nsage\nmint\nrue\nlines 1-3\n\n\n\n\n\n")
    light(&screen, row: 4, 0..<9)
    XCTAssertEqual(traits(screen, .list).count, 1)
    screen.cursor = Point(x: 9, y: 4)
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testALineEndsAList() {
    var screen = Screen.drawn(
      "Herbs: all\n----------\nsage      \nmint      \nrue       \n\n\n\n\n")
    light(&screen, row: 3, 0..<10)
    XCTAssertEqual(traits(screen, .row), ["sage", "mint*", "rue"])
  }

  func testACellOfAGridIsNoBoxAndNoRow() {
    var screen = Screen.drawn(
      """

        +---+---+---+
        | 5 | 3 |   |
        +---+---+---+
        | 6 |   | 1 |
        +---+---+---+
        |   | 9 | 8 |
        +---+---+---+


      """)
    light(&screen, row: 2, 3..<6)
    XCTAssertEqual(traits(screen, .group), [""])
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testASignInEachCellIsABoard() {
    XCTAssertEqual(
      traits(.drawn("\n+---+---+\n| r | n |\n+---+---+\n| p | p |\n+---+---+\n\n"), .table), [])
  }

  func testAPointerAndAnInkMakeARow() {
    var screen = Screen.drawn("\nWhich herb?\n   Sage\n > Mint\n   Dill\n\n\n")
    XCTAssertEqual(traits(screen, .row), [])
    for x in 1..<7 { screen.surface[x, 3].style.foreground = .indexed(6) }
    XCTAssertEqual(traits(screen, .row), ["Sage", "Mint*", "Dill"])
  }

  func testRowsOverTheScreenOfWhichOneHasAnotherGround() {
    var screen = Screen.drawn(
      "\nselect sa\n        sage        more\n        savory      text\n        salad       here\n\n\n\n"
    )
    for y in 2...4 {
      for x in 7..<18 { screen.surface[x, y].style.background = .indexed(y == 2 ? 15 : 6) }
      screen.surface[18, y].style.background = .indexed(8)
    }
    XCTAssertEqual(traits(screen, .row), ["sage*", "savory", "salad"])
  }

  // MARK: Buttons
  func testAStateInBracketsIsNoButton() {
    XCTAssertEqual(
      traits(.drawn("[  OK  ] Started tea.\n[  OK  ] Reached herbs.\n\n\n"), .button), [])
    XCTAssertEqual(traits(.drawn("  beta/    <DIR> 26-05-14\n\n\n"), .button), [])
    XCTAssertEqual(traits(.drawn("irc.example [<default>] IRC\n\n\n"), .button), [])
  }

  func testBracketsOfOneWidthBelowEachOtherAreButtons() {
    var screen = Screen.drawn(
      ">[Proceed ] Go on\n [Options ] Change them\n [Quit    ] Leave it\n\n\n\n\n\n")
    light(&screen, row: 0, 0..<11)
    XCTAssertEqual(traits(screen, .button), ["Proceed*", "Options", "Quit"])
    XCTAssertEqual(traits(screen, .list), [])
  }

  func testWordsWithAShadowAreButtons() {
    var screen = Screen.drawn(
      """


           ┌──── Find ─────────────────┐     
           │                           │     
           │    OK   ▄     Cancel ▄    │     
           │   ▀▀▀▀▀▀▀▀   ▀▀▀▀▀▀▀▀▀    │     
           └───────────────────────────┘     


      """)
    for x in Array(8..<15) + Array(19..<28) { screen.surface[x, 4].style.background = .indexed(2) }
    XCTAssertEqual(traits(screen, .button).map { $0.filter { $0 != "*" } }, ["OK", "Cancel"])
    XCTAssertEqual(traits(screen, .list), [])
  }

  // MARK: Tables and menus
  func testARuleOfDashesAloneMakesNoHead() {
    var screen = Screen.drawn("Herb    Price\n----    -----\nsage    12\nmint    7\n\n\n\n")
    XCTAssertEqual(traits(screen, .table), [])
    for x in [0, 1, 2, 3, 8, 9, 10, 11, 12] { screen.surface[x, 0].style.attributes = .bold }
    XCTAssertEqual(traits(screen, .columnHeader), ["Herb", "Price"])
  }

  func testAVersionFarBehindThemIsNoMenu() {
    var screen = Screen.drawn(
      "  File  Edit  Options  ?                  0.8.3\n\n\n\n\n")
    for x in 0..<screen.size.columns { screen.surface[x, 0].style.background = .indexed(4) }
    XCTAssertEqual(traits(screen, .menuItem), ["File", "Edit", "Options", "?"])
    XCTAssertEqual(traits(screen, .status), [])
  }

  func testAPointerMakesABoxOfEntriesAMenu() {
    XCTAssertEqual(
      traits(
        .drawn(
          """
                                                              
                       ┌────────────────┐
                       │    Play        │
                       │ -> High scores │
                       │    Quit        │
                       └────────────────┘
          """), .menuItem
      ).map { $0.filter { $0 != "*" } }, ["Play", "High scores", "Quit"])
  }
}
