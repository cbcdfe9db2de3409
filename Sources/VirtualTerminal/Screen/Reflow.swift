import Terminal

/// The lines of a screen on their way to a screen of another size.
///
/// Rows that come free at the bottom are filled from history; rows that are lost are taken from
/// below the cursor where those are empty, and go to history at the top otherwise. The cursor's line
/// stays in sight: a lower screen may lose lines below it, but a change of the width loses none,
/// and then the cursor comes to the top. Where there is no history, as on the alternate screen,
/// those below the cursor are lost first, as in xterm.
struct Reflow {
  private(set) var lines: [SavedLine] = []
  /// The line that was the first of the screen.
  private var top = 0
  /// The cursor as a line of `lines` and a column.
  private(set) var cursor: Point

  private init(lines: [SavedLine], cursor: Point) { (self.lines, self.cursor) = (lines, cursor) }

  /// Takes the lines of a screen, and as many texts of its history as rows may come free.
  init(_ screen: inout Screen, cursor: Point, rows: Int) {
    lines = screen.takeTexts(max(0, rows - screen.rows) + 1)
    top = lines.count
    for y in 0..<screen.rows { lines.append(screen.savedLine(y)) }
    self.cursor = Point(x: cursor.x, y: cursor.y + top)
    while lines.count > self.cursor.y + 1, lines.last?.cells.isEmpty == true { lines.removeLast() }
  }

  /// Wraps whole texts, without a cursor, at another width.
  static func wrap(_ lines: [SavedLine], from oldWidth: Int, to width: Int) -> [SavedLine] {
    var texts = Reflow(lines: lines, cursor: Point(x: 0, y: -1))
    texts.rewrap(from: oldWidth, to: width)
    return texts.lines
  }

  /// Joins what was wrapped and wraps it at another width.
  mutating func rewrap(from oldWidth: Int, to width: Int) {
    var result: [SavedLine] = []
    var newCursor: Point?
    var newTop = 0
    var start = 0
    while start < lines.count {
      let end = endOfText(start)
      var text = joined(start...end, oldWidth)
      let hasCursor = (start...end).contains(cursor.y)
      // Lines that a text went on in and that are empty now are none of it.
      while !hasCursor, text.cells.last == .empty { text.cells.removeLast() }
      var pieces = wrap(text.cells, lines[end].flags.layout, width)
      keepNotes(start...end, text, in: &pieces)
      if hasCursor {
        let offset = text.starts[cursor.y - start] + cursor.x
        let columns = lines[end].flags.textColumns(width)
        newCursor = place(offset, pieces, columns, result.count)
      }
      if (start...end).contains(top) {
        newTop = result.count + Self.piece(at: text.starts[top - start], pieces)
      } else if start <= top {
        newTop = result.count
      }
      result += pieces
      start = end + 1
    }
    lines = result
    top = newTop
    cursor = newCursor ?? Point(x: 0, y: max(0, result.count - 1))
  }

  /// Returns the last line of the text that begins with a line.
  private func endOfText(_ start: Int) -> Int {
    var end = start
    while end + 1 < lines.count, lines[end].flags.layout == .wrapped,
      lines[end + 1].flags.layout.isSubset(of: .wrapped)
    { end += 1 }
    return end
  }

  /// Notes go to the piece that has the beginning of their line; of two the first stays.
  private func keepNotes(
    _ range: ClosedRange<Int>, _ text: JoinedText, in pieces: inout [SavedLine]
  ) {
    for index in range where lines[index].flags.note != 0 {
      let piece = Self.piece(at: text.starts[index - range.lowerBound], pieces)
      if pieces[piece].flags.note == 0 { pieces[piece].flags.note = lines[index].flags.note }
    }
  }

  /// The cells of a text without the columns that a wide character left free, and the offset of each of its
  /// lines among them.
  private struct JoinedText {
    var cells: [PackedCell] = []
    var starts: [Int] = []
  }

  private func joined(_ range: ClosedRange<Int>, _ width: Int) -> JoinedText {
    var text = JoinedText()
    for index in range {
      text.starts.append(text.cells.count)
      text.cells += lines[index].cells
      guard index < range.upperBound else { break }
      let count = lines[index].cells.count
      // Another character may have taken the wide one's place (``Screen/hasFiller(_:)``).
      let isFollowedByWide = lines[index + 1].cells.first?.isWide == true
      let hasFiller = lines[index].flags.contains(.filler) && count < width && isFollowedByWide
      let missing = width - count - (hasFiller ? 1 : 0)
      if missing > 0 { text.cells += Array(repeating: .empty, count: missing) }
    }
    return text
  }

  /// Returns the index of the piece that has the cell at an offset; the last one behind the end.
  private static func piece(at offset: Int, _ pieces: [SavedLine]) -> Int {
    var left = offset
    for (index, piece) in pieces.enumerated() {
      if left < piece.cells.count { return index }
      left -= piece.cells.count
    }
    return pieces.count - 1
  }

  /// Pieces of a double-width line stay pieces: a wider screen does not join them.
  private func wrap(_ cells: [PackedCell], _ flags: LineFlags, _ width: Int) -> [SavedLine] {
    let isDouble = flags.contains(.doubleWidth)
    let width = flags.keptColumns(width)
    // A screen of one column cannot show what takes two.
    let cells =
      width > 1 ? cells : cells.filter { !$0.isRightHalf }.map { $0.isWide ? $0.erased : $0 }
    var pieces: [SavedLine] = []
    var start = 0
    while cells.count - start > width {
      let cutsWide = cells[start + width].isRightHalf
      let end = start + (cutsWide ? width - 1 : width)
      let wrapped: LineFlags = cutsWide ? [.wrapped, .filler] : .wrapped
      let piece = Array(cells[start..<end])
      pieces.append(SavedLine(cells: piece, flags: isDouble ? flags.union(.wrapped) : wrapped))
      start = end
    }
    pieces.append(SavedLine(cells: Array(cells[start...]), flags: flags))
    return pieces
  }

  /// Returns the place of an offset into a text once it is wrapped.
  private func place(_ offset: Int, _ pieces: [SavedLine], _ width: Int, _ first: Int) -> Point {
    var left = offset
    for (index, piece) in pieces.enumerated() {
      if left < piece.cells.count || index == pieces.count - 1 {
        // Behind text that fills its line is a place; beyond that there is none.
        let isBehind = left == width && piece.cells.count == width
        return Point(x: isBehind ? width : min(left, width - 1), y: first + index)
      }
      left -= piece.cells.count
    }
    return Point(x: 0, y: first)
  }

  /// Chooses what shows and fills a new screen with it; ``cursor`` then stands on that screen.
  mutating func screen(size: Size, before: inout Screen, cuts: Bool) -> Screen {
    if before.historyLimit == 0 {
      lines.removeLast(max(0, min(lines.count - size.rows, lines.count - 1 - cursor.y)))
    }
    let pulled = max(0, top - max(0, size.rows - before.rows))
    let wanted = max(pulled, lines.count - size.rows)
    let mayLose = max(0, before.rows - size.rows)
    let first = max(min(wanted, cursor.y), wanted - mayLose)
    var screen = Screen(size: size, historyLimit: before.historyLimit)
    screen.takeHistory(of: &before, cuts: cuts)
    screen.load(lines, first: first)
    // Only a cursor on its own text stands behind the last column.
    cursor = Point(
      x: min(cursor.x, cursor.y < first ? size.columns - 1 : size.columns),
      y: max(0, cursor.y - first))
    return screen
  }
}
