import Terminal
import VirtualTerminal

/// What a test expects of the terminal besides its cells; a program in process has none, which is an
/// error.
extension Journey {
  /// What the terminal knows at the moment of the screen.
  public func facts(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> TerminalFacts {
    try facts(Place(file, line))
  }

  private func facts(_ place: Place) throws -> TerminalFacts {
    if let facts = screen.facts ?? driver.display.map(TerminalFacts.init) { return facts }
    throw failure("a program in process has no terminal", place)
  }

  /// The title of the window (OSC 0 and 2).
  public func expectTitle(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("title", title.quoted, Place(file, line)) { $0.title.quoted }
  }

  /// How often the program has rung since its launch.
  public func expectBells(
    _ count: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("number of bells", "\(count)", Place(file, line)) { "\($0.bellCount)" }
  }

  /// The last text that the program has put into the clipboard (OSC 52); nil for none.
  public func expectClipboard(
    _ text: String?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("clipboard", text?.quoted ?? "none", Place(file, line)) { facts in
      facts.clipboardWrites.last.map { String(decoding: $0.data, as: UTF8.self).quoted } ?? "none"
    }
  }

  /// The notifications that the program has sent (OSC 9, 99, 777), in their order.
  public func expectNotifications(
    _ notifications: [TerminalNotification], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("notifications", Self.words(notifications), Place(file, line)) { facts in
      Self.words(facts.notifications)
    }
  }

  /// The lines that have left the top of the screen, the oldest first, without blanks at their ends.
  public func scrollback(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> [String] {
    guard let display = driver.display else {
      throw failure("a program in process has no terminal", Place(file, line))
    }
    return display.scrollback.map { cells in
      let text = cells.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The words stand in one of the lines that have left the top of the screen.
  public func expectScrollback(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check {
      let (lines, place) = (try scrollback(file: file, line: line), Place(file, line))
      do {
        let matcher = try TextMatcher(words.textPattern)
        if lines.contains(where: matcher.isPart) { return }
      } catch {
        throw failure("\(error)", place)
      }
      let last = lines.suffix(5).map { "\n  \($0)" }.joined()
      throw failure(
        "\(words.textPattern) is not in the scrollback of \(lines.count) lines; the last:\(last)",
        place)
    }
  }

  private func expect(
    _ what: String, _ expected: String, _ place: Place, _ look: (TerminalFacts) -> String
  ) throws {
    try check {
      let actual = look(try facts(place))
      guard actual != expected else { return }
      throw failure("\(what): expected \(expected), found \(actual)", place)
    }
  }

  private static func words(_ notifications: [TerminalNotification]) -> String {
    let list = notifications.map { "\($0.title.quoted): \($0.body.quoted)" }
    return list.isEmpty ? "none" : list.joined(separator: "; ")
  }
}
