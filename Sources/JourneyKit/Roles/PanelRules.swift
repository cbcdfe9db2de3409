import Terminal

/// Panels: blocks of one ground with a margin on all sides that lie over the screen without lines around them, as
/// dialogs do in some programs. They have no role of their own, but what is in them is seen apart from the screen.
enum PanelRules {
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    var panels: [Rect] = []
    for y in 0..<grid.rows {
      for stripe in grid.stripes(y, 0..<grid.columns)
      where stripe.count >= 20 && !panels.contains(where: { isIn(stripe, y, $0) }) {
        if let panel = panel(y, stripe, draft) { panels.append(panel) }
      }
    }
    for panel in panels {
      let inside = Rect(
        x: panel.minX + 1, y: panel.minY + 1, columns: panel.columns - 2, rows: panel.rows - 2)
      draft.regions.append(RoleRegion(kind: .dialog, frame: inside))
      draft.own(panel, by: draft.regions.count - 1)
    }
  }

  private static func isIn(_ stripe: Range<Int>, _ y: Int, _ frame: Rect) -> Bool {
    (frame.minY..<frame.maxY).contains(y)
      && stripe.overlaps(frame.minX..<frame.maxX)
  }

  /// Returns the block that begins with blanks in this row and ends with such ones.
  private static func panel(_ y: Int, _ stripe: Range<Int>, _ draft: RoleDraft) -> Rect? {
    let grid = draft.grid
    let (left, right) = (stripe.lowerBound, stripe.upperBound - 1)
    let ground = grid.back(left, y)
    guard left >= 2, right + 2 < grid.columns, grid.isBlank(y, stripe),
      y == 0 || grid.back(left, y - 1) != ground
    else { return nil }
    let rows = (y..<grid.rows).prefix { row in
      [left, right].allSatisfy { grid.isBlank($0, row) && grid.back($0, row) == ground }
        && grid.back(left - 1, row) != ground && grid.back(right + 1, row) != ground
        && stripe.allSatisfy { draft.owners[grid.index($0, row)] == 0 }
    }
    let last = rows.endIndex - 1
    guard rows.count >= 5, rows.count < grid.rows - 2, grid.isBlank(last, stripe),
      stripe.allSatisfy({ grid.back($0, last) == ground }),
      rows.count(where: { !grid.isBlank($0, stripe) }) >= 2
    else { return nil }
    return Rect(x: left, y: y, columns: stripe.count, rows: rows.count)
  }
}
