import Semantics
import Terminal

/// Bars from edge to edge that nothing else has used up: titles and status lines.
struct StatusRules {
  static func apply(to draft: inout RoleDraft) {
    let grid = draft.grid
    for y in 0..<grid.rows where isBar(y, draft) {
      let isUsed = (0..<grid.columns).contains {
        draft.isNoRow(y, $0..<$0 + 1) && draft.owners[grid.index($0, y)] == 0
      }
      let text = draft.segments(y, of: 0).map { grid.text(y, $0) }.joined(separator: " ")
      // An editor lights the row of the cursor, and its number.
      let number = grid.pieces(y, 0..<grid.columns).first
      let isOfText = number.map { ListShape.isLineNumber($0, y, grid) } ?? false
      // Numbers without words, or a line of dashes, tell nothing.
      let tells = grid.pieces(y, 0..<grid.columns).contains { word in
        word.count >= 3
          && word.contains { Sign.isLetter(grid.sign($0, y)) || Sign.isDigit(grid.sign($0, y)) }
      }
      let isChosen = draft.nodes.contains {
        [.checkbox, .radio, .button].contains($0.role) && $0.frame.minY == y
      }
      if !isUsed, !isChosen, !isOfText, tells, !text.isEmpty {
        draft.add(.status, text, y, 0..<grid.columns)
      }
    }
    for y in max(0, grid.rows - 3)..<grid.rows { addPart(y, &draft) }
  }

  /// Finds the status line of a view beside another one: a row that is lit from a line to the edge.
  private static func addPart(_ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    guard let run = draft.lights(y, 0..<grid.columns, of: 0).last, run.upperBound == grid.columns,
      run.lowerBound > 0, grid.isLine(run.lowerBound - 1, y), run.count * 2 > grid.columns,
      !draft.isNoRow(y, run), !grid.isBlank(y, run)
    else { return }
    draft.add(.status, grid.text(y, run), y, run)
  }

  /// Returns true for a row that is lit from edge to edge; in the first row nearly, and in the last one as far
  /// as its text goes.
  private static func isBar(_ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    let segments = draft.segments(y, of: 0)
    let cells = segments.reduce(0) { $0 + $1.count }
    let runs = segments.flatMap { draft.lights(y, $0, of: 0) }
    // The terminal's own ground is no bar, even on a screen that is painted otherwise.
    let lit = (0..<grid.columns).count { x in
      grid.back(x, y) != 0 && runs.contains { $0.contains(x) }
    }
    if lit == cells, cells * 3 >= grid.columns { return true }
    if y == 0 { return lit * 100 >= cells * 85 && cells == grid.columns }
    guard y == grid.rows - 1, let first = runs.first, first.lowerBound == 0, grid.back(0, y) != 0,
      let text = grid.trimmed(y, 0..<grid.columns)
    else { return false }
    return first.upperBound >= text.upperBound && first.count * 5 >= grid.columns
  }
}
