import Core
import Foundation
import Terminal
import XCTest

/// What is said of lone scalars, held against the standard library's own tables.
final class LoneScalarTests: XCTestCase {
  private static let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  func testLoneScalarsAreInNFCAndStartACharacter() {
    let lone = Self.all.filter(\.isLone)
    XCTAssertGreaterThan(lone.count, 50_000)
    for scalar in lone {
      let text = String(scalar)
      let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars
      XCTAssertTrue(composed.elementsEqual(text.unicodeScalars), "\(scalar.value)")
      XCTAssertEqual(scalar.properties.canonicalCombiningClass, .notReordered)
    }
  }

  /// Beside letters, emoji, Korean syllables and itself.
  func testLoneScalarsJoinWithNoOtherLoneOne() {
    let others: [Unicode.Scalar] = ["a", "й", "가", "각", "😀", " "]
    for scalar in Self.all where scalar.isLone {
      for other in others + [scalar] {
        let text = String(String.UnicodeScalarView([other, scalar, other]))
        XCTAssertEqual(text.count, 3, "\(scalar.value) beside \(other.value)")
      }
    }
  }

  func testLoneScalarsInAnyOrderAreACharacterEachAndCannotBeComposed() {
    let lone = Self.all.filter(\.isLone)
    var random = SeededRandom(seed: 7)
    for _ in 0..<1000 {
      let scalars = (0..<40).compactMap { _ in lone.randomElement(using: &random) }
      let text = String(String.UnicodeScalarView(scalars))
      XCTAssertEqual(text.count, scalars.count)
      let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars
      XCTAssertTrue(composed.elementsEqual(scalars))
    }
  }

  func testWhatScreensMostlyShowIsLone() {
    for text in ["Pets 1 ─│┌█▄", "Кошка Ё", "Café Ärger", "日本語、カナ", "한국어", "→ • … ✓ ✗ ★", "😀🐈"] {
      XCTAssertTrue(text.unicodeScalars.allSatisfy(\.isLone), text)
    }
  }
}
