import Terminal
import VirtualTerminal
import XCTest

/// Selections, what is found, and ranges of links and commands.
final class TextRangeTests: XCTestCase {
  private func range(_ x: Int, _ y: Int, _ endX: Int, _ endY: Int) -> TextRange {
    TextRange(Point(x: x, y: y), Point(x: endX, y: endY))
  }

  // MARK: Text
  func testTextOfARangeJoinsWhatWasWrapped() {
    let terminal = VirtualTerminal(10, 4, "the quick brown fox\r\njumps   \r\nover\r\nthe dog")
    XCTAssertEqual(terminal.scrollbackCount, 1)
    let all = range(0, -1, 10, 3)
    XCTAssertEqual(terminal.text(in: all), "the quick brown fox\njumps\nover\nthe dog")
    XCTAssertEqual(terminal.text(in: range(4, -1, 5, 0)), "quick brown")
    XCTAssertEqual(terminal.text(in: range(3, 3, 2, 2)), "er\nthe", "backwards")
    XCTAssertEqual(terminal.text(in: range(0, 1, 0, 2)), "jumps\n", "with its line end")
    XCTAssertEqual(terminal.text(in: range(0, -99, 99, 99)), terminal.text(in: all))
    XCTAssertEqual(terminal.text(in: range(4, 1, 4, 1)), "")
    XCTAssertEqual(terminal.text(inBlock: Rect(x: 1, y: 1, columns: 3, rows: 3)), "ump\nver\nhe")
  }

  func testHalfAWideCharacterIsAWholeOneAndAGapIsNoBlank() {
    let terminal = VirtualTerminal(5, 3, "日本語e\u{301}x")
    XCTAssertEqual(terminal.text(in: range(0, 0, 5, 1)), "日本語e\u{301}x")
    XCTAssertEqual(terminal.text(in: range(1, 0, 3, 0)), "日本")
    XCTAssertEqual(terminal.text(in: range(3, 0, 1, 1)), "本語")
  }

  func testWordsAndLines() {
    let terminal = VirtualTerminal(12, 4, "see /usr/share/doc, привет!\r\nend")
    XCTAssertEqual(terminal.line(at: 1), range(0, 0, 12, 2))
    XCTAssertEqual(terminal.text(in: terminal.line(at: 0)), "see /usr/share/doc, привет!")
    let word = terminal.word(at: Point(x: 2, y: 1))
    XCTAssertEqual(terminal.text(in: word), "/usr/share/doc")
    XCTAssertEqual(word, range(4, 0, 6, 1))
    XCTAssertEqual(terminal.text(in: terminal.word(at: Point(x: 9, y: 1))), "привет")
    XCTAssertEqual(terminal.text(in: terminal.word(at: Point(x: 6, y: 0), with: "")), "usr")
    XCTAssertEqual(terminal.text(in: terminal.word(at: Point(x: 3, y: 0))), "")
    XCTAssertEqual(terminal.text(in: terminal.word(at: Point(x: 11, y: 3))), "end")
  }

  func testRangesAreInOrderAndMove() {
    let some = TextRange(Point(x: 3, y: 2), Point(x: 5, y: -1))
    XCTAssertEqual(some.start, Point(x: 5, y: -1))
    XCTAssertEqual(some.rows, -1...2)
    XCTAssertEqual(range(3, 0, 0, 2).rows, 0...1)
    XCTAssertTrue(some.contains(Point(x: 2, y: 2)) && !some.contains(Point(x: 3, y: 2)))
    XCTAssertEqual(some.moved(by: -1), range(5, -2, 3, 1))
  }

  // MARK: Search
  func testPlacesAreFoundInTheHistoryAndOverWraps() {
    let terminal = VirtualTerminal(8, 2, "a needle\r\nhay\r\nmore nEEdles and needles")
    let exact = terminal.places(of: "needle")
    XCTAssertEqual(exact.map { terminal.text(in: $0) }, ["needle", "needle"])
    XCTAssertEqual(exact.first, range(2, -3, 8, -3))
    let all = terminal.places(of: "NEEDLE", ignoringCase: true)
    XCTAssertEqual(all.map { terminal.text(in: $0) }, ["needle", "nEEdle", "needle"])
    XCTAssertEqual(all.map(\.rows), [-3 ... -3, -1...0, 1...1])
    XCTAssertEqual(terminal.places(of: "needle", ignoringCase: true, limit: 2).count, 2)
    XCTAssertEqual(terminal.places(of: "needle", rows: 0..<2), [range(1, 1, 7, 1)])
    XCTAssertEqual(terminal.places(of: "needle", rows: 0..<1), [])
    XCTAssertEqual(terminal.places(of: "").count, 0)
    XCTAssertEqual(terminal.places(of: "absent").count, 0)
  }

  func testOtherLettersAreFoundToo() {
    let terminal = VirtualTerminal(12, 3, "Привет, 日本語 e\u{301}a\r\naaaa")
    XCTAssertEqual(terminal.places(of: "ПРИВЕТ", ignoringCase: true), [range(0, 0, 6, 0)])
    XCTAssertEqual(terminal.places(of: "本語 e\u{301}"), [range(10, 0, 4, 1)])
    XCTAssertEqual(terminal.places(of: "aa"), [range(0, 2, 2, 2), range(2, 2, 4, 2)])
  }

  func testAHistoryOfAHundredThousandLinesIsSearched() {
    let terminal = VirtualTerminal(size: Size(80, 24), scrollback: 300_000)
    for index in 0..<100_030 { terminal.feed("line \(index) of some text\r\n".utf8) }
    terminal.resize(to: Size(20, 24))
    let one = terminal.places(of: "line 5437 of")
    XCTAssertEqual(one.map { terminal.text(in: $0) }, ["line 5437 of"])
    XCTAssertEqual(terminal.places(of: "99 of some").count, 1000)
  }

  // MARK: Links and commands
  func testLinksAreRanges() {
    let terminal = VirtualTerminal(10, 3)
    XCTAssertEqual(terminal.links(), [])
    terminal.type("see \\e]8;;http://a\u{7}this one\\e]8;;\u{7} ")
    terminal.type("\\e]8;id=x;http://b\u{7}b\\e[1mB\\e]8;;\u{7}")
    terminal.type(" \\e]8;id=x;http://b\u{7}again\\e]8;;\u{7}\r\n")
    let links = terminal.links()
    XCTAssertEqual(links.map(\.address), ["http://a", "http://b", "http://b"])
    XCTAssertEqual(links.map(\.id), ["", "x", "x"])
    XCTAssertEqual(links.map { terminal.text(in: $0.range) }, ["this one", "bB", "again"])
    XCTAssertEqual(links[0].range, range(4, -1, 2, 0))
    let middle = terminal.links(in: 0..<1)
    XCTAssertEqual(middle.map { terminal.text(in: $0.range) }, ["ne", "bB", "agai"])
  }

  func testCommandsAreRanges() {
    let terminal = VirtualTerminal(20, 4)
    XCTAssertEqual(terminal.commands, [])
    let prompt = "\\e]133;A\u{7}$ \\e]133;B\u{7}"
    terminal.type(prompt + "make\r\n\\e]133;C\u{7}one\r\ntwo\r\n\\e]133;D;2\u{7}" + prompt + "ls")
    let commands = terminal.commands
    XCTAssertEqual(commands.map { terminal.text(in: $0.prompt) }, ["$", "$"])
    XCTAssertEqual(commands.map { $0.input.map { terminal.text(in: $0) } }, ["make\n", "ls"])
    XCTAssertEqual(commands.map { $0.output.map { terminal.text(in: $0) } }, ["one\ntwo\n", nil])
    XCTAssertEqual(commands.map(\.status), [2, nil])
    XCTAssertEqual(commands.map(\.hasEnded), [true, false])
    terminal.type("\r\n\\e]133;C\u{7}running\r\n")
    XCTAssertEqual(terminal.commands.last?.output.map { terminal.text(in: $0) }, "running\n")
  }
}
