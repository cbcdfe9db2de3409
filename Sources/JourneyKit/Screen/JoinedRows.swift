import Terminal

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
