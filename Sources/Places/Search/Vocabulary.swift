/// All Latin and Cyrillic words of names, to find those a typing error away.
///
/// The words stand by length. Each has a mask with a bit for every letter in it; an error clears one
/// bit and sets one at the most, so that nearly all words are ruled out by one look at their masks.
package struct Vocabulary: Sendable {
  package static let longest = 32

  package struct Alternative: Equatable, Sendable {
    package let word: String
    package let edits: Int
    /// Of the biggest place with the word.
    package let rank: Int
  }

  /// Where the words of a length begin, with one more at the end.
  private let starts: [Int]
  /// Where their letters begin.
  private let letterStarts: [Int]
  private let masks: [UInt64]
  private let letters: [UInt16]
  private let ranks: [UInt32]

  init(_ database: PlacesDatabase) throws {
    masks = try database.values("vocabulary.masks", of: UInt64.self)
    letters = try database.values("vocabulary.letters", of: UInt16.self)
    ranks = try database.values("vocabulary.ranks", of: UInt32.self)
    let counts = try database.values("vocabulary.counts", of: UInt32.self)
    var (starts, letterStarts) = ([0], [0])
    for (length, count) in counts.enumerated() {
      starts.append(starts[length] + Int(count))
      letterStarts.append(letterStarts[length] + Int(count) * length)
    }
    (self.starts, self.letterStarts) = (starts, letterStarts)
    guard counts.count == Self.longest + 1, starts.last == masks.count,
      letterStarts.last == letters.count, ranks.count == masks.count
    else { throw PlacesError.damaged(path: database.path, reason: "its words do not fit") }
  }

  /// The words that are `word` but for one or two slips, the likeliest first: fewer slips, the same
  /// first letter, the bigger place.
  func alternatives(to word: String, limit: Int) -> [Alternative] {
    var distance = EditDistance(word)
    guard distance.limit > 0, distance.word.count <= Self.longest, let first = distance.word.first
    else { return [] }
    let mask = Self.mask(distance.word)
    var found: [(edits: Int, other: Int, rank: UInt32, length: Int, index: Int)] = []
    let lengths =
      max(
        1, distance.word.count - distance.limit)...min(
        Self.longest, distance.word.count + distance.limit)
    letters.withUnsafeBufferPointer { letters in
      for length in lengths {
        for index in candidates(length, mask, distance) {
          let start = letterStarts[length] + (index - starts[length]) * length
          let other = UnsafeBufferPointer(rebasing: letters[start..<(start + length)])
          guard let edits = distance.measure(other), edits > 0 else { continue }
          found.append((edits, letters[start] == first ? 0 : 1, ranks[index], length, index))
        }
      }
    }
    found.sort { ($0.edits, $0.other, $0.rank) < ($1.edits, $1.other, $1.rank) }
    return found.prefix(limit).map {
      Alternative(word: text($0.length, $0.index), edits: $0.edits, rank: Int($0.rank))
    }
  }

  /// Each slip takes one letter away at the most, and adds one at the most; what only makes a word
  /// longer takes none.
  private func candidates(_ length: Int, _ mask: UInt64, _ distance: EditDistance) -> [Int] {
    let longer = length - distance.word.count
    let lost = distance.limit - max(0, longer)
    let added = distance.limit - max(0, -longer)
    var result: [Int] = []
    masks.withUnsafeBufferPointer { masks in
      var index = starts[length]
      let end = starts[length + 1]
      while index < end {
        let other = masks[index]
        if !Self.hasMore(mask & ~other, than: lost), !Self.hasMore(other & ~mask, than: added) {
          result.append(index)
        }
        index += 1
      }
    }
    return result
  }

  /// Cheaper than to count the bits, which processors of every age cannot do at once.
  private static func hasMore(_ bits: UInt64, than count: Int) -> Bool {
    var rest = bits
    for _ in 0..<count { rest &= rest &- 1 }
    return rest != 0
  }

  private func text(_ length: Int, _ index: Int) -> String {
    let start = letterStarts[length] + (index - starts[length]) * length
    return String(decoding: letters[start..<(start + length)], as: UTF16.self)
  }

  // MARK: Shared with the builder

  /// Whether a folded word is one that is mistyped letter by letter.
  package static func takes(_ word: [UInt16]) -> Bool {
    (3...longest).contains(word.count)
      && word.allSatisfy { (0x61...0x7A).contains($0) || (0x430...0x45F).contains($0) }
  }

  /// A bit for each letter; all that is neither Latin nor Russian shares six.
  package static func mask(_ word: [UInt16]) -> UInt64 {
    word.reduce(0) { mask, unit in
      let bit: UInt16 =
        switch unit {
        case 0x61...0x7A: unit - 0x61
        case 0x430...0x44F: unit - 0x430 + 26
        default: 58 + unit % 6
        }
      return mask | 1 << UInt64(bit)
    }
  }
}

/// How many slips lie between a word and others: letters left out, put in, taken for another, or two
/// neighbours swapped (optimal string alignment).
package struct EditDistance {
  /// None for words of one or two letters, one up to five, then two.
  package static func allowed(_ length: Int) -> Int { length < 3 ? 0 : length < 6 ? 1 : 2 }

  let word: [UInt16]
  let limit: Int
  /// Three rows of the table, one behind the other.
  private var rows: [Int]

  package init(_ text: String) {
    word = Array(text.utf16)
    limit = Self.allowed(word.count)
    rows = Array(repeating: 0, count: 3 * (word.count + 1))
  }

  /// To the whole of another word; nil where it is more than the limit.
  package mutating func whole(to other: [UInt16]) -> Int? {
    guard abs(other.count - word.count) <= limit else { return nil }
    return other.withUnsafeBufferPointer { measure($0) }
  }

  /// The rows of the table are the letters of `other`, which is longer or shorter by the limit at the
  /// most; only what lies so close to the diagonal is worked out, and nothing after a row above it.
  mutating func measure(_ other: UnsafeBufferPointer<UInt16>) -> Int? {
    let width = word.count + 1
    let (limit, far) = (limit, limit + 1)
    return word.withUnsafeBufferPointer { word in
      rows.withUnsafeMutableBufferPointer { rows -> Int? in
        var (before, last, row) = (0, width, 2 * width)
        for column in 0..<width { rows[last + column] = column }
        for index in other.indices {
          let first = max(1, index + 1 - limit)
          let end = min(width, index + 2 + limit)
          rows[row + first - 1] = first == 1 ? index + 1 : far
          if end < width { rows[row + end] = far }
          var least = rows[row + first - 1]
          for column in first..<end {
            let isSame = word[column - 1] == other[index]
            var cost = rows[last + column - 1] + (isSame ? 0 : 1)
            cost = min(cost, rows[last + column] + 1, rows[row + column - 1] + 1)
            if index > 0, column > 1, word[column - 1] == other[index - 1],
              word[column - 2] == other[index]
            {
              cost = min(cost, rows[before + column - 2] + 1)
            }
            rows[row + column] = cost
            least = min(least, cost)
          }
          if least > limit { return nil }
          (before, last, row) = (last, row, before)
        }
        let edits = rows[last + width - 1]
        return edits <= limit ? edits : nil
      }
    }
  }
}
