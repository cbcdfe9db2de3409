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
