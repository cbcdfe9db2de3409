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
    // What goes on below is told of by the bar.
    screen = rows("Teas\n\(line)\nsage                 0:10\n  mint", lit: 2)
    XCTAssertEqual(traits(screen, .status), ["sage 0:10"])
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
}
