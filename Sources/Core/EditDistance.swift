/// The edit distance of Levenshtein (characters to put in, leave out or replace), without regard to case.
///
/// Costs the product of both lengths.
public enum EditDistance {
  /// Returns the distance of two texts, of which the first 80 characters count.
  public static func between(_ first: String, _ second: String) -> Int {
    var codes = CharacterCodes()
    let row = lastRow(codes.of(start(first)), codes.of(start(second))) { $0 }
    return row[row.count - 1].distance
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
    guard let best, best.element.distance < words.count, best.element.start < best.offset
    else { return nil }
    return (best.element.start..<best.offset, best.element.distance)
  }

  /// Cuts before it looks at letters, as a text from outside may be of any length.
  private static func start(_ text: String) -> [Character] {
    Array(text.prefix(80).lowercased().prefix(80))
  }

  private struct Cell {
    var distance: Int
    /// The index in the second text at which the match begins.
    var start: Int

    var next: Cell { Cell(distance: distance + 1, start: start) }
  }

  /// Returns the distance of the whole first text to each prefix of the second.
  private static func lastRow(
    _ first: [Int], _ second: [Int], beginning: (Int) -> Int
  ) -> [Cell] {
    var row = (0...second.count).map { Cell(distance: beginning($0), start: $0) }
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = Cell(distance: i + 1, start: 0)
      for (j, b) in second.enumerated() {
        var best = diagonal
        best.distance += a == b ? 0 : 1
        diagonal = row[j + 1]
        if diagonal.distance + 1 < best.distance { best = diagonal.next }
        if row[j].distance + 1 < best.distance { best = row[j].next }
        row[j + 1] = best
      }
    }
    return row
  }
}

/// Numbers for characters, without regard to case, which are compared faster than the characters are.
private struct CharacterCodes {
  /// Those beyond ASCII; their spellings (NFC, NFD) are equal.
  private var others: [Character: Int] = [:]

  mutating func of(_ characters: [Character]) -> [Int] {
    characters.map { character in
      if let code = character.asciiValue { return Int(code &- 0x41 < 26 ? code | 0x20 : code) }
      let small = character.lowercased().first ?? character
      let code = others[small] ?? 0x80 + others.count
      others[small] = code
      return code
    }
  }
}
