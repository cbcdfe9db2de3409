import Core
import XCTest

@testable import Toolkit

final class FuzzyMatchTests: XCTestCase {
  private func indices(_ pattern: String, _ text: String) -> [Int]? {
    match(pattern, text)?.indices
  }

  private func match(_ pattern: String, _ text: String) -> FuzzyMatch? {
    FuzzyMatch(FuzzyPattern(pattern), in: text)
  }

  func testLettersAreFoundInTheirOrder() {
    XCTAssertEqual(indices("dp", "Delete the pet"), [0, 11])
    XCTAssertEqual(indices("ЕЖ", "Мой ёж"), [4, 5])
    XCTAssertEqual(indices("de l", "Delete"), [0, 1, 2], "blanks are left out")
    XCTAssertEqual(indices("", "Delete"), [])
    XCTAssertNil(indices("td", "Delete"), "not backwards")
    XCTAssertNil(indices("a", ""))
  }

  func testScatteredLettersAreToldFromPartsOfWords() throws {
    for (pattern, text, fit) in [
      ("delete", "Delete the pet", .whole), ("lete", "Delete the pet", .whole),
      ("dp", "Delete the pet", .split), ("backup", "Back up all", .split),
      ("back up", "Back up all", .whole), ("de pe", "Delete the pet", .whole),
      ("dtp", "Delete the pet", .scattered), ("dt", "Delete it", .scattered),
      ("delete", "Catinder: like the cat", .scattered), ("", "Delete", .whole),
    ] as [(String, String, FuzzyMatch.Fit)] {
      XCTAssertEqual(try XCTUnwrap(match(pattern, text)).fit, fit, "\(pattern) in \(text)")
    }
  }

  func testBeginningsOfWordsAndNeighboursScoreMore() throws {
    XCTAssertEqual(indices("p", "stop pets"), [5], "the word, not the first p")
    let near = try XCTUnwrap(match("pet", "Add a pet"))
    let far = try XCTUnwrap(match("pet", "Paste a text"))
    XCTAssertGreaterThan(near.score, far.score)
  }

  /// A dictionary's order changes from one run to the next, and must not be seen.
  func testOfEquallyGoodPlacesTheLeftmostCounts() {
    XCTAssertEqual(indices("b", "...aaaaaaaaab b b b"), [14])
    XCTAssertEqual(indices("b", "xxxxxxxxxxb.xbxxb"), [10])
    XCTAssertEqual(indices("ab", "a xxxxxxxxxxbxbxb"), [0, 12])
    for _ in 0..<50 {
      XCTAssertEqual(indices("z", "aaaaaaaaazazazazazaz"), [9])
    }
  }

  /// Found exactly where the letters stand in their order, and always at the same places.
  func testAgainstLookingForLetterAfterLetter() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<400 {
      let text = word(Int.random(in: 0...9, using: &random), &random)
      let pattern = word(Int.random(in: 1...3, using: &random), &random)
        .filter { $0 != " " }
      let match = self.match(pattern, text)
      XCTAssertEqual(match != nil, isSubsequence(pattern, of: text), "\(pattern) in \(text)")
      guard let match else { continue }
      let letters = Array(text)
      XCTAssertEqual(String(match.indices.map { letters[$0] }), pattern)
      XCTAssertEqual(match.indices, match.indices.sorted())
      XCTAssertEqual(self.match(pattern, text), match)
    }
  }

  /// The pattern is folded once, and a text that is shorter than it costs no more than itself. Folded for each
  /// text, these patterns would take hours.
  func testALongPatternCostsNoMoreThanTheTexts() {
    let pattern = FuzzyPattern(String(repeating: "палитра ", count: 50_000))
    for number in 0..<50_000 { XCTAssertNil(FuzzyMatch(pattern, in: "палитра \(number)")) }
  }

  private func word(_ length: Int, _ random: inout SeededRandom) -> String {
    let letters = Array("ab c")
    return String((0..<length).map { _ in letters[Int.random(in: 0..<4, using: &random)] })
  }

  private func isSubsequence(_ pattern: String, of text: String) -> Bool {
    var rest = Substring(text)
    for letter in pattern {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
