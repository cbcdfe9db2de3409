import Terminal

// Text beyond ASCII at once: what ``print(_:)`` does for each character, with the place of the cursor and
// the line in registers. Payload *unicode* of `bench terminal` takes a quarter less time by it.
extension TerminalState {
  /// Prints characters while each has room in the cursor's line before its last column, with marks that make
  /// a cluster that is known; and an ASCII character, as a space, that stands alone between them.
  public mutating func printText(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let line = screen.line(y)
    guard options.utf8, charsets.isPlain, !pendingWrap, !modes.contains(.insert),
      !screen.flags(ofLine: line).contains(.doubleWidth)
    else { return start }
    refreshPen()
    let makesClusters = modes.contains(.graphemeClusters)
    var state = makesClusters ? clusterBehind ?? readCluster() : .start
    let limit = x <= margins.right ? margins.right &+ 1 : columns
    let row = screen.cells(ofLine: line)
    let bits = penBits
    var column = x
    // The character before the cursor, which marks join.
    var last = previousColumn.flatMap { row[$0].content == 0 ? nil : $0 }
    var isOpen = false
    var scalarBehind = lastPrinted
    var position = start
    while let next = Self.character(position, end) {
      let properties = characters.properties(next.scalar)
      let width = properties.width
      var behind = state
      let joins = makesClusters ? breaks.step(&behind, properties) : width == 0
      if joins {
        guard let last, let longer = longer(row[last], next.scalar, inMode: makesClusters) else {
          break
        }
        if makesClusters, !row[last].isWide, widens(row[last].content, next.scalar, width) {
          guard column &+ 1 < limit else { break }
          row[last].bits |= PackedCell.wide
          row[column] = row[last].rightHalf
          column &+= 1
          isOpen = true
        }
        row[last] = row[last].with(content: longer)
      } else {
        guard width > 0, column &+ width < limit else { break }
        if !isOpen { _ = screen.open(line: line, column, column) }
        isOpen = true
        let cell = bits | UInt64(next.scalar)
        if width == 2 {
          row[column] = PackedCell(bits: cell | PackedCell.wide)
          row[column &+ 1] = PackedCell(bits: bits | PackedCell.rightHalf)
        } else {
          row[column] = PackedCell(bits: cell)
        }
        last = column
        scalarBehind = next.scalar
        column &+= width
      }
      state = behind
      position += next.length
    }
    guard position > start else { return start }
    if isOpen {
      // The left half of a wide character that stood here is overwritten.
      if column < columns, row[column].isRightHalf { row[column] = row[column].erased }
      screen.touch(y, column)
      x = column
      lastPrinted = scalarBehind
    }
    if makesClusters { clusterBehind = state }
    return position
  }

  /// Returns the next character where four bytes can be looked at: one beyond the controls, or one of ASCII
  /// with one beyond behind it. Longer runs of ASCII are faster by themselves.
  @inline(__always)
  private static func character(
    _ position: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> (scalar: UInt32, length: Int)? {
    guard end - position >= 4 else { return nil }
    if position[0] < 0x80 {
      return position[0] &- 0x20 < 0x5F && position[1] >= 0x80 ? (UInt32(position[0]), 1) : nil
    }
    guard let whole = UTF8Decoder.whole(position), whole.scalar >= 0xA0 else { return nil }
    return whole
  }

  /// Returns the content of a cell with one more scalar, where it has been there before and has room.
  @inline(__always)
  private func longer(_ cell: PackedCell, _ scalar: UInt32, inMode makesClusters: Bool) -> UInt32? {
    let most = makesClusters ? Self.clusterLength : DisplayWidth.marksPerCell + 1
    guard clusters.length(cell.content) < most else { return nil }
    return clusters.known(scalar, behind: cell.content)
  }

  /// Returns true if one more scalar makes a cluster of one column two columns wide.
  @inline(__always)
  private func widens(_ content: UInt32, _ scalar: UInt32, _ width: Int) -> Bool {
    width > 0 || scalar == 0xFE0F && characters.properties(clusters.last(content)).isEmojiBase
  }
}
