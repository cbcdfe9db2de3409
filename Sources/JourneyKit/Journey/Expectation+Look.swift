import Terminal

/// How a thing looks, and where it stands.
extension Expectation {
  /// The words stand in one of its rows on the screen.
  public func toShow(_ words: some TextPatternConvertible) throws {
    try check { match in
      guard try places(of: words, in: match).isEmpty else { return }
      let rows = journey.screen.rows(in: match.frame).map { "\n  \($0)" }.joined()
      throw journey.failure("\(match) does not show \(words.textPattern), but:\(rows)", place)
    }
  }

  public func notToShow(_ words: some TextPatternConvertible) throws {
    try check { match in
      guard let first = try places(of: words, in: match).first else { return }
      throw journey.failure(
        "\(match) shows \(words.textPattern) at row \(first.minY) col \(first.minX)", place)
    }
  }

  /// Its rows are these, without the blanks at their ends.
  public func toShow(lines: [String]) throws {
    try check { match in
      let rows = journey.screen.rows(in: match.frame)
      guard rows != lines else { return }
      let difference = LineDifference(
        lines.joined(separator: "\n"), rows.joined(separator: "\n")
      ).lines.map { "\n  \($0)" }.joined()
      throw journey.failure(
        "\(match) has other rows (- expected, + on the screen):\(difference)", place)
    }
  }

  /// Every glyph of it is drawn like this.
  public func toHave(style: StylePattern) throws {
    try check { match in
      guard !journey.screen.isDrawn(match, in: style) else { return }
      throw journey.failure("\(match) is not \(style), but \(styles(of: match))", place)
    }
  }

  public func notToHave(style: StylePattern) throws {
    try check { match in
      guard journey.screen.isDrawn(match, in: style) else { return }
      throw journey.failure("\(match) is \(style)", place)
    }
  }

  public func toHave(frame: Rect) throws {
    try check { match in
      guard match.frame != frame else { return }
      throw journey.failure(
        "\(match) is \(match.frame.words); expected \(frame.words)", place)
    }
  }

  /// The cursor stands on it.
  public func toHaveCursor() throws {
    try check { match in
      let cursor = journey.screen.cursor
      if let cursor, match.frame.contains(cursor) { return }
      let words = cursor.map { "at row \($0.y) col \($0.x)" } ?? "hidden"
      throw journey.failure("the cursor is not on \(match), but \(words)", place)
    }
  }

  private func places(
    of words: some TextPatternConvertible, in match: Match
  ) throws -> [Rect] {
    do {
      return journey.screen.places(try TextMatcher(words.textPattern), in: match.frame)
    } catch {
      throw journey.failure("\(error)", place)
    }
  }

  /// The styles of its cells, each once.
  private func styles(of match: Match) -> String {
    var words: [String] = []
    for part in match.parts {
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX {
          let style = journey.screen.surface[x, y].asSeen.style.words
          if !words.contains(style) { words.append(style) }
        }
      }
    }
    return words.joined(separator: "; ")
  }
}

extension Rect {
  /// `row 1 col 2 size 30x5`
  var words: String { "row \(minY) col \(minX) size \(columns)x\(rows)" }
}
