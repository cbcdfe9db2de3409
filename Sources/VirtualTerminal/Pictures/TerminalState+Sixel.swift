import Terminal

extension TerminalState {
  /// Sixel graphics (DCS q).
  mutating func showSixel(_ string: ControlString) {
    let isPrivate = modes.contains(.privateColors)
    var decoder = SixelDecoder(
      string, palette: isPrivate ? SixelPalette() : pictures.sharedColors)
    let content = decoder.decode()
    if !isPrivate { pictures.sharedColors = decoder.palette }
    guard let content else { return }
    let isFixed = modes.contains(.sixelDisplay)
    let placement = PictureTable.Placement(
      source: .sixel, column: isFixed ? 0 : x, size: Self.cells(content.size), content: content,
      crop: Rect(size: content.size), isInCells: true)
    // DECSDM: at the upper left corner, and the cursor stays.
    if isFixed { return place(placement, row: 0) }
    let top = placeAtCursor(placement)
    if modes.contains(.sixelRight) {
      moveTo(x: x + placement.size.columns, y: y)
    } else {
      // The VT340's cursor goes to the row of the last band, in the column where it was.
      moveTo(x: x, y: max(top + decoder.endOfBands / Self.cellPixels.rows, 0))
    }
  }

  /// XTSMGRAPHICS: how many colour registers (1), and how large a sixel picture may be (2).
  mutating func reportGraphics(_ s: ControlSequence) {
    let item = s.value(0)
    let action = s.value(1)
    guard item == 1 || item == 2 else { return reply("\u{1B}[?\(item);1S") }
    guard (1...4).contains(action) else { return reply("\u{1B}[?\(item);2S") }
    if item == 1 { return reply("\u{1B}[?1;0;\(SixelPalette.count)S") }
    let most = SixelDecoder.limit
    let width = action == 4 ? most : min(most, columns * Self.cellPixels.columns)
    let height = action == 4 ? most : min(most, rows * Self.cellPixels.rows)
    reply("\u{1B}[?2;0;\(width);\(height)S")
  }
}
