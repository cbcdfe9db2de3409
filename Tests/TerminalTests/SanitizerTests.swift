import Core
import Terminal
import XCTest

final class SanitizerTests: XCTestCase {
  func testOrdinaryTextStays() {
    for text in ["", "Hello, world!", "Кошка Мурка", "日本語", "naïve café", "a\u{301}b", "₽ 5 — №7"] {
      XCTAssertEqual(Sanitizer.clean(text).unicodeScalars.map(\.value), text.scalarValues)
      XCTAssertTrue(Sanitizer.isClean(text), text)
    }
  }

  func testEveryControlIsReplaced() {
    let controls = (0x00..<0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) } + Array(0x7F..<0xA0)
    for value in controls + [0x2028, 0x2029] {
      XCTAssertEqual(Sanitizer.clean("a\(scalar(value))b"), "a\u{FFFD}b", hex(value))
    }
  }

  func testSequencesLoseTheirTeeth() {
    let hostile = [
      "\u{1B}[31mred", "\u{1B}]0;title\u{07}", "\u{9B}21t", "\u{1B}]52;c;aGk=\u{1B}\\",
      "\u{1B}P$qm\u{1B}\\", "\u{1B}[201~rm -rf", "\u{9D}8;;http://x\u{9C}", "\u{1B}_G\u{1B}\\",
    ]
    for text in hostile {
      let clean = Sanitizer.clean(text, multiline: true)
      XCTAssertFalse(clean.unicodeScalars.contains { $0.isControl }, clean)
    }
  }

  func testBidirectionalControlsAreDropped() {
    assertDropped([0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
  }

  func testInvisibleCharactersAreDropped() {
    assertDropped([0x00AD, 0x034F, 0x180E, 0x200B, 0x200C, 0xFEFF] + Array(0x2060...0x2064))
    assertDropped([0x115F, 0x1160, 0x3164, 0xFFA0, 0x17B4, 0x1BCA0, 0x1D173, 0x13430])
    assertDropped(Array(0xFFF9...0xFFFB))
  }

  func testDeprecatedFormatCharactersAreDropped() {
    assertDropped(Array(0x206A...0x206F) + [0x2065] + Array(0xFFF0...0xFFF8) + [0xE0000, 0xE0FFF])
  }

  /// By the properties of Unicode, not by a list: whatever orders text or cannot be seen.
  func testNoScalarOfAHiddenKindPasses() {
    let kept: Set<UInt32> = [0x200D, 0xFE0E, 0xFE0F]
    var passed: [String] = []
    var looked = 0
    for value in UInt32(0)...0x10FFFF where !kept.contains(value) {
      guard let hidden = Unicode.Scalar(value), hidden.isOfHiddenKind else { continue }
      looked += 1
      for text in ["a\(hidden)b", "👩\(hidden)👧", "\(hidden)"] {
        let clean = Sanitizer.clean(text, multiline: true)
        if clean.unicodeScalars.contains(hidden) { passed.append(hex(Int(value))) }
      }
    }
    XCTAssertEqual(passed, [])
    XCTAssertGreaterThan(looked, 4_000)
  }

  func testTagsAndSelectorsAreDropped() {
    assertDropped([0xE0001, 0xE0020, 0xE0061, 0xE007F, 0xE0100, 0xE01EF, 0xFE00, 0xFE0D])
  }

  func testNoncharactersAreDropped() {
    assertDropped(Array(0xFDD0...0xFDEF))
    assertDropped((0...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] })
  }

  func testPrivateUseIsDropped() {
    assertDropped([0xE000, 0xE0B0, 0xF8FF, 0xF0000, 0xFFFFD, 0x100000, 0x10FFFD])
  }

  func testUnassignedBecomesTheReplacementCharacter() {
    for value in [0x0378, 0x2FE0, 0x1FFF0] {
      XCTAssertEqual(Sanitizer.clean("a\(scalar(value))b"), "a\u{FFFD}b", hex(value))
    }
  }

  func testLinesStayOnlyWhereAsked() {
    XCTAssertEqual(Sanitizer.clean("a\nb\tc"), "a b c")
    XCTAssertEqual(Sanitizer.clean("a\nb\tc", multiline: true), "a\nb\tc")
    XCTAssertEqual(Sanitizer.clean("a\r\nb", multiline: true), "a\nb")
    XCTAssertEqual(Sanitizer.clean("safe\rfake"), "safe fake")
  }

  func testMarksAreCapped() {
    let flood = "Z" + String(repeating: "\u{351}", count: 500) + "a\u{301}"
    let clean = Sanitizer.clean(flood)
    XCTAssertEqual(clean.unicodeScalars.filter { $0.value == 0x351 }.count, 4)
    XCTAssertTrue(clean.hasSuffix("a\u{301}"), "the next character has its own four")
  }

  func testMarksWithoutAnythingToStandOnAreDropped() {
    XCTAssertEqual(Sanitizer.clean("\u{301}a").scalarValues, [0x61])
    XCTAssertEqual(
      Sanitizer.clean("a\n\u{301}b", multiline: true).scalarValues, [0x61, 0x0A, 0x62])
    XCTAssertEqual(Sanitizer.clean("\u{FE0F}\u{200D}"), "")
  }

  func testJoinersStayBetweenEmojiOnly() {
    for emoji in ["👩‍👧", "🏳️‍🌈", "👩🏽‍🚀", "❤️", "1️⃣", "🤷‍♀️", "☺︎"] {
      XCTAssertEqual(Sanitizer.clean(emoji).scalarValues, emoji.scalarValues)
    }
    XCTAssertEqual(Sanitizer.clean("pay\u{200D}pal").scalarValues, "paypal".scalarValues)
    XCTAssertEqual(Sanitizer.clean("a\u{FE0F}b").scalarValues, "ab".scalarValues)
    XCTAssertEqual(Sanitizer.clean("👩\u{200D}").scalarValues, "👩".scalarValues)
    XCTAssertEqual(Sanitizer.clean("👩\u{200D}a").scalarValues, "👩a".scalarValues)
    XCTAssertEqual(Sanitizer.clean("🇩\u{200D}🇪").scalarValues, "🇩🇪".scalarValues)
    XCTAssertEqual(
      Sanitizer.clean("👩\u{200D}\u{200D}\u{200B}👧").scalarValues, "👩\u{200D}👧".scalarValues)
  }

  func testWhatWaitsForMoreStaysWhereTheTextGoesOn() {
    for text in ["👩\u{200D}", "می\u{200C}", "🏴\u{E0067}\u{E0062}"] {
      XCTAssertTrue(Sanitizer.isClean(text, goesOn: true), text)
      XCTAssertFalse(Sanitizer.isClean(text), text)
      XCTAssertFalse(Sanitizer.hides(text), text)
    }
    XCTAssertTrue(Sanitizer.hides("a\u{202E}b"))
    XCTAssertTrue(Sanitizer.hides("👩\u{200D}a"))
    XCTAssertFalse(Sanitizer.hides("Ёжик\n№1 👩‍👧"))
  }

  func testLengthIsCapped() {
    let limit = Sanitizer.maximumScalars
    XCTAssertEqual(Sanitizer.clean(String(repeating: "a", count: limit + 9)).count, limit)
    XCTAssertEqual(Sanitizer.clean(String(repeating: "я", count: limit + 9)).count, limit)
    XCTAssertEqual(Sanitizer.clean(String(repeating: "a", count: limit)).count, limit)
  }

  func testRandomTextComesOutInertAndStaysAsItIs() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<3_000 {
      let text = RandomText.hostile(length: 24, using: &random)
      let multiline = Bool.random(using: &random)
      let clean = Sanitizer.clean(text, multiline: multiline)
      let again = Sanitizer.clean(clean, multiline: multiline)
      XCTAssertEqual(again.scalarValues, clean.scalarValues, text.scalarValues.description)
      XCTAssertTrue(clean.isInert(multiline: multiline), text.scalarValues.description)
    }
  }

  private func assertDropped(_ values: [Int], line: UInt = #line) {
    for value in values {
      let clean = Sanitizer.clean("a\(scalar(value))b", multiline: true)
      XCTAssertEqual(clean.scalarValues, [0x61, 0x62], hex(value), line: line)
    }
  }

  private func scalar(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(value)) ?? "?"
  }

  private func hex(_ value: Int) -> String { "U+" + String(value, radix: 16, uppercase: true) }
}

extension Unicode.Scalar {
  fileprivate var isOfHiddenKind: Bool {
    if self == "\n" || self == "\t" { return false }
    if properties.isBidiControl || properties.isDefaultIgnorableCodePoint { return true }
    return [.format, .control, .lineSeparator, .paragraphSeparator].contains(
      properties.generalCategory)
  }
}
