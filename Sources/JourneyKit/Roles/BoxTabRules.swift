import Semantics
import Terminal

/// Views in small boxes side by side on one line, of which the shown one is open to what is below:
///
///     ╭─────╮╭───────╮
///     │ Tea ││ Herbs │
///     ┘     └┴───────┴─────
enum BoxTabRules {
  static func apply(to draft: inout RoleDraft) {
    for y in 0..<max(0, draft.grid.rows - 1) {
      let boxes = boxes(y, draft.grid)
      guard boxes.count >= 2, !draft.isTaken(y, 0..<draft.grid.columns) else { continue }
      for end in [y + 1, y + 2] where end < draft.grid.rows {
        if let shown = shown(boxes, end, draft.grid) {
          add(boxes, y..<end, shown: shown, &draft)
          break
        }
      }
    }
  }

  /// Returns the upper edges of boxes in a row, from corner to corner.
  private static func boxes(_ y: Int, _ grid: CellGrid) -> [Range<Int>] {
    var boxes: [Range<Int>] = []
    var start: Int?
    for x in 0..<grid.columns {
      if [0x250C, 0x256D, 0x250F].contains(grid.sign(x, y)) { start = x }
      if [0x2510, 0x256E, 0x2513].contains(grid.sign(x, y)), let open = start, x - open >= 3 {
        if let last = boxes.last, open - last.upperBound > 2 { return [] }
        boxes.append(open..<x + 1)
        start = nil
      }
    }
    return boxes
  }

  /// Returns the only box without a lower edge.
  private static func shown(_ boxes: [Range<Int>], _ y: Int, _ grid: CellGrid) -> Int? {
    let insides = boxes.map { $0.dropFirst().dropLast() }
    let open = insides.indices.filter { number in grid.isBlank(y, insides[number]) }
    let closed = insides.count { inside in inside.allSatisfy { grid.isLine($0, y) } }
    guard open.count == 1, closed == boxes.count - 1 else { return nil }
    let edges = [boxes[open[0]].lowerBound, boxes[open[0]].upperBound - 1]
    return edges.allSatisfy { grid.isLine($0, y) } ? open[0] : nil
  }

  private static func add(
    _ boxes: [Range<Int>], _ rows: Range<Int>, shown: Int, _ draft: inout RoleDraft
  ) {
    let grid = draft.grid
    let names = boxes.compactMap { box -> (y: Int, range: Range<Int>)? in
      rows.lazy.compactMap { y -> (y: Int, range: Range<Int>)? in
        let words = grid.pieces(y, box)
        guard let first = words.first, let last = words.last else { return nil }
        return (y, first.lowerBound..<last.upperBound)
      }.first
    }
    guard names.count == boxes.count, let first = names.first, let last = names.last,
      Set(names.map(\.y)).count == 1
    else { return }
    draft.add(.tabList, "", first.y, first.range.lowerBound..<last.range.upperBound)
    for (number, name) in names.enumerated() {
      draft.add(
        .tab, draft.grid.text(name.y, name.range), name.y, name.range,
        number == shown ? .selected : [])
    }
    for y in rows.lowerBound...rows.upperBound {
      draft.take(y, boxes[0].lowerBound..<boxes[boxes.count - 1].upperBound)
    }
  }
}
