import Terminal

extension TerminalState {
  /// The whole screen scrolls.
  @inline(__always)
  private var isFullRegion: Bool {
    margins.top == 0 && margins.bottom == rows - 1 && !hasSideMargins
  }

  private var hasSideMargins: Bool { margins.left > 0 || margins.right < columns - 1 }

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
    guard margins.top == 0
    else { return screen.moveUp(margins.top, margins.bottom, by: count, erasedCell) }
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

  /// Changes the size; text that was wrapped is wrapped anew on the primary screen.
  public mutating func resize(to size: Size) {
    clusterBehind = nil
    window.before = nil
    changeSize(size, reflow: options.reflow)
    if modes.contains(.resizeReports) { reportSize() }
  }

  mutating func changeSize(_ wanted: Size, reflow: Bool) {
    let size = Self.clamped(wanted)
    guard size != screen.size else { return }
    let before = screen.size
    // A pending wrap is a place behind the last column, which there may be now.
    let cursor = Self.replace(
      &screen, size, Point(x: pendingWrap ? x + 1 : x, y: y), reflow: reflow && !isAlternate)
    let hiddenX = hiddenSaved.pendingWrap ? hiddenSaved.x + 1 : hiddenSaved.x
    let other = Self.replace(
      &hidden, size, Point(x: hiddenX, y: hiddenSaved.y), reflow: reflow && isAlternate)
    hiddenSaved.pendingWrap =
      (hiddenSaved.pendingWrap || reflow && isAlternate) && other.x >= size.columns
    (hiddenSaved.x, hiddenSaved.y) = (min(other.x, size.columns - 1), other.y)
    saved.x = min(saved.x, size.columns - 1)
    saved.y = max(0, min(saved.y + (cursor.y - y), size.rows - 1))
    // Text that fills its line now is not overwritten by what comes next.
    pendingWrap =
      (pendingWrap || reflow && !isAlternate && modes.contains(.autoWrap))
      && cursor.x >= size.columns
    (x, y) = (min(cursor.x, size.columns - 1), cursor.y)
    tabbedTo = Self.notTabbed
    resetMargins()
    // History may bring lines of double width back.
    if modes.contains(.leftRightMargins) { makeLinesPlain() }
    let fresh = Self.defaultTabs(size.columns)
    tabs = Array(tabs.prefix(size.columns)) + fresh.dropFirst(before.columns)
  }

  /// - Returns: where the cursor stands on the new screen.
  private static func replace(
    _ screen: inout Screen, _ size: Size, _ cursor: Point, reflow: Bool
  ) -> Point {
    let inside = Point(x: cursor.x, y: max(0, min(cursor.y, screen.rows - 1)))
    var lines = Reflow(&screen, cursor: inside, rows: size.rows)
    if reflow, size.columns != screen.columns {
      lines.rewrap(from: screen.columns, to: size.columns)
    }
    screen = lines.screen(size: size, before: &screen, cuts: !reflow)
    return lines.cursor
  }

  /// Wraps the history anew that a change of the width has left for later.
  mutating func settle() {
    screen.settle()
    hidden.settle()
  }
}
