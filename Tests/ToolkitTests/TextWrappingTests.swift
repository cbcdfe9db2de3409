import Core
import Terminal
import Toolkit
import XCTest

final class TextWrappingTests: XCTestCase {
  func testLinesBreakBetweenWords() {
    XCTAssertEqual(TextWrapping.wrap("one two three", to: 8), ["one two", "three"])
    XCTAssertEqual(TextWrapping.wrap("one two", to: 7), ["one two"])
    XCTAssertEqual(TextWrapping.wrap("Мурка любит рыбу", to: 11), ["Мурка любит", "рыбу"])
  }

  func testALongWordBreaksAtAColumn() {
    XCTAssertEqual(TextWrapping.wrap("abcdefgh", to: 3), ["abc", "def", "gh"])
    XCTAssertEqual(TextWrapping.wrap("x abcdefgh y", to: 3), ["x", "abc", "def", "gh", "y"])
    XCTAssertEqual(TextWrapping.wrap("日本語", to: 5), ["日本", "語"])
  }

  func testLineFeedsBreakAndEmptyLinesStay() {
    XCTAssertEqual(TextWrapping.wrap("a\n\nb", to: 5), ["a", "", "b"])
    XCTAssertEqual(TextWrapping.wrap("", to: 5), [""])
  }

  func testTheIndentOfALineStays() {
    XCTAssertEqual(TextWrapping.wrap("  - item", to: 20), ["  - item"])
    XCTAssertEqual(TextWrapping.wrap("a\n  b", to: 9), ["a", "  b"])
  }

  func testBlanksAtABreakAreDropped() {
    XCTAssertEqual(TextWrapping.wrap("abcd      efgh", to: 4), ["abcd", "efgh"])
    XCTAssertEqual(TextWrapping.wrap("a  b", to: 9), ["a  b"])
  }

  func testWithoutRoomThereAreNoLines() {
    XCTAssertEqual(TextWrapping.wrap("abc", to: 0), [])
    XCTAssertEqual(TextWrapping.wrap("abc", to: -1), [])
  }

  func testAClusterWiderThanALineStandsAlone() {
    XCTAssertEqual(TextWrapping.wrap("a日b", to: 1), ["a", "日", "b"])
    XCTAssertEqual(TextWrapping.wrap("x👩‍👧y", to: 3), ["x", "👩‍👧", "y"])
  }

  func testNothingButBlanksIsEverLost() {
    var random = SeededRandom(seed: 4)
    let pieces = ["a", "Жук", "日本語", "e\u{301}", " ", "  ", "👩‍👧", "longerword", "🇩🇪"]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let columns = Int.random(in: 1...12, using: &random)
      let lines = TextWrapping.wrap(text, to: columns)
      XCTAssertEqual(
        lines.joined().filter { $0 != " " }, text.filter { $0 != " " }, "\(text) to \(columns)")
      for line in lines where line.count > 1 {
        XCTAssertLessThanOrEqual(DisplayWidth.of(line), columns, "\(text) to \(columns)")
      }
    }
  }

  func testAWordOfEnormousLengthIsBroken() {
    let word = String(repeating: "日", count: 60_000)
    XCTAssertEqual(TextWrapping.wrap(word, to: 80).count, 1_500)
  }
}
