import Semantics
import Terminal

/// Lists whose selected row has an ink of its own, and nothing else, as menus of games have them:
///
///     New game
///     Load game   in bold, or brighter than the others
///     Quit
///
/// Each row is a name, and nothing stands before or behind them. The first row may be a heading, and is not seen as
/// selected.
enum InkedListRules {
  static func apply(to draft: inout RoleDraft) {
    guard draft.cursor == nil else { return }
    for region in draft.regions.indices where draft.regions[region].kind != .menu {
      let frame = draft.regions[region].frame
      var y = frame.minY
      while y < frame.maxY {
        y = add(y, region, &draft) ?? y + 1
      }
    }
  }

  /// Returns the row below the list.
  private static func add(_ y: Int, _ region: Int, _ draft: inout RoleDraft) -> Int? {
    guard let first = name(y, region, draft) else { return nil }
    let limit = draft.regions[region].frame.maxY
    var names = [first]
    while y + names.count < limit, let next = name(y + names.count, region, draft),
      next.lowerBound == first.lowerBound
    {
      names.append(next)
    }
    let end = y + names.count
    let grid = draft.grid
    func isFree(_ y: Int) -> Bool {
      !(0..<grid.rows).contains(y) || grid.isGap(first.lowerBound, y)
    }
    let inks = names.indices.map { grid.inks[grid.index(first.lowerBound, y + $0)] }
    let alone = inks.indices.filter { number in inks.count { $0 == inks[number] } == 1 }
    guard (4...20).contains(names.count), isFree(y - 1), isFree(end), Set(inks).count == 2,
      alone.count == 1, alone[0] > 0
    else { return end }
    let band = first.lowerBound..<(names.map(\.upperBound).max() ?? first.upperBound)
    draft.add(
      .list, "", Rect(x: band.lowerBound, y: y, columns: band.count, rows: names.count))
    for (number, name) in names.enumerated() {
      let row = y + number
      draft.add(.row, grid.text(row, name), row, band, number == alone[0] ? .selected : [])
    }
    return end
  }

  /// The last words of a row, if they are a name of one ink that begins with a capital letter.
  private static func name(_ y: Int, _ region: Int, _ draft: RoleDraft) -> Range<Int>? {
    let grid = draft.grid
    guard let segment = draft.segments(y, of: region).last,
      let name = grid.pieces(y, segment, gap: 4).last, (3...30).contains(name.count),
      !draft.isTaken(y, name), Sign.isUpper(grid.sign(name.lowerBound, y)),
      grid.pieces(y, name).count <= 4,
      name.allSatisfy({
        grid.back($0, y) == draft.regions[region].ground
          && (Sign.isLetter(grid.sign($0, y)) || [0x20, 0x27, 0x2D].contains(grid.sign($0, y)))
      })
    else { return nil }
    let inks = Set(name.filter { !grid.isBlank($0, y) }.map { grid.inks[grid.index($0, y)] })
    return inks.count == 1 ? name : nil
  }
}
