import JourneyKit
import Semantics
import Terminal
import XCTest

/// Roles of what lines are drawn around: boxes that lie over others, tables of lines, keys in the lines of a
/// box, and what stands on a ground of its own in a dialog.
final class RoleBoxTests: XCTestCase {
  private func frames(_ screen: Screen, _ role: Role) -> [Rect] {
    screen.withInferredRoles.nodes.filter { $0.role == role }.map(\.frame)
  }

  // MARK: Boxes over boxes
  func testABoxThatAnotherCoversIsSeen() {
    let screen = Screen.drawn(
      """
      ┌─ Shelf ──────────┐    
      │ tea              │    
      │ milk    ┌─ Sure ─────┐
      │ bread   │ Sell it?   │
      │         └────────────┘
      └──────────────────┘    
      """)
    XCTAssertEqual(traits(screen, .group), ["Shelf"])
    XCTAssertEqual(frames(screen, .group), [Rect(x: 0, y: 0, columns: 20, rows: 6)])
    XCTAssertEqual(traits(screen, .dialog), ["Sure"])
  }

  func testHalfACornerIsNoBox() {
    let screen = Screen.drawn(
      """
      ┌─ Shelf ──           
      │ tea    ┌─ Sure ────┐
      │        │ Sell it?  │
               └───────────┘
      """)
    XCTAssertEqual(traits(screen, .group), ["Sure"])
  }

  func testABoxInTheMiddleOfAPaneIsADialog() {
    let pane = ["┌─ Shelf ─────────────────────┐"]
    let blank = "│                             │"
    let box = [
      "│      ┌─ Name ────────┐      │", "│      │ Of the cook   │      │",
      "│      └───────────────┘      │",
    ]
    let rows =
      pane + [blank, blank, blank] + box + [blank, blank, blank]
      + ["└─────────────────────────────┘"]
    XCTAssertEqual(traits(.drawn(rows.joined(separator: "\n")), .dialog), ["Name"])
    let high = pane + box + Array(repeating: blank, count: 6) + ["└─────────────────────────────┘"]
    XCTAssertEqual(traits(.drawn(high.joined(separator: "\n")), .dialog), [])
  }

  // MARK: Tables
  func testTablesOfLines() {
    let ascii = Screen.drawn(
      """
      +------+-------+
      | Herb | Price |
      +------+-------+
      | sage | 12    |
      | mint | 7     |
      +------+-------+
      """)
    XCTAssertEqual(traits(ascii, .columnHeader), ["Herb", "Price"])
    XCTAssertEqual(frames(ascii, .table), [Rect(x: 0, y: 0, columns: 16, rows: 6)])
    XCTAssertEqual(traits(ascii, .group), [])
    let bare = Screen.drawn(" Herb | Price \n------+-------\n sage |    12 \n mint |     7 ")
    XCTAssertEqual(traits(bare, .columnHeader), ["Herb", "Price"])
    XCTAssertEqual(traits(bare, .row), ["sage | 12", "mint | 7"])
    // Two panes above two others have no names of columns.
    let panes = Screen.drawn("│ tea │ 12 │\n├─────┼────┤\n│ sun │ 7  │")
    XCTAssertEqual(traits(panes, .table), [])
  }

  func testTheRowOfATableOfLinesIsLitAlone() {
    var screen = Screen.drawn(
      """
      ┌──────┬───────┐
      │ Herb │ Price │
      ├──────┼───────┤
      │ sage │    12 │
      │ mint │     7 │
      │ dill │     9 │
      └──────┴───────┘
      """)
    light(&screen, row: 4, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .row), ["sage │ 12", "mint │ 7*", "dill │ 9"])
    XCTAssertEqual(traits(screen, .status), [])
  }

  // MARK: Keys
  func testKeysInTheLineOfABox() {
    func hints(_ line: String) -> [String] {
      let rows = ["┌────────────────────────────┐", "│ tea                        │"]
      return traits(.drawn((rows + [line]).joined(separator: "\n")), .hint)
    }
    XCTAssertEqual(hints("└─ <Enter> Open ── <q> Quit ─┘"), ["Open", "Quit"])
    XCTAssertEqual(
      hints("└─F1Help─F2Open─F3Go─F4Up─F5Q┘"), ["Help", "Open", "Go", "Up", "Q"])
    XCTAssertEqual(hints("└─ 2 of 3 ── tea and milk ───┘"), [])
  }

  func testKeysInADialog() {
    let screen = Screen.drawn(
      """
            ┌──────── Find ────────┐      
            │ ^u empty, ^g stop    │      
            │ [x] case             │      
            └──────────────────────┘      
      """)
    XCTAssertEqual(traits(screen, .hint), ["empty", "stop"])
  }

  // MARK: Grounds
  func testShortWordsOnGroundsOfTheirOwnAreButtons() {
    var screen = Screen.drawn(
      """
            ┌────── Delete ──────┐
            │ Are you sure?      │
            │                    │
            │    Yes      No     │
            └────────────────────┘      
      """)
    for x in [10, 11, 12, 13, 14, 19, 20, 21, 22] {
      screen.surface[x, 3].style.background = .indexed(2)
    }
    XCTAssertEqual(traits(screen, .button), ["Yes", "No"])
    XCTAssertEqual(traits(screen, .textField), [])
  }

  func testTheGroundOfAListInADialogIsNoField() {
    var screen = Screen.drawn(
      """
            ┌─────── Open ───────┐      
            │                    │      
            │  sage              │      
            │                    │      
            │                    │      
            │                    │      
            │        < OK >      │      
            └────────────────────┘      
      """)
    for y in 2...5 {
      for x in 8..<26 { screen.surface[x, y].style.background = .indexed(4) }
    }
    XCTAssertEqual(traits(screen, .textField), [])
  }

  func testAFieldIsNamedByTheParagraphAboveIt() {
    let screen = Screen.drawn(
      """
            ┌─────── Name ───────┐      
            │ Please tell us     │      
            │ who cooks.         │      
            │ ┌────────────────┐ │      
            │ │Ann             │ │      
            │ └────────────────┘ │      
            │       < OK >       │      
            └────────────────────┘      
      """)
    XCTAssertEqual(traits(screen, .textField), ["Please tell us who cooks."])
  }
}
