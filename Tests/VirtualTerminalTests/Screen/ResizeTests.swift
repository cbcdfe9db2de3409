import Core
import Terminal
import VirtualTerminal
import XCTest

final class ResizeTests: XCTestCase {
  func testLinesThatLeaveTheTopAreKeptUpToTheLimit() {
    let terminal = VirtualTerminal(4, 2, scrollback: 3)
    terminal.type((1...9).map(String.init).joined(separator: "\r\n"))
    XCTAssertEqual(terminal.lines, ["8", "9"])
    XCTAssertEqual(terminal.history, ["5", "6", "7"])
    terminal.type("\\e[3J")
    XCTAssertEqual(terminal.scrollbackCount, 0)
  }

  func testRegionAtTheTopFeedsTheScrollbackToo() {
    let terminal = VirtualTerminal(4, 3, "a\r\nb\r\nc\\e[1;2r\\e[2;1H\nd")
    XCTAssertEqual(terminal.lines, ["b", "d", "c"])
    XCTAssertEqual(terminal.history, ["a"])
  }

  func testWrappedTextIsWrappedAnew() {
    let terminal = VirtualTerminal(6, 3, "abcdefgh\r\nxy")
    terminal.resize(to: Size(4, 4))
    XCTAssertEqual(terminal.lines, ["abcd", "efgh", "xy", ""])
    XCTAssertEqual(terminal.place, [2, 2])
    terminal.resize(to: Size(10, 4))
    XCTAssertEqual(terminal.lines, ["abcdefgh", "xy", "", ""])
    XCTAssertEqual(terminal.place, [2, 1])
  }

  func testNarrowingSendsTheTopToTheScrollbackAndWideningBringsItBack() {
    let terminal = VirtualTerminal(8, 2, "abcdefgh\r\nij")
    terminal.resize(to: Size(4, 2))
    XCTAssertEqual(terminal.history, ["abcd"])
    XCTAssertEqual(terminal.lines, ["efgh", "ij"])
    terminal.resize(to: Size(8, 3))
    XCTAssertEqual(terminal.lines.prefix(2), ["abcdefgh", "ij"])
  }

  func testWideCharactersAreNotCut() {
    let terminal = VirtualTerminal(6, 3, "a日本語")
    terminal.resize(to: Size(4, 3))
    XCTAssertEqual(terminal.lines, ["a日", "本語", ""])
    terminal.resize(to: Size(6, 3))
    XCTAssertEqual(terminal.lines, ["a日本", "語", ""])
  }

  /// A column that a wide character left free is none of the text: the cursor stays behind its character.
  func testTheCursorStaysBehindWideCharacters() {
    let terminal = VirtualTerminal(5, 5, "日本語日本語日")
    XCTAssertEqual(terminal.place, [2, 3])
    terminal.resize(to: Size(6, 5))
    XCTAssertEqual(terminal.lines, ["日本語", "日本語", "日", "", ""])
    XCTAssertEqual(terminal.place, [2, 2])
    terminal.resize(to: Size(5, 5))
    XCTAssertEqual(terminal.place, [2, 3])
    terminal.resize(to: Size(20, 5))
    XCTAssertEqual(terminal.place, [14, 0])
  }

  /// The same with the row at the top: of a full history nothing is lost on the way there and back.
  func testAFullHistoryOfWideCharactersComesBackWhole() {
    let terminal = VirtualTerminal(5, 3, scrollback: 5)
    terminal.type("xxxxx-xxxxxxxx111111111😀-xx⌚xxx-x\n")
    XCTAssertEqual(terminal.scrollbackCount, 5)
    let (history, lines) = (terminal.history, terminal.lines)
    for columns in [6, 5] { terminal.resize(to: Size(columns, 3)) }
    XCTAssertEqual(terminal.history, history)
    XCTAssertEqual(terminal.lines, lines)
  }

  /// Where something else stands in place of the wide character, the column that it left free is one of
  /// the text: there and back, each character stands where it stood.
  func testAColumnIsOfTheTextOnceItsWideCharacterIsOverwritten() {
    let terminal = VirtualTerminal(5, 3, "abcd語efgh\\e[2;1Hxy\\e[H")
    let lines = ["abcd", "xyefg", "h"]
    XCTAssertEqual(terminal.lines, lines)
    // A search says the same as another width.
    XCTAssertEqual(terminal.places(of: "d x").count, 1)
    XCTAssertEqual(terminal.places(of: "dx").count, 0)
    terminal.resize(to: Size(12, 6))
    XCTAssertEqual(terminal.lines.first, "abcd xyefgh")
    terminal.resize(to: Size(5, 3))
    XCTAssertEqual(terminal.lines, lines)
  }

  func testRowsAreTakenFromBelowTheCursorFirst() {
    let terminal = VirtualTerminal(4, 4, "a\r\nb")
    terminal.resize(to: Size(4, 2))
    XCTAssertEqual(terminal.lines, ["a", "b"])
    XCTAssertEqual(terminal.scrollbackCount, 0)
    terminal.resize(to: Size(4, 1))
    XCTAssertEqual(terminal.lines, ["b"])
    XCTAssertEqual(terminal.history, ["a"])
  }

  func testWithoutHistoryRowsBelowTheCursorAreLostEvenWithText() {
    let terminal = VirtualTerminal(4, 4, "\\e[?1049ha\r\nb\r\nc\r\nd\\e[2;2H")
    terminal.resize(to: Size(4, 3))
    XCTAssertEqual(terminal.lines, ["a", "b", "c"])
    XCTAssertEqual(terminal.place, [1, 1])
    terminal.resize(to: Size(4, 1))
    XCTAssertEqual(terminal.lines, ["b"])
    XCTAssertEqual(terminal.place, [1, 0])
  }

  func testAlternateScreenIsCutAndThePrimaryOneBehindItRewrapped() {
    let terminal = VirtualTerminal(6, 2, "abcdef\\e[?1049h\\e[H123456")
    terminal.resize(to: Size(3, 3))
    XCTAssertEqual(terminal.lines[0], "123")
    terminal.type("\\e[?1049l")
    XCTAssertEqual(terminal.lines.prefix(2), ["abc", "def"])
  }

  func testPendingWrapMovesOnWhenThereIsRoom() {
    let terminal = VirtualTerminal(3, 2, "abc")
    terminal.resize(to: Size(5, 2))
    terminal.type("d")
    XCTAssertEqual(terminal.lines, ["abcd", ""])
  }

  func testEverySizeKeepsTheTextAndTheCursorInside() {
    let text = "The quick brown fox 日本語 jumps over e\u{301} lazy dogs"
    for columns in 2..<60 {
      let terminal = VirtualTerminal(20, 4, text)
      terminal.resize(to: Size(columns, 5))
      let place = terminal.cursor.position
      XCTAssertTrue(place.x < columns && place.y < 5 && place.y >= 0, "\(columns)")
      terminal.resize(to: Size(60, 5))
      let all = (terminal.history + terminal.lines).joined().trimmingCharacters(in: .whitespaces)
      XCTAssertEqual(all, text, "\(columns)")
    }
  }

  /// The history is wrapped anew when somebody looks at it: a look in between changes nothing.
  func testWhatIsLookedAtLateIsWhatIsLookedAtOnce() {
    var random = SeededRandom(seed: 26)
    let parts = [
      "word ", "日本", "e\u{301}", "\u{1B}[1m", "\u{1B}[m", "x", "\r\n", "\r\n", "\u{1B}#6",
    ]
    for round in 0..<200 {
      let limit = [3, 20, 400][round % 3]
      let (late, once) = (
        VirtualTerminal(12, 3, scrollback: limit), VirtualTerminal(12, 3, scrollback: limit)
      )
      for _ in 0..<12 {
        let text = (0..<Int.random(in: 0..<120, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }
        let size = Size(
          Int.random(in: 1...30, using: &random), Int.random(in: 1...9, using: &random))
        for terminal in [late, once] {
          terminal.feed(text.joined().utf8)
          terminal.resize(to: size)
        }
        XCTAssertEqual(once.scrollbackDetails.count, late.scrollbackCount, "round \(round)")
      }
      XCTAssertEqual(late.scrollbackDetails, once.scrollbackDetails, "round \(round)")
      XCTAssertEqual(late.screenState, once.screenState, "round \(round)")
    }
  }

  func testTheSameWidthAgainBringsTheSameLines() {
    let text = (0..<300).map { "line \($0) is longer than some 日本語 of these screens\r\n" }.joined()
    let terminal = VirtualTerminal(40, 4, scrollback: 9000, text)
    let before = allLines(terminal)
    XCTAssertEqual(before.count, 600)
    for columns in [7, 90, 23, 40] { terminal.resize(to: Size(columns, 4)) }
    XCTAssertEqual(allLines(terminal), before)
  }

  /// Those of the history and of the screen, without empty ones at the end.
  private func allLines(_ terminal: VirtualTerminal) -> [DetailedLine] {
    var lines = (-terminal.scrollbackCount..<terminal.size.rows).map { terminal.details(row: $0) }
    while lines.last?.cells.isEmpty == true { lines.removeLast() }
    return lines
  }
}
