import Semantics
import Terminal

/// Rows to choose from that lie over the screen without lines around them, as completions do: a block of a ground
/// of its own, three rows or more, of which one has another ground.
enum PopUpListRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices
    where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      var y = frame.minY
      while y < frame.maxY {
        y =
          draft.segments(y, of: region).flatMap { draft.lights(y, $0, of: region) }
          .compactMap { block(y, $0, region, draft) }
          .first.map { add($0, &draft) } ?? y + 1
      }
    }
  }

  private struct Block {
    var rows: [Int]
    var columns: Range<Int>
    var selected: Int
  }

  /// Returns the row below the block.
  private static func add(_ block: Block, _ draft: inout RoleDraft) -> Int {
    let (rows, columns) = (block.rows, block.columns)
    let all = rows[0]..<rows[rows.count - 1] + 1
    draft.add(
      .list, "",
      Rect(x: columns.lowerBound, y: all.lowerBound, columns: columns.count, rows: all.count))
    for y in rows {
      let name = draft.grid.text(y, columns)
      draft.add(.row, name, y, columns, y == block.selected ? .selected : [])
    }
    return all.upperBound
  }

  private static func block(
    _ y: Int, _ run: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> Block? {
    let grid = draft.grid
    let columns = withoutBar(run, y, grid)
    guard columns.count >= 5, columns.count < grid.columns else { return nil }
    let rows = rows(y, columns, region, draft)
    guard rows.count >= 3, !rows.contains(0), !rows.contains(grid.rows - 1) else { return nil }
    let starts = Set(rows.compactMap { grid.trimmed($0, columns)?.lowerBound })
    let isNamed = rows.contains {
      grid.sign(columns.lowerBound - 1, $0) == 0x3A
        || grid.sign(columns.lowerBound - 2, $0) == 0x3A
    }
    guard starts.count == 1, let start = starts.first, start - columns.lowerBound <= 2, !isNamed
    else {
      return nil
    }
    let backs = rows.map { grid.back(columns.lowerBound, $0) }
    let alone = rows.filter { row in backs.count { $0 == grid.back(columns.lowerBound, row) } == 1 }
    guard Set(backs).count == 2, alone.count == 1 else { return nil }
    return Block(rows: rows, columns: columns, selected: alone[0])
  }

  /// Returns the rows from this one on. Where each has a key in brackets before it, as `[q]`, blank rows may part them.
  private static func rows(
    _ y: Int, _ columns: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> [Int] {
    let grid = draft.grid
    func hasKey(_ y: Int) -> Bool {
      let close = columns.lowerBound - 2
      return grid.isBlank(close + 1, y) && grid.sign(close, y) == 0x5D
        && grid.sign(close - 2, y) == 0x5B
    }
    var rows: [Int] = []
    var next = y
    while next < draft.regions[region].frame.maxY {
      if isRow(next, columns, region, draft) {
        rows.append(next)
      } else if next + 1 >= grid.rows || !grid.isBlank(next, columns) || !hasKey(next - 1)
        || !hasKey(next + 1)
      {
        break
      }
      next += 1
    }
    return rows
  }

  /// The cells of a lit run without the last one, where a scroll bar of another ground is.
  private static func withoutBar(_ run: Range<Int>, _ y: Int, _ grid: CellGrid) -> Range<Int> {
    let last = run.upperBound - 1
    guard run.count > 1, grid.isBlank(last, y), grid.back(last, y) != grid.back(last - 1, y) else {
      return run
    }
    return run.dropLast()
  }

  /// Returns true for words on a row that is lit between these columns.
  private static func isRow(
    _ y: Int, _ columns: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    guard !draft.isTaken(y, columns),
      columns.allSatisfy({ draft.owners[grid.index($0, y)] == region })
    else { return false }
    let isLit = draft.lights(
      y, draft.regions[region].frame.minX..<draft.regions[region].frame.maxX, of: region
    )
    .contains { $0 == columns || withoutBar($0, y, grid) == columns }
    return isLit && grid.trimmed(y, columns) != nil
  }
}
