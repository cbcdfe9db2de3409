extension Screen {
  /// A line of screen or history as a value of its own.
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
