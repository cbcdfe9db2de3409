import Semantics
import Terminal

/// Places for typing: underscores, cells with a ground of their own in a dialog, a small box with
/// nothing but text in a dialog, and the rest of the row behind a prompt with the cursor.
struct FieldRules {
  static func apply(to draft: inout RoleDraft) {
    for y in 0..<draft.grid.rows { addUnderscores(y, &draft) }
    LitFields.apply(to: &draft)
    UnderlinedFields.apply(to: &draft)
    addBoxes(&draft)
  }

  // MARK: Brackets
  /// Finds `Name: [Ann      ]`, and brackets around underlined cells, before other brackets are looked at.
  static func addBrackets(to draft: inout RoleDraft) {
    let grid = draft.grid
    for y in 0..<grid.rows {
      for x in 0..<grid.columns where grid.sign(x, y) == 0x5B && !draft.isTaken(x, y) {
        guard let end = (x + 1..<grid.columns).first(where: { isEnd($0, y, grid) }),
          grid.sign(end, y) == 0x5D, end - x > 6
        else { continue }
        let inside = x + 1..<end
        let isUnderlined =
          !grid.isUnderlined(x, y) && inside.allSatisfy { grid.isUnderlined($0, y) }
        let isOpen =
          grid.isBlank(end - 1, y) && (grid.trimmed(y, inside)?.lowerBound ?? x + 1) == x + 1
        let isNamed = grid.sign(x - 2, y) == 0x3A && grid.isBlank(x - 1, y)
        let region = draft.owners[grid.index(x, y)]
        let name = grid.pieces(y, draft.regions[region].frame.minX..<x, gap: 2).last
        let isInForm =
          name.map { name in
            x - name.upperBound <= 12 && name.count { Sign.isLetter(grid.sign($0, y)) } >= 2
              && isForm(x, end, y, grid)
          } ?? false
        guard isUnderlined || isOpen && (isNamed || isInForm) else { continue }
        let hasCursor = draft.cursor.map { $0.y == y && inside.contains($0.x) } ?? false
        draft.add(
          .textField, name.map { bare(grid.text(y, $0)) } ?? "", y, inside,
          hasCursor ? .focused : [],
          value: grid.text(y, inside))
        draft.take(y, (name?.lowerBound ?? x)..<end + 1)
      }
    }
  }

  /// Returns true for brackets right above or below others that begin in the same column, if something is typed in
  /// one of the two, and blanks follow it: without that they may be meters.
  private static func isForm(_ x: Int, _ end: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    func isTyped(_ y: Int, _ end: Int) -> Bool {
      grid.trimmed(y, x + 1..<end).map { words in
        words.lowerBound == x + 1 && words.contains { Sign.isLetter(grid.sign($0, y)) }
      } ?? false
    }
    return [y - 2, y - 1, y + 1, y + 2].contains { row in
      guard grid.sign(x, row) == 0x5B,
        let other = (x + 1..<grid.columns).first(where: { isEnd($0, row, grid) }),
        grid.sign(other, row) == 0x5D, other - x > 6, grid.isBlank(other - 1, row)
      else { return false }
      return isTyped(y, end) || isTyped(row, other)
    }
  }

  private static func isEnd(_ x: Int, _ y: Int, _ grid: CellGrid) -> Bool {
    grid.isLine(x, y) || [0x5B, 0x5D].contains(grid.sign(x, y))
  }

  // MARK: Underscores
  private static func addUnderscores(_ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    var x = 0
    while x < grid.columns {
      guard grid.sign(x, y) == 0x5F, !draft.isTaken(x, y) else {
        x += 1
        continue
      }
      var (start, end) = (x, x)
      while grid.sign(end, y) == 0x5F { end += 1 }
      let count = end - start
      // Words on the ground of a field of its own may have blanks between them.
      let region = draft.owners[grid.index(x, y)]
      let isLit = grid.back(x, y) != draft.regions[region].ground
      while start > 0, isLit || !grid.isGap(start - 1, y),
        draft.owners[grid.index(start - 1, y)] == region,
        grid.back(start - 1, y) == grid.back(x, y)
      {
        start -= 1
      }
      while isLit, end < grid.columns, grid.back(end, y) == grid.back(x, y),
        draft.owners[grid.index(end, y)] == region
      {
        end += 1
      }
      while end < grid.columns, !grid.isGap(end, y) { end += 1 }
      if count >= 4, grid.sign(start, y) != 0x5B, !isDrawing(start..<end, y, grid) {
        add(y, start..<end, &draft)
      }
      x = max(end, x + 1)
    }
  }

  /// Returns true for letters that are drawn with underscores and strokes: a stroke among them, or right above or
  /// below them.
  private static func isDrawing(_ range: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    (y - 1...y + 1).contains { row in
      (range.lowerBound - 1..<range.upperBound + 1).contains { x in
        [0x7C, 0x2F, 0x5C].contains(grid.sign(x, row))
          && ![x - 1, x + 1].allSatisfy { Sign.isLetter(grid.sign($0, row)) }
      }
    }
  }

  static func add(
    _ y: Int, _ range: Range<Int>, named own: String? = nil, _ draft: inout RoleDraft
  ) {
    guard !draft.isTaken(y, range) else { return }
    let hasCursor = draft.cursor.map { $0.y == y && range.contains($0.x) } ?? false
    var value = Substring(draft.grid.text(y, range))
    while value.last == "_" { value.removeLast() }
    // A long line at the beginning of the screen parts what is above it from what is below.
    if value.isEmpty, draft.grid.sign(range.lowerBound, y) == 0x5F, range.lowerBound < 2,
      range.count * 2 > draft.grid.columns
    {
      return
    }
    draft.add(
      .textField, own.map(bare) ?? name(y, range, draft), y, range, hasCursor ? .focused : [],
      value: String(value))
  }

  /// The words before a field in its row, or else above it.
  private static func name(_ y: Int, _ range: Range<Int>, _ draft: RoleDraft) -> String {
    let grid = draft.grid
    let region = draft.owners[grid.index(range.lowerBound, y)]
    let frame = draft.regions[region].frame
    let free = (frame.minX..<max(frame.minX, range.lowerBound)).reversed()
      .prefix { !draft.isTaken($0, y) }
    var before = grid.pieces(y, (free.last ?? range.lowerBound)..<range.lowerBound, gap: 3)
    // `Editor        : ____`
    let hasColon = before.last.map { $0.count == 1 && grid.sign($0.lowerBound, y) == 0x3A } ?? false
    if hasColon, before.count > 1 {
      before.removeLast()
    } else if let last = before.last, range.lowerBound - last.upperBound >= 32 {
      before.removeAll()
    }
    if let last = before.last, !draft.isTaken(y, last) {
      return bare(grid.text(y, last))
    }
    return nameAbove(y, frame, draft)
  }

  /// The words right above a field, or a row further up, to the beginning of their paragraph.
  static func nameAbove(_ y: Int, _ frame: Rect, _ draft: RoleDraft) -> String {
    let (grid, row) = (draft.grid, frame.minX..<frame.maxX)
    func isText(_ y: Int) -> Bool {
      guard y >= frame.minY, let words = grid.trimmed(y, row) else { return false }
      return !words.contains { grid.isLine($0, y) } && !draft.isTaken(y, words)
    }
    guard
      let last = [y - 1, y - 2].first(where: { $0 >= frame.minY && !grid.isBlank($0, row) }),
      isText(last)
    else { return "" }
    var first = last
    // A row that ends with a colon is a name of its own.
    while isText(first - 1), !isNamed(first - 1, row, grid) { first -= 1 }
    let lines = (first...last).map { grid.text($0, row) }
    return bare(lines.joined(separator: " "))
  }

  private static func isNamed(_ y: Int, _ row: Range<Int>, _ grid: CellGrid) -> Bool {
    grid.trimmed(y, row).map { grid.sign($0.upperBound - 1, y) == 0x3A } ?? false
  }

  private static func bare(_ name: String) -> String {
    var name = Substring(name)
    while let last = name.last, ": ".contains(last) { name.removeLast() }
    if name.hasPrefix("* ") { name = name.dropFirst(2) }
    return String(name)
  }

  // MARK: Boxes
  /// A box in a dialog with a single row is a field.
  private static func addBoxes(_ draft: inout RoleDraft) {
    for region in draft.regions
    where region.isInDialog && region.frame.rows == 1 && region.frame.minX >= 2 {
      let frame = region.frame
      let around = draft.regions[draft.owners[draft.grid.index(frame.minX - 2, frame.minY)]]
      guard around.kind == .dialog, frame.columns >= 6 else { continue }
      let words = nameAbove(frame.minY - 1, around.frame, draft)
      let range = frame.minX..<frame.maxX
      guard !draft.isTaken(frame.minY, range) else { continue }
      draft.add(
        .textField, bare(words), frame.minY, range, value: draft.grid.text(frame.minY, range))
    }
  }
}
