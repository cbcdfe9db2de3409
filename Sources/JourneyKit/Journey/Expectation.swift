import Semantics
import Terminal

/// Expectations of one thing on the settled screen. A failure is thrown with the line of the test.
@MainActor
public struct Expectation {
  let journey: Journey
  let query: Query
  let place: Place

  // MARK: Whether it is there
  public func toExist() throws { try check("is there") { _ in } }

  /// Expects one or more, as of words, which may stand in several places.
  public func toExistSomewhere() throws {
    try journey.check("expect \(query) is there", place) {
      if try journey.matches(query, place).isEmpty { _ = try journey.match(query, place) }
    }
  }

  public func notToExist() throws {
    try journey.check("expect \(query) is not there", place) {
      let matches = try journey.matches(query, place)
      guard !matches.isEmpty else { return }
      let found = matches.map { "  \($0)" }.joined(separator: "\n")
      throw journey.failure("\(query) should not be on the screen, but there is:\n\(found)", place)
    }
  }

  public func toHave(count: Int) throws {
    try journey.check("expect \(query) is there \(count) times", place) {
      let matches = try journey.matches(query, place)
      guard matches.count != count else { return }
      let found = matches.map { "\n  \($0)" }.joined()
      throw journey.failure("\(query): expected \(count), found \(matches.count)\(found)", place)
    }
  }

  // MARK: What it is
  public func toHave(value: String?) throws {
    try check("has value \(value?.quoted ?? "none")") {
      try equal("value", $0.node?.value, value)
    }
  }

  public func notToHave(value: String?) throws {
    try check("has another value than \(value?.quoted ?? "none")") { match in
      guard match.node?.value == value else { return }
      throw journey.failure("\(match) has value \(value?.quoted ?? "none")", place)
    }
  }

  public func toHave(label: String) throws {
    try check("has label \(label.quoted)") { try equal("label", $0.text, label) }
  }

  /// Expects all of these traits.
  public func toBe(_ traits: Traits) throws {
    try check("is \(traits.words.joined(separator: ", "))") { match in
      let missing = traits.subtracting(match.node?.traits ?? []).words
      guard !missing.isEmpty else { return }
      throw journey.failure("\(match) is not \(missing.joined(separator: ", "))", place)
    }
  }

  /// Expects none of these traits.
  public func notToBe(_ traits: Traits) throws {
    try check("is not \(traits.words.joined(separator: ", "))") { match in
      let present = traits.intersection(match.node?.traits ?? []).words
      guard !present.isEmpty else { return }
      throw journey.failure("\(match) is \(present.joined(separator: ", "))", place)
    }
  }

  /// Expects the address of a hyperlink (OSC 8): of the one that was asked for, or of the one in which the
  /// whole thing stands.
  public func toHave(address: String) throws {
    try check("has address \(address.quoted)") { match in
      try equal("address", match.address ?? linkAround(match)?.address, address)
    }
  }

  private func linkAround(_ match: Match) -> ScreenLink? {
    journey.screen.links.first { link in
      match.parts.allSatisfy { part in link.parts.contains { $0.intersection(part) == part } }
    }
  }

  func equal(_ what: String, _ actual: String?, _ expected: String?) throws {
    guard actual != expected else { return }
    let words = [expected, actual].map { $0?.quoted ?? "none" }
    throw journey.failure(
      "\(query): expected \(what) \(words[0]), found \(words[1])", place, expected: expected,
      actual: actual)
  }

  /// Looks at the one thing that is meant.
  ///
  /// - Parameter words: what is expected of it, for the step.
  func check(_ words: @autoclosure () -> String, _ look: (Match) throws -> Void) throws {
    try journey.check("expect \(query) \(words())", place) {
      try look(try journey.match(query, place))
    }
  }
}

/// Look and place of a thing.
extension Expectation {
  /// Expects words in one of its rows on the screen.
  public func toShow(_ words: some TextPatternConvertible) throws {
    try check("shows \(words.textPattern)") { match in
      guard try places(of: words, in: match).isEmpty else { return }
      let rows = journey.screen.rows(in: match.frame).map { "\n  \($0)" }.joined()
      throw journey.failure("\(match) does not show \(words.textPattern), but:\(rows)", place)
    }
  }

  public func notToShow(_ words: some TextPatternConvertible) throws {
    try check("does not show \(words.textPattern)") { match in
      guard let first = try places(of: words, in: match).first else { return }
      throw journey.failure(
        "\(match) shows \(words.textPattern) at row \(first.minY) col \(first.minX)", place)
    }
  }

  /// Expects these rows, without the blanks at their ends.
  public func toShow(lines: [String]) throws {
    try check("shows \(lines.count) lines") { match in
      let rows = journey.screen.rows(in: match.frame)
      guard rows != lines else { return }
      let difference = LineDifference(
        lines.joined(separator: "\n"), rows.joined(separator: "\n")
      ).lines.map { "\n  \($0)" }.joined()
      throw journey.failure(
        "\(match) has other rows (- expected, + on the screen):\(difference)", place)
    }
  }

  /// Expects that every glyph is drawn like this.
  public func toHave(style: StylePattern) throws {
    try check("is \(style)") { match in
      guard !journey.screen.isDrawn(match, in: style) else { return }
      throw journey.failure("\(match) is not \(style), but \(styles(of: match))", place)
    }
  }

  public func notToHave(style: StylePattern) throws {
    try check("is not \(style)") { match in
      guard journey.screen.isDrawn(match, in: style) else { return }
      throw journey.failure("\(match) is \(style)", place)
    }
  }

  public func toHave(frame: Rect) throws {
    try check("is at \(frame.words)") { match in
      guard match.frame != frame else { return }
      throw journey.failure("\(match) is \(match.frame.words); expected \(frame.words)", place)
    }
  }

  /// Expects that the cursor stands on it.
  public func toHaveCursor() throws {
    try check("has the cursor") { match in
      let cursor = journey.screen.cursor
      if let cursor, match.frame.contains(cursor) { return }
      let words = cursor.map { "at row \($0.y) col \($0.x)" } ?? "hidden"
      throw journey.failure("the cursor is not on \(match), but \(words)", place)
    }
  }

  private func places(of words: some TextPatternConvertible, in match: Match) throws -> [Rect] {
    do {
      return journey.screen.places(try TextMatcher(words.textPattern), in: match.frame)
    } catch { throw journey.failure("\(error)", place) }
  }

  /// Returns the styles of its cells, each once.
  private func styles(of match: Match) -> String {
    var words: [String] = []
    for part in match.parts {
      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX {
          let style = journey.screen.surface[x, y].asSeen.style.queryWords
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
