import Semantics
import Terminal

/// Keys in square brackets apart from what they do, two or more in a row, wherever they are:
/// `[q] Quit  [F 2] Rename`, or behind it where the row begins with words: `Commit [c]  Help [h]`.
enum BracketedHints {
  static func apply(to draft: inout RoleDraft) {
    let all = (0..<draft.grid.rows).map { hints($0, draft) }
    for y in all.indices.reversed() where all[y].count >= 2 || isBelowOthers(y, all) {
      for hint in all[y] {
        let text = SignedHints.label(draft.grid.text(y, hint.label))
        draft.add(.hint, text, y, hint.range, value: draft.grid.text(y, hint.key))
        // In a bar they are a part of what it tells.
        if HintRules.isBar(y, draft) { draft.take(y, hint.range, as: .shared) }
      }
      let isOwn =
        draft.segments(y, of: 0) == [0..<draft.grid.columns] && !HintRules.isBar(y, draft)
      if isOwn, HintRules.isFooter(y, all[y], isAboveOne: false, draft) {
        draft.add(.footer, "", Rect(x: 0, y: y, columns: draft.grid.columns, rows: 1))
      }
    }
  }

  /// Returns true for a single key in the column of one in the row above, which has several.
  private static func isBelowOthers(_ y: Int, _ all: [[HintRules.Hint]]) -> Bool {
    guard y > 0, all[y].count == 1, all[y - 1].count >= 2 else { return false }
    return all[y - 1].contains { $0.key.lowerBound == all[y][0].key.lowerBound }
  }

  private static func hints(_ y: Int, _ draft: RoleDraft) -> [HintRules.Hint] {
    let grid = draft.grid
    let keys = (0..<grid.columns).compactMap { key($0, y, draft) }
    guard let last = keys.last, let words = grid.trimmed(y, 0..<grid.columns) else { return [] }
    if last.upperBound == words.upperBound { return behind(keys, y, grid) }
    let ends = keys.dropFirst().map(\.lowerBound) + [grid.columns]
    // `[y]es or [n]o` alone asks something.
    guard keys.contains(where: { grid.isBlank($0.upperBound, y) }) else { return [] }
    return zip(keys, ends).compactMap { key, end in
      if key.count == 3, Sign.isLetter(grid.sign(key.upperBound, y)) {
        // `[q]uit` among the others
        let word = grid.pieces(y, key.lowerBound..<max(key.upperBound, end), gap: 2).first
        return word.map { HintRules.Hint(key: key, label: $0) }
      }
      guard grid.isBlank(key.upperBound, y), Sign.isLetter(grid.sign(key.upperBound + 1, y)) else {
        return nil
      }
      return grid.pieces(y, key.upperBound..<max(key.upperBound, end), gap: 2).first
        .flatMap { SignedHints.bare($0, y, grid) }.map { HintRules.Hint(key: key, label: $0) }
    }
  }

  /// Finds keys behind what they do, at the edge of the screen, where each has words before it.
  private static func behind(
    _ keys: [Range<Int>], _ y: Int, _ grid: CellGrid
  ) -> [HintRules.Hint] {
    guard y < 3 || y >= grid.rows - 3 else { return [] }
    let starts = [0] + keys.dropLast().map(\.upperBound)
    let hints = zip(keys, starts).compactMap { key, start -> HintRules.Hint? in
      guard KeyNames.isName(grid, y, key) || key.count == 3,
        !Sign.isDigit(grid.sign(key.lowerBound + 1, y)),
        let words = grid.pieces(y, min(start, key.lowerBound)..<key.lowerBound, gap: 2).last,
        let label = SignedHints.bare(words, y, grid), key.lowerBound - label.upperBound <= 1
      else { return nil }
      return HintRules.Hint(key: key, label: label)
    }
    return hints.count == keys.count ? hints : []
  }

  private static func key(_ x: Int, _ y: Int, _ draft: RoleDraft) -> Range<Int>? {
    let grid = draft.grid
    guard grid.sign(x, y) == 0x5B, !draft.isTaken(x, y),
      let close = (x + 2..<x + 9).first(where: { grid.sign($0, y) == 0x5D }),
      let key = grid.trimmed(y, x + 1..<close), !key.contains(where: { grid.isLine($0, y) }),
      key.count <= 3 || KeyNames.isName(grid, y, x..<close + 1)
    else { return nil }
    return x..<close + 1
  }
}
