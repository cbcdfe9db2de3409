import Terminal

extension TerminalState {
  public var size: Size { screen.size }

  /// The screen as a value. Costs a look at every written cell.
  public var surface: Surface {
    let (columns, rows) = (size.columns, size.rows)
    var cells = Array(repeating: Cell.blank, count: columns * rows)
    var exporter = CellExporter()
    for y in 0..<rows {
      let row = screen.row(y)
      for x in 0..<screen.used(y) where row[x] != .empty {
        cells[y * columns + x] = exporter.cell(row[x], self)
      }
    }
    return Surface(size: size, cells: cells)
  }

  public var cursor: CursorState {
    CursorState(
      position: Point(x: x, y: y), isVisible: modes.contains(.cursorVisible), shape: cursorShape,
      blinks: modes.contains(.cursorBlink), pendingWrap: pendingWrap)
  }

  /// The strings that are not the terminal's own, since the last call. Until they are taken, the
  /// parser pauses behind each.
  public mutating func takeMessages() -> [PrivateMessage] {
    defer { messages = [] }
    return messages
  }

  /// What is to be typed into the program, since the last call.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }
}
