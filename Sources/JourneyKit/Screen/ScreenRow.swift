import Terminal

/// One row of a screen as text that knows which columns each character takes.
///
/// A character of several cells, as a family of emoji, is one; canonically equal spellings (NFC and
/// NFD) are equal, as Swift compares characters.
struct ScreenRow {
  let y: Int
  private(set) var characters: [Character] = []
  /// The columns of each character.
  private(set) var columns: [Range<Int>] = []

  /// - Parameter range: the columns to take; a wide character half inside counts.
  init(_ surface: Surface, y: Int, columns range: Range<Int>) {
    self.y = y
    guard y >= 0, y < surface.size.rows else { return }
    let range = range.clamped(to: 0..<surface.size.columns)
    characters.reserveCapacity(range.count)
    columns.reserveCapacity(range.count)
    // Between two lone cells a character always ends: the row is cut there, and most pieces are one
    // cell.
    var (start, first, count, endsLone) = (range.lowerBound, Cell.blank, 0, true)
    for (x, cell) in zip(range, surface.row(y).dropFirst(range.lowerBound)) where !cell.isEmpty {
      let isLone = cell.isLone
      if isLone, endsLone {
        append(surface, start..<x, first, cells: count)
        (start, count) = (x, 0)
      }
      if count == 0 { first = cell }
      count += 1
      endsLone = isLone
    }
    append(surface, start..<range.upperBound, first, cells: count)
  }

  /// - Parameters:
  ///   - first: the first cell with text.
  ///   - count: how many of the cells hold text.
  private mutating func append(
    _ surface: Surface, _ range: Range<Int>, _ first: Cell, cells count: Int
  ) {
    guard count > 0 else { return }
    if count == 1, let scalar = first.scalar, scalar.isLone {
      characters.append(scalar.isASCII ? Self.ascii[Int(scalar.value)] : Character(scalar))
      columns.append(range.lowerBound..<range.lowerBound + max(1, Int(first.width)))
    } else {
      appendClusters(surface, range)
    }
  }

  /// The characters of ASCII by their codes: to make one takes longer than all else that is done for it.
  private static let ascii = (0..<0x80).map { Character(Unicode.Scalar($0)) }

  /// Appends cells whose scalars may join.
  private mutating func appendClusters(_ surface: Surface, _ range: Range<Int>) {
    var text = ""
    var column: [Int] = []
    for x in range {
      let cell = surface[x, y]
      text += cell.text
      column += Array(repeating: x, count: cell.text.unicodeScalars.count)
    }
    var scalar = 0
    for character in text {
      let last = scalar + character.unicodeScalars.count - 1
      let end = column[last] + max(1, Int(surface[column[last], y].width))
      characters.append(character)
      columns.append(column[scalar]..<end)
      scalar = last + 1
    }
  }

  var text: String { String(characters) }
  /// Returns the matches by character index.
  func ranges(_ matcher: TextMatcher) -> [Range<Int>] { matcher.ranges(in: characters) }

  /// Returns the cells of some of the characters.
  func rect(_ range: Range<Int>) -> Rect {
    let start = columns[range.lowerBound].lowerBound
    return Rect(x: start, y: y, columns: columns[range.upperBound - 1].upperBound - start, rows: 1)
  }
}

/// Rows as one text, for words that go on in the next row.
///
/// A row that the terminal has wrapped goes on at once; behind every other row stands one blank, and
/// the blanks at its end and at the beginning of the next count for nothing.
struct JoinedRows {
  private var characters: [Character] = []
  /// The row and the character in it; nil for a blank that stands between rows.
  private var places: [(row: Int, index: Int)?] = []
  private let rows: [ScreenRow]

  init(_ screen: Screen, _ area: Rect) {
    rows = screen.lines(in: area)
    var isWrapped = true
    for number in rows.indices {
      let characters = rows[number].characters
      var (start, end) = (0, characters.count)
      let goesOn = screen.wrappedRows.contains(rows[number].y)
      if !isWrapped {
        while start < end, characters[start] == " " { start += 1 }
        append(" ", nil)
      }
      while !goesOn, end > start, characters[end - 1] == " " { end -= 1 }
      for index in start..<end { append(characters[index], (number, index)) }
      isWrapped = goesOn
    }
  }

  private mutating func append(_ character: Character, _ place: (row: Int, index: Int)?) {
    characters.append(character)
    places.append(place)
  }

  func matches(_ matcher: TextMatcher) -> [Match] {
    matcher.ranges(in: characters).map { range in
      Match(.text, String(characters[range]), parts: parts(range))
    }
  }

  private func parts(_ range: Range<Int>) -> [Rect] {
    let found = places[range].compactMap(\.self)
    return rows.indices.compactMap { number in
      let indices = found.filter { $0.row == number }.map(\.index)
      guard let first = indices.first, let last = indices.last else { return nil }
      return rows[number].rect(first..<last + 1)
    }
  }
}
