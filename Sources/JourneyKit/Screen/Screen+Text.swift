import Terminal

extension Screen {
  /// Where `words` stands on the screen, row by row from the top; never across the end of a row.
  ///
  /// Canonically equal spellings (NFC, NFD) match; case and blanks count.
  ///
  /// - Parameter area: where to look; nil for the whole screen.
  public func places(of words: String, in area: Rect? = nil) -> [Rect] {
    let area = area.map { surface.bounds.intersection($0) } ?? surface.bounds
    return (area.minY..<max(area.minY, area.maxY)).flatMap { y in
      ScreenRow(surface, y: y, columns: area.minX..<area.maxX).ranges(of: words).map {
        Rect(x: $0.lowerBound, y: y, columns: $0.count, rows: 1)
      }
    }
  }

  /// The rows of a part of the screen, without the blanks at their ends.
  public func rows(in area: Rect) -> [String] {
    let area = surface.bounds.intersection(area)
    return (area.minY..<max(area.minY, area.maxY)).map { y in
      var characters = ScreenRow(surface, y: y, columns: area.minX..<area.maxX).characters
      while characters.last == " " { characters.removeLast() }
      return String(characters)
    }
  }
}
