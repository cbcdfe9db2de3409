import Semantics
import Terminal

/// Rows below each other of which one is lit: lists, with the selected row.
struct ListRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      for y in frame.minY..<frame.maxY {
        for segment in draft.segments(y, of: region) { addList(y, segment, region, &draft) }
      }
    }
  }

  private static func addList(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: inout RoleDraft
  ) {
    for run in runs(y, segment, region, draft) where run.count >= 2 && !draft.isTaken(y, run) {
      guard let list = ListShape(y, run, segment, region, draft) else { continue }
      if list.isHead {
        draft.take(y, run)
        continue
      }
      let rows = list.rows
      guard rows.count > 1 || list.isBar else { continue }
      draft.add(
        .list, "",
        Rect(
          x: list.band.lowerBound, y: rows.lowerBound, columns: list.band.count, rows: rows.count))
      for row in rows {
        addRow(
          row, list.band, region, isSelected: row == y, place: row == y ? run : nil, &draft)
      }
      break
    }
  }

  /// Returns the lit runs of a row; those of one ground with few blanks between them are one.
  private static func runs(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: RoleDraft
  ) -> [Range<Int>] {
    let grid = draft.grid
    var runs: [Range<Int>] = []
    for run in draft.lights(y, segment, of: region) {
      if let last = runs.last, run.lowerBound - last.upperBound <= 3,
        grid.back(last.lowerBound, y) == grid.back(run.lowerBound, y),
        grid.isBlank(y, last.upperBound..<run.lowerBound)
      {
        runs[runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
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
    var start = words.lowerBound
    while start < words.upperBound, grid.sign(start, y) == 0x3E { start += 1 }
    if start > words.lowerBound, grid.isBlank(start, y) {
      start = grid.trimmed(y, start..<words.upperBound)?.lowerBound ?? start
    } else {
      start = words.lowerBound
    }
    let isPointed = start > words.lowerBound
    let range = isPointed ? start..<band.upperBound : band
    let frame = place.map { isPointed ? max(start, $0.lowerBound)..<$0.upperBound : $0 } ?? range
    draft.add(.row, grid.text(y, range), y, frame, isSelected ? .selected : [])
    draft.take(y, band)
  }
}
