import JourneyKit
import Semantics
import Terminal
import XCTest

/// Buttons, check boxes, tabs and fields in forms that are rarer than others.
final class RoleChoiceTests: XCTestCase {
  private let rest = String(repeating: "\n", count: 8)

  // MARK: Buttons
  func testBracketsThatTouchAreButtonsOnABar() {
    var screen = Screen.drawn("teas\(rest)< Brew    >< Copy    >< /search >")
    light(&screen, row: 8, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .button), ["Brew", "Copy", "/search"])
    XCTAssertEqual(traits(screen, .status), [])
  }

  func testBlanksMakeAButtonWide() {
    let blanks = String(repeating: " ", count: 20)
    XCTAssertEqual(traits(.drawn("\n< that is fine\(blanks)>\n"), .button), ["that is fine"])
    XCTAssertEqual(traits(.drawn("\n< that is a sentence and more of it >\n"), .button), [])
  }

  func testWordsSideBySideAtTheFootOfABoxAreButtons() {
    var screen = Screen.drawn(
      """


             ┌──────────────────────┐
             │ Is the tea ready?    │
             ├──────────────────────┤
             │      Ok Cancel       │
             └──────────────────────┘


      """, size: Size(40, 12))
    screen.cursor = Point(x: 17, y: 5)
    XCTAssertEqual(traits(screen, .button), [])
    light(&screen, row: 5, 14..<16)
    XCTAssertEqual(traits(screen, .button), ["Ok*", "Cancel"])
  }

  func testWordsOfACommandAreNoButtons() {
    let text = "tea [sort] CUP [ milk ]"
    XCTAssertEqual(traits(.drawn("\n \(text)\n"), .button), [])
    XCTAssertEqual(traits(.drawn("\n  [ Brew ]   [ Milk ]\n"), .button), ["Brew", "Milk"])
  }

  // MARK: Check boxes
  func testTheWordsOfACheckBoxGoOnBelow() {
    let screen = Screen.drawn(
      """

       ┌──────────────────┐
       │[ ] Sugar and     │
       │    sweetener     │
       │[x] Milk          │
       │    too           │
       └──────────────────┘

      """)
    XCTAssertEqual(traits(screen, .checkbox), ["Sugar and sweetener", "Milk*"])
    XCTAssertEqual(
      screen.withInferredRoles.nodes.first { $0.role == .checkbox }?.frame,
      Rect(x: 2, y: 2, columns: 13, rows: 2))
  }

  func testATagAndWordsOnAStripAreOneName() {
    var screen = Screen.drawn(
      "\n   [ ] a         apples      \n   [x] b         pears       \n\(rest)", size: Size(40, 12))
    XCTAssertEqual(traits(screen, .checkbox), ["a", "b*"])
    for y in 1...2 {
      for x in 3..<30 { screen.surface[x, y].style.background = .indexed(6) }
    }
    XCTAssertEqual(traits(screen, .checkbox), ["a apples", "b pears*"])
  }

  // MARK: Tabs
  func testNumbersAndLettersOfViews() {
    var screen = Screen.drawn(
      " 1:Help  2:Queue of mine  3:Teas  5:Cups  s:Song        Loud\(rest)")
    XCTAssertEqual(traits(screen, .tab), [])
    light(&screen, row: 0, 8..<24)
    XCTAssertEqual(
      traits(screen, .tab), ["1:Help", "2:Queue of mine*", "3:Teas", "5:Cups", "s:Song"])
  }

  func testNumbersBeforeTheNamesOfViews() {
    var screen = Screen.drawn("teas\(rest) 0 teas  1 herbs            3 cups  |  F1: help")
    for x in 0..<screen.size.columns {
      screen.surface[x, 8].style.background = .indexed(x < 8 ? 4 : 1)
    }
    XCTAssertEqual(traits(screen, .tab), ["0 teas*", "1 herbs"])
    XCTAssertEqual(traits(screen, .status), [])
  }

  // MARK: Boxes
  func testASignInALineIsNoTitle() {
    let box = "┌^───────────┐\n│            │\n│            │\n└────────────┘"
    func titles(_ text: String) -> [String] { traits(.drawn(text, size: Size(40, 12)), .group) }
    XCTAssertEqual(titles(box), [""])
    XCTAssertEqual(
      titles(box.replacing("^───", with: "( -)")), ["( -)"])
  }

  func testAFrameAroundAButtonIsNoDialog() {
    let screen = Screen.drawn(
      """
      ┌ Teas ────────────────────────┐
      │                              │
      │                              │
      │         ┌──────────┐         │
      │         │[  Exit  ]│         │
      │         └──────────┘         │
      │                              │
      │                              │
      │                              │
      └──────────────────────────────┘
      """)
    XCTAssertEqual(traits(screen, .dialog), [])
    XCTAssertEqual(traits(screen, .group), ["Teas", ""])
    XCTAssertEqual(traits(screen, .button), ["Exit"])
  }

  // MARK: Fields
  func testABarWithTheCursorBehindItsColonIsAField() {
    var screen = Screen.drawn("int cups = 1\(rest)\n:set      \(rest)")
    light(&screen, row: 9, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .textField), [])
    screen.cursor = Point(x: 4, y: 9)
    XCTAssertEqual(traits(screen, .textField), ["*"])
    XCTAssertEqual(traits(screen, .status), [])
  }

  func testAPromptInABoxOfOneRowIsAField() {
    var screen = Screen.drawn(
      "╭────────────────────────╮\n│tea > .sage             │\n╰────────────────────────╯\(rest)")
    XCTAssertEqual(traits(screen, .textField), ["tea"])
    light(&screen, row: 1, 12..<13)
    XCTAssertEqual(traits(screen, .textField), ["tea*"])
  }
}
