extension Screen {
  /// Moves cells of one row to the right from `x` on, within `x ..< end`; what leaves is lost.
  func shiftRight(_ y: Int, _ x: Int, _ end: Int, by count: Int, _ fill: PackedCell) {
    let count = min(count, end - x)
    guard count > 0 else { return }
    split(y, x)
    split(y, end)
    split(y, end - count)
    let row = row(y)
    (row + x + count).update(from: row + x, count: end - x - count)
    touch(y, end)
    overwrite(y, x, x + count, fill)
  }

  /// Moves cells of one row to the left, within `x ..< end`.
  func shiftLeft(_ y: Int, _ x: Int, _ end: Int, by count: Int, _ fill: PackedCell) {
    let count = min(count, end - x)
    guard count > 0 else { return }
    split(y, x)
    split(y, x + count)
    split(y, end)
    let row = row(y)
    (row + x).update(from: row + x + count, count: end - x - count)
    touch(y, end)
    overwrite(y, end - count, end, fill)
  }

  /// Copies `x ..< end` of a row to the same columns of another.
  func copy(_ source: Int, to target: Int, _ x: Int, _ end: Int) {
    split(source, x)
    split(source, end)
    split(target, x)
    split(target, end)
    (row(target) + x).update(from: row(source) + x, count: end - x)
    touch(target, end)
  }

  /// Moves the columns `left ..< right` of rows `first ... last` up (or down, where `count` is
  /// negative).
  mutating func moveColumns(
    _ first: Int, _ last: Int, _ left: Int, _ right: Int, by count: Int, _ fill: PackedCell
  ) {
    let height = last - first + 1
    let distance = min(abs(count), height)
    guard distance > 0 else { return }
    if count > 0 {
      for y in first..<(first + height - distance) { copy(y + distance, to: y, left, right) }
      for y in (last - distance + 1)...last { self.fill(y, left, right, fill) }
    } else {
      for y in stride(from: last, to: first + distance - 1, by: -1) {
        copy(y - distance, to: y, left, right)
      }
      for y in first..<(first + distance) { self.fill(y, left, right, fill) }
    }
  }

  /// Returns a line of screen or history as a value of its own.
  func savedLine(_ y: Int) -> SavedLine {
    let row = row(y)
    var end = used(y)
    while end > 0, row[end - 1] == .empty { end -= 1 }
    let cells = Array(UnsafeBufferPointer(start: row, count: end))
    return SavedLine(cells: cells, flags: lineFlags(y))
  }

  /// Writes a saved line to a row that is still empty; cut where the screen is narrower.
  func write(_ saved: SavedLine, at y: Int) {
    touch(y, write(saved, into: row(y)))
    setLineFlags(y, saved.flags)
  }

  /// - Returns: how many cells were written.
  func write(_ saved: SavedLine, into row: UnsafeMutablePointer<PackedCell>) -> Int {
    let count = min(saved.cells.count, columns)
    for x in 0..<count { row[x] = saved.cells[x] }
    if count > 0, row[count - 1].isWide { row[count - 1] = row[count - 1].erased }
    return count
  }
}
