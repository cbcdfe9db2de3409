/// Levenshtein's distance, without regard to case.
enum EditDistance {
  /// Of two texts, of each no more than 80 characters.
  static func between(_ first: String, _ second: String) -> Int {
    let second = Array(second.lowercased().prefix(80))
    return lastRow(Array(first.lowercased().prefix(80)), second) { $0 }[second.count].distance
  }

  /// The part of a text that is nearest to some words, by the numbers of its characters; nil where
  /// nothing is like them at all.
  ///
  /// As P. H. Sellers has it (1980): a match may begin anywhere at no cost.
  static func nearest(
    _ words: String, in text: [Character]
  ) -> (range: Range<Int>, distance: Int)? {
    let words = Array(words.lowercased().prefix(80))
    let text = text.map(small)
    let row = lastRow(words, text) { _ in 0 }
    let best = row.enumerated().min { $0.element.distance < $1.element.distance }
    guard let best, best.element.distance < words.count, best.element.start < best.offset else {
      return nil
    }
    return (best.element.start..<best.offset, best.element.distance)
  }

  /// By way of a string only where it must be: screens are mostly ASCII.
  private static func small(_ character: Character) -> Character {
    guard let ascii = character.asciiValue else { return character.lowercased().first ?? character }
    let isCapital = (0x41...0x5A).contains(ascii)
    return isCapital ? Character(Unicode.Scalar(ascii | 0x20)) : character
  }

  private struct Cell {
    var distance: Int
    /// Where in the second text the match begins.
    var start: Int

    var next: Cell { Cell(distance: distance + 1, start: start) }
  }

  /// What all of the first text costs, by how much of the second was gone through.
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
