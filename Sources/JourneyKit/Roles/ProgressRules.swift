import Semantics
import Terminal

/// Bars in brackets that fill from the left, `[|||||    42%]`, with the word before them as their name.
struct ProgressRules {
  static func apply(to draft: inout RoleDraft) {
    for y in 0..<draft.grid.rows {
      var x = 0
      while x < draft.grid.columns {
        guard draft.grid.sign(x, y) == 0x5B, !draft.isTaken(x, y), let bar = bar(draft.grid, x, y)
        else {
          x += 1
          continue
        }
        let name = name(draft.grid, x, y)
        let value = draft.grid.text(y, bar.value)
        draft.add(.progress, name, y, x..<bar.end, value: value.isEmpty ? nil : value)
        draft.take(y, x..<bar.end, as: .shared)
        x = bar.end
      }
    }
  }

  /// `| # = * - > . █ ▒`
  private static let fillings: Set<UInt32> = [
    0x7C, 0x23, 0x3D, 0x2A, 0x2D, 0x3E, 0x2E, 0x2588, 0x2592, 0x2593,
  ]

  private static func bar(
    _ grid: CellGrid, _ start: Int, _ y: Int
  ) -> (end: Int, value: Range<Int>)? {
    var x = start + 1
    let filling = grid.sign(x, y)
    while x < grid.columns, fillings.contains(filling), grid.sign(x, y) == filling { x += 1 }
    let filled = x - start - 1
    while x < grid.columns, grid.isBlank(x, y) { x += 1 }
    let wide = x - start - 1
    let value = x
    while x < grid.columns, grid.sign(x, y) != 0x5D {
      guard isValue(grid.sign(x, y)), x - value < 16 else { return nil }
      x += 1
    }
    guard x < grid.columns, x - start >= 9, filled > 0 || wide >= 8, wide >= 2 else { return nil }
    return (x + 1, value..<x)
  }

  /// Digits, units, and what stands between two of them.
  private static func isValue(_ sign: UInt32) -> Bool {
    Sign.isDigit(sign) || [0x2E, 0x25, 0x2F, 0x2C, 0x3A, 0x20].contains(sign)
      || [0x42, 0x47, 0x4B, 0x4D, 0x54, 0x69, 0x6B].contains(sign)
  }

  private static func name(_ grid: CellGrid, _ x: Int, _ y: Int) -> String {
    var start = x
    while start > 0, x - start < 12, !grid.isGap(start - 1, y) { start -= 1 }
    if start < x { return grid.text(y, start..<x) }
    // A bar in a column of bars has its name in the column before it.
    let isColumn = [y - 1, y + 1].contains { grid.sign(x, $0) == 0x5B }
    guard isColumn, let last = grid.pieces(y, 0..<x).last,
      last.contains(where: { Sign.isLetter(grid.sign($0, y)) })
    else { return "" }
    let name = grid.text(y, last)
    return name.last == "B" && name.count <= 3 ? "" : name
  }
}
