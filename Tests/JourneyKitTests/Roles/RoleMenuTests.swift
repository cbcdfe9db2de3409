import JourneyKit
import Semantics
import Terminal
import XCTest

/// Menus that are pulled down, and the bars above them.
final class RoleMenuTests: XCTestCase {
  func testABoxBelowTheOneLitWordIsAMenu() {
    var screen = Screen.drawn(
      """
       tea   herbs   cups
            ┌──────────────────────────────┐
            │ sage                         │
            │ mint and some other herbs    │
            │                              │
            │ dill                         │
            └──────────────────────────────┘


      """)
    XCTAssertEqual(traits(screen, .menuItem), [])
    light(&screen, row: 0, 7..<12)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["tea", "herbs", "cups", "sage", "mint and some other herbs", "dill"])
    XCTAssertEqual(traits(screen, .menu).count, 2)
  }

  func testKeysBeforeTheNamesOfABarAreNoHintsAboveAMenu() {
    var screen = Screen.drawn(
      """
       [F1] File   [F2] Edit
      ┌───────────┐
      │New        │
      │Load...    │
      │           │
      │Quit       │
      └───────────┘


      """)
    light(&screen, row: 0, 1..<10)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["File", "Edit", "New", "Load...", "Quit"])
    XCTAssertEqual(traits(screen, .hint), [])
  }

  func testLitRowsBelowTheOneOtherWordAreAMenu() {
    var screen = Screen.drawn(
      " file      edit      level\n save   F2 text\n export ^E more\n exit   ^Q words\n\n\n\n")
    for y in 1...3 { light(&screen, row: y, 1..<11) }
    XCTAssertEqual(traits(screen, .menuItem), [])
    light(&screen, row: 0, 11..<20)
    light(&screen, row: 0, 21..<26)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["file", "edit", "level", "save", "export", "exit"])
  }

  func testTheMarkOfTheSelectedEntryAndTheSignOfASubmenuAreNoPartsOfIt() {
    var screen = Screen.drawn(
      """
       Tea   Herbs
      ┌────────────┐
      │ Sage     > │
      │-Mint       │
      │ Dill       │
      └────────────┘
      text text text text

      """)
    light(&screen, row: 0, 1..<4)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["Tea", "Herbs", "Sage", "Mint", "Dill"])
  }

  func testNamesThatManyProgramsHaveNeedNoGroundOfTheirOwn() {
    XCTAssertEqual(
      traits(.drawn(" File  Edit  View  Help\n\ntext\n\n\n\n"), .menuItem),
      ["File", "Edit", "View", "Help"])
    XCTAssertEqual(traits(.drawn(" Ann  Bea  Cleo  Dora\n\ntext\n\n\n\n"), .menuItem), [])
  }

  func testABlockOfBlanksIsNoMenu() {
    var screen = Screen.drawn(" Name.txt Line=1 Col=1 Size=3\n\n\n\n 1 Tea\n\n\n\n\n")
    light(&screen, row: 0, 0..<screen.size.columns)
    for y in 1...7 { light(&screen, row: y, 0..<6) }
    XCTAssertEqual(traits(screen, .menu), [])
  }

  func testKeysBehindAndBeforeEntriesAreNoPartsOfThem() {
    var screen = Screen.drawn(
      """
       Tea   Herbs
      ┌──────────────────┐
      │ Brew (ctrl-y)    │
      │ Drink (ins)      │
      │ Throw   Alt+T    │
      │ Save (a cup)     │
      └──────────────────┘
      text text text text text
      """)
    light(&screen, row: 0, 1..<4)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["Tea", "Herbs", "Brew", "Drink", "Throw", "Save (a cup)"])
    screen = Screen.drawn(
      """
       Tea   Herbs
      ┌──────────────────┐
      │Ctrl-L| Brew      │
      │     d| Drink     │
      │      | Throw     │
      └──────────────────┘
      text text text text text
      """)
    light(&screen, row: 0, 1..<4)
    XCTAssertEqual(
      traits(screen, .menuItem).map { $0.filter { $0 != "*" } },
      ["Tea", "Herbs", "Brew", "Drink", "Throw"])
  }

  func testABarThatBeginsWithFileMayHaveTwoNames() {
    var screen = Screen.drawn("  File  Select demo          \n\ntext\n\n\n\n\n")
    XCTAssertEqual(traits(screen, .menuItem), [])
    light(&screen, row: 0, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .menuItem), ["File", "Select demo"])
  }

  func testAMenuHangsFromTheLineBelowABar() {
    var screen = Screen.drawn(
      """
      Teas Cups                      Help
           ├─────┐
           │Glass│
           │China│
           └─────┘

            ┌───────────────┐
            │ a cup of tea  │
            │               │
            └───────────────┘


      """)
    XCTAssertEqual(traits(screen, .menuItem), [])
    for x in 5..<9 { screen.surface[x, 0].style.underline = .single }
    light(&screen, row: 3, 6..<11)
    XCTAssertEqual(traits(screen, .menuItem), ["Teas", "Cups*", "Help", "Glass", "China*"])
    XCTAssertEqual(traits(screen, .dialog), [])
  }

  func testKeysThatTouchTheSignOfASubmenu() {
    var screen = Screen.drawn(
      """
        File  Edit  Search  Tools  Help
      ┌─────────────────────────┐
      │ Open...              F3 │
      │ Open in Mode... Ctrl+F3>│
      │ Open Table... Ctrl+Sh+A │
      │ Close                   │
      └─────────────────────────┘


      """, size: Size(40, 14))
    light(&screen, row: 0, 0..<40)
    XCTAssertEqual(
      traits(screen, .menuItem).suffix(4), ["Open...", "Open in Mode...", "Open Table...", "Close"])
  }
}
