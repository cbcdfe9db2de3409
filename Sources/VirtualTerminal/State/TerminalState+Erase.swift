extension TerminalState {
  /// Erases cells of a row; `selective` leaves protected ones (DECSCA) as they are.
  mutating func erase(_ y: Int, _ from: Int, _ to: Int, selective: Bool) {
    guard selective || guardsAllErasing else { return screen.fill(y, from, to, erasedCell) }
    let end = min(to, screen.used(y))
    let row = screen.row(y)
    for column in from..<max(from, end) where !row[column].isProtected {
      screen.fill(y, column, column + 1, selective ? row[column].erased : erasedCell)
    }
    if !selective { screen.fill(y, max(from, end), to, erasedCell) }
  }

  /// ED and DECSED: 0 from the cursor, 1 up to it, 2 all.
  mutating func eraseDisplay(_ part: Int, selective: Bool) {
    refreshErasedCell()
    pendingWrap = false
    switch part {
    case 0:
      eraseLine(0, selective: selective)
      for line in (y + 1)..<max(y + 1, rows) { eraseWhole(line, selective) }
    case 1:
      eraseLine(1, selective: selective)
      for line in 0..<y { eraseWhole(line, selective) }
    case 2: for line in 0..<rows { eraseWhole(line, selective) }
    case 3: if !isAlternate { screen.clearHistory() }
    default: note("CSI \(part) J")
    }
  }

  private mutating func eraseWhole(_ line: Int, _ selective: Bool) {
    if selective || guardsAllErasing {
      erase(line, 0, columns, selective: selective)
    } else {
      screen.clear(line, erasedCell)
    }
  }

  /// EL and DECSEL.
  mutating func eraseLine(_ part: Int, selective: Bool) {
    refreshErasedCell()
    pendingWrap = false
    switch part {
    case 0:
      screen.setWrapped(y, false)
      erase(y, x, columns, selective: selective)
    case 1: erase(y, 0, min(x + 1, columns), selective: selective)
    case 2:
      screen.setWrapped(y, false)
      erase(y, 0, columns, selective: selective)
    default: note("CSI \(part) K")
    }
  }

  mutating func eraseCharacters(_ count: Int) {
    refreshErasedCell()
    pendingWrap = false
    erase(y, x, min(x + count, columns), selective: false)
  }

  /// DECALN: every cell an E, margins and origin as after a reset.
  mutating func fillWithE() {
    modes[.origin] = false
    resetMargins()
    moveTo(x: 0, y: 0)
    for line in 0..<rows {
      screen.clear(line, .empty)
      screen.fill(line, 0, columns, PackedCell(bits: 0x45))
    }
  }

  mutating func resetMargins() {
    margins = Margins(top: 0, bottom: rows - 1, left: 0, right: columns - 1)
  }
}
