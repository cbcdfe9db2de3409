extension TerminalState {
  /// The whole screen scrolls.
  @inline(__always)
  var isFullRegion: Bool {
    margins.top == 0 && margins.bottom == rows - 1 && !hasSideMargins
  }

  var hasSideMargins: Bool { margins.left > 0 || margins.right < columns - 1 }

  /// Moves the region's text up by one line for a cursor on its last one.
  mutating func scrollByLine() {
    refreshErasedCell()
    if isFullRegion {
      screen.scrollIntoHistory(erasedCell)
    } else if margins.top > 0, !hasSideMargins {
      screen.moveUpByOne(margins.top, margins.bottom, erasedCell)
    } else if x >= margins.left, x <= margins.right {
      scrollUp(1)
    }
  }

  /// Moves the region's text up. Lines that leave the top of the primary screen go to history.
  mutating func scrollUp(_ count: Int) {
    refreshErasedCell()
    if hasSideMargins {
      return screen.moveColumns(
        margins.top, margins.bottom, margins.left, margins.right + 1, by: count, erasedCell)
    }
    guard margins.top == 0 else {
      return screen.moveUp(margins.top, margins.bottom, by: count, erasedCell)
    }
    for _ in 0..<min(count, margins.bottom + 1) {
      screen.scrollIntoHistory(erasedCell)
      // What stands below the region stays; the new line comes above it.
      if margins.bottom < rows - 1 {
        screen.rotate(margins.bottom, rows - 1, by: rows - 1 - margins.bottom)
      }
    }
  }

  mutating func scrollDown(_ count: Int) {
    refreshErasedCell()
    if hasSideMargins {
      screen.moveColumns(
        margins.top, margins.bottom, margins.left, margins.right + 1, by: -count, erasedCell)
    } else {
      screen.moveDown(margins.top, margins.bottom, by: count, erasedCell)
    }
  }

  /// Columns move left (SL) or, where `count` is negative, right (SR).
  mutating func scrollColumns(_ count: Int, from start: Int) {
    refreshErasedCell()
    for row in margins.top...margins.bottom {
      if count > 0 {
        screen.shiftLeft(row, start, margins.right + 1, by: count, erasedCell)
      } else {
        screen.shiftRight(row, start, margins.right + 1, by: -count, erasedCell)
      }
    }
  }

  var isInsideMargins: Bool {
    y >= margins.top && y <= margins.bottom && x >= margins.left && x <= margins.right
  }

  mutating func insertLines(_ count: Int) {
    guard isInsideMargins else { return }
    let region = margins
    margins.top = y
    scrollDown(count)
    margins = region
    carriageReturn()
  }

  mutating func deleteLines(_ count: Int) {
    guard isInsideMargins else { return }
    refreshErasedCell()
    if hasSideMargins {
      screen.moveColumns(y, margins.bottom, margins.left, margins.right + 1, by: count, erasedCell)
    } else {
      screen.moveUp(y, margins.bottom, by: count, erasedCell)
    }
    carriageReturn()
  }

  mutating func insertCharacters(_ count: Int) {
    pendingWrap = false
    guard x >= margins.left, x <= margins.right else { return }
    refreshErasedCell()
    screen.shiftRight(y, x, min(margins.right + 1, lineEnd(y)), by: count, erasedCell)
  }

  mutating func deleteCharacters(_ count: Int) {
    pendingWrap = false
    guard x >= margins.left, x <= margins.right else { return }
    refreshErasedCell()
    screen.shiftLeft(y, x, min(margins.right + 1, lineEnd(y)), by: count, erasedCell)
  }
}
