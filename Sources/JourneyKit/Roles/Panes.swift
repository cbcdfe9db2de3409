import Terminal

/// Upright lines on the screen itself that part views side by side: lines of the box drawing block, `|`, or a column
/// of lit blanks, over at least half of the rows.
///
/// A selected row that is lit on both sides of a line belongs to a table with lines between its columns, and parts
/// no views.
struct Panes {
  private var dividers: [(x: Int, rows: Range<Int>)] = []

  init(_ draft: RoleDraft) {
    let grid = draft.grid
    guard grid.rows > 5, grid.columns > 10 else { return }
    for x in 5..<grid.columns - 5 {
      var y = 0
      while y < grid.rows {
        // A box over the screen may hide a part of a line.
        let reach = (y..<grid.rows).prefix {
          draft.owners[grid.index(x, $0)] != 0 || Self.isDivider(x, $0, draft)
        }
        let rows = reach.filter { draft.owners[grid.index(x, $0)] == 0 }
        if rows.count >= 5, reach.count * 2 >= grid.rows, Self.isThin(x, rows, draft) {
          dividers.append((x, y..<reach.endIndex))
        }
        y = max(y + 1, reach.endIndex)
      }
    }
    // A table has several columns.
    if dividers.count > 3 { dividers = [] }
  }

  /// The parts of a segment between the lines.
  func parts(_ y: Int, _ segment: Range<Int>) -> [Range<Int>] {
    let cuts = dividers.filter { $0.rows.contains(y) && segment.contains($0.x) }.map(\.x)
    guard !cuts.isEmpty else { return [segment] }
    return zip([segment.lowerBound - 1] + cuts, cuts + [segment.upperBound])
      .map { $0 + 1..<max($0 + 1, $1) }.filter { !$0.isEmpty }
  }

  private static func isDivider(_ x: Int, _ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    guard draft.owners[grid.index(x, y)] == 0 else { return false }
    if [0x7C, 0x2502, 0x2503, 0x2551].contains(grid.sign(x, y)) { return true }
    return grid.isBlank(x, y) && grid.back(x, y) != draft.regions[0].ground
  }

  /// Returns true if a lit row ends at the line, and most rows are not lit beside it.
  private static func isThin(_ x: Int, _ rows: [Int], _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    let inner = rows.filter { $0 > 1 && $0 < grid.rows - 3 }
    let thin = inner.count { y in
      !grid.isBlank(x, y)
        || [x - 1, x + 1].allSatisfy { grid.back($0, y) != grid.back(x, y) }
    }
    let isCrossed = inner.contains { y in
      let back = grid.back(x, y)
      return back != draft.regions[0].ground && !grid.isBlank(x, y)
        && [x - 1, x + 1].allSatisfy { grid.back($0, y) == back }
    }
    return thin * 4 >= inner.count * 3 && !isCrossed
  }
}
