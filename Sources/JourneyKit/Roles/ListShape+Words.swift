import Terminal

/// The words of a lit run, which tell whether it can be a row at all.
extension ListShape {
  /// Returns true for a row that is lit up to its end behind `-` or `*`, which stands before no row beside it.
  static func isMarked(
    _ y: Int, _ run: Range<Int>, _ segment: Range<Int>, _ grid: CellGrid
  ) -> Bool {
    let mark = run.lowerBound - 1
    return mark == segment.lowerBound && run.upperBound == segment.upperBound
      && [0x2D, 0x2A].contains(grid.sign(mark, y))
      && [y - 1, y + 1].allSatisfy { grid.sign(mark, $0) != grid.sign(mark, y) }
  }

  static func isEnd(_ x: Int, _ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    let sign = grid.sign(x, y)
    // `/`, `*` and `@` tell of what kind a file is.
    return grid.isGap(x, y) || draft.isTaken(x, y) || sign == 0x3C
      || (0x2580..<0x2600).contains(sign)
      || [0x2F, 0x2A, 0x40].contains(sign) && grid.isGap(x + 1, y)
  }

  /// Returns true for words with others right before and behind them, or for a number beside another one, as in a
  /// calendar.
  static func isAmongWords(
    _ run: Range<Int>, _ y: Int, _ segment: Range<Int>, _ grid: CellGrid
  ) -> Bool {
    guard let words = grid.trimmed(y, run) else { return false }
    let before =
      grid.pieces(y, segment.lowerBound..<words.lowerBound).last
      .map { words.lowerBound - $0.upperBound <= 2 } ?? false
    let behind =
      grid.pieces(y, words.upperBound..<segment.upperBound).first
      .map { $0.lowerBound - words.upperBound <= 2 } ?? false
    let isNumber = words.count <= 2 && words.allSatisfy { Sign.isDigit(grid.sign($0, y)) }
    return before && behind || isNumber && (before || behind)
  }

  static func hasWord(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    words.contains { Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y)) }
  }

  /// Returns true for `..`, the folder above.
  static func isParent(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    grid.pieces(y, words).contains { ["..", "../"].contains(grid.text(y, $0)) }
  }

  /// Returns true for a number that follows the one above it or comes before the one below it.
  static func isLineNumber(_ words: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    func number(_ y: Int) -> Int? {
      let wide = max(0, words.lowerBound - 1)..<words.upperBound
      return (0..<grid.rows).contains(y) ? Int(grid.text(y, wide)) : nil
    }
    guard words.count <= 6, let own = Int(grid.text(y, words)) else { return false }
    return number(y - 1) == own - 1 || number(y + 1) == own + 1 || y == 0 && own == 1
  }
}
