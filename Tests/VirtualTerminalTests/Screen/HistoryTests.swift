import Core
import Terminal
import VirtualTerminal
import XCTest

/// Lines that were scrolled off are the lines that they were.
///
/// The reference is a screen so high that nothing leaves it. Styles end with each line: the line that
/// scrolling brings would otherwise have their colours.
final class HistoryTests: XCTestCase {
  private func assertKept(
    _ text: String, lines count: Int, columns: Int = 20, line: UInt = #line
  ) {
    let text = text.replacing("\r\n", with: "\\e[m\r\n")
    let high = VirtualTerminal(columns, count + 1, text)
    let low = VirtualTerminal(columns, 2, scrollback: count, text)
    XCTAssertEqual(low.scrollbackCount, count - 1, line: line)
    for row in 0..<(count + 1) {
      XCTAssertEqual(
        low.details(row: row - low.scrollbackCount), high.details(row: row), "row \(row)",
        line: line)
    }
  }

  func testLinesOfAllForms() {
    let lines = [
      "", "plain", "Latin é ÿ", "Кириллица", "日本語 wide", "mixed 日 é Ж", "marks e\u{301}x\u{308}",
      "\\e[31mred all over", "\\e[31mред\\e[m and plain", "\\e[1m日\\e[3m本\\e[m語",
      "gap\\e[3Cgap", "\\e[44m\\e[K blue to the end\\e[m", "\\e[1\"qprotected\\e[0\"q not",
      "wide 日 cut\\e[7Dx", "\\e]8;;http://a.b\\e\\\\link\\e]8;;\\e\\\\", "12345678901234567890",
    ]
    assertKept(lines.map { $0 + "\r\n" }.joined(), lines: lines.count)
  }

  func testRandomLines() {
    var random = SeededRandom(seed: 5)
    let parts = ["a", "é", "日", "Ж", "😀", "e\u{301}", "\\e[7m", "\\e[m", "\\e[38;5;9m", "\\e[2C"]
    let lines = (0..<400).map { _ in
      (0..<Int.random(in: 0..<9, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
        + "\r\n"
    }
    assertKept(lines.joined(), lines: lines.count)
  }

  func testHalfOfAWideCharacterInAnotherStyleKeepsIt() {
    // DECCARA changes the right half alone.
    assertKept("日本\r\\e[1;2;1;2;7$r\r\n", lines: 1, columns: 8)
    assertKept("日本\\e[2*x\\e[1;2;1;2;7$r\r\n\r\n", lines: 2, columns: 8)
  }

  func testStylesAreCollectedInScrollbackToo() {
    // More styles than the table keeps without looking which are in use.
    let lines = (0..<1000).map { line in
      (0..<40).map { column in
        let number = line * 40 + column
        return "\\e[38;2;\(number >> 16);\(number >> 8 & 255);\(number & 255)m日"
      }.joined() + "\r\n"
    }
    assertKept(lines.joined(), lines: lines.count, columns: 81)
    let plain = (0..<1000).map { line in
      "\\e[38;2;1;\(line >> 8);\(line & 255)mline \(line)\\e[m\r\n"
    }
    assertKept((lines.prefix(900) + plain).joined(), lines: 1900, columns: 81)
  }

  func testClustersAreCollectedInScrollbackToo() {
    let lines = (0..<250).map { line in
      (0..<160).map { column in
        let number = line * 160 + column
        let marks = [number % 80, number / 80 % 80, number / 6400].map { 0x300 + UInt32($0) }
        return "x" + String(String.UnicodeScalarView(marks.compactMap(Unicode.Scalar.init)))
      }.joined() + "\r\n"
    }
    assertKept(lines.joined(), lines: lines.count, columns: 161)
  }

  func testOnlySoManyLinesAreKept() {
    let text = (0..<5000).map { "line \($0) 日\r\n" }.joined()
    let terminal = VirtualTerminal(20, 3, scrollback: 70, text)
    XCTAssertEqual(terminal.scrollbackCount, 70)
    XCTAssertEqual(terminal.history.first, "line 4928 日")
    XCTAssertEqual(terminal.history.last, "line 4997 日")
    terminal.type("\\e[3Jx\r\n")
    XCTAssertEqual(terminal.history, ["line 4998 日"])
  }

  func testNoneAreKeptWhereNoneAreWanted() {
    let terminal = VirtualTerminal(20, 2, scrollback: 0, "a\r\nb\r\nc")
    XCTAssertEqual(terminal.scrollbackCount, 0)
    XCTAssertEqual(terminal.lines, ["b", "c"])
  }
}
