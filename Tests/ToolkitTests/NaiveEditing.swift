/// A text with a caret, as simple as can be.
struct NaiveEditing {
  var clusters: [String]
  var caret: Int
  var anchor: Int?

  init(_ text: String) {
    clusters = text.map(String.init)
    caret = clusters.count
  }

  var text: String { clusters.joined() }

  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return anchor < caret ? anchor..<caret : caret..<anchor
  }

  /// The beginnings of words, and the index after each.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    for (index, cluster) in clusters.enumerated() {
      guard let first = cluster.first, first.isLetter || first.isNumber else { continue }
      if let last = words.last, last.upperBound == index {
        words[words.count - 1] = last.lowerBound..<(index + 1)
      } else {
        words.append(index..<(index + 1))
      }
    }
    return words
  }

  var nextWord: Int { words.first { $0.upperBound > caret }?.upperBound ?? clusters.count }

  var previousWord: Int { words.last { $0.lowerBound < caret }?.lowerBound ?? 0 }

  mutating func go(_ index: Int, selecting: Bool) {
    if selecting { anchor = anchor ?? caret } else { anchor = nil }
    caret = min(max(index, 0), clusters.count)
  }

  mutating func replace(_ range: Range<Int>, _ added: [String]) {
    clusters.replaceSubrange(range, with: added)
    caret = range.lowerBound + added.count
    anchor = nil
  }

  mutating func delete(_ range: Range<Int>) {
    let range = selection ?? range
    if !range.isEmpty { replace(range, []) }
  }
}
