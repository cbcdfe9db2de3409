import Semantics
import Terminal

/// Spreadsheets: a row of the letters A, B, C… in order, set off by a ground, above rows that begin with
/// numbers.
///
/// The selected column and row have another ground, which makes no list of them.
struct SheetRules {
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    for y in 0..<max(0, grid.rows - 3) where !draft.isTaken(y, 0..<grid.columns) {
      let names = grid.pieces(y, 0..<grid.columns)
      guard names.count >= 3, areInOrder(names, y, grid), let first = names.first,
        let last = names.last, draft.owners[grid.index(first.lowerBound, y)] == 0,
        names.count(where: { grid.back($0.lowerBound, y) != draft.regions[0].ground }) * 2
          >= names.count
      else { continue }
      var end = y + 1
      while end < grid.rows, isNumbered(end, before: first, grid) { end += 1 }
      guard end - y > 3 else { continue }
      let lights = draft.lights(y, 0..<grid.columns, of: 0)
      let right = max(last.upperBound, lights.last?.upperBound ?? 0)
      draft.add(.table, "", Rect(x: 0, y: y, columns: right, rows: end - y))
      for name in names { draft.add(.columnHeader, grid.text(y, name), y, name) }
      for row in y..<end { draft.take(row, 0..<grid.columns) }
    }
  }

  private static func areInOrder(_ names: [Range<Int>], _ y: Int, _ grid: CellGrid) -> Bool {
    zip(names, names.dropFirst()).allSatisfy { name, next in
      name.count == 1 && next.count == 1 && Sign.isUpper(grid.sign(name.lowerBound, y))
        && grid.sign(next.lowerBound, y) == grid.sign(name.lowerBound, y) + 1
    }
  }

  private static func isNumbered(_ y: Int, before first: Range<Int>, _ grid: CellGrid) -> Bool {
    grid.pieces(y, 0..<first.lowerBound).first.map { number in
      number.allSatisfy { Sign.isDigit(grid.sign($0, y)) }
    } ?? false
  }
}
