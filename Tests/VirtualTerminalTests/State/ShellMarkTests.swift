import Terminal
import VirtualTerminal
import XCTest

/// OSC 133, FinalTerm's semantic prompts, as iTerm2, kitty and others read them.
final class ShellMarkTests: XCTestCase {
  private let session =
    "\\e]133;A\\e\\$ \\e]133;B\\e\\ls\r\n\\e]133;C\\e\\one\r\n\\e]133;D;2\\e\\\\e]133;A\\e\\$ "

  private func marks(_ terminal: VirtualTerminal) -> [String] {
    terminal.shellMarks.map { "\($0.row):\($0.mark.column) \($0.mark.kind)" }
  }

  func testMarksStandWhereTheCursorWas() {
    XCTAssertEqual(
      marks(VirtualTerminal(20, 5, session)),
      ["0:0 prompt", "0:2 command", "1:0 output", "2:0 end(status: Optional(2))", "2:0 prompt"])
  }

  func testMarksGoWithTheirLinesIntoTheScrollback() {
    let terminal = VirtualTerminal(20, 2, session)
    XCTAssertEqual(terminal.shellMarks.first?.row, -1)
    terminal.type("\r\n\r\n")
    XCTAssertEqual(terminal.shellMarks.map(\.row), [-3, -3, -2, -1, -1])
    terminal.type("\\e[3J")
    XCTAssertEqual(terminal.shellMarks, [])
  }

  func testMarksOfErasedLinesAreGone() {
    let terminal = VirtualTerminal(20, 5, session)
    terminal.type("\\e[2J")
    XCTAssertEqual(terminal.shellMarks, [])
  }

  func testMarksSurviveAChangeOfWidth() {
    let terminal = VirtualTerminal(20, 5, session)
    terminal.type("abcdefgh\r\n\\e]133;A\\e\\>")
    let before = terminal.shellMarks.map(\.mark)
    terminal.resize(to: Size(6, 8))
    XCTAssertEqual(terminal.shellMarks.map(\.mark), before)
    XCTAssertEqual(terminal.shellMarks.last?.row, 4)
    terminal.resize(to: Size(20, 5))
    XCTAssertEqual(terminal.shellMarks.last?.row, 3)
  }

  func testTheAlternateScreenHasItsOwn() {
    let terminal = VirtualTerminal(20, 5, session + "\\e[?1049h")
    XCTAssertEqual(terminal.shellMarks, [])
    terminal.type("\\e[?1049l")
    XCTAssertEqual(terminal.shellMarks.count, 5)
  }

  func testMarksAreBounded() {
    let terminal = VirtualTerminal(10, 2, scrollback: 10000)
    for _ in 0..<100 { terminal.type("\\e]133;A\\e\\") }
    XCTAssertEqual(terminal.shellMarks.count, 16)
    for _ in 0..<9000 { terminal.type("\\e]133;A\\e\\\r\n") }
    XCTAssertLessThanOrEqual(terminal.shellMarks.count, 4200)
    XCTAssertGreaterThan(terminal.shellMarks.count, 1000)
  }
}
