import Semantics
import Terminal

/// Rows below each other of which one is lit: lists, with the selected row.
struct ListRules {
  static func apply(to draft: inout RoleDraft) {
    var single: [ListShape] = []
    let panes = Panes(draft)
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      for y in frame.minY..<frame.maxY {
        for segment in draft.segments(y, of: region) {
          let parts = region == 0 ? panes.parts(y, segment) : [segment]
          for part in parts {
            addLists(y, part, region, isPane: parts.count > 1, &single, &draft)
          }
        }
      }
    }
    addSingle(single, &draft)
  }

  private static func addLists(
    _ y: Int, _ segment: Range<Int>, _ region: Int, isPane: Bool, _ single: inout [ListShape],
    _ draft: inout RoleDraft
  ) {
    for run in runs(y, segment, region, draft) where run.count >= 2 && !draft.isNoRow(y, run) {
      guard let list = ListShape(y, run, segment, region, isPane: isPane, draft) else { continue }
      if list.isHead {
        draft.take(y, run)
      } else if list.isOneOfHeadings {
        continue
      } else if list.rows.count > 2 || list.rows.count > 1 && list.isSure || list.isBar {
        add(list, &draft)
      } else if list.isPadded, list.isLast {
        single.append(list)
      }
    }
  }

  /// Returns true for rows of which each has a check box or a radio button: they are those alone.
  private static func areMarks(_ list: ListShape, _ draft: RoleDraft) -> Bool {
    let marked = list.rows.count { y in
      draft.nodes.contains {
        [.checkbox, .radio].contains($0.role) && $0.frame.minY == y
          && list.band.overlaps($0.frame.minX..<$0.frame.maxX)
      }
    }
    return marked > 0 && marked * 2 >= list.rows.count
  }

  private static func add(_ list: ListShape, _ draft: inout RoleDraft) {
    let rows = list.rows
    if areMarks(list, draft) {
      for y in rows { draft.take(y, list.band) }
      return
    }
    draft.add(
      .list, "",
      Rect(x: list.band.lowerBound, y: rows.lowerBound, columns: list.band.count, rows: rows.count))
    for row in rows {
      let isLit = row == list.y
      addRow(
        row, list.band, list.region, isSelected: isLit, place: isLit ? list.run : nil, &draft)
    }
  }

  /// Adds the lists of a single row, which count only beside a list with more of them.
  private static func addSingle(_ single: [ListShape], _ draft: inout RoleDraft) {
    let lists = draft.nodes.filter { $0.role == .list }.map(\.frame)
    for list in single where !draft.isNoRow(list.y, list.run) {
      let isBeside = lists.contains { ($0.minY..<$0.maxY).contains(list.y) && $0.rows > 1 }
      if isBeside { add(list, &draft) }
    }
  }

  /// Returns true if words of the rows beside begin in a column, too.
  private static func isColumn(
    _ x: Int, _ y: Int, _ segment: Range<Int>, _ grid: CellGrid
  ) -> Bool {
    [y - 1, y + 1].allSatisfy { row in
      guard (0..<grid.rows).contains(row), let words = grid.trimmed(row, segment) else {
        return true
      }
      return words.contains(x) && !grid.isGap(x, row) && grid.isBlank(x - 2, row)
        && grid.isBlank(x - 1, row)
    }
  }

  /// Returns the lit runs of a row; words of one ground with few blanks between them are one.
  private static func runs(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> [Range<Int>] {
    let grid = draft.grid
    var runs: [Range<Int>] = []
    for run in draft.lights(y, segment, of: region) {
      if let last = runs.last,
        run.lowerBound - last.upperBound <= 3 || isColumn(run.lowerBound, y, segment, grid),
        grid.back(last.lowerBound, y) == grid.back(run.lowerBound, y),
        !grid.isBlank(last.upperBound - 1, y),
        grid.isBlank(y, last.upperBound..<run.lowerBound)
      {
        runs[runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Returns the words of a row without a sign before them that points at it: `>`, `>>`, `->`, `=>`, `❯`,
  /// `→`, `►`.
  static func wordsBehindPointer(
    _ y: Int, _ words: Range<Int>, _ grid: CellGrid
  ) -> Range<Int> {
    var end = words.lowerBound
    if [0x2D, 0x3D].contains(grid.sign(end, y)), grid.sign(end + 1, y) == 0x3E { end += 1 }
    while end < words.upperBound, [0x3E, 0x276F, 0x2192, 0x25BA].contains(grid.sign(end, y)) {
      end += 1
    }
    guard end > words.lowerBound, end < words.upperBound else { return words }
    guard grid.isBlank(end, y) else {
      // `>Tea` between rows that begin with a blank
      let isAlone =
        end == words.lowerBound + 1 && grid.sign(end - 1, y) == 0x3E
        && Sign.isLetter(grid.sign(end, y))
        && [y - 1, y + 1].allSatisfy { grid.sign(end - 1, $0) != 0x3E }
      return isAlone ? end..<words.upperBound : words
    }
    return grid.trimmed(y, end..<words.upperBound) ?? words
  }

  /// Adds a row of a list or a table; a sign that points at it is no part of it.
  static func addRow(
    _ y: Int, _ band: Range<Int>, _ region: Int, isSelected: Bool? = nil,
    place: Range<Int>? = nil, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    guard let words = grid.trimmed(y, band) else { return }
    let lit = draft.lights(y, band, of: region).reduce(0) { $0 + $1.count }
    let isSelected = isSelected ?? (lit * 2 > band.count)
    let start = wordsBehindPointer(y, words, grid).lowerBound
    let isPointed = start > words.lowerBound
    let range = isPointed ? start..<band.upperBound : band
    let frame = place.map { isPointed ? max(start, $0.lowerBound)..<$0.upperBound : $0 } ?? range
    draft.add(.row, grid.text(y, range), y, frame, isSelected ? .selected : [])
    draft.take(y, band)
  }
}
