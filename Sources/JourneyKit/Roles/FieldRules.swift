import Semantics
import Terminal

/// Places for typing: underscores, cells with a ground of their own in a dialog, a small box with
/// nothing but text in a dialog, and the rest of the row behind a prompt with the cursor.
struct FieldRules {
  static func apply(to draft: inout RoleDraft) {
    for y in 0..<draft.grid.rows { addUnderscores(y, &draft) }
    for region in draft.regions.indices
    where draft.regions[region].kind == .dialog || draft.regions[region].isInDialog {
      addLit(region, &draft)
    }
    addLabelled(&draft)
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
        guard isUnderlined || isOpen && isNamed else { continue }
        let region = draft.owners[grid.index(x, y)]
        let name = grid.pieces(y, draft.regions[region].frame.minX..<x, gap: 2).last
        let hasCursor = draft.cursor.map { $0.y == y && inside.contains($0.x) } ?? false
        draft.add(
          .textField, name.map { bare(grid.text(y, $0)) } ?? "", y, inside,
          hasCursor ? .focused : [],
          value: grid.text(y, inside))
        draft.take(y, (name?.lowerBound ?? x)..<end + 1)
      }
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
      (range.lowerBound - 1..<range.upperBound + 1).contains {
        [0x7C, 0x2F, 0x5C].contains(grid.sign($0, row))
      }
    }
  }

  private static func add(_ y: Int, _ range: Range<Int>, _ draft: inout RoleDraft) {
    guard !draft.isTaken(y, range) else { return }
    let hasCursor = draft.cursor.map { $0.y == y && range.contains($0.x) } ?? false
    var value = Substring(draft.grid.text(y, range))
    while value.last == "_" { value.removeLast() }
    draft.add(
      .textField, name(y, range, draft), y, range, hasCursor ? .focused : [], value: String(value))
  }

  /// The words before a field in its row, or else above it.
  private static func name(_ y: Int, _ range: Range<Int>, _ draft: RoleDraft) -> String {
    let grid = draft.grid
    let region = draft.owners[grid.index(range.lowerBound, y)]
    let frame = draft.regions[region].frame
    var before = grid.pieces(y, frame.minX..<max(frame.minX, range.lowerBound), gap: 3)
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
    return String(name)
  }

  // MARK: Grounds
  /// Finds cells of a dialog with a ground of their own that are no selected row of a list: several below
  /// each other, or one with its name before or above it.
  private static func addLit(_ region: Int, _ draft: inout RoleDraft) {
    let frame = draft.regions[region].frame
    var found: [(y: Int, range: Range<Int>)] = []
    for y in frame.minY..<frame.maxY {
      for segment in draft.segments(y, of: region) {
        for run in draft.lights(y, segment, of: region)
        where run.count >= 6 && !draft.isTaken(y, run) && !hasMark(y, segment, draft.grid) {
          found.append((y, run))
        }
      }
    }
    for (y, run) in found {
      // A column of them without names before them is the ground of a list.
      let column = found.count { $0.range == run }
      let isOneOf =
        found.contains { abs($0.y - y) == 1 && $0.range == run }
        && (column < 4 || !draft.grid.isGap(run.lowerBound - 2, y))
      if isOneOf || isNamed(y, run, frame, draft) { add(y, run, &draft) }
    }
  }

  /// Returns true for a row of check boxes and their like, whose words may have a ground of their own.
  private static func hasMark(_ y: Int, _ segment: Range<Int>, _ grid: CellGrid) -> Bool {
    segment.contains { x in
      [0x5B, 0x28].contains(grid.sign(x, y)) && [0x5D, 0x29].contains(grid.sign(x + 2, y))
    }
  }

  /// Finds cells of the screen with a ground of their own and blanks at their end, right behind `Name:`.
  private static func addLabelled(_ draft: inout RoleDraft) {
    let grid = draft.grid
    for y in 0..<grid.rows where !HintRules.isBar(y, draft) {
      for segment in draft.segments(y, of: 0) {
        for run in draft.lights(y, segment, of: 0)
        where run.count >= 6 && grid.isBlank(run.upperBound - 1, y) && !draft.isTaken(y, run) {
          let before = grid.pieces(y, segment.lowerBound..<run.lowerBound, gap: 3).last
          guard let before, run.lowerBound - before.upperBound <= 2,
            grid.sign(before.upperBound - 1, y) == 0x3A
          else { continue }
          add(y, run, &draft)
        }
      }
    }
  }

  private static func isNamed(
    _ y: Int, _ run: Range<Int>, _ frame: Rect, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    let isAlone = [y - 1, y + 1].allSatisfy { near in
      guard grid.back(run.lowerBound, near) != grid.back(run.lowerBound, y) else { return false }
      guard near >= frame.minY, near < frame.maxY else { return true }
      return run.allSatisfy { grid.isGap($0, near) }
    }
    let before = grid.pieces(y, frame.minX..<max(frame.minX, run.lowerBound), gap: 3).last
    if let before, run.lowerBound - before.upperBound <= 2,
      grid.sign(before.upperBound - 1, y) == 0x3A
    {
      return true
    }
    if isAlone { return true }
    guard y > frame.minY, let words = grid.trimmed(y - 1, frame.minX..<frame.maxX) else {
      return false
    }
    return [0x3A, 0x3F].contains(grid.sign(words.upperBound - 1, y - 1))
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
