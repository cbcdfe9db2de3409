/// Levenshtein's distance, without regard to case.
enum EditDistance {
  /// Of two texts, of each no more than 80 characters.
  static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased().prefix(80))
    let second = Array(second.lowercased().prefix(80))
    let letters = Letters(first)
    let row = lastRow(first.map(letters.number), second.map(letters.number)) { $0 }
    return row[second.count].distance
  }

  /// The part of a text that is nearest to some words, by the numbers of its characters; nil where
  /// nothing is like them at all.
  ///
  /// As P. H. Sellers has it (1980): a match may begin anywhere at no cost.
  static func nearest(
    _ words: String, in text: [Character]
  ) -> (range: Range<Int>, distance: Int)? {
    let words = Array(words.lowercased().prefix(80))
    let letters = Letters(words)
    let row = lastRow(words.map(letters.number), text.map(letters.number)) { _ in 0 }
    let best = row.enumerated().min { $0.element.distance < $1.element.distance }
    guard let best, best.element.distance < words.count, best.element.start < best.offset else {
      return nil
    }
    return (best.element.start..<best.offset, best.element.distance)
  }

  /// Numbers for the letters of some words, small and capital the same; all others are one. Numbers
  /// are compared far sooner than characters.
  private struct Letters {
    private var ascii = [Int](repeating: -1, count: 0x80)
    private var others: [(Character, Int)] = []

    init(_ words: [Character]) {
      for (number, letter) in words.enumerated() {
        guard let value = letter.asciiValue else {
          if !others.contains(where: { $0.0 == letter }) { others.append((letter, number)) }
          continue
        }
        ascii[Int(value)] = number
        if (0x61...0x7A).contains(value) { ascii[Int(value) - 0x20] = number }
      }
    }

    func number(_ letter: Character) -> Int {
      if let value = letter.asciiValue { return ascii[Int(value)] }
      let small = letter.lowercased().first ?? letter
      if let value = small.asciiValue { return ascii[Int(value)] }
      return others.first { $0.0 == small }?.1 ?? -1
    }
  }

  private struct Cell {
    var distance: Int
    /// Where in the second text the match begins.
    var start: Int

    var next: Cell { Cell(distance: distance + 1, start: start) }
  }

  /// What all of the first text costs, by how much of the second was gone through.
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
