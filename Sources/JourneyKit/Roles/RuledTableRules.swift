import Semantics
import Terminal

/// Tables of lines, as `+----+----+` or `├────┼────┤` below the names of the columns draw them: a line with
/// crossings between two rows that have upright lines at the same columns.
///
/// The box around such a table is a part of it.
struct RuledTableRules {
  /// A table with its lines, and the row of its names.
  struct Found {
    var frame: Rect
    var head: Int
    var columns: [Int]
  }

  static func find(_ grid: CellGrid) -> [Found] {
    var found: [Found] = []
    for y in 1..<max(1, grid.rows - 1) {
      for table in rules(y, grid).compactMap({ table($0, y, grid) })
      where !found.contains(where: { !$0.frame.intersection(table.frame).isEmpty }) {
        found.append(table)
      }
    }
    return found
  }

  static func apply(to draft: inout RoleDraft, _ tables: [Found]) {
    let grid = draft.grid
    for table in tables {
      let edges = [table.frame.minX - 1] + table.columns + [table.frame.maxX]
      let names = zip(edges, edges.dropFirst()).compactMap { left, right in
        trimmed(table.head, left + 1..<right, grid)
      }
      draft.add(.table, "", table.frame)
      for name in names { draft.add(.columnHeader, grid.text(table.head, name), table.head, name) }
      addRows(table, &draft)
      for y in table.frame.minY..<table.frame.maxY {
        draft.take(y, table.frame.minX..<table.frame.maxX)
      }
    }
  }

  // MARK: Lines
  private static func isRule(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x2D, 0x3D, 0x2B, 0x2500, 0x2501, 0x2550, 0x253C, 0x256A, 0x253F, 0x256C, 0x2542]
      .contains(grid.sign(x, y)) || isEnd(x, y, grid) || [0x252C, 0x2534].contains(grid.sign(x, y))
  }

  private static func isEnd(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x251C, 0x2524, 0x255E, 0x2561, 0x250C, 0x2510, 0x2514, 0x2518].contains(grid.sign(x, y))
  }

  private static func isCrossing(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x2B, 0x253C, 0x256A, 0x253F, 0x256C, 0x2542].contains(grid.sign(x, y))
  }

  private static func isUpright(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [0x7C, 0x2502, 0x2503, 0x2551].contains(grid.sign(x, y))
  }

  /// Returns the lines of a row, each as long as it goes.
  private static func rules(_ y: Int, _ grid: CellGrid) -> [Range<Int>] {
    var rules: [Range<Int>] = []
    for x in 0..<grid.columns where isRule(x, y, grid) {
      if let last = rules.last, last.upperBound == x {
        rules[rules.count - 1] = last.lowerBound..<x + 1
      } else {
        rules.append(x..<x + 1)
      }
    }
    return rules.filter { $0.count >= 7 }
  }

  /// Returns the table whose names stand above a line.
  private static func table(_ rule: Range<Int>, _ y: Int, _ grid: CellGrid) -> Found? {
    let crossings = rule.filter { isCrossing($0, y, grid) }
    let inner = crossings.filter { $0 > rule.lowerBound && $0 < rule.upperBound - 1 }
    func hasLines(_ y: Int) -> Bool { inner.allSatisfy { isUpright($0, y, grid) } }
    guard !inner.isEmpty, hasLines(y - 1), hasLines(y + 1), y < 2 || !hasLines(y - 2) else {
      return nil
    }
    let edges = [rule.lowerBound - 1] + inner + [rule.upperBound]
    let names = zip(edges, edges.dropFirst()).compactMap {
      trimmed(y - 1, $0 + 1..<$1, grid)
    }
    // Cells with a sign each are a board.
    guard names.count >= 2, names.count(where: { $0.count > 1 }) * 2 >= names.count,
      names.allSatisfy({ name in name.contains { Sign.isLetter(grid.sign($0, y - 1)) } })
    else { return nil }
    func isLine(_ y: Int) -> Bool {
      (0..<grid.rows).contains(y) && rule.allSatisfy { isRule($0, y, grid) }
    }
    var end = y + 1
    while end < grid.rows, hasLines(end) || isLine(end) { end += 1 }
    let start = isLine(y - 2) ? y - 2 : y - 1
    return Found(
      frame: Rect(x: rule.lowerBound, y: start, columns: rule.count, rows: end - start),
      head: y - 1, columns: inner)
  }

  /// The words of a cell without the lines at the edges of the table.
  private static func trimmed(_ y: Int, _ range: Range<Int>, _ grid: CellGrid) -> Range<Int>? {
    var range = range
    while let first = range.first, isUpright(first, y, grid) { range = range.dropFirst() }
    while let last = range.last, isUpright(last, y, grid) { range = range.dropLast() }
    return grid.trimmed(y, range)
  }

  // MARK: Rows
  private static func addRows(_ table: Found, _ draft: inout RoleDraft) {
    let (grid, frame) = (draft.grid, table.frame)
    let rows = (table.head + 1..<frame.maxY).filter { isUpright(table.columns[0], $0, grid) }
    let backs = rows.map { grid.back(table.columns[0], $0) }
    for (y, back) in zip(rows, backs) {
      guard let words = trimmed(y, frame.minX..<frame.maxX, grid) else { continue }
      let isLit = rows.count > 2 && backs.count { $0 == back } == 1
      let stripe = grid.stripes(y, 0..<grid.columns).first { $0.contains(table.columns[0]) }
      let place = isLit ? stripe ?? words : words
      draft.add(.row, grid.text(y, words), y, place, isLit ? .selected : [])
    }
  }
}
