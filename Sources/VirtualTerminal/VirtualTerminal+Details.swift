import Terminal

extension VirtualTerminal {
  /// A line with all that is known of it; below 0 a line of the scrollback, -1 the newest.
  public func details(row y: Int) -> DetailedLine {
    guard y >= -scrollbackCount, y < size.rows else {
      return DetailedLine(cells: [], isWrapped: false, characterSize: .single)
    }
    let line = state.screen.savedLine(y)
    return DetailedLine(
      cells: line.cells.map(details), isWrapped: line.flags.contains(.wrapped),
      characterSize: Self.characterSize(line.flags))
  }

  private static func characterSize(_ flags: LineFlags) -> DetailedLine.CharacterSize {
    if flags.contains(.upperHalf) { return .upperHalf }
    if flags.contains(.lowerHalf) { return .lowerHalf }
    return flags.contains(.doubleWidth) ? .doubleWidth : .single
  }

  private func details(_ cell: PackedCell) -> DetailedCell {
    let isEmpty = cell.isRightHalf || cell.content == 0
    return DetailedCell(
      text: isEmpty ? "" : state.clusters.text(cell.content),
      width: cell.isRightHalf ? 0 : cell.isWide ? 2 : 1,
      style: details(state.styles[cell.style], cell.isProtected))
  }

  private func details(_ pen: Pen, _ isProtected: Bool) -> DetailedStyle {
    let link = state.links[pen.link]
    return DetailedStyle(
      style: pen.style, font: Int(pen.font), baseline: Int(pen.baseline), isProtected: isProtected,
      linkAddress: link.uri.isEmpty ? nil : link.uri, linkID: link.id)
  }

  /// What the next character would be printed in.
  public var pen: DetailedStyle { details(state.pen, state.isProtecting) }

  /// The scrolling region.
  public var margins: Margins { state.margins }

  /// The columns of the tab stops, from 0.
  public var tabStops: [Int] { state.tabs.indices.filter { state.tabs[$0] } }
}
