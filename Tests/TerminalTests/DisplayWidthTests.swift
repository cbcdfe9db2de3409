import Core
import Terminal
import XCTest

final class DisplayWidthTests: XCTestCase {
  func testTheLocaleKnowsWideCharacters() {
    XCTAssertTrue(DisplayWidth.prepareLocale())
  }

  func testWidthsOfKindsOfText() {
    let cases: [(text: String, columns: Int)] = [
      ("", 0), ("abc", 3), ("Привет", 6), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4),
      ("한", 2), ("e\u{301}", 1), ("é", 1), ("\u{301}", 0), ("…", 1), ("╭─╮", 3),
      ("😀", 2), ("🇩🇪", 2), ("👩‍👧", 4), ("❤️", 1), ("👍🏽", 4), ("नि", 2), ("नु", 1), ("\u{FFFD}", 1),
    ]
    for (text, columns) in cases {
      XCTAssertEqual(DisplayWidth.of(text), columns, "\(text) \(text.scalarValues)")
    }
  }

  func testCyrillicNeedsNoTable() {
    for value in UInt32(0x400)..<0x483 {
      let scalar = Unicode.Scalar(value) ?? "?"
      XCTAssertEqual(DisplayWidth.of(scalar), 1, "U+\(String(value, radix: 16))")
    }
    XCTAssertEqual(DisplayWidth.of("\u{483}" as Unicode.Scalar), 0, "a Cyrillic mark")
  }

  func testControlsAreNotPrintable() {
    for scalar: Unicode.Scalar in ["\u{0}", "\u{1B}", "\n", "\u{7F}", "\u{85}"] {
      XCTAssertEqual(DisplayWidth.of(scalar), -1)
    }
    XCTAssertEqual(DisplayWidth.of("\u{1B}a" as String), 2, "one for what is drawn instead")
  }

  func testWidthOfASumIsTheSumOfWidths() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let a = Sanitizer.clean(RandomText.hostile(length: 12, using: &random))
      let b = Sanitizer.clean(RandomText.hostile(length: 12, using: &random))
      XCTAssertEqual(DisplayWidth.of(a + b), DisplayWidth.of(a) + DisplayWidth.of(b))
      XCTAssertEqual(a.reduce(0) { $0 + DisplayWidth.of($1) }, DisplayWidth.of(a))
    }
  }

  func testPrefixKeepsClustersWhole() {
    let family = "👩‍👧x"
    XCTAssertEqual(DisplayWidth.prefix(of: family, fitting: 3).text, "")
    XCTAssertEqual(DisplayWidth.prefix(of: family, fitting: 4).text, "👩‍👧")
    XCTAssertEqual(DisplayWidth.prefix(of: "日本", fitting: 3).width, 2)
    XCTAssertEqual(DisplayWidth.prefix(of: "e\u{301}e", fitting: 1).text, "e\u{301}")
    XCTAssertEqual(DisplayWidth.prefix(of: "abc", fitting: 9).text, "abc")
    XCTAssertEqual(DisplayWidth.prefix(of: "abc", fitting: -1).text, "")
  }

  func testTruncationMarksWhatIsLeftOut() {
    XCTAssertEqual(DisplayWidth.truncate("Мурка", to: 5), "Мурка")
    XCTAssertEqual(DisplayWidth.truncate("Мурка", to: 4), "Мур…")
    XCTAssertEqual(DisplayWidth.truncate("日本語", to: 4), "日…")
    XCTAssertEqual(DisplayWidth.truncate("日本語", to: 1), "…")
    for (text, columns, cut) in [
      ("born 08.03.2023", 12, "born…"),
      ("6,4 kg, +0,05 kg since 01.03.2026", 24, "6,4 kg, +0,05 kg since …"),
      ("6,4 kg, +0,05 kg since 01.03.2026", 25, "6,4 kg, +0,05 kg since…"),
      ("Read 20 pages", 7, "Read…"), ("Read 20 pages", 9, "Read 20 …"), ("643094100045678", 9, "…"),
      ("Rex-2 the dog", 6, "Rex…"), ("well-known", 6, "well-…"), ("Mr. Whiskers", 4, "Mr.…"),
    ] {
      XCTAssertEqual(DisplayWidth.truncate(text, to: columns), cut, text)
    }
    XCTAssertEqual(DisplayWidth.truncate("日本語", to: 0), "")
    XCTAssertEqual(DisplayWidth.truncate("", to: 0), "")
    XCTAssertEqual(DisplayWidth.truncate("abc", to: -3), "")
  }

  func testTruncationNeverCutsACluster() {
    let clusters = ["👨‍👩‍👧", "🇩🇪", "❤️", "👍🏽", "1️⃣", "e\u{301}\u{302}", "한", "нй", "क्षि"]
    for cluster in clusters {
      let text = cluster + cluster + cluster
      for columns in 0...DisplayWidth.of(text) {
        let cut = DisplayWidth.truncate(text, to: columns)
        XCTAssertLessThanOrEqual(DisplayWidth.of(cut), columns)
        guard cut != text, !cut.isEmpty else { continue }
        XCTAssertEqual(cut.last, "…", cluster)
        let kept = Array(cut.dropLast())
        XCTAssertEqual(kept, Array(text.prefix(kept.count)), cluster)
      }
    }
  }

  func testTruncationAlwaysFitsAndIsABeginning() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<1_000 {
      let text = Sanitizer.clean(RandomText.hostile(length: 20, using: &random))
      let columns = Int.random(in: 0...12, using: &random)
      let cut = DisplayWidth.truncate(text, to: columns)
      XCTAssertLessThanOrEqual(DisplayWidth.of(cut), columns)
      let kept = cut == text ? cut : String(cut.dropLast())
      XCTAssertTrue(text.unicodeScalars.starts(with: kept.unicodeScalars))
    }
  }
}
