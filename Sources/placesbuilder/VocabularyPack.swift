import Places

/// All words that can be mistyped, by length, then by letters.
struct VocabularyPack {
  let masks: [UInt64]
  let letters: [UInt16]
  let ranks: [UInt32]
  let counts: [UInt32]

  /// The rows are those of the file: the first that has a word is the biggest.
  init(_ rows: [CityRow]) {
    var best: [String: UInt32] = [:]
    for (index, row) in rows.enumerated() {
      for name in row.folded {
        for word in name.split(separator: " ").map(String.init) where best[word] == nil {
          best[word] = UInt32(index + 1)
        }
      }
    }
    var byLength = Array(repeating: [String](), count: Vocabulary.longest + 1)
    for word in best.keys where Vocabulary.takes(Array(word.utf16)) {
      byLength[word.utf16.count].append(word)
    }
    let words = byLength.flatMap { $0.sorted() }
    let units = words.map { Array($0.utf16) }
    masks = units.map(Vocabulary.mask)
    letters = units.flatMap { $0 }
    ranks = words.map { best[$0] ?? 0 }
    counts = byLength.map { UInt32($0.count) }
  }
}
