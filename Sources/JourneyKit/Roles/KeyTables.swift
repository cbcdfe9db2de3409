import Terminal

/// Keys and what they do in the columns of a table, in two rows at the end of the screen:
///
///     SPACE|E edit   S|F search  J jump to
///     X       exit   R|N repeat  B brew
enum KeyTables {
  /// Returns the keys of this row and the next one, if both have nothing else.
  static func find(_ y: Int, _ grid: CellGrid) -> [[HintRules.Hint]]? {
    let row = 0..<grid.columns
    let (tokens, others) = (grid.pieces(y, row), grid.pieces(y + 1, row))
    let starts = Set(others.map(\.lowerBound))
    let columns = tokens.map(\.lowerBound).filter(starts.contains)
    guard columns.count >= 6, columns.count.isMultiple(of: 2),
      columns[0] == tokens.first?.lowerBound, columns[0] == others.first?.lowerBound
    else { return nil }
    let found = [(y, tokens), (y + 1, others)].map { y, tokens in
      hints(y, tokens, columns, grid)
    }
    return found.allSatisfy { $0.count * 2 == columns.count } ? found : nil
  }

  private static func hints(
    _ y: Int, _ tokens: [Range<Int>], _ columns: [Int], _ grid: CellGrid
  ) -> [HintRules.Hint] {
    stride(from: 0, to: columns.count, by: 2).compactMap { number in
      let end = number + 2 < columns.count ? columns[number + 2] : grid.columns
      let words = tokens.filter { (columns[number]..<end).contains($0.lowerBound) }
      guard words.count >= 2, words[1].lowerBound == columns[number + 1], let last = words.last,
        areKeys(words[0], y, grid), Sign.isLetter(grid.sign(words[1].lowerBound, y)),
        words[1].count > 1
      else { return nil }
      return HintRules.Hint(key: words[0], label: words[1].lowerBound..<last.upperBound)
    }
  }

  /// Returns true for `x` and `SPACE|x`.
  private static func areKeys(_ token: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    token.parts { grid.sign($0, y) == 0x7C }.allSatisfy { KeyNames.isName(grid, y, $0) }
  }
}
