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
    words = Self.withoutMark(Self.behindBars(words, grid), grid)
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
    let last = grid.sign(range.upperBound - 1, y)
    // At the edge of the menu it may touch a key.
    let isSubmenu =
      [0x3E, 0xBB, 0x203A, 0x2192].contains(last)
      && (grid.isBlank(range.upperBound - 2, y) || range.upperBound == columns.upperBound)
    guard range.count > 2, isSubmenu || (0x2580..<0x2600).contains(last) else { return range }
    return grid.trimmed(y, range.lowerBound..<range.upperBound - 1)
  }

  /// The words behind a column of bars that parts keys from them: `Ctrl-L| Load`.
  private static func behindBars(
    _ words: [(y: Int, range: Range<Int>)], _ grid: CellGrid
  ) -> [(y: Int, range: Range<Int>)] {
    let bars = words.compactMap { y, range in range.first { grid.sign($0, y) == 0x7C } }
    guard words.count >= 3, bars.count == words.count, Set(bars).count == 1 else { return words }
    return words.map { y, range in
      (y, grid.trimmed(y, bars[0] + 1..<max(bars[0] + 1, range.upperBound)) ?? range)
    }
  }

  /// The words without the sign before the selected entry, as `-Tea` or `* Tea` between others that begin behind it.
  private static func withoutMark(
    _ words: [(y: Int, range: Range<Int>)], _ grid: CellGrid
  ) -> [(y: Int, range: Range<Int>)] {
    guard words.count >= 3, let most = words.map(\.range.lowerBound).max() else { return words }
    let marked = words.filter { $0.range.lowerBound < most }
    guard marked.count == 1, let mark = marked.first, most - mark.range.lowerBound <= 2,
      !grid.isBlank(most, mark.y),
      (mark.range.lowerBound..<most).allSatisfy({ x in
        let sign = grid.sign(x, mark.y)
        return !Sign.isLetter(sign) && !Sign.isDigit(sign) && ![0x5B, 0x28].contains(sign)
      })
    else { return words }
    return words.map { $0.y == mark.y ? ($0.y, most..<$0.range.upperBound) : $0 }
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
