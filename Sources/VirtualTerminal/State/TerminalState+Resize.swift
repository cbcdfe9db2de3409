import Terminal

extension TerminalState {
  /// Changes the size; text that was wrapped is wrapped anew on the primary screen.
  public mutating func resize(to size: Size) {
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
    let other = Self.replace(
      &hidden, size, Point(x: hiddenSaved.x, y: hiddenSaved.y), reflow: reflow && isAlternate)
    (hiddenSaved.x, hiddenSaved.y) = (min(other.x, size.columns - 1), other.y)
    saved.x = min(saved.x, size.columns - 1)
    saved.y = max(0, min(saved.y + (cursor.y - y), size.rows - 1))
    pendingWrap = pendingWrap && cursor.x >= size.columns
    (x, y) = (min(cursor.x, size.columns - 1), cursor.y)
    resetMargins()
    let fresh = Self.defaultTabs(size.columns)
    tabs = Array(tabs.prefix(size.columns)) + fresh.dropFirst(before.columns)
  }

  /// - Returns: where the cursor stands on the new screen.
  private static func replace(
    _ screen: inout Screen, _ size: Size, _ cursor: Point, reflow: Bool
  ) -> Point {
    let inside = Point(x: cursor.x, y: max(0, min(cursor.y, screen.rows - 1)))
    var lines = Reflow(screen, cursor: inside)
    if reflow, size.columns != screen.columns {
      lines.rewrap(from: screen.columns, to: size.columns)
    }
    screen = lines.screen(
      size: size, oldRows: screen.rows, historyLimit: screen.historyLimit)
    return lines.cursor
  }
}
