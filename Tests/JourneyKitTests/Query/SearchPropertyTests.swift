import Core
import Foundation
import Terminal
import XCTest

@testable import JourneyKit

/// What is found quickly is what a slow look finds.
final class SearchPropertyTests: XCTestCase {
  private let size = Size(16, 4)

  private func found(_ pattern: TextPattern, _ screen: Screen, _ area: Rect) throws -> [Rect] {
    try screen.words(pattern, in: area, acrossRows: false).map(\.frame)
  }

  func testRowsHoldTheSameCharactersAtTheSameColumns() {
    var screens = RandomScreen(seed: 11)
    for _ in 0..<1500 {
      let screen = screens.screen(size)
      let area = screens.area(size)
      let slow = SlowSearch(screen.surface).rows(area)
      let rows = screen.lines(in: area)
      XCTAssertEqual(rows.map(\.characters), slow.map { $0.row.map(\.character) })
      XCTAssertEqual(rows.map(\.columns), slow.map { $0.row.map(\.columns) })
    }
  }

  func testWordsAreFoundWhereASlowLookFindsThem() throws {
    var screens = RandomScreen(seed: 12)
    var count = 0
    for _ in 0..<2000 {
      let screen = screens.screen(size)
      let area = screens.area(size)
      let words = words(&screens, screen)
      let slow = SlowSearch(screen.surface).places(of: words, in: area) { Self.isSame($0, $1) }
      XCTAssertEqual(
        try found(TextPattern(words), screen, area), slow, "\(words) in\n\(screen.text)")
      let any = SlowSearch(screen.surface).places(of: words, in: area) {
        Self.isSame($0, $1, ignoringCase: true)
      }
      let pattern = TextPattern(words, ignoringCase: true)
      XCTAssertEqual(try found(pattern, screen, area), any, "\(words) in\n\(screen.text)")
      count += slow.count
    }
    XCTAssertGreaterThan(count, 700)
  }

  func testExpressionsAreFoundWhereASlowLookFindsThem() throws {
    var screens = RandomScreen(seed: 13)
    let forms: [(String) -> String] = [
      { $0 }, { "\($0)+" }, { "\($0)?" }, { "(\($0))?" }, { "(\($0)|b)" }, { "\($0)|x" },
      { "[\($0)b]" }, { "\($0){1,2}" }, { "\\b\($0)" }, { "\($0)." }, { "\($0)*x" }, { "^\($0)" },
      { "(?i)\($0)" }, { "\\d\($0)" }, { "\($0)\\s*" }, { "(?:\($0)a)+" }, { "\\u{61}\($0)" },
      { _ in "[a-c]{2}" },
      { _ in "[ab]" },
    ]
    var (count, tried) = (0, 0)
    for _ in 0..<2000 {
      let screen = screens.screen(size)
      let area = screens.area(size)
      let parts = (0..<Int.random(in: 1...3, using: &screens.random)).map { _ in
        (forms.randomElement(using: &screens.random) ?? { $0 })(words(&screens, screen))
      }
      let source = parts.joined()
      guard let expression = try? Regex(source).wordBoundaryKind(.simple) else { continue }
      tried += 1
      let slow = SlowSearch(screen.surface).places(of: expression, in: area)
      XCTAssertEqual(
        try found(TextPattern(regex: source), screen, area), slow, "/\(source)/ in\n\(screen.text)")
      let any = SlowSearch(screen.surface).places(of: expression.ignoresCase(), in: area)
      XCTAssertEqual(
        try found(TextPattern(regex: source, ignoringCase: true), screen, area), any,
        "/\(source)/i in\n\(screen.text)")
      count += slow.count
    }
    XCTAssertGreaterThan(tried, 1000)
    XCTAssertGreaterThan(count, 300)
  }

  func testWordsThatAnExpressionNeeds() {
    let cases = [
      ("cell 29 \\d9", "cell 29 "), (#"\d+ cats?"#, " cat"), (#"\btxt\b"#, "txt"), ("a|b", ""),
      ("(a|b) c", " c"), ("(?i)save", ""), ("ab*c", "a"), ("ab+c", "ab"), ("x{2}yz", "yz"),
      ("[abc]d", "d"), ("[]a]b", ""), ("[a[b]]c", ""), (#"1\.5"#, "1.5"), (#"\u{61}bc"#, ""),
      ("naïve", "na"), ("[\u{301}a]bc", ""), ("x{a|b}", ""), (#"[\Q]\E]a"#, ""), ("", ""),
    ]
    for (source, words) in cases {
      XCTAssertEqual(String(RequiredWords(expression: source).words), words, source)
    }
  }

  func testClassesThatAMatchHoldsOneOf() {
    let cases = [
      ("[A-C]{3}", "ABC"), ("[a-z][0-2]", "012"), ("[xy]+", "xy"), ("[a-c]*", nil), ("[a-c]?", nil),
      ("[a-c]{0,2}", nil), ("[^a-c]", nil), (#"[\da]"#, nil), ("([a-c])", nil), ("[a-c]|d", nil),
      ("[a-z--b]", nil), ("[é]", nil), ("(?i)[a-c]", nil),
    ]
    for (source, members) in cases {
      let found = RequiredWords(expression: source).oneOf
      XCTAssertEqual(found, members.map { Set($0.unicodeScalars) }, source)
    }
  }

  // MARK: Parts

  /// At random alone, or a piece of what is on the screen, in either form of Unicode.
  private func words(_ screens: inout RandomScreen, _ screen: Screen) -> String {
    let text = Array(screen.text.filter { $0 != "\n" })
    guard Int.random(in: 0..<4, using: &screens.random) > 0, !text.isEmpty else {
      return screens.text(1...3)
    }
    let start = Int.random(in: 0..<text.count, using: &screens.random)
    let piece = String(text[start...].prefix(Int.random(in: 1...4, using: &screens.random)))
    switch Int.random(in: 0..<3, using: &screens.random) {
    case 0: return piece.decomposedStringWithCanonicalMapping
    case 1: return piece.precomposedStringWithCanonicalMapping
    default: return piece
    }
  }

  /// As the article on queries says: without selectors of a character's look, and without case.
  private static func isSame(
    _ first: Character, _ second: Character, ignoringCase: Bool = false
  ) -> Bool {
    let (first, second) = (bare(first), bare(second))
    if first == second { return true }
    return ignoringCase && small(first) == small(second)
  }

  private static func bare(_ character: Character) -> Character {
    let rest = character.unicodeScalars.filter { !(0xFE0E...0xFE0F).contains($0.value) }
    let text = String(String.UnicodeScalarView(rest))
    return text.count == 1 ? text.first ?? character : character
  }

  private static func small(_ character: Character) -> Character {
    let small = character.uppercased().lowercased()
    return small.count == 1 ? small.first ?? character : character
  }
}
