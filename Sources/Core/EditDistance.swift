/// The edit distance of Levenshtein (characters to put in, leave out or replace), without regard to case.
///
/// Costs the product of both lengths.
public enum EditDistance {
  /// Returns the distance of two texts, of which the first 80 characters count.
  public static func between(_ first: String, _ second: String) -> Int {
    let second = start(second)
    return lastRow(start(first), second) { $0 }[second.count].distance
  }

  /// Returns the part of a text that is nearest to some words; nil if no part is like them.
  ///
  /// After P. H. Sellers (1980): a match may begin anywhere at no cost.
  public static func nearest(
    _ words: String, in text: [Character]
  ) -> (range: Range<Int>, distance: Int)? {
    let words = start(words)
    let row = lastRow(words, text.map { $0.lowercased().first ?? $0 }) { _ in 0 }
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
    _ first: [Character], _ second: [Character], beginning: (Int) -> Int
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
