import Core
import XCTest

final class NearWordsTests: XCTestCase {
  /// The least distance by the definition: of every part of the text.
  private func distance(_ words: [Character], _ text: [Character]) -> Int {
    var column = Array(0...words.count)
    var least = words.count
    for character in text {
      var next = [0]
      for (i, wanted) in words.enumerated() {
        let replaced = column[i] + (character.lowercased() == wanted.lowercased() ? 0 : 1)
        next.append(min(replaced, column[i + 1] + 1, next[i] + 1))
      }
      column = next
      least = min(least, column[words.count])
    }
    return least
  }

  func testAsByTheDefinition() {
    var random = SeededRandom(seed: 11)
    let letters: [Character] = ["a", "B", "b", " ", "ж", "Ж", "é", "│", "🐈"]
    func text(_ length: Int) -> [Character] {
      (0..<length).map { _ in letters[Int.random(in: letters.indices, using: &random)] }
    }
    var seen: Set<Int> = []
    for round in 0..<600 {
      // Two lengths lie at the end of a machine word.
      let length = [63, 64, Int.random(in: 1...12, using: &random)][round % 3]
      let (words, row) = (text(length), text(Int.random(in: 0...90, using: &random)))
      let near = NearWords(String(words))
      let expected = distance(words, row)
      XCTAssertEqual(near.distance(in: row), expected, "\(String(words)) in \(String(row))")
      seen.insert(expected)
      guard let range = near.nearest(in: row) else { continue }
      XCTAssertEqual(
        distance(words, Array(row[range])), expected, "\(String(words)) in \(String(row)) \(range)")
    }
    XCTAssertGreaterThan(seen.count, 30)
  }

  func testThePartThatIsNearest() {
    let near = NearWords("Save all")
    let row = Array("  quit   SAFE ALL   help")
    XCTAssertEqual(near.distance(in: row), 1)
    XCTAssertEqual(near.nearest(in: row).map { String(row[$0]) }, "SAFE ALL")
    XCTAssertNil(near.nearest(in: Array("│││")))
    XCTAssertEqual(NearWords("").distance(in: row), 0)
    XCTAssertNil(NearWords("").nearest(in: row))
  }

  func testOfLongWordsTheBeginningCounts() {
    let long = String(repeating: "abcdefgh", count: 40)
    XCTAssertEqual(NearWords(long).count, 64)
    XCTAssertEqual(NearWords(long).distance(in: Array(long)), 0)
  }
}
