import Semantics
import Terminal

/// Words in brackets of one width below each other, each perhaps with what it does behind it:
///
///     [Proceed ]  Go on
///     [Options ]  Change them
///     [Quit    ]
struct ButtonColumns {
  private(set) var buttons: [(y: Int, range: Range<Int>, name: Range<Int>)] = []

  /// Adds the buttons of columns. The one that is lit has the focus; what stands behind it is no row of a list.
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    for (y, range, name) in ButtonColumns(grid).buttons where !draft.isTaken(y, range) {
      let region = draft.owners[grid.index(range.lowerBound, y)]
      let isLit = grid.back(name.lowerBound, y) != draft.regions[region].ground
      draft.add(.button, grid.text(y, name), y, range, isLit ? .focused : [])
      let words = draft.segments(y, of: region).first { $0.contains(range.lowerBound) } ?? range
      draft.take(y, words)
    }
  }

  init(_ grid: CellGrid) {
    for x in 0..<grid.columns {
      var y = 0
      while y < grid.rows {
        let end = Self.end(x, y, grid)
        let rows = (y..<grid.rows).prefix { end != nil && Self.end(x, $0, grid) == end }
        if let end, rows.count >= 3, rows.contains(where: { grid.isBlank(end - 1, $0) }),
          Set(rows.map { grid.text($0, x..<end) }).count == rows.count
        {
          buttons += rows.compactMap { y in
            grid.trimmed(y, x + 1..<end).map { (y, x..<end + 1, $0) }
          }
        }
        y = max(y + 1, rows.endIndex)
      }
    }
  }

  /// Returns the column of the bracket that closes a name right behind one that opens it.
  private static func end(_ x: Int, _ y: Int, _ grid: CellGrid) -> Int? {
    guard grid.sign(x, y) == 0x5B, Sign.isLetter(grid.sign(x + 1, y)),
      (0..<x).allSatisfy({ grid.isGap($0, y) || $0 == x - 1 && grid.sign($0, y) == 0x3E }),
      let end = (x + 2..<min(x + 20, grid.columns)).first(where: { grid.sign($0, y) == 0x5D }),
      grid.isGap(end + 1, y), end - x >= 5, let words = grid.trimmed(y, x + 1..<end),
      ButtonRules.isName(grid, y, words)
    else { return nil }
    return end
  }
}
