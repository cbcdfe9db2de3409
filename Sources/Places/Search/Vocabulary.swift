/// All Latin and Cyrillic words of names, to find those one or two typing errors away.
///
/// The words are sorted by length. Each has a mask with a bit for each of its letters. An error clears
/// at most one bit and sets at most one, so that the masks rule nearly all words out.
package struct Vocabulary: Sendable {
  package static let longest = 32

  package struct Alternative: Equatable, Sendable {
    package let word: String
    package let edits: Int
    /// The rank of the biggest place with the word.
    package let rank: Int
  }

  /// The index of the first word of each length, with one more at the end.
  private let starts: [Int]
  /// The index of their first letters.
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
    else { throw PlacesError.damaged(path: database.path, reason: .vocabulary) }
  }

  /// Returns the words one or two errors from `word`, the likeliest first: fewer errors, the same first
  /// letter, the bigger place.
  func alternatives(to word: String, limit: Int) -> [Alternative] {
    var distance = BoundedEditDistance(word)
    guard distance.limit > 0, distance.word.count <= Self.longest, let first = distance.word.first
    else { return [] }
    let mask = Self.mask(distance.word)
    var found: [(edits: Int, other: Int, rank: UInt32, length: Int, index: Int)] = []
    let (least, most) = (
      max(1, distance.word.count - distance.limit),
      min(Self.longest, distance.word.count + distance.limit)
    )
    letters.withUnsafeBufferPointer { letters in
      for length in least...most {
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

  /// Returns the words that the masks do not rule out. An error removes at most one letter and adds at
  /// most one; one that makes a word longer removes none.
  private func candidates(_ length: Int, _ mask: UInt64, _ distance: BoundedEditDistance) -> [Int] {
    let longer = length - distance.word.count
    let removed = distance.limit - max(0, longer)
    let added = distance.limit - max(0, -longer)
    return (starts[length]..<starts[length + 1]).filter { index in
      (mask & ~masks[index]).nonzeroBitCount <= removed
        && (masks[index] & ~mask).nonzeroBitCount <= added
    }
  }

  private func text(_ length: Int, _ index: Int) -> String {
    let start = letterStarts[length] + (index - starts[length]) * length
    return String(decoding: letters[start..<(start + length)], as: UTF16.self)
  }

  // MARK: Shared with the builder
  /// Returns true for a folded word in which typing errors are forgiven.
  package static func takes(_ word: [UInt16]) -> Bool {
    (3...longest).contains(word.count)
      && word.allSatisfy { (0x61...0x7A).contains($0) || (0x430...0x45F).contains($0) }
  }

  /// Returns a bit for each letter; those that are neither Latin nor Russian share six.
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

/// The number of typing errors between a word and others: letters missing, added or replaced, or two
/// neighbours swapped (optimal string alignment).
package struct BoundedEditDistance {
  /// Returns the errors that are forgiven: none in words of up to two letters, one up to five, then two.
  package static func allowed(_ length: Int) -> Int { length < 3 ? 0 : length < 6 ? 1 : 2 }

  fileprivate let word: [UInt16]
  fileprivate let limit: Int
  /// Three rows of the table, one behind another.
  private var rows: [Int]

  package init(_ text: String) {
    word = Array(text.utf16)
    limit = Self.allowed(word.count)
    rows = Array(repeating: 0, count: 3 * (word.count + 1))
  }

  /// Returns the distance to another word; nil if it exceeds the limit.
  package mutating func whole(to other: [UInt16]) -> Int? {
    guard abs(other.count - word.count) <= limit else { return nil }
    return other.withUnsafeBufferPointer { measure($0) }
  }

  /// Measures the distance. The rows of the table are the letters of `other`, whose length differs by
  /// at most the limit. Only cells so close to the diagonal count, and a row above the limit ends it.
  fileprivate mutating func measure(_ other: UnsafeBufferPointer<UInt16>) -> Int? {
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
