import Terminal

extension TerminalState {
  /// A line with all that is known of it; below 0 a line of the scrollback, -1 the newest.
  func details(row y: Int) -> DetailedLine {
    guard y >= -(isAlternate ? 0 : screen.historyCount), y < rows else {
      return DetailedLine(cells: [], isWrapped: false, characterSize: .single)
    }
    let line = screen.savedLine(y)
    var style = (number: 0, isProtected: false, value: DetailedStyle.plain)
    return DetailedLine(
      cells: line.cells.map { cell in
        // Most neighbours share their style.
        if cell.style != style.number || cell.isProtected != style.isProtected {
          style = (cell.style, cell.isProtected, details(styles[cell.style], cell.isProtected))
        }
        return details(cell, style.value)
      },
      isWrapped: line.flags.contains(.wrapped), characterSize: Self.characterSize(line.flags))
  }

  private static func characterSize(_ flags: LineFlags) -> DetailedLine.CharacterSize {
    if flags.contains(.upperHalf) { return .upperHalf }
    if flags.contains(.lowerHalf) { return .lowerHalf }
    return flags.contains(.doubleWidth) ? .doubleWidth : .single
  }

  private func details(_ cell: PackedCell, _ style: DetailedStyle) -> DetailedCell {
    let isEmpty = cell.isRightHalf || cell.content == 0
    return DetailedCell(
      text: isEmpty ? "" : clusters.text(cell.content),
      width: cell.isRightHalf ? 0 : cell.isWide ? 2 : 1, style: style)
  }

  func details(_ pen: Pen, _ isProtected: Bool) -> DetailedStyle {
    let link = links[pen.link]
    return DetailedStyle(
      style: pen.style, font: Int(pen.font), baseline: Int(pen.baseline), isProtected: isProtected,
      linkAddress: link.uri.isEmpty ? nil : link.uri, linkID: link.id)
  }

  var tabStops: [Int] { tabs.indices.filter { tabs[$0] } }

  /// Everything that shows, as a value. Costs a look at every written cell.
  var screenState: ScreenState {
    ScreenState(
      size: size, lines: (0..<rows).map { details(row: $0) }, cursor: cursor, modes: modes,
      margins: margins, tabStops: tabStops, pen: details(pen, isProtecting),
      title: titles.window, iconName: titles.icon, isAlternateScreen: isAlternate,
      keyboardFlags: keyboard.flags,
      pictures: placedPictures.map(\.picture).filter { $0.row + $0.size.rows > 0 },
      shellMarks: shellMarks.filter { $0.row >= 0 })
  }
}
