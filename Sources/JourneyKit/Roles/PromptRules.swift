import Semantics
import Terminal

/// The row in which the cursor stands behind a prompt: `Search: `, `ready> `, `$ `, `:` at its beginning,
/// or nothing at all below a status bar at the end of the screen.
struct PromptRules {
  static func apply(to draft: inout RoleDraft) {
    guard let cursor = draft.cursor, (0..<draft.grid.rows).contains(cursor.y),
      (0..<draft.grid.columns).contains(cursor.x)
    else { return }
    let grid = draft.grid
    let region = draft.owners[grid.index(cursor.x, cursor.y)]
    let kind = draft.regions[region].kind
    guard kind == .screen || kind == .group else { return }
    guard
      let segment = draft.segments(cursor.y, of: region).first(where: { $0.contains(cursor.x) })
    else { return }
    guard let field = field(cursor, segment, draft) else { return }
    let range = field.start..<segment.upperBound
    guard !range.isEmpty, !draft.isTaken(cursor.x, cursor.y) else { return }
    draft.add(
      .textField, field.name, cursor.y, range, .focused, value: grid.text(cursor.y, range))
    draft.take(cursor.y, segment)
    draft.hasPrompt = true
  }

  private static func field(
    _ cursor: Point, _ segment: Range<Int>, _ draft: RoleDraft
  ) -> (name: String, start: Int)? {
    let (grid, y) = (draft.grid, cursor.y)
    let isLow = y >= grid.rows - 4
    let first = grid.sign(segment.lowerBound, y)
    if isLow, cursor.x > segment.lowerBound, [0x3A, 0x2F].contains(first) {
      return ("", segment.lowerBound + 1)
    }
    let before = segment.lowerBound..<cursor.x
    for x in before.reversed()
    where isPrompt(grid.sign(x, y), isLow: isLow) && !draft.isTaken(x, y) {
      guard x + 1 == cursor.x || grid.isBlank(x + 1, y) else { continue }
      // More than a little text behind a blank is no prompt, but what somebody has written before.
      guard grid.pieces(y, before, gap: 12).count <= 4 else { return nil }
      let start = grid.isBlank(x + 1, y) ? x + 2 : x + 1
      return (name(y, segment.lowerBound..<x, draft), min(start, cursor.x))
    }
    let isBelowBar = y == grid.rows - 1 && y > 0 && HintRules.isBar(y - 1, draft)
    guard isBelowBar, !HintRules.isBar(y, draft) else { return nil }
    return ("", segment.lowerBound)
  }

  /// The last words before the sign, without a hint that stands before them.
  private static func name(_ y: Int, _ range: Range<Int>, _ draft: RoleDraft) -> String {
    let free = range.reversed().prefix { !draft.isTaken($0, y) }
    guard let start = free.last else { return "" }
    return draft.grid.text(y, start..<range.upperBound)
  }

  private static func isPrompt(_ sign: UInt32, isLow: Bool) -> Bool {
    isLow && sign == 0x3A || [0x3E, 0x24, 0x23].contains(sign)
  }
}
