/// The edit distance of Levenshtein (characters to put in, leave out or replace), without regard to case.
///
/// Costs the product of both lengths.
public enum EditDistance {
  /// Returns the distance of two texts, of which the first 80 characters count.
  public static func between(_ first: String, _ second: String) -> Int {
    var codes = CharacterCodes()
    let row = lastRow(codes.of(start(first)), codes.of(start(second))) { $0 }
    return Int(row[row.count - 1].distance)
  }

  /// Returns the part of a text that is nearest to some words; nil if no part is like them.
  ///
  /// After P. H. Sellers (1980): a match may begin anywhere at no cost.
  public static func nearest(
    _ words: String, in text: [Character]
  ) -> (range: Range<Int>, distance: Int)? {
    let words = start(words)
    var codes = CharacterCodes()
    let row = lastRow(codes.of(words), codes.of(text)) { _ in 0 }
    let best = row.enumerated().min { $0.element.distance < $1.element.distance }
    guard let best else { return nil }
    let (start, distance) = (Int(best.element.start), Int(best.element.distance))
    return distance < words.count && start < best.offset ? (start..<best.offset, distance) : nil
  }

  /// Cuts before it looks at letters, as a text from outside may be of any length.
  private static func start(_ text: String) -> [Character] {
    Array(text.prefix(80).lowercased().prefix(80))
  }

  private struct Cell {
    var distance: Int32
    /// The index in the second text at which the match begins.
    var start: Int32

    var next: Cell { Cell(distance: distance + 1, start: start) }
  }

  /// Returns the distance of the whole first text to each prefix of the second.
  private static func lastRow(
    _ first: [Int32], _ second: [Int32], beginning: (Int32) -> Int32
  ) -> [Cell] {
    var row = (0...Int32(second.count)).map { Cell(distance: beginning($0), start: $0) }
    for (i, a) in first.enumerated() {
      row.withUnsafeMutableBufferPointer { row in
        var diagonal = row[0]
        var left = Cell(distance: Int32(i) + 1, start: 0)
        row[0] = left
        for (j, b) in second.enumerated() {
          let above = row[j + 1]
          var best = diagonal
          best.distance += a == b ? 0 : 1
          if above.distance + 1 < best.distance { best = above.next }
          if left.distance + 1 < best.distance { best = left.next }
          (row[j + 1], diagonal, left) = (best, above, best)
        }
      }
    }
    return row
  }
}

/// Numbers for characters, without regard to case, which are compared faster than the characters are.
private struct CharacterCodes {
  /// Those beyond ASCII; their spellings (NFC, NFD) are equal.
  private var others: [Character: Int32] = [:]

  mutating func of(_ characters: [Character]) -> [Int32] {
    characters.map { character in
      // Sooner answered than the question for the value of ASCII.
      if character.utf8.count == 1, let code = character.utf8.first {
        return Int32(code &- 0x41 < 26 ? code | 0x20 : code)
      }
      let small = character.lowercased().first ?? character
      let code = others[small] ?? 0x80 + Int32(others.count)
      others[small] = code
      return code
    }
  }
}
