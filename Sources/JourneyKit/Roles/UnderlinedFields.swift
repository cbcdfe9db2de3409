import Semantics
import Terminal

/// Fields of underlined cells with blanks at their end, behind `Name:`, or in a dialog that has nothing else in
/// their row.
enum UnderlinedFields {
  /// Returns true if underlined cells right above or below begin in the same column.
  private static func isInColumn(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    [y - 2, y - 1, y + 1, y + 2].contains { row in
      (0..<grid.rows).contains(row) && x > 0 && x + 6 <= grid.columns
        && (x..<x + 6).allSatisfy { grid.isUnderlined($0, row) } && !grid.isUnderlined(x - 1, row)
    }
  }

  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    for y in 0..<grid.rows {
      for region in draft.regions.indices {
        for segment in draft.segments(y, of: region) {
          var x = segment.lowerBound
          while x < segment.upperBound {
            let run = (x..<segment.upperBound).prefix { grid.isUnderlined($0, y) }
            if run.count >= 6, grid.isBlank(run.endIndex - 1, y),
              !draft.isTaken(y, x..<run.endIndex)
            {
              let before = grid.pieces(y, segment.lowerBound..<x, gap: 3).last
              let widest = isInColumn(x, y, grid) ? 24 : 2
              let isNamed =
                before.map {
                  x - $0.upperBound <= widest && grid.sign($0.upperBound - 1, y) == 0x3A
                }
                ?? (draft.regions[region].kind == .dialog && run.endIndex < segment.upperBound)
              if isNamed { FieldRules.add(y, x..<run.endIndex, &draft) }
            }
            x = max(x + 1, run.endIndex)
          }
        }
      }
    }
  }
}
