/// The edit distance of Levenshtein (characters to put in, leave out or replace), without regard to case.
///
/// Costs the product of both lengths.
public enum EditDistance {
  /// Returns the distance of two texts, of which the first 80 characters count.
  public static func between(_ first: String, _ second: String) -> Int {
    var codes = CharacterCodes()
    let row = lastRow(codes.of(start(first, 80)), codes.of(start(second, 80))) { $0 }
    return Int(row[row.count - 1].distance)
  }

  /// Cuts before it looks at letters, as a text from outside may be of any length.
  fileprivate static func start(_ text: String, _ count: Int) -> [Character] {
    Array(text.prefix(count).lowercased().prefix(count))
  }

  fileprivate struct Cell {
    var distance: Int32
    /// The index in the second text at which the match begins.
    var start: Int32

    var next: Cell { Cell(distance: distance + 1, start: start) }
  }

  /// Returns the distance of the whole first text to each prefix of the second.
  fileprivate static func lastRow(
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

/// Words to be found with slips in many texts, without regard to case. Their first 64 characters count.
public struct NearWords {
  /// The distance at which nothing of the words is left.
  public let count: Int
  private let characters: [Character]
  /// A bit for each place in the words at which a character stands; those of ASCII by their code, a
  /// capital as its small letter.
  private var places = [UInt64](repeating: 0, count: 0x80)
  private var otherPlaces: [Character: UInt64] = [:]

  public init(_ words: String) {
    characters = EditDistance.start(words, 64)
    count = characters.count
    for (index, character) in characters.enumerated() {
      if let code = Self.code(character) {
        places[code] |= 1 << index
        if 0x61...0x7A ~= code { places[code ^ 0x20] |= 1 << index }
      } else {
        otherPlaces[character, default: 0] |= 1 << index
      }
    }
  }

  /// Returns the distance of the words to the part of a text that is nearest to them.
  public func distance(in text: [Character]) -> Int {
    var scan = Scan(self)
    for character in text { scan.take(character) }
    return scan.least
  }

  /// A look for the words in a text that comes character by character.
  ///
  /// After G. Myers, "A fast bit-vector algorithm for approximate string matching" (1999): a character
  /// costs a few instructions.
  public struct Scan {
    /// The distance of the words to the part of the text so far that is nearest to them.
    public private(set) var least: Int
    private let words: NearWords
    private let last: UInt64
    private var distance: Int
    /// A bit for each place in the words, where the distance rises or falls by one.
    private var rises = UInt64.max
    private var falls = UInt64.zero

    public init(_ words: NearWords) {
      self.words = words
      (least, distance) = (words.count, words.count)
      last = words.count > 0 ? 1 << (words.count - 1) : 0
    }

    public mutating func take(_ character: Character) { take(words.places(of: character)) }

    public mutating func take(_ scalar: Unicode.Scalar) {
      take(scalar.isASCII ? words.places[Int(scalar.value)] : words.places(of: Character(scalar)))
    }

    private mutating func take(_ equal: UInt64) {
      let diagonal = (((equal & rises) &+ rises) ^ rises) | equal
      var up = falls | ~(diagonal | rises)
      var down = rises & diagonal
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      least = min(least, distance)
      (up, down) = (up << 1, down << 1)
      let vertical = equal | falls
      rises = down | ~(vertical | up)
      falls = up & vertical
    }
  }

  /// Returns the part of a text that is nearest to the words; nil if no part is like them.
  ///
  /// After P. H. Sellers (1980): a match may begin anywhere at no cost. Costs the product of both
  /// lengths.
  public func nearest(in text: [Character]) -> Range<Int>? {
    var codes = CharacterCodes()
    let row = EditDistance.lastRow(codes.of(characters), codes.of(text)) { _ in 0 }
    let best = row.enumerated().min { $0.element.distance < $1.element.distance }
    guard let best else { return nil }
    let start = Int(best.element.start)
    return best.element.distance < count && start < best.offset ? start..<best.offset : nil
  }

  private func places(of character: Character) -> UInt64 {
    if let code = Self.code(character) { return places[code] }
    if otherPlaces.isEmpty { return 0 }
    return otherPlaces[character.lowercased().first ?? character] ?? 0
  }

  private static func code(_ character: Character) -> Int? {
    let bytes = character.utf8
    return bytes.count == 1 ? bytes.first.map { Int($0) } : nil
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
