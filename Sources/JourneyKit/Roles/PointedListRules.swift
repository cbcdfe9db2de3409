import Semantics
import Terminal

/// Lists whose selected row has an ink of its own and a sign that points at it, but no ground:
///
///       Sage
///     > Mint
///       Dill
enum PointedListRules {
  static func apply(to draft: inout RoleDraft) {
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      for y in frame.minY..<frame.maxY {
        for segment in draft.segments(y, of: region) { add(y, segment, region, &draft) }
      }
    }
  }

  private static func add(
    _ y: Int, _ segment: Range<Int>, _ region: Int, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    guard draft.cursor?.y != y, let row = grid.pieces(y, segment, gap: 4).first,
      !draft.isTaken(y, row), draft.lights(y, row, of: region).isEmpty
    else { return }
    let words = ListRules.wordsBehindPointer(y, row, grid)
    guard words.lowerBound > row.lowerBound, words.lowerBound <= row.lowerBound + 4 else { return }
    /// Returns the words of a row of the list, which begin where those of the selected one do.
    func piece(_ row: Int) -> Range<Int>? {
      guard draft.segments(row, of: region).contains(segment),
        let found = grid.pieces(row, segment, gap: 4).first, found.lowerBound == words.lowerBound,
        !draft.isTaken(row, found)
      else { return nil }
      return found
    }
    let above = (0..<y).reversed().prefix { piece($0) != nil }
    let below = (y + 1..<max(y + 1, grid.rows)).prefix { piece($0) != nil }
    let rows = (above.last ?? y)..<below.endIndex
    let ink = grid.inks[grid.index(words.lowerBound, y)]
    let others = rows.filter { $0 != y }
    guard others.count >= 2,
      !others.contains(where: { grid.inks[grid.index(words.lowerBound, $0)] == ink })
    else { return }
    let end = others.compactMap { piece($0)?.upperBound }.reduce(words.upperBound, max)
    let band = words.lowerBound..<end
    draft.add(
      .list, "",
      Rect(x: band.lowerBound, y: rows.lowerBound, columns: band.count, rows: rows.count))
    for row in rows {
      draft.add(.row, grid.text(row, band), row, band, row == y ? .selected : [])
    }
  }
}
