import Semantics
import Terminal

/// Views in a row: words in brackets, each on a ground of its own, and nothing else (`[Main] [I/O]`); parts
/// of a bar that are alike but for the ground of one; numbers, or numbered words in the line above a box.
struct TabRules {
  static func apply(to draft: inout RoleDraft) {
    addNumbered(&draft)
    addTitles(&draft)
    for y in 0..<draft.grid.rows { addParts(y, &draft) }
    for y in Set([0, draft.grid.rows - 1]).sorted() {
      addBracketed(y, &draft)
      addLined(y, &draft)
    }
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

  // MARK: Parts of a bar
  /// Finds a row in parts of one width, each on a ground of its own with words in its middle.
  private static func addParts(_ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    let all = grid.stripes(y, 0..<grid.columns)
    // A cell of the screen's own ground may part them.
    let stripes = all.filter { stripe in
      stripe.count > 2 || !grid.isBlank(y, stripe)
        || grid.back(stripe.lowerBound, y) != draft.regions[0].ground
    }
    guard (2...8).contains(stripes.count), !draft.isTaken(y, 0..<grid.columns),
      stripes.allSatisfy({ abs($0.count - stripes[0].count) <= 1 })
    else { return }
    let words = stripes.compactMap { grid.trimmed(y, $0) }
    let isCentred = zip(stripes, words).allSatisfy { stripe, words in
      abs(words.lowerBound - stripe.lowerBound - stripe.upperBound + words.upperBound) <= 2
    }
    guard words.count == stripes.count, isCentred else { return }
    // The ground of the rows beside it is that of the bar.
    let near = [y - 1, y + 1].filter { (0..<grid.rows).contains($0) }.map { grid.back(0, $0) }
    let shown = words.indices.filter { !near.contains(grid.back(words[$0].lowerBound, y)) }
    // Between cells that part them a tab is as wide as its ground.
    let places = stripes.count < all.count ? stripes : words
    draft.add(.tabList, "", y, places[0].lowerBound..<places[places.count - 1].upperBound)
    for (number, word) in words.enumerated() {
      draft.add(
        .tab, grid.text(y, word), y, places[number], shown == [number] ? .selected : [])
    }
    draft.take(y, 0..<grid.columns)
  }

  /// Finds brackets of one width from edge to edge: `[   Garden   ][   Herbs   ]`; the one that is shown has
  /// other brackets, or another style.
  private static func addBracketed(_ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    let opens = (0..<grid.columns).filter { grid.sign($0, y) == 0x5B }
    guard opens.count >= 2, opens[0] == 0, grid.sign(grid.columns - 1, y) == 0x5D,
      !draft.isTaken(y, 0..<grid.columns)
    else { return }
    let parts = zip(opens, opens.dropFirst() + [grid.columns]).map { $0..<$1 }
    guard
      parts.allSatisfy({
        abs($0.count - parts[0].count) <= 1 && grid.sign($0.upperBound - 1, y) == 0x5D
          && grid.isBlank($0.lowerBound + 1, y)
      })
    else { return }
    add(parts.map { (range: $0, name: $0.lowerBound + 1..<$0.upperBound - 1) }, y, &draft)
  }

  /// Finds words between lines at the edge of the screen, of which one stands on a ground of its own.
  private static func addLined(_ y: Int, _ draft: inout RoleDraft) {
    let grid = draft.grid
    let lines = (0..<grid.columns).filter { grid.isLine($0, y) }
    guard (1...8).contains(lines.count), !draft.isTaken(y, 0..<grid.columns),
      (0..<grid.columns).allSatisfy({ draft.owners[grid.index($0, y)] == 0 }),
      // A line that goes on parts two views.
      !lines.contains(where: { x in [y - 1, y + 1].contains { grid.isLine(x, $0) } })
    else { return }
    let edges = [-1] + lines + [grid.columns]
    let cells = zip(edges, edges.dropFirst()).map { $0 + 1..<$1 }
    let words = cells.compactMap { grid.trimmed(y, $0) }
    guard words.count == cells.count, Set(words.map { grid.back($0.lowerBound, y) }).count == 2,
      words.allSatisfy({ part in part.contains { Sign.isLetter(grid.sign($0, y)) } })
    else { return }
    let parts = zip(cells, words).map { cell, words in
      (
        range: grid.back(cell.upperBound - 1, y) == draft.regions[0].ground ? words : cell,
        name: words
      )
    }
    add(parts, y, &draft)
  }

  /// Adds parts of which that of what is shown has a ground or else an ink of its own.
  private static func add(
    _ parts: [(range: Range<Int>, name: Range<Int>)], _ y: Int, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    guard let first = parts.first, let last = parts.last else { return }
    draft.add(.tabList, "", y, first.range.lowerBound..<last.range.upperBound)
    let starts = parts.map(\.range.lowerBound)
    let isByGround = Set(starts.map { grid.back($0, y) }).count > 1
    for part in parts {
      let x = part.range.lowerBound
      let isShown =
        isByGround
        ? grid.back(x, y) != draft.regions[0].ground
        : grid.inks[grid.index(x, y)] != CellGrid.plainInk
      draft.add(.tab, grid.text(y, part.name), y, part.range, isShown ? .selected : [])
    }
    draft.take(y, 0..<grid.columns)
  }

  // MARK: Numbers
  /// Finds `1:Keys──2:Format` in the upper lines of boxes.
  private static func addTitles(_ draft: inout RoleDraft) {
    let grid = draft.grid
    for region in draft.regions where region.kind == .dialog || region.kind == .group {
      let y = region.frame.minY - 1
      guard y >= 0 else { continue }
      let tabs = grid.pieces(y, region.frame.minX..<region.frame.maxX).filter {
        Sign.isDigit(grid.sign($0.lowerBound, y)) && grid.sign($0.lowerBound + 1, y) == 0x3A
      }
      let numbers = tabs.map { grid.sign($0.lowerBound, y) }
      guard let first = tabs.first, let last = tabs.last, tabs.count > 1,
        numbers == (0..<tabs.count).map({ 0x31 + UInt32($0) })
      else { continue }
      draft.add(.tabList, "", y, first.lowerBound..<last.upperBound)
      let backs = tabs.map { grid.back($0.upperBound - 1, y) }
      for (tab, back) in zip(tabs, backs) {
        let isShown = backs.count { $0 == back } == 1
        draft.add(.tab, grid.text(y, tab), y, tab, isShown ? .selected : [])
      }
    }
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
