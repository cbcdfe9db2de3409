import Semantics
import Terminal

/// Fields of cells with a ground of their own: in dialogs, and behind `Name:` on the screen.
enum LitFields {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices
    where draft.regions[region].kind == .dialog || draft.regions[region].isInDialog {
      addLit(region, &draft)
    }
    addLabelled(&draft)
    addBelowNames(&draft)
  }

  /// Finds cells of a dialog with a ground of their own that are no selected row of a list: several below
  /// each other, or one with its name before or above it.
  private static func addLit(_ region: Int, _ draft: inout RoleDraft) {
    let frame = draft.regions[region].frame
    var found: [(y: Int, range: Range<Int>)] = []
    // Rows of a list, whose ground may go on below them.
    let rows = Set(draft.nodes.filter { $0.role == .row }.map(\.frame))
    var used: (y: Int, ranges: Set<Range<Int>>) = (-1, [])
    for y in frame.minY..<frame.maxY {
      let above = used.y == y - 1 ? used.ranges : []
      used = (y, [])
      for segment in draft.segments(y, of: region) {
        for run in draft.lights(y, segment, of: region) where run.count >= 6 {
          let isRest = above.contains(run) && draft.grid.isBlank(y, run)
          let place = Rect(x: run.lowerBound, y: y, columns: run.count, rows: 1)
          if isRest || rows.contains(place) || hasMark(y, segment, draft.grid) {
            used.ranges.insert(run)
            continue
          }
          if draft.isTaken(y, run) { continue }
          if isTitle(y, run, frame, draft.grid) { continue }
          if isChoice(y, run, draft.grid) {
            // One value of several has no role, but where something may be typed.
            let hasCursor = draft.cursor.map { $0.y == y && run.contains($0.x) } ?? false
            if hasCursor { FieldRules.add(y, run, &draft) } else { draft.take(y, run) }
            continue
          }
          found.append((y, run))
        }
      }
    }
    for (y, run) in found {
      // Words that fill their ground are a row that is chosen.
      let isFull = draft.grid.trimmed(y, run) == run
      let hasCursor = draft.cursor.map { $0.y == y && run.contains($0.x) } ?? false
      if isFull, !hasCursor, !isBehindColon(y, run, frame, draft) { continue }
      // A column of them without names before them is the ground of a list.
      let column = found.count { $0.range == run }
      let isOneOf =
        found.contains { abs($0.y - y) == 1 && $0.range == run }
        && (column < 4 || !draft.grid.isGap(run.lowerBound - 2, y))
      if isOneOf || isNamed(y, run, frame, draft) { FieldRules.add(y, run, &draft) }
    }
  }

  /// Returns true for words in the middle of the first row of a box, which is lit from edge to edge.
  private static func isTitle(
    _ y: Int, _ run: Range<Int>, _ frame: Rect, _ grid: CellGrid
  ) -> Bool {
    guard y == frame.minY, run.count == frame.columns, let words = grid.trimmed(y, run) else {
      return false
    }
    return abs(words.lowerBound - run.lowerBound - run.upperBound + words.upperBound) <= 2
  }

  /// Returns true for a value with the sign of a list that can be pulled down behind it.
  private static func isChoice(_ y: Int, _ run: Range<Int>, _ grid: CellGrid) -> Bool {
    guard let words = grid.trimmed(y, run) else { return false }
    let last = words.upperBound - 1
    return words.count > 2 && grid.isBlank(last - 1, y)
      && [0x76, 0x2193, 0x25BC, 0x25BE, 0x25BF].contains(grid.sign(last, y))
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
    let regions = draft.regions.indices.filter { region in
      draft.regions[region].kind == .screen || draft.regions[region].kind == .group
    }
    for y in 0..<grid.rows where !HintRules.isBar(y, draft) {
      for (region, segment) in regions.flatMap({ region in
        draft.segments(y, of: region).map { (region, $0) }
      }) {
        for run in draft.lights(y, segment, of: region)
        where run.count >= 6 && grid.isBlank(run.upperBound - 1, y) && !draft.isTaken(y, run) {
          let before = grid.pieces(y, segment.lowerBound..<run.lowerBound, gap: 3).last
          guard let before, run.lowerBound - before.upperBound <= 2,
            grid.sign(before.upperBound - 1, y) == 0x3A
          else { continue }
          FieldRules.add(y, run, &draft)
        }
      }
    }
  }

  /// Returns the words with a colon at their end right above a run, if they are not lit.
  private static func nameAbove(_ y: Int, _ run: Range<Int>, _ draft: RoleDraft) -> Range<Int>? {
    let grid = draft.grid
    let region = draft.owners[grid.index(run.lowerBound, y)]
    guard y > draft.regions[region].frame.minY, draft.lights(y - 1, run, of: region).isEmpty,
      let name = grid.trimmed(y - 1, run), name.lowerBound <= run.lowerBound + 1,
      grid.sign(name.upperBound - 1, y - 1) == 0x3A
    else { return nil }
    return name
  }

  /// Finds cells with a ground of their own below a name with a colon, two or more between the same columns.
  private static func addBelowNames(_ draft: inout RoleDraft) {
    let grid = draft.grid
    var found: [(y: Int, run: Range<Int>, name: Range<Int>)] = []
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      for y in frame.minY + 1..<max(frame.minY + 1, frame.maxY) {
        for segment in draft.segments(y, of: region) {
          found += draft.lights(y, segment, of: region).compactMap { run in
            guard run.count >= 6, grid.isBlank(run.upperBound - 1, y), !draft.isTaken(y, run)
            else { return nil }
            return nameAbove(y, run, draft).map { (y, run, $0) }
          }
        }
      }
    }
    for (y, run, name) in found where found.count(where: { $0.run == run }) >= 2 {
      FieldRules.add(y, run, named: grid.text(y - 1, name), &draft)
    }
  }

  /// Returns true for cells behind a name with a colon, farther where another field begins in their column.
  private static func isBehindColon(
    _ y: Int, _ run: Range<Int>, _ frame: Rect, _ draft: RoleDraft
  ) -> Bool {
    let grid = draft.grid
    let before = grid.pieces(y, frame.minX..<max(frame.minX, run.lowerBound), gap: 3).last
    guard let before, grid.sign(before.upperBound - 1, y) == 0x3A else { return false }
    let isInColumn = draft.nodes.contains {
      $0.role == .textField && $0.frame.minX == run.lowerBound && abs($0.frame.minY - y) <= 2
    }
    return run.lowerBound - before.upperBound <= (isInColumn ? 24 : 2)
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
    if isBehindColon(y, run, frame, draft) || isAlone { return true }
    guard y > frame.minY, let words = grid.trimmed(y - 1, frame.minX..<frame.maxX) else {
      return false
    }
    return [0x3A, 0x3F].contains(grid.sign(words.upperBound - 1, y - 1))
  }
}
