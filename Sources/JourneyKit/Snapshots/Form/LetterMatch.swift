/// The letters of one file held against those of another.
///
/// Letters are given in the order in which they come first, so that a new one near the top would
/// rename all others. A letter of the same look keeps its name; of the rest, one that stands where
/// another one stood takes its name, so that a change of a colour is a line of the legend.
struct LetterMatch {
  /// The place in the alphabet of each letter of the first file.
  private(set) var places: [Int] = []

  private struct Pair {
    var own: Int
    var other: Int
    var isSame: Bool
    var cells: Int
  }

  init(_ own: SnapshotWriter, _ other: SnapshotWriter) {
    let count = own.legend.styles.count
    var chosen: [Int: Int] = [:]
    var taken: Set<Int> = []
    for pair in Self.pairs(own, other) where chosen[pair.own] == nil {
      guard !taken.contains(pair.other) else { continue }
      chosen[pair.own] = other.places[pair.other]
      taken.insert(pair.other)
    }
    var next = (other.places.max() ?? -1) + 1
    places = (0..<count).map { letter in
      if let place = chosen[letter] { return place }
      next += 1
      return next - 1
    }
  }

  /// Returns the pairs that come into question, the best first.
  private static func pairs(_ own: SnapshotWriter, _ other: SnapshotWriter) -> [Pair] {
    let shared = overlaps(own, other)
    let words = (0..<own.legend.styles.count).map(own.words)
    let others = (0..<other.legend.styles.count).map(other.words)
    var pairs: [Pair] = []
    for letter in words.indices {
      for rival in others.indices {
        let cells = shared[[letter, rival]] ?? 0
        let isSame = words[letter] == others[rival]
        guard cells > 0 || isSame else { continue }
        pairs.append(Pair(own: letter, other: rival, isSame: isSame, cells: cells))
      }
    }
    return pairs.sorted {
      ($0.isSame ? 0 : 1, -$0.cells, $0.own, $0.other)
        < ($1.isSame ? 0 : 1, -$1.cells, $1.own, $1.other)
    }
  }

  /// Returns the number of cells that have one letter here and another one there.
  private static func overlaps(_ own: SnapshotWriter, _ other: SnapshotWriter) -> [[Int]: Int] {
    var shared: [[Int]: Int] = [:]
    let others = other.letterRows
    for (key, row) in own.letterRows {
      for run in row.runs {
        for rival in others[key]?.runs ?? [] {
          let cells = run.columns.clamped(to: rival.columns).count
          if cells > 0 { shared[[run.letter, rival.letter], default: 0] += cells }
        }
      }
    }
    return shared
  }
}
