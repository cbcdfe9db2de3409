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
    found(matcher, in: area).map { row, range in row.rect(range) }
  }

  /// The words of a pattern as matches.
  func words(
    _ pattern: TextPattern, in area: Rect, acrossRows: Bool
  ) throws(QueryError) -> [Match] {
    let matcher = try TextMatcher(pattern)
    if acrossRows { return JoinedRows(self, area).matches(matcher) }
    return found(matcher, in: area).map { row, range in
      Match(.text, String(row.characters[range]), parts: [row.rect(range)])
    }
  }

  /// The matches in each row of an area, from the top; only rows that may hold one are read.
  private func found(
    _ matcher: TextMatcher, in area: Rect
  ) -> [(row: ScreenRow, range: Range<Int>)] {
    let area = surface.bounds.intersection(area)
    let columns = area.minX..<max(area.minX, area.maxX)
    var found: [(row: ScreenRow, range: Range<Int>)] = []
    var last: (characters: [Character], ranges: [Range<Int>])?
    for y in area.minY..<max(area.minY, area.maxY)
    where matcher.mayMatch(surface, row: y, columns: columns) {
      let row = ScreenRow(surface, y: y, columns: columns)
      // Rows that follow each other are often the same: blanks, or the sides of a frame.
      let isSame = last.map { $0.characters == row.characters } ?? false
      let ranges = isSame ? last?.ranges ?? [] : row.ranges(matcher)
      last = (row.characters, ranges)
      found += ranges.map { (row, $0) }
    }
    return found
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
