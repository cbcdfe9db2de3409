import Places
import XCTest

/// How many slips lie between two words.
final class EditDistanceTests: XCTestCase {
  /// The whole table, by the definition.
  private func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var table = (0...a.count).map { row in
      (0...b.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
    }
    for row in a.indices.map({ $0 + 1 }) {
      for column in b.indices.map({ $0 + 1 }) {
        let cost = a[row - 1] == b[column - 1] ? 0 : 1
        var least = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + cost)
        if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
          least = min(least, table[row - 2][column - 2] + 1)
        }
        table[row][column] = least
      }
    }
    return table[a.count][b.count]
  }

  /// Words of up to eight letters, of which there are only three, so that many are alike.
  func testAsByTheDefinition() {
    var random = Numbers(state: 4)
    let words = (0..<400).map { _ in
      String((0..<random.next(9)).map { _ in Character(["a", "b", "c"][random.next(3)]) })
    }
    var found = [0, 0, 0]
    for word in words.prefix(60) {
      var measured = BoundedEditDistance(word)
      let limit = BoundedEditDistance.allowed(word.count)
      for other in words {
        let (a, b) = (Array(word.utf16), Array(other.utf16))
        let expected = distance(a, b)
        let slips = measured.whole(to: b)
        XCTAssertEqual(slips, expected <= limit ? expected : nil, "\(word) \(other)")
        if let slips { found[slips] += 1 }
      }
    }
    XCTAssertTrue(found.allSatisfy { $0 > 20 }, "\(found)")
  }

  /// The same numbers each time.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
