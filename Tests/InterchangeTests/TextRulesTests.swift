import Interchange
import XCTest

final class TextRulesTests: XCTestCase {
  private func clean(_ value: UInt32) -> String? {
    Unicode.Scalar(value).map { TextRules.clean("a" + String(Character($0)) + "b") }
  }

  func testNothingThatActsOnATerminalStays() {
    for value in [0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029] as [ClosedRange<UInt32>] {
      for value in value where ![0x09, 0x0A, 0x0D].contains(value) {
        XCTAssertEqual(clean(value), "a\u{FFFD}b", String(value, radix: 16))
      }
    }
    for value in [0x09, 0x0A, 0x0D] as [UInt32] { XCTAssertEqual(clean(value), "a b") }
  }

  func testNothingThatHidesOrTurnsTextStays() {
    let hidden: [UInt32] = [
      0xAD, 0x61C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069,
      0xFEFF, 0xFFF9, 0xE0001, 0xE007F, 0xE000, 0xF8FF, 0xF0000, 0x10FFFD, 0xFFFE, 0x1FFFF, 0xFDD0,
    ]
    for value in hidden { XCTAssertEqual(clean(value), "ab", String(value, radix: 16)) }
  }

  func testPlainTextStays() {
    for text in ["Rex", "Ёжик №1", "日本語", "👩‍👩‍👧", "❤️", "e\u{301}", "हिन्दी", "a b"] {
      XCTAssertEqual(TextRules.clean(text), text)
    }
  }

  func testWhatBelongsToACharacterStays() {
    for text in ["👨‍👩‍👧", "می‌خواهم", "نامه‌ای", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "क्‍ष", "क्‌ष", "葛󠄀", "☺︎"] {
      XCTAssertEqual(Array(TextRules.clean(text).unicodeScalars), Array(text.unicodeScalars), text)
    }
  }

  func testWhatBelongsToNoCharacterGoes() {
    for (text, left) in [
      ("pay\u{200D}pal", "paypal"), ("pay\u{200C}pal", "paypal"), ("می\u{200C} a", "می a"),
      ("🏴\u{E0067}\u{E0062}", "🏴"), ("🏴\u{E0067}\u{E007F}", "🏴"), ("👩\u{E0067}\u{E007F}", "👩"),
      ("🏴" + String(repeating: "\u{E0067}", count: 7) + "\u{E007F}", "🏴"), ("a\u{FE0F}", "a"),
      ("a\u{E0100}", "a"), ("👩\u{200D}", "👩"), ("я\u{200D}я", "яя"),
    ] {
      XCTAssertEqual(Array(TextRules.clean(text).unicodeScalars), Array(left.unicodeScalars), text)
    }
  }

  func testAHeapOfMarksIsCut() {
    let heap = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    XCTAssertEqual(TextRules.clean(heap).unicodeScalars.count, 6)
  }

  func testALineIsTrimmedCleanAndBounded() {
    XCTAssertEqual(TextRules.line(" \u{1B}[2J\r\nwind\u{202E} "), "\u{FFFD}[2J  wind")
    XCTAssertEqual(TextRules.line("x y", limit: 2), "x")
    XCTAssertEqual(TextRules.line(String(repeating: "ж", count: 300)).count, TextRules.longest)
    let family = "👩‍👩‍👧"
    XCTAssertEqual(TextRules.line(family + family, limit: 1), family)
    let piled = "e" + String(repeating: "\u{301}", count: 100_000) + "x"
    XCTAssertEqual(TextRules.line(piled, limit: 10).unicodeScalars.count, 5)
    XCTAssertEqual(TextRules.trimmed("\n a\r\nb \n", multiline: true), "a\nb")
    XCTAssertEqual(TextRules.trimmed("\n a\r\nb \n"), "a  b")
  }

  func testCleaningTwiceChangesNothing() {
    for value in (0 as UInt32)...0x1_FFFF {
      guard let once = clean(value) else { continue }
      XCTAssertEqual(TextRules.clean(once), once, String(value, radix: 16))
    }
  }

  func testFoldedTextsAreEqualWithoutCaseAndAccents() {
    for (text, folded) in [
      ("ЁЖИК", "ежик"), ("ёжик", "ежик"), ("е\u{308}жик", "ежик"), ("Йод", "йод"),
      ("И\u{306}од", "йод"), ("Zoë", "zoe"), ("Ångström", "angstrom"), ("RÉX", "rex"),
      ("Ñandú", "nandu"),
    ] {
      XCTAssertEqual(TextRules.folded(text), folded)
    }
  }
}
