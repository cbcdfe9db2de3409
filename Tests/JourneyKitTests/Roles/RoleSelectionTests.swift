import JourneyKit
import Semantics
import Terminal
import XCTest

/// Bars and other lit rows that are the selected one of a list, and those that are not.
final class RoleSelectionTests: XCTestCase {
  private func rows(_ text: String, lit y: Int, _ columns: Range<Int>? = nil) -> Screen {
    var screen = Screen.drawn(text + String(repeating: "\n", count: 8))
    light(&screen, row: y, columns ?? 0..<screen.size.columns)
    return screen
  }

  // MARK: Bars
  func testABarInTheRowsBelowALineIsTheSelectedOne() {
    let line = String(repeating: "─", count: 30)
    var screen = rows(
      "Teas of mine                  \n\(line)\nsage                      0:10", lit: 2)
    XCTAssertEqual(traits(screen, .row), ["sage 0:10*"])
    XCTAssertEqual(traits(screen, .status), [])
    screen = rows("Teas of mine\n\(line)\n[herbs]\nsage                      0:10", lit: 3)
    XCTAssertEqual(traits(screen, .row), ["[herbs]", "sage 0:10*"])
    // The bar tells of what goes on below.
    screen = rows("Teas\n\(line)\nsage                 0:10\n  mint", lit: 2)
    XCTAssertEqual(traits(screen, .status), ["sage 0:10"])
  }

  func testARowOfATreeIsSelectedBesideOneOfItsColumn() {
    let tree = "herbs\n - sage\n     leaf\n     root of it\n   mint\n"
    XCTAssertEqual(
      traits(rows(tree, lit: 2), .row),
      ["herbs", "- sage", "leaf*", "root of it", "mint"])
    // A bar that begins at the edge may part two views.
    XCTAssertEqual(traits(rows("herbs\n sage\ncups\nglass\n china\n", lit: 2), .row), [])
  }

  func testASignBetweenColumnsMakesARowAndAHead() {
    let text =
      "   TIME : FUNCTION    \n  2 us  : brew\n        : │\n  1 us  : ├─pour\n        : │\n  5 us  : drink"
    var screen = rows(text, lit: 3)
    XCTAssertEqual(traits(screen, .status), [])
    for x in 0..<screen.size.columns { screen.surface[x, 0].style.background = .indexed(4) }
    XCTAssertEqual(traits(screen, .columnHeader), ["TIME", "FUNCTION"])
    XCTAssertEqual(
      traits(screen, .row), ["2 us : brew", ": │", "1 us : ├─pour*", ": │", "5 us : drink"])
  }

  func testTheFolderAboveIsARow() {
    var screen = rows("teas of mine\n< ..\n- herbs", lit: 1)
    for x in 0..<12 { screen.surface[x, 0].style.background = .indexed(1) }
    screen.cursor = Point(x: 0, y: 1)
    XCTAssertEqual(traits(screen, .row), ["< ..*", "- herbs"])
  }

  func testADashBeforeALitRowPointsAtIt() {
    let screen = rows("\n   1 sage       ann  \n-  2 mint       bob  ", lit: 2, 1..<21)
    XCTAssertEqual(traits(screen, .row), ["1 sage ann", "2 mint bob*"])
    XCTAssertEqual(traits(rows("\n - sage    \n - mint    ", lit: 2, 2..<11), .row), [])
  }

  // MARK: Panels
  /// A screen with a block of another ground from row 1 to the row before the last one.
  private func panel(_ text: String) -> Screen {
    var screen = Screen.drawn(text, size: Size(40, 12))
    for y in 1..<10 {
      for x in 5..<35 { screen.surface[x, y].style.background = .indexed(7) }
    }
    return screen
  }

  func testRowsOnStripsOfAPanelAreAList() {
    var screen = panel("\n\n       Which tea?\n\n       sage\n       mint\n       dill")
    for y in 4..<9 {
      for x in 7..<33 { screen.surface[x, y].style.background = y == 5 ? .default : .indexed(6) }
    }
    XCTAssertEqual(traits(screen, .row), ["sage", "mint*", "dill"])
    XCTAssertEqual(traits(screen, .textField), [])
  }

  func testAHoleInAPanelIsAField() {
    var screen = panel("\n\n       Your name\n\n       Ann\n\n             < OK >")
    for x in 7..<33 { screen.surface[x, 4].style.background = .default }
    screen.cursor = Point(x: 10, y: 4)
    XCTAssertEqual(traits(screen, .textField), ["Your name*"])
  }

  // MARK: Others
  func testNamesOfFoldersInAColourAreNoRows() {
    var screen = rows("\n../\nherbs/\nsage\nmint and dill", lit: 1, 0..<3)
    light(&screen, row: 2, 0..<6)
    XCTAssertEqual(traits(screen, .row), [])
  }

  func testColumnsAreNoWordsThatWereFound() {
    var screen = rows(
      "\nsage of the garden      0 B\nmint of the garden      0 B\n", lit: 1, 0..<27)
    screen.surface = Screen.drawn("", size: Size(60, 12)).surface
    for (y, name) in ["sage", "mint", "dill"].enumerated() {
      screen.surface.write("\(name) of the garden      0 B", at: Point(x: 0, y: y + 1))
    }
    screen.surface.write("Name: rue", at: Point(x: 0, y: 11))
    screen.cursor = Point(x: 9, y: 11)
    light(&screen, row: 2, 0..<4)
    XCTAssertEqual(traits(screen, .row), [])
    light(&screen, row: 2, 0..<27)
    XCTAssertEqual(
      traits(screen, .row),
      ["sage of the garden 0 B", "mint of the garden 0 B*", "dill of the garden 0 B"])
  }

  func testALitTitleAboveTheFirstRowIsNoMargin() {
    var screen = Screen.drawn(
      """
       ┌ Teas ──────────────────┐
       │ sage                   │
       │ mint                   │
       │                        │
       └────────────────────────┘

      """, size: Size(60, 12))
    light(&screen, row: 0, 2..<8)
    light(&screen, row: 1, 3..<26)
    XCTAssertEqual(traits(screen, .row), ["sage*", "mint"])
  }

  func testKeysBeforeAStripKeepItsRowsTogether() {
    func strips(_ text: String) -> Screen {
      var screen = Screen.drawn(text, size: Size(40, 12))
      for y in [2, 4, 5] {
        for x in 7..<30 { screen.surface[x, y].style.background = .indexed(y == 4 ? 6 : 4) }
      }
      return screen
    }
    XCTAssertEqual(
      traits(strips("\n\n   [q]  Back\n\n   [1]  Sage\n   [2]  Mint"), .row),
      ["Back", "Sage*", "Mint"])
    XCTAssertEqual(
      traits(strips("\n\n   Name Back\n\n   Tea  Sage\n   Cup  Mint"), .row), [])
  }

  func testCheckBoxesOnABarTellNoStatus() {
    var screen = Screen.drawn(
      "( ) Sage        (x) Mint\n(x) Dill        < Quit >\n" + String(repeating: "\n", count: 8))
    for y in 0..<2 { light(&screen, row: y, 0..<screen.size.columns) }
    XCTAssertEqual(traits(screen, .status), [])
    screen.cursor = Point(x: 1, y: 0)
    XCTAssertEqual(traits(screen, .button), ["Quit"])
  }
}
