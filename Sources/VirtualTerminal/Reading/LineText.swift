import Terminal

/// The text of a line, which may have been wrapped into several rows, with the place of each scalar.
/// Cells that were never written are blanks.
struct LineText {
  private(set) var scalars: [UInt32] = []
  /// The cell of each scalar.
  private(set) var places: [Point] = []
  /// The place behind that cell.
  private(set) var ends: [Point] = []

  init(_ state: borrowing TerminalState, _ rows: ClosedRange<Int>) {
    for y in rows { append(state, y, isLast: y == rows.upperBound) }
  }

  private mutating func append(_ state: borrowing TerminalState, _ y: Int, isLast: Bool) {
    // Before the row: another row of history takes the place of the first.
    let hasFiller = state.screen.hasFiller(y)
    let row = state.screen.row(y)
    var end = isLast ? state.screen.used(y) : state.columns
    if isLast { while end > 0, row[end - 1] == .empty { end -= 1 } }
    if hasFiller, end == state.columns { end -= 1 }
    for x in 0..<max(0, end) where !row[x].isRightHalf {
      let cell = row[x]
      let behind = Point(x: x + (cell.isWide ? 2 : 1), y: y)
      let content = cell.content == 0 ? 0x20 : cell.content
      if cell.scalar != nil {
        append(content, Point(x: x, y: y), behind)
      } else {
        for scalar in state.clusters.scalars(content) {
          append(scalar, Point(x: x, y: y), behind)
        }
      }
    }
  }

  private mutating func append(_ scalar: UInt32, _ place: Point, _ end: Point) {
    scalars.append(scalar)
    places.append(place)
    ends.append(end)
  }
}
