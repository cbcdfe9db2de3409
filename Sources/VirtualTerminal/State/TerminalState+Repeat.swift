import Terminal

// REP: the last character again and again.
extension TerminalState {
  /// Performs REP, once for each character printed, as ECMA-48 defines it and xterm does. Costs not more than
  /// to fill the screen, however large the number is: then all lines are alike, and only the place of the
  /// cursor is left to find.
  mutating func repeatLast(_ count: Int) {
    guard lastPrinted != 0 else { return }
    defer { lastPrinted = 0 }
    var scalars = lastScalars
    // Without wrapping the last column is written again and again.
    var left = modes.contains(.autoWrap) ? count : min(count, columns + 1)
    var single = 0
    while left > 0, joinsBehind(scalars[0]) {
      let (content, state) = (contentBehind, clusterBehind)
      printAgain(scalars)
      left -= 1
      // The cell is full, or all further ones are dropped.
      if contentBehind == content, clusterBehind == state { return }
      if scalars.count == 1, !joinsBehind(scalars[0]) {
        // Two letters of a flag are one character.
        scalars += scalars
        (left, single) = (left / 2, left % 2)
        break
      }
    }
    repeatWhole(scalars, left)
    for _ in 0..<single { printAgain([scalars[0]]) }
  }

  /// A bit of ``lastPrinted`` beside the scalar: without wrapping, the cursor has stayed on the character in the
  /// last column, and what stands behind the cursor is another one.
  static let underCursor: UInt32 = 1 << 31

  /// The last character with the marks on it, where the cursor still stands behind it.
  private var lastScalars: [UInt32] {
    let scalars = clusters.scalars(contentBehind)
    return scalars[0] == lastPrinted ? scalars : [lastPrinted & ~Self.underCursor]
  }

  private var contentBehind: UInt32 {
    guard let column = previousColumn else { return 0 }
    return screen.visibleRow(y)[column].content
  }

  private mutating func printAgain(_ scalars: [UInt32]) {
    show(scalars[0], width: max(1, characters.width(scalars[0])))
    for mark in scalars.dropFirst() { show(mark, width: characters.width(mark)) }
  }

  /// Prints a character that does not join itself: one by one at the ends of rows, and in between the cells
  /// of a row at once.
  private mutating func repeatWhole(_ scalars: [UInt32], _ count: Int) {
    guard count > 0 else { return }
    printAgain(scalars)
    var left = count - 1
    // At the end of a row an emoji has no room to become wide.
    if pendingWrap, left > 0 {
      printAgain(scalars)
      left -= 1
    }
    guard let column = previousColumn, clusters.scalars(contentBehind) == scalars
    else {
      for _ in 0..<min(left, columns * rows) { printAgain(scalars) }
      return
    }
    let cell = screen.visibleRow(y)[column]
    let fullScreen = columns * (rows + 2)
    var printed = 0
    // The rest when a row ended the last time, with a wrap that waits and without.
    var lastEnds: [Int?] = [nil, nil]
    while left > 0 {
      let filled = fillRow(cell, most: left, shiftEach: max(1, characters.width(scalars[0])))
      left -= filled
      printed += filled
      if filled > 0 { continue }
      let kind = pendingWrap ? 0 : 1
      if printed >= fullScreen, let last = lastEnds[kind] { left %= last - left }
      guard left > 0 else { return }
      lastEnds[kind] = left
      printAgain(scalars)
      left -= 1
      printed += 1
    }
  }

  /// Prints a cell as often as it has room in the row.
  ///
  /// - Parameter shiftEach: the columns that one moves the text behind it by, in insert mode.
  /// - Returns: how often.
  private mutating func fillRow(_ cell: PackedCell, most: Int, shiftEach: Int) -> Int {
    guard !pendingWrap else { return 0 }
    refreshPen()
    let line = screen.line(y)
    let limit = enterLine(line)
    let width = cell.isWide ? 2 : 1
    let count = min(most, (limit - x) / width)
    guard count > 0 else { return 0 }
    if modes.contains(.insert) {
      refreshErasedCell()
      screen.shiftRight(y, x, limit, by: count * shiftEach, erasedCell)
    }
    let row = screen.open(line: line, x, x + count * width) + x
    let bits = penBits | UInt64(cell.content)
    if width == 1 {
      row.update(repeating: PackedCell(bits: bits), count: count)
    } else {
      for index in 0..<count {
        row[2 * index] = PackedCell(bits: bits | PackedCell.wide)
        row[2 * index + 1] = PackedCell(bits: penBits | PackedCell.rightHalf)
      }
    }
    x += count * width
    if x >= limit {
      x = limit - 1
      pendingWrap = modes.contains(.autoWrap)
    }
    return count
  }
}
