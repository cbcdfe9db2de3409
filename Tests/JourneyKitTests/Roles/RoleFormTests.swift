import JourneyKit
import Semantics
import Terminal
import XCTest

/// Fields, marks and buttons of forms, and the boxes around them.
final class RoleFormTests: XCTestCase {
  // MARK: Fields
  func testCellsBelowNamesAreFields() {
    var screen = Screen.drawn(
      "\n  Host:           \n  box             \n  Port:           \n  58              \n\n\n\n\n")
    for y in [2, 4] { light(&screen, row: y, 2..<16) }
    XCTAssertEqual(traits(screen, .textField), ["Host", "Port"])
    XCTAssertEqual(traits(screen, .list), [])
    // One alone may be a row below a heading.
    screen = Screen.drawn("\n  Host:           \n  box             \n\n\n\n\n\n\n")
    light(&screen, row: 2, 2..<16)
    XCTAssertEqual(traits(screen, .textField), [])
  }

  func testUnderlinedCellsInAColumnMayBeFarFromTheirNames() {
    var screen = Screen.drawn(
      "\n  From:        ann                  \n  Destination:      \n\n\n\n\n\n")
    for x in 15..<30 { screen.surface[x, 2].style.underline = .single }
    XCTAssertEqual(traits(screen, .textField), ["Destination"])
    for x in 15..<30 { screen.surface[x, 1].style.underline = .single }
    XCTAssertEqual(traits(screen, .textField), ["From", "Destination"])
  }

  func testAnArrowIsNoNameOfAField() {
    var screen = Screen.drawn("text text text text\n\n\n\n\n====> ")
    screen.cursor = Point(x: 6, y: 5)
    XCTAssertEqual(traits(screen, .textField), ["*"])
  }

  // MARK: Marks
  func testMarksBehindTheirWords() {
    XCTAssertEqual(
      traits(
        .drawn("\n  Tea     [*]    Milk   [ ]\n  Sugar   [ ]    Lemon  [*]\n\n\n\n"), .checkbox),
      ["Tea*", "Milk", "Sugar", "Lemon*"])
  }

  func testWordsInASecondColumnBelongToAMark() {
    XCTAssertEqual(
      traits(
        .drawn(
          """

           (*) Oolong     Half green
           ( ) Sencha tea Green
           ( ) Chai          Spiced


          """), .radio), ["Oolong Half green*", "Sencha tea Green", "Chai"])
  }

  // MARK: Buttons
  func testThreeNamesInBracketsOfWhichOneIsLitAreButtons() {
    var screen = Screen.drawn("text\n\n\n\n [New game] [Load] [Quit]\n\n\n\n")
    XCTAssertEqual(traits(screen, .button), [])
    light(&screen, row: 4, 12..<18)
    XCTAssertEqual(traits(screen, .button), ["New game", "Load*", "Quit"])
  }

  func testANumberMayEndTheNameOfAButton() {
    XCTAssertEqual(traits(.drawn("\n < Cup 1 > < Cup 2 >\n\n"), .button), ["Cup 1", "Cup 2"])
  }

  func testWordsBelowALineInADialogAreItsButton() {
    var screen = Screen.drawn(
      """
      text        text       text       text
           ┌─────── Tea ──────────────┐
           │ There is no tea left.    │
           ├──────────────────────────┤
           │            Ok            │
           └──────────────────────────┘
      text        text       text       text

      """)
    light(&screen, row: 4, 18..<20)
    XCTAssertEqual(traits(screen, .button), ["Ok*"])
  }

  // MARK: Boxes
  func testABoxFromEdgeToEdgeWithButtonsIsADialog() {
    func screen(_ last: String) -> Screen {
      let rows = [
        "Tea 2.1                         ", "┌────────── Choose ────────────┐",
        "│ Which of them?               │", "│                              │",
        "│      \(last)     │", "└──────────────────────────────┘", "",
      ]
      return .drawn(rows.joined(separator: "\n"))
    }
    XCTAssertEqual(traits(screen("< Ok >   < Cancel >"), .dialog), ["Choose"])
    XCTAssertEqual(traits(screen("It is tea with it. "), .group), ["Choose"])
  }

  func testABoxBetweenOthersIsNoDialog() {
    let row = "┌ Tea ──────┐┌ Milk ─────┐┌ Sugar ────┐"
    let inside = "│    12     ││     7     ││     3     │"
    let end = "└───────────┘└───────────┘└───────────┘"
    XCTAssertEqual(
      traits(.drawn(["", "", row, inside, end, "", ""].joined(separator: "\n")), .group),
      ["Tea", "Milk", "Sugar"])
  }
}
