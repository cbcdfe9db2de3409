import Semantics
import Terminal

/// Keys with what they do in boxes: in the lines of any box (`└─ F1 Help ─ F10 Quit ─┘`), in the rows of a
/// dialog, and in the last row of a group. Two of them at least can be nothing but keys.
enum BoxedHints {
  static func apply(to draft: inout RoleDraft) {
    for number in draft.regions.indices.dropFirst() where draft.regions[number].kind != .menu {
      let frame = draft.regions[number].frame
      if draft.regions[number].kind == .dialog, let rows = KeyRows(frame, draft.grid) {
        for (y, hint) in rows.hints {
          let text = draft.grid.text(y, hint.label)
          draft.add(.hint, text, y, hint.range, value: draft.grid.text(y, hint.key))
        }
        continue
      }
      let edge = frame.minX - 1..<frame.maxX + 1
      for y in [frame.minY - 1, frame.maxY] where isWhole(y, edge, number, draft) {
        add(y, edge, isEdge: true, &draft)
      }
      let isWhole = draft.regions[number].kind == .dialog || areHints(frame, number, draft)
      let first = isWhole ? frame.minY : max(frame.minY, frame.maxY - 1)
      for y in first..<max(first, frame.maxY) {
        for segment in draft.segments(y, of: number) where !draft.isTaken(y, segment) {
          add(y, segment, isEdge: false, &draft)
        }
      }
    }
  }

  /// Returns true for a box of nothing but keys: two or more in each of its rows.
  private static func areHints(_ frame: Rect, _ region: Int, _ draft: RoleDraft) -> Bool {
    (1...5).contains(frame.rows)
      && (frame.minY..<frame.maxY).allSatisfy { y in
        let row = frame.minX..<frame.maxX
        return draft.segments(y, of: region) == [row]
          && find(y, draft.grid.only(y, row)).count >= 2
      }
  }

  /// Returns true if nothing covers the edge of a box.
  private static func isWhole(
    _ y: Int, _ edge: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> Bool {
    (0..<draft.grid.rows).contains(y)
      && edge.clamped(to: 0..<draft.grid.columns)
        .allSatisfy { draft.owners[draft.grid.index($0, y)] == region }
  }

  private static func add(
    _ y: Int, _ segment: Range<Int>, isEdge: Bool, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid.only(y, segment)
    let hints = find(y, grid)
    guard hints.count >= 2 else { return }
    for hint in hints {
      let label = SignedHints.label(grid.text(y, hint.label))
      draft.add(.hint, label, y, hint.range, value: grid.text(y, hint.key))
    }
    let words = grid.pieces(y, segment)
    let isFooter =
      isEdge && y >= grid.rows - 3 && segment.count * 10 >= grid.columns * 9
      && words.allSatisfy { word in hints.contains { $0.range.overlaps(word) } }
    if isFooter {
      draft.add(.footer, "", Rect(x: 0, y: y, columns: grid.columns, rows: 1))
    }
  }

  private static func find(_ y: Int, _ grid: CellGrid) -> [HintRules.Hint] {
    let numbered = NumberedHints.find(grid, y)
    if numbered.count >= 2 { return numbered }
    let found = [SignedHints.find(grid, y), PartedHints.find(grid, y, isBoxed: true)]
    return found.first { hints in
      hints.count >= 2
        && (SignedHints.areSure(hints, y, grid)
          || hints.allSatisfy { SignedHints.isFirstLetter($0, y, grid) })
    } ?? StyledHints.styled(grid, y)
  }
}
