import Terminal
import VirtualTerminal
import XCTest

/// Mode 2027: one cell for each extended grapheme cluster of Unicode's UAX #29.
final class GraphemeClusterTests: XCTestCase {
  private func clusters(_ scalars: [UInt32]) -> [String] {
    var text = String.UnicodeScalarView()
    for value in scalars { text.append(Unicode.Scalar(value) ?? "?") }
    let terminal = VirtualTerminal(40, 1, "\\e[?2027h" + String(text))
    return terminal.details(row: 0).cells.filter { $0.width > 0 }.map(\.text)
  }

  private func assert(
    _ scalars: [UInt32], are count: Int, _ line: UInt = #line
  ) {
    XCTAssertEqual(clusters(scalars).count, count, "\(clusters(scalars))", line: line)
  }

  func testConsonantsAroundALinkerAreOneCluster() {
    // GB9c: Devanagari, Khmer, Balinese, Myanmar.
    assert([0x0915, 0x094D, 0x0924], are: 1)
    assert([0x1795, 0x17D2, 0x17AF, 0x1798], are: 2)
    assert([0x1B26, 0x1B17, 0x1B44, 0x1B13], are: 2)
    assert([0x1004, 0x103A, 0x1039, 0x1011, 0x1039, 0x1011], are: 1)
  }

  func testMarksBehindAConjunctBelongToIt() {
    assert([0x179F, 0x17D2, 0x178F, 0x17D2, 0x179A, 0x17B8], are: 1)
    assert([0x1B32, 0x1B44, 0x1B22, 0x1B44, 0x1B2C, 0x1B32], are: 2)
  }

  func testAConjunctNeedsALinkerAndConsonantsOnly() {
    assert([0x0915, 0x0924], are: 2)
    assert([0x0915, 0x093C, 0x0924], are: 2)
    assert([0x0061, 0x094D, 0x0924], are: 2)
    // ZWNJ keeps them apart.
    assert([0x0915, 0x094D, 0x200C, 0x0924], are: 2)
  }

  func testHangulFlagsAndEmojiFollowTheirRules() {
    assert([0x1100, 0x1161, 0x11A8], are: 1)  // GB6 to GB8
    assert([0x1F1E6, 0x1F1E7, 0x1F1E8], are: 2)  // GB12
    assert([0x1F469, 0x200D, 0x1F467], are: 1)  // GB11
    assert([0x0600, 0x0031], are: 1)  // GB9b
  }

  func testWithoutTheModeAConjunctIsSeparateCells() {
    let terminal = VirtualTerminal(10, 1, "\u{0915}\u{094D}\u{0924}")
    XCTAssertEqual(terminal.details(row: 0).cells.count, 2)
  }

  /// The width of a cluster is that of its parts together, at most two (the terminal working group's
  /// and ucs-detect's measure).
  func testAClusterIsAsWideAsItsPartsUpToTwoColumns() {
    let widths: [(text: String, columns: Int)] = [
      ("กำ", 2), ("ກຳ", 2), ("ਖੀ", 2), ("\u{601}\u{6F1}", 2), ("कि", 2), ("क्षि", 2), ("கி", 2), ("한", 2),
      ("e\u{301}", 1), ("กั", 1), ("क्", 1), ("☝🏽", 2), ("🇩🇪", 2), ("👩\u{200D}👧\u{200D}👧", 2),
    ]
    for (text, columns) in widths {
      let terminal = VirtualTerminal(10, 1, "\\e[?2027h" + text)
      XCTAssertEqual(terminal.place[0], columns, text)
      XCTAssertEqual(terminal.details(row: 0).cells.first?.width, columns, text)
      XCTAssertEqual(terminal.details(row: 0).cells.first?.text, text)
    }
  }

  /// emoji-variation-sequences.txt: U+FE0F is for those; elsewhere it is a mark like others.
  func testTheEmojiSelectorWidensOnlyWhatIsAnEmojiByIt() {
    for (text, columns) in [("a", 1), ("é", 1), ("क", 1), ("❤", 2), ("1", 2), ("©", 2), ("⌚", 2)] {
      let terminal = VirtualTerminal(10, 1, "\\e[?2027h\(text)\u{FE0F}")
      XCTAssertEqual(terminal.place[0], columns, text)
    }
  }

  /// What is known of the last cluster is forgotten when the cursor may be elsewhere.
  func testAMarkJoinsWhatStandsBeforeTheCursorNow() {
    let terminal = VirtualTerminal(10, 1, "\\e[?2027hab👩\\e[1;2H\u{301}\\e[1;5H\u{200D}👧")
    XCTAssertEqual(
      terminal.details(row: 0).cells.filter { $0.width > 0 }.map(\.text),
      ["a\u{301}", "b", "👩\u{200D}👧"])
  }
}
