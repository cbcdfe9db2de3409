import Semantics
import Terminal

/// Keys below each other, each with what it does in one column: `x: words` in a box or on the screen, or names of
/// keys apart from words.
///
///     g,k: first row          Enter      Accept changes
///     j:   last row           Control-H  Delete a letter
struct KeyRows {
  private typealias Row = (y: Int, hint: HintRules.Hint)

  private(set) var hints: [(y: Int, hint: HintRules.Hint)] = []

  /// Nil where a row of a box is anything else, or where there are fewer than three.
  init?(_ frame: Rect, _ grid: CellGrid) {
    let columns = frame.minX..<frame.maxX
    for y in frame.minY..<frame.maxY where !grid.isBlank(y, columns) {
      guard let hint = Self.joined(y, columns, grid) else { return nil }
      hints.append((y, hint))
    }
    guard hints.count >= 3, Set(hints.map(\.hint.label.lowerBound)).count == 1 else { return nil }
  }

  /// Adds the keys of the screen itself; a row that has nothing else is a footer.
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    var rows = (0..<grid.rows).flatMap { y -> [Row] in
      let segments = draft.segments(y, of: 0)
      let found = segments.flatMap { grid.pieces(y, $0, gap: 3) }
        .compactMap { joined(y, $0, grid) }
      let names = segments == [0..<grid.columns] ? named(y, grid) : nil
      return (found + [names].compactMap(\.self))
        .filter { !draft.isTaken(y, $0.range) }.map { (y, $0) }
    }
    while let first = rows.first {
      var block: [Row] = []
      for row in rows
      where row.hint.label.lowerBound == first.hint.label.lowerBound
        && row.y == first.y + block.count
      {
        block.append(row)
      }
      rows.removeAll { row in block.contains { $0.y == row.y && $0.hint.range == row.hint.range } }
      if block.count >= 3, areKeys(block, grid) { add(block, &draft) }
    }
  }

  /// Returns true for letters and names that are not in order: `a b c` number what there is, and signs explain
  /// a picture.
  private static func areKeys(_ block: [Row], _ grid: CellGrid) -> Bool {
    let signs = block.map { grid.sign($0.hint.key.lowerBound, $0.y) }
    let isNumbered = zip(signs, signs.dropFirst()).allSatisfy { $1 == $0 + 1 }
    let letters = block.count { y, hint in
      hint.key.count > 1 || Sign.isLetter(grid.sign(hint.key.lowerBound, y))
    }
    return !isNumbered && letters * 2 > block.count
  }

  private static func add(_ block: [Row], _ draft: inout RoleDraft) {
    let grid = draft.grid
    for (y, hint) in block {
      draft.add(.hint, grid.text(y, hint.label), y, hint.range, value: grid.text(y, hint.key))
      if grid.trimmed(y, 0..<grid.columns) == hint.range {
        draft.add(.footer, "", Rect(x: 0, y: y, columns: grid.columns, rows: 1))
      }
    }
  }

  // MARK: Signs
  /// Returns `x: words` and `x - words`.
  private static func joined(
    _ y: Int, _ columns: Range<Int>, _ grid: CellGrid
  ) -> HintRules.Hint? {
    let tokens = grid.pieces(y, columns)
    if tokens.count > 2, tokens[1].count == 1,
      [0x2D, 0x3D].contains(grid.sign(tokens[1].lowerBound, y)), isKeys(tokens[0], y, grid),
      Sign.isLetter(grid.sign(tokens[2].lowerBound, y))
    {
      return HintRules.Hint(
        key: tokens[0], label: tokens[2].lowerBound..<tokens[tokens.count - 1].upperBound)
    }
    guard tokens.count > 1, let key = tokens.first, key.count > 1,
      grid.sign(key.upperBound - 1, y) == 0x3A,
      Sign.isLetter(grid.sign(tokens[1].lowerBound, y)),
      isKeys(key.dropLast(), y, grid)
    else { return nil }
    return HintRules.Hint(
      key: key.dropLast(), label: tokens[1].lowerBound..<tokens[tokens.count - 1].upperBound)
  }

  /// Returns true for `x`, `<ret>` and `g,k`.
  private static func isKeys(_ range: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    if range.count == 1 {
      return !Sign.isDigit(grid.sign(range.lowerBound, y))
    }
    if KeyNames.isName(grid, y, range) { return true }
    if grid.sign(range.lowerBound, y) == 0x3C, grid.sign(range.upperBound - 1, y) == 0x3E {
      return true
    }
    let keys = grid.text(y, range).split(separator: ",", omittingEmptySubsequences: false)
    return keys.count > 1 && keys.allSatisfy { $0.count == 1 || $0.hasPrefix("<") }
  }

  // MARK: Names
  /// Returns names of keys and words, between wide gaps.
  private static func named(_ y: Int, _ grid: CellGrid) -> HintRules.Hint? {
    let pieces = grid.pieces(y, 0..<grid.columns, gap: 2)
    guard (2...4).contains(pieces.count), let first = pieces.first, let label = pieces.last,
      let key = pieces.dropLast().last, label.count > 2,
      Sign.isLetter(grid.sign(label.lowerBound, y)),
      pieces.dropLast().allSatisfy({ $0.count > 1 && KeyNames.isNamed(grid, y, $0) })
    else { return nil }
    return HintRules.Hint(key: first.lowerBound..<key.upperBound, label: label)
  }
}
