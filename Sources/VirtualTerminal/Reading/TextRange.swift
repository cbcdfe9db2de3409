import Terminal

/// Text from one place to another, in the order of reading, as a mouse selects it.
///
/// Rows are those of now, from 0 at the top of the screen; below 0 in the scrollback, -1 its newest line.
/// A line that leaves the top of the screen takes its text along: move a range that you keep.
public struct TextRange: Hashable, Sendable {
  /// The first cell.
  public var start: Point
  /// The place behind the last cell. Column 0 takes in the line end before it.
  public var end: Point

  /// Makes the range between two places, whichever of them comes first.
  public init(_ one: Point, _ other: Point) {
    let isOrdered = (one.y, one.x) <= (other.y, other.x)
    (start, end) = isOrdered ? (one, other) : (other, one)
  }

  public var isEmpty: Bool { start == end }
  /// The rows that it touches.
  public var rows: ClosedRange<Int> { start.y...max(start.y, end.x > 0 ? end.y : end.y - 1) }

  public func contains(_ point: Point) -> Bool {
    (start.y, start.x) <= (point.y, point.x) && (point.y, point.x) < (end.y, end.x)
  }

  /// Returns the range with its text `count` rows further down, or up where it is negative.
  public func moved(by count: Int) -> TextRange {
    TextRange(Point(x: start.x, y: start.y + count), Point(x: end.x, y: end.y + count))
  }
}

extension VirtualTerminal {
  /// The rows that there are, from the oldest line of the scrollback on.
  public var allRows: Range<Int> { -scrollbackCount..<size.rows }

  /// Returns the text of a range as one copies it: a line that was wrapped is one line, blanks at the
  /// end of a line are left out, and half a wide character is a whole one.
  public func text(in range: TextRange) -> String {
    state.settle()
    let end = min(range.end.y, size.rows - 1)
    var text = ""
    for y in (range.start.y..<max(range.start.y, end + 1)).clamped(to: allRows) {
      let first = y == range.start.y ? range.start.x : 0
      let last = y == range.end.y ? range.end.x : size.columns
      let goesOn = y < end && isWrapped(row: y)
      text += state.text(row: y, first, last, keepsBlanks: goesOn)
      if y < end, !goesOn { text += "\n" }
    }
    return text
  }

  /// Returns the text in a rectangle, line by line.
  public func text(inBlock block: Rect) -> String {
    state.settle()
    let rows = (block.minY..<max(block.minY, block.maxY)).clamped(to: allRows)
    return rows.map { state.text(row: $0, block.minX, block.maxX, keepsBlanks: false) }
      .joined(separator: "\n")
  }

  /// Returns the line that a row is a part of, with all the rows that it was wrapped into.
  public func line(at row: Int) -> TextRange {
    let row = max(allRows.lowerBound, min(row, size.rows - 1))
    var (first, last) = (row, row)
    while first > allRows.lowerBound, isWrapped(row: first - 1) { first -= 1 }
    while last < size.rows - 1, isWrapped(row: last) { last += 1 }
    return TextRange(Point(x: 0, y: first), Point(x: size.columns, y: last))
  }

  /// Returns the word at a place, as a double click selects it: the neighbours of one kind, which are
  /// blanks, characters of words, or others.
  ///
  /// - Parameter others: characters that words have besides letters and digits; those of paths and
  ///   addresses unless told otherwise.
  public func word(at place: Point, with others: String = "_-./~:@%+?&=#") -> TextRange {
    let line = line(at: place.y)
    let letters = LineText(state, line.start.y...line.end.y)
    let places = letters.places
    guard let index = places.lastIndex(where: { ($0.y, $0.x) <= (place.y, place.x) })
    else { return TextRange(place, place) }
    let kinds = letters.scalars.map { Self.kind($0, others) }
    var (first, last) = (index, index)
    while first > 0, kinds[first - 1] == kinds[index] { first -= 1 }
    while last + 1 < kinds.count, kinds[last + 1] == kinds[index] { last += 1 }
    return TextRange(places[first], letters.ends[last])
  }

  private static func kind(_ value: UInt32, _ others: String) -> Int {
    guard let scalar = Unicode.Scalar(value), value != 0x20 else { return 0 }
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return 1 }
    return others.unicodeScalars.contains(scalar) ? 1 : 2
  }
}

extension TerminalState {
  /// Returns the text of `first ..< last` of a row.
  fileprivate func text(row y: Int, _ first: Int, _ last: Int, keepsBlanks: Bool) -> String {
    // A cell that a wide character had no room in is no blank of the text. Asked before the row, as another row of
    // history takes the place of the first.
    let hasFiller = screen.hasFiller(y)
    let row = screen.row(y)
    var (first, last) = (max(0, first), min(last, columns))
    guard first < last else { return "" }
    if row[first].isRightHalf { first -= 1 }
    if hasFiller, last == columns, row[last - 1].content == 0 { last -= 1 }
    if !keepsBlanks {
      while last > first, row[last - 1].isBlank { last -= 1 }
    }
    var text = ""
    for x in first..<max(first, last) where !row[x].isRightHalf {
      text += row[x].content == 0 ? " " : clusters.text(row[x].content)
    }
    return text
  }
}
