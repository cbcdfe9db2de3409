import JourneyKit
import Semantics
import Terminal
import XCTest

/// Fields at the cursor, where no brackets and no ground tell of them.
final class RolePromptTests: XCTestCase {
  private func fields(_ screen: Screen) -> [String] { traits(screen, .textField) }

  func testTheFirstRowAboveAListIsAField() {
    let rows = Array(repeating: "\n", count: 8).joined()
    var screen = Screen.drawn("Herb: \nsage       \nmint       \nrue        \(rows)")
    screen.cursor = Point(x: 6, y: 0)
    XCTAssertEqual(fields(screen), [])
    light(&screen, row: 2, 0..<4)
    XCTAssertEqual(fields(screen), ["Herb*"])
    XCTAssertEqual(traits(screen, .row), ["sage", "mint*", "rue"])
  }

  func testAStyleSetsAPromptOff() {
    let rows = Array(repeating: "\n", count: 8).joined()
    var screen = Screen.drawn("In [2]: tea.sage    \n\n\(rows)")
    screen.cursor = Point(x: 16, y: 0)
    XCTAssertEqual(fields(screen), [])
    for x in [0, 1, 3, 4, 5, 6] { screen.surface[x, 0].style.foreground = .indexed(2) }
    XCTAssertEqual(fields(screen), ["In [2]*"])
  }

  func testAPromptThatStandsAboveIsOne() {
    let rows = Array(repeating: "\n", count: 8).joined()
    var screen = Screen.drawn("(tea) boil\nIt is hot.\n(tea) pour   \(rows)")
    screen.cursor = Point(x: 10, y: 2)
    XCTAssertEqual(fields(screen), ["(tea)*"])
    screen = Screen.drawn(" sage\n (end) \(rows)")
    screen.cursor = Point(x: 7, y: 1)
    XCTAssertEqual(fields(screen), [])
  }

  func testABoxWithAPromptAtTheCursorIsADialog() {
    var screen = Screen.drawn(
      """

         ┌──────────────────────────────┐
         │ How many cups?               │
         └──────────────────────────────┘

         ┌──────────────────────────────┐
         │ Your name: Ann               │
         └──────────────────────────────┘   

      """)
    screen.cursor = Point(x: 19, y: 6)
    XCTAssertEqual(traits(screen, .dialog).count, 1)
    XCTAssertEqual(traits(screen, .group).count, 1)
    XCTAssertEqual(fields(screen), ["Your name*"])
  }

  func testAnEmptyRowOfADialogWithTheCursorIsAField() {
    var screen = Screen.drawn(
      """


            ┌───────────────────────┐      
            │ Find                  │      
            │                       │      
            │                       │      
            │ [x] all               │      
            └───────────────────────┘      


      """)
    XCTAssertEqual(fields(screen), [])
    screen.cursor = Point(x: 8, y: 5)
    XCTAssertEqual(fields(screen), ["Find*"])
  }

  func testUnderlinedCellsBehindANameAreAField() {
    var screen = Screen.drawn("\n Card :  eth0            \n\n\n\n")
    XCTAssertEqual(fields(screen), [])
    for x in 9..<25 { screen.surface[x, 1].style.underline = .single }
    XCTAssertEqual(fields(screen), ["Card"])
  }

  func testFieldsBesideEachOtherHaveTheirOwnNames() {
    XCTAssertEqual(fields(.drawn("Server: ________ Port: 80____")), ["Server", "Port"])
  }

  func testBracketsBelowEachOtherAreAForm() {
    XCTAssertEqual(
      fields(.drawn("Name     [Ann        ]\nStreet   [           ]")), ["Name", "Street"])
    XCTAssertEqual(fields(.drawn("Cpu      [||||       ]\nMemory   [           ]")), [])
  }

  func testALongLineOfUnderscoresIsNoField() {
    XCTAssertEqual(fields(.drawn("tea\n____________________\nherbs")), [])
  }

  func testATitleAndAChoiceInADialogAreNoFields() {
    var screen = Screen.drawn(
      """


            ┌────────────────────────┐      
            │      Preferences       │      
            │                        │      
            │ Colour  green        v │      
            │ < OK >                 │      
            └────────────────────────┘      


      """)
    for x in 7..<31 { screen.surface[x, 3].style.background = .indexed(4) }
    for x in 15..<30 { screen.surface[x, 5].style.background = .indexed(4) }
    XCTAssertEqual(fields(screen), [])
    XCTAssertEqual(traits(screen, .list), [])
  }
}
