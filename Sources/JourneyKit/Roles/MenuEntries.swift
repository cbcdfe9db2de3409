import Terminal

/// The entries of a menu: rows of words from one column on, perhaps with keys before or behind them.
struct MenuEntries {
  let columns: Range<Int>
  /// The rows with words; lines part them.
  let words: [(y: Int, range: Range<Int>)]
  /// True if no row is empty.
  let isTight: Bool
  /// The number of entries with a key behind them.
  let keyed: Int

  /// True if each entry begins with a key of one sign: `F File`.
  let hasLeadingKeys: Bool

  private let grid: CellGrid
  /// The column in which keys begin.
  private let keyColumn: Int?

  init(_ frame: Rect, _ grid: CellGrid) {
    (self.grid, columns) = (grid, frame.minX..<frame.maxX)
    var (words, isTight): ([(y: Int, range: Range<Int>)], Bool) = ([], true)
    for y in frame.minY..<frame.maxY {
      guard let range = Self.words(y, columns, grid) else {
        isTight = isTight && columns.contains { grid.isLine($0, y) }
        continue
      }
      if !grid.isLine(range.lowerBound, y) { words.append((y, range)) }
    }
    (self.words, self.isTight) = (words, isTight)
    let tokens = words.map { (y: $0.y, tokens: grid.pieces($0.y, $0.range)) }
    let keys = tokens.filter { y, tokens in
      tokens.count > 1 && KeyNames.isShortcut(grid, y, tokens[tokens.count - 1])
    }
    keyed = keys.count
    let starts = keys.map { $0.tokens[$0.tokens.count - 1].lowerBound }
    keyColumn = starts.count >= 2 && Set(starts).count == 1 ? starts[0] : nil
    hasLeadingKeys =
      tokens.allSatisfy { $0.tokens[0].count == 1 }
      && tokens.contains { $0.tokens.count > 1 }
  }

  /// The words of a row without the sign of a submenu and without a scroll bar behind them.
  private static func words(_ y: Int, _ columns: Range<Int>, _ grid: CellGrid) -> Range<Int>? {
    guard let range = grid.trimmed(y, columns) else { return nil }
    guard range.count > 1, (0x2580..<0x2600).contains(grid.sign(range.upperBound - 1, y)) else {
      return range
    }
    return grid.trimmed(y, range.lowerBound..<range.upperBound - 1)
  }

  /// The words of an entry without keys: those that stand apart, look like `C-u` or `F10`, or begin in the
  /// column of the others.
  func entry(_ y: Int, _ words: Range<Int>) -> Range<Int> {
    let words = ListRules.wordsBehindPointer(y, words, grid)
    let all = grid.pieces(y, words)
    let start = hasLeadingKeys && all.count > 1 ? all[1].lowerBound : words.lowerBound
    let key = keyColumn.flatMap { words.contains($0) && grid.isBlank($0 - 1, y) ? $0 : nil }
    let end = key ?? words.upperBound
    guard start < end, let first = grid.pieces(y, start..<end, gap: 2).first else { return words }
    let tokens = grid.pieces(y, first)
    guard tokens.count > 1, let last = tokens.last, KeyNames.isShortcut(grid, y, last) else {
      return first
    }
    return first.lowerBound..<tokens[tokens.count - 2].upperBound
  }

  /// True if a sign points at one entry, and at no other.
  var isOnePointed: Bool {
    words.count {
      ListRules.wordsBehindPointer($0.y, $0.range, grid).lowerBound > $0.range.lowerBound
    } == 1
  }

  /// True if one entry is lit as wide as the menu, and the others are not.
  var isOneLit: Bool {
    let backs = words.map { grid.back($0.range.lowerBound, $0.y) }
    guard let ground = backs.first(where: { back in backs.count { $0 == back } > 1 }) else {
      return false
    }
    let lit = zip(words, backs).filter { $1 != ground }
    guard lit.count == 1, let (row, back) = lit.first else { return false }
    let cells = columns.count { grid.back($0, row.y) == back }
    return cells * 5 >= columns.count * 4
  }
}
