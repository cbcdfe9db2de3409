import Terminal

extension Screen {
  /// Where `words` stands on the screen, row by row from the top; never across the end of a row.
  ///
  /// Canonically equal spellings (NFC, NFD) match; case and blanks count.
  ///
  /// - Parameter area: where to look; nil for the whole screen.
  public func places(of words: String, in area: Rect? = nil) -> [Rect] {
    guard let matcher = try? TextMatcher(TextPattern(words)) else { return [] }
    return places(matcher, in: area ?? surface.bounds)
  }

  func places(_ matcher: TextMatcher, in area: Rect) -> [Rect] {
    lines(in: area).flatMap { row in row.ranges(matcher).map(row.rect) }
  }

  /// The words of a pattern as matches.
  func words(
    _ pattern: TextPattern, in area: Rect, acrossRows: Bool
  ) throws(QueryError) -> [Match] {
    let matcher = try TextMatcher(pattern)
    if acrossRows { return JoinedRows(self, area).matches(matcher) }
    return lines(in: area).flatMap { row in
      row.ranges(matcher).map { range in
        Match(.text, String(row.characters[range]), parts: [row.rect(range)])
      }
    }
  }

  /// The rows of a part of the screen, without the blanks at their ends.
  public func rows(in area: Rect) -> [String] {
    lines(in: area).map { row in
      var characters = row.characters
      while characters.last == " " { characters.removeLast() }
      return String(characters)
    }
  }

  func lines(in area: Rect) -> [ScreenRow] {
    let area = surface.bounds.intersection(area)
    return (area.minY..<max(area.minY, area.maxY)).map { y in
      ScreenRow(surface, y: y, columns: area.minX..<area.maxX)
    }
  }
}
