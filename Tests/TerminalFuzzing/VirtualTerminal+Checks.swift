import Terminal
import VirtualTerminal

extension VirtualTerminal {
  /// Throws where the terminal is not in a state that it may be in.
  public func checkInvariants() throws(BrokenRule) {
    let position = cursor.position
    try require(Rect(size: size).contains(position), "cursor at \(position) of \(size)")
    try require(margins.top <= margins.bottom && margins.bottom < size.rows, "\(margins)")
    try require(margins.left <= margins.right && margins.right < size.columns, "\(margins)")
    try require(unrecognized.count <= 256 && clipboardWrites.count <= 64, "logs grow")
    try checkCells(surface)
    for line in scrollback { try CellRow.check(line.map { Int($0.width) }) }
  }

  /// Looks at all that can be seen, as well as at what ``checkInvariants()`` does.
  public func checkEverything() throws(BrokenRule) {
    try checkInvariants()
    try require(pictures.count <= 512, "\(pictures.count) pictures")
    for picture in pictures {
      let limit = 1 << 12
      try require(
        picture.column >= 0 && picture.cellsLeft > 0 && picture.row < size.rows
          && (1...limit).contains(picture.size.columns) && (1...limit).contains(picture.size.rows),
        "\(picture.source) at \(picture.column), \(picture.row) of \(picture.size)")
      try require(
        Rect(size: picture.content.size).intersection(picture.crop).size == picture.crop.size,
        "shows \(picture.crop) of \(picture.content.size)")
    }
    for mark in shellMarks {
      try require((-scrollbackCount..<size.rows).contains(mark.row), "a mark at \(mark.row)")
    }
    for y in hasLinks ? 0..<size.rows : 0..<0 {
      for x in 0..<size.columns {
        let address = link(at: Point(x: x, y: y))
        try require(address?.isEmpty != true, "an empty link at \(x), \(y)")
      }
    }
    let state = screenState
    try require(state.lines.count == size.rows, "\(state.lines.count) lines")
    try require(scrollbackDetails.count == scrollbackCount, "history")
    try require(notifications.count <= 64 && userVariables.count <= 256, "records grow")
  }

  /// Throws where the terminal is another one once it was written and made again.
  public func checkEncoding() throws(BrokenRule) {
    let bytes = encode()
    let copy = try? VirtualTerminal(encoded: bytes)
    try require(copy != nil, "what was written cannot be read")
    guard let copy else { return }
    try require(copy.encode() == bytes, "written again it is other bytes")
    try require(copy.screenState == screenState, "the screen is another one")
    try require(copy.scrollbackDetails == scrollbackDetails, "the history is another one")
  }

  private func checkCells(_ surface: Surface) throws(BrokenRule) {
    for y in 0..<surface.size.rows {
      try CellRow.check((0..<surface.size.columns).map { Int(surface[$0, y].width) })
    }
  }

  /// Throws where anything that can be seen of the other one is different.
  public func checkEqual(to other: VirtualTerminal) throws(BrokenRule) {
    try require(size == other.size, "sizes")
    try require(cursor == other.cursor, "cursors \(cursor) and \(other.cursor)")
    try require(modes == other.modes, "modes")
    try require(pen == other.pen, "pens")
    try require(margins == other.margins && tabStops == other.tabStops, "margins or tabs")
    try require(title == other.title && iconName == other.iconName, "titles")
    try require(unrecognized == other.unrecognized, "logs")
    try require(scrollbackCount == other.scrollbackCount, "scrollback")
    for y in -scrollbackCount..<size.rows {
      try require(details(row: y) == other.details(row: y), "row \(y)")
    }
    try require(clipboardWrites == other.clipboardWrites, "clipboards")
    try require(takeMessages() == other.takeMessages(), "messages")
    try require(takeReplies() == other.takeReplies(), "replies")
    try require(bellCount == other.bellCount, "bells")
  }
}
