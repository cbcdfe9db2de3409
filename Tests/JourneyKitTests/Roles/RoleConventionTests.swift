import JourneyKit
import Semantics
import Terminal
import XCTest

/// Conventions that many programs share, each with a screen that looks alike and is none.
final class RoleConventionTests: XCTestCase {
  private func hints(_ row: String) -> [String] {
    traits(
      .drawn((["text"] + Array(repeating: "", count: 8) + [row]).joined(separator: "\n")), .hint)
  }

  // MARK: Hints
  func testKeysInWords() {
    XCTAssertEqual(hints("[q]uit  [s]ort by name  e(x)it"), ["quit", "sort by name", "exit"])
    XCTAssertEqual(hints(" (n)ew game (u)ndo"), ["new game", "undo"])
    XCTAssertEqual(
      hints("<n>=set to n, ^K)ill/select, a)uthor search"),
      ["set to n", "Kill/select", "author search"])
    XCTAssertEqual(hints("let y = f(x) + g(x)"), [])
  }

  func testKeysBehindWhatTheyDo() {
    XCTAssertEqual(
      hints("Commit: c | Stage: <space> | Keys: ?"), ["Commit", "Stage", "Keys"])
    XCTAssertEqual(hints("Stage [enter] Commit [c]"), ["Stage", "Commit"])
    XCTAssertEqual(hints("Line: 1 | Column: 5"), [])
  }

  func testKeysBetweenBullets() {
    XCTAssertEqual(
      hints("↑/k up • ↓/j down • q quit • ? more"), ["up", "down", "quit", "more"])
    XCTAssertEqual(
      hints("<ESC> Exit | <TAB> / <Shift + TAB> Navigate |"), ["Exit", "Navigate"])
    XCTAssertEqual(hints("q Quit   ? Help   Enter Open"), ["Quit", "Help", "Open"])
    XCTAssertEqual(hints("or <Space> toggles it, or <Esc> to end!"), [])
    XCTAssertEqual(hints("I think   a book"), [])
  }

  func testKeysBehindAHeading() {
    XCTAssertEqual(hints("keys:  q: quit  i: ionice"), ["quit", "ionice"])
    let rows = [
      "text", "", "", "", "<n>=next, TAB=view, /=find", "a)dd, b)ack, c)opy", "", "", "", "",
    ]
    let screen = Screen.drawn(rows.joined(separator: "\n"))
    XCTAssertEqual(traits(screen, .hint), ["next", "view", "find", "add", "back", "copy"])
  }

  func testKeysAreTheFirstLettersOfWords() {
    var screen = Screen.drawn("tea\nKeys:  Help   Show more   Start again   quit\n\n\n\n\n")
    for x in [7, 14, 26, 40] { screen.surface[x, 1].style.attributes = .bold }
    XCTAssertEqual(traits(screen, .hint), ["Help", "Show more", "Start again", "quit"])
  }

  // MARK: Tables
  func testNamesOfColumnsMayHaveTwoWords() {
    var screen = Screen.drawn(
      "  Pid:    DISK READ   COMMAND  \n   312    12.50 K/s   journal  \n     1     0.00 B/s   systemd  \n\n"
    )
    for x in 0..<screen.size.columns { screen.surface[x, 0].style.attributes = .bold }
    XCTAssertEqual(traits(screen, .columnHeader), ["Pid:", "DISK READ", "COMMAND"])
  }

  func testASpreadsheet() {
    var screen = Screen.drawn(
      "A1 [tea]\n\n       A     B     C   \n  0 tea       12       \n  1 milk               \n  2\n  3\n  4"
    )
    light(&screen, row: 2, 0..<12)
    light(&screen, row: 2, 16..<22)
    for row in 4...7 { light(&screen, row: row, 0..<3) }
    XCTAssertEqual(traits(screen, .columnHeader), ["A", "B", "C"])
    XCTAssertEqual(traits(screen, .table).count, 1)
    XCTAssertEqual(traits(screen, .list), [])
    XCTAssertEqual(traits(screen, .row), [])
  }

  // MARK: Lists
  func testWhatIsLitAndIsNoRow() {
    var pager = Screen.drawn("tea\nmilk\nbread\nnotes (END)   ")
    light(&pager, row: 3, 0..<11)
    XCTAssertEqual(traits(pager, .row), [])
    var editor = Screen.drawn("11 tea\n12 milk\n13 bread\n\n\n\n")
    light(&editor, row: 1, 0..<2)
    XCTAssertEqual(traits(editor, .row), [])
    light(&editor, row: 0, 0..<editor.size.columns)
    XCTAssertEqual(traits(editor, .status), [])
  }

  func testASignPointsAtTheSelectedRow() {
    var screen = Screen.drawn(
      "Groups\n->   12 tea       \n      3 milk      \n     44 bread     \n\n\n\nall")
    for x in 0..<screen.size.columns { screen.surface[x, 0].style.background = .indexed(4) }
    light(&screen, row: 1, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .row), ["12 tea*", "3 milk", "44 bread"])
    XCTAssertEqual(traits(screen, .status), ["Groups"])
  }

  func testABarUnlikeTheOthersIsARow() {
    var screen = Screen.drawn("Accounts\n cash    \n bank    \n\n\n\n\nall")
    let all = 0..<screen.size.columns
    light(&screen, row: 0, all)
    light(&screen, row: 7, all)
    for x in all { screen.surface[x, 1].style.background = .indexed(3) }
    XCTAssertEqual(traits(screen, .row), ["cash*", "bank"])
    for x in all { screen.surface[x, 1].style = screen.surface[x, 0].style }
    XCTAssertEqual(traits(screen, .row), [])
  }

  // MARK: Tabs
  func testTheShownTabIsLit() {
    var bars = Screen.drawn(" Status [1] | Log [2] | Files [3] \n\n\n\n\n")
    light(&bars, row: 0, 0..<11)
    XCTAssertEqual(traits(bars, .tab), ["Status [1]*", "Log [2]", "Files [3]"])
    var named = Screen.drawn("Top 2.1   Overview   Idle   Tunables  \n\n\n\n\n")
    light(&named, row: 0, 0..<8)
    light(&named, row: 0, 10..<18)
    XCTAssertEqual(traits(named, .tab), ["Overview*", "Idle", "Tunables"])
    var keys = Screen.drawn("Enter Send   Esc Cancel   F1 Help\n\n\n\n\n")
    light(&keys, row: 0, 0..<5)
    XCTAssertEqual(traits(keys, .tab), [])
  }

  func testTheShownTabHasALineOfItsOwnBelowIt() {
    var screen = Screen.drawn("  Overview  Details  Logs\n  ━━━━━━━━━━━━━━━━━━━━━━━\ntext\n\n\n")
    for x in 2..<10 { screen.surface[x, 1].style.foreground = .indexed(4) }
    XCTAssertEqual(traits(screen, .tab), ["Overview*", "Details", "Logs"])
    for x in 10..<25 { screen.surface[x, 1].style.foreground = .indexed(4) }
    XCTAssertEqual(traits(screen, .tab), [])
  }

  // MARK: Marks and fields
  func testAMarkInABarIsNoCheckBox() {
    var screen = Screen.drawn("[*] ann   (*) Online\n\n[x] Sugar\n\n\n\n")
    light(&screen, row: 0, 0..<screen.size.columns)
    XCTAssertEqual(traits(screen, .checkbox), ["Sugar*"])
    XCTAssertEqual(traits(screen, .radio), [])
  }

  func testCellsBehindAColonAreAField() {
    var screen = Screen.drawn("Form\n\n Name: Ann         \n Town: Bern Old____\n\n\n\n")
    light(&screen, row: 2, 7..<18)
    light(&screen, row: 3, 7..<19)
    XCTAssertEqual(traits(screen, .textField), ["Name", "Town"])
    let frames = screen.withInferredRoles.nodes.filter { $0.role == .textField }.map(\.frame)
    XCTAssertEqual(frames.map(\.minX), [7, 7])
  }

  func testPromptsBelowEachOther() {
    var screen = Screen.drawn(
      "Search\n\nFind this symbol:      \nFind this text:\n\n\n\n\n\n\n\n")
    screen.cursor = Point(x: 18, y: 2)
    XCTAssertEqual(traits(screen, .textField), ["Find this symbol*"])
    var prompt = Screen.drawn(">>> import os\n>>> os.      \n\n")
    prompt.cursor = Point(x: 7, y: 1)
    XCTAssertEqual(traits(prompt, .textField), ["*"])
  }

  // MARK: Boxes
  func testADashInATitleIsNoLine() {
    let screen = Screen.drawn("╭─[2]─Files - Trees─╮\n│ tea               │\n╰───────────────────╯")
    XCTAssertEqual(traits(screen, .group), ["Files - Trees"])
    XCTAssertEqual(traits(.drawn("+- Tea --+\n| milk   |\n+--------+"), .group), ["Tea"])
  }
}
