import Terminal

extension Screen {
  /// Returns the places of some words, row by row from the top; never across the end of a row.
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

  /// Returns the words of a pattern as matches.
  func words(
    _ pattern: TextPattern, in area: Rect, acrossRows: Bool
  ) throws(QueryError) -> [Match] {
    let matcher = try TextMatcher(pattern)
    if acrossRows { return JoinedRows(self, area).matches(matcher) }
    return found(matcher, in: area).map { row, range in
      Match(.text, String(row.characters[range]), parts: [row.rect(range)])
    }
  }

  /// Returns the matches in each row of an area from the top. Only rows that may hold one are read.
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

  /// Returns the rows of a part of the screen, without the blanks at their ends.
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

/// Things that a query finds in the cells alone.
extension Screen {
  /// The row of that number in an area, from its end where it is negative.
  func line(_ number: Int, in area: Rect) -> [Match] {
    let area = surface.bounds.intersection(area)
    let y = number < 0 ? area.maxY + number : area.minY + number
    guard (area.minY..<area.maxY).contains(y) else { return [] }
    let frame = Rect(x: area.minX, y: y, columns: area.columns, rows: 1)
    return [Match(.line, rows(in: frame).joined(), parts: [frame])]
  }

  func region(_ region: Rect) -> Match {
    let area = surface.bounds.intersection(region)
    return Match(.region, rows(in: area).joined(separator: "\n"), parts: [area])
  }

  /// The character under the cursor; nil where it is hidden.
  var cursorMatch: Match? {
    guard let cursor, surface.bounds.contains(cursor) else { return nil }
    let row = ScreenRow(surface, y: cursor.y, columns: 0..<size.columns)
    guard let index = row.columns.firstIndex(where: { $0.contains(cursor.x) }) else { return nil }
    return Match(.cursor, String(row.characters[index]), parts: [row.rect(index..<index + 1)])
  }

  func hyperlinks(_ address: TextPattern?) throws(QueryError) -> [Match] {
    var matches = links.map { link in
      let text = link.parts.flatMap { rows(in: $0) }.joined()
      var match = Match(.hyperlink, text, parts: link.parts)
      match.address = link.address
      return match
    }
    guard let address else { return matches }
    let matcher = try TextMatcher(address)
    matches.removeAll { !matcher.isWhole($0.address ?? "") }
    return matches
  }

  // MARK: Styles
  /// Returns true if every glyph of a match has such a style. The blanks count if there is no
  /// glyph.
  func isDrawn(_ match: Match, in style: StylePattern) -> Bool {
    let cells = match.parts.flatMap { part in
      let part = surface.bounds.intersection(part)
      return (part.minY..<max(part.minY, part.maxY)).flatMap { y in
        (part.minX..<part.maxX).map { surface[$0, y] }
      }
    }
    let glyphs = cells.filter { $0.text != " " && $0.width > 0 }
    let counted = glyphs.isEmpty ? cells : glyphs
    return !counted.isEmpty && counted.allSatisfy { style.matches($0.asSeen.style) }
  }

  /// Returns neighbouring cells of such a style, with the single blanks between them.
  func runs(of style: StylePattern, in area: Rect) -> [Match] {
    let area = surface.bounds.intersection(area)
    return (area.minY..<max(area.minY, area.maxY)).flatMap { y in
      columns(of: style, y, area).map { range in
        let part = Rect(x: range.lowerBound, y: y, columns: range.count, rows: 1)
        return Match(.style, rows(in: part).joined(), parts: [part])
      }
    }
  }

  private func columns(of style: StylePattern, _ y: Int, _ area: Rect) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for x in area.minX..<area.maxX where style.matches(surface[x, y].asSeen.style) {
      if let last = runs.last, isJoined(last.upperBound, x, y) {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  /// Returns true if nothing, or one blank on the same background, is between the end of a run and
  /// a cell.
  private func isJoined(_ end: Int, _ x: Int, _ y: Int) -> Bool {
    guard x == end + 1 else { return x == end }
    return surface[end, y].text == " "
      && surface[end, y].style.background == surface[x, y].style.background
  }
}
