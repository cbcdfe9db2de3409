import Semantics
import Terminal

/// Views in a row, `[Main] [I/O]`: words in brackets, each on a ground of its own, and nothing else.
struct TabRules {
  static func apply(to draft: inout RoleDraft) {
    addNumbered(&draft)
    for y in 0..<draft.grid.rows {
      let grid = draft.grid
      let row = 0..<grid.columns
      let pieces = grid.pieces(y, row)
      guard (1...8).contains(pieces.count), !draft.isTaken(y, row),
        pieces.allSatisfy({ isTab($0, y, draft) }), let first = pieces.first, let last = pieces.last
      else { continue }
      draft.add(.tabList, "", y, first.lowerBound..<last.upperBound)
      for piece in pieces {
        let name = grid.text(y, piece.lowerBound + 1..<piece.upperBound - 1)
        draft.add(.tab, name, y, piece, isShown(piece, y, grid) ? .selected : [])
      }
    }
  }

  /// The tab of what is shown has the ground of the row below it.
  private static func isShown(_ piece: Range<Int>, _ y: Int, _ grid: CellGrid) -> Bool {
    y + 1 < grid.rows && grid.back(piece.lowerBound, y) == grid.back(piece.lowerBound, y + 1)
  }

  /// Finds numbers from 1 on at the beginning of the screen, of which one is lit.
  private static func addNumbered(_ draft: inout RoleDraft) {
    let grid = draft.grid
    var count = 0
    while count < 9, grid.sign(2 * count, 0) == 0x31 + UInt32(count),
      grid.isBlank(2 * count + 1, 0), 2 * count + 1 < grid.columns
    {
      count += 1
    }
    let lit = (0..<count).filter { grid.back(2 * $0, 0) != draft.regions[0].ground }
    guard count >= 2, lit.count == 1, !draft.isTaken(0, 0..<2 * count) else { return }
    draft.add(.tabList, "", 0, 0..<2 * count - 1)
    for number in 0..<count {
      draft.add(
        .tab, "\(number + 1)", 0, 2 * number..<2 * number + 1,
        lit == [number] ? .selected : [])
    }
  }

  private static func isTab(_ piece: Range<Int>, _ y: Int, _ draft: RoleDraft) -> Bool {
    let grid = draft.grid
    return piece.count > 3 && grid.sign(piece.lowerBound, y) == 0x5B
      && grid.sign(piece.upperBound - 1, y) == 0x5D
      && piece.allSatisfy { grid.back($0, y) != draft.regions[0].ground }
      && piece.contains { Sign.isLetter(grid.sign($0, y)) }
  }
}
