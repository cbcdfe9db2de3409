import PseudoTerminal
import Terminal
import VirtualTerminal

/// Expectations of the whole screen and of the program's end.
extension Journey {
  /// Begins an expectation of a thing: `try app.expect(Query(.button, "Save")).toBe(.focused)`.
  public func expect(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) -> Expectation { Expectation(journey: self, query: query, place: Place(file, line)) }

  public func expect(
    _ locator: Locator, file: StaticString = #filePath, line: UInt = #line
  ) -> Expectation { expect(locator.query, file: file, line: line) }

  /// Expects words anywhere on the screen, in one row.
  public func expectText(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect(.text(words), file: file, line: line).toExistSomewhere()
  }

  public func expectNoText(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws { try expect(.text(words), file: file, line: line).notToExist() }

  /// Expects a visible cursor at a point, or a hidden one if the point is nil.
  public func expectCursor(
    at point: Point?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let wanted = point.map { "at row \($0.y) col \($0.x)" } ?? "hidden"
    try check("expect the cursor \(wanted)", Place(file, line)) {
      guard screen.cursor != point else { return }
      let words = [point, screen.cursor].map { $0.map { "row \($0.y) col \($0.x)" } ?? "hidden" }
      throw failure("cursor: expected \(words[0]), found \(words[1])", Place(file, line))
    }
  }

  /// Expects that the program has ended with a status and has restored the terminal.
  ///
  /// - Parameter allowed: what may be left there all the same, as the failure names it.
  public func expectEnded(
    _ status: ExitStatus = .exited(0), mayLeave allowed: Set<String> = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check("expect the end with \(status.words)", Place(file, line)) {
      try checkEnded(status, allowed, Place(file, line))
    }
  }

  private func checkEnded(_ status: ExitStatus, _ allowed: Set<String>, _ place: Place) throws {
    guard let ending = driver.ending else { throw failure("the program still runs", place) }
    ends.expect()
    if ending.status != status { throw failure(ending.words(expected: status), place) }
    let leavings = ending.leftBehind.filter { !allowed.contains($0) }
    guard !leavings.isEmpty else { return }
    let left = leavings.joined(separator: ", ")
    throw failure("the program has left behind on the terminal: \(left)", place)
  }

  // MARK: Softly
  /// Looks at all that is expected in the body before it fails, and then says everything that is not
  /// so; acts have no place in it. What is no expectation is thrown at once.
  ///
  /// ```swift
  /// try app.softly {
  ///   try app.expect(PetsID.name).toHave(value: "Barsik")
  ///   try app.expectText("3 kg")
  /// }
  /// ```
  public func softly(
    file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
  ) throws {
    let outer = collected
    collected = []
    let result = Result { try body() }
    let found = collected ?? []
    collected = outer
    try result.get()
    guard !found.isEmpty else { return }
    func words(_ message: (JourneyFailure) -> String) -> String {
      let list = found.enumerated().map { number, failure in
        "\(number + 1). line \(failure.line): \(message(failure))"
      }
      return "\(found.count) of what was expected \(found.count == 1 ? "is" : "are") not so:\n"
        + list.joined(separator: "\n")
    }
    try check("expect all of these", Place(file, line)) {
      throw failure(
        words(\.message), Place(file, line), parts: found.flatMap(\.comparisons),
        summary: words(\.summary))
    }
  }

  /// Throws what an expectation throws, or keeps it for the end of ``softly(file:line:_:)``. One that
  /// is met is a step of the journey.
  ///
  /// - Parameter words: the name of the step.
  func check(
    _ words: @autoclosure () -> String, _ place: Place, _ expectation: () throws -> Void
  ) throws {
    let start = log.now
    do {
      try expectation()
      log.pass(words(), place, since: start)
    } catch let failure as JourneyFailure where collected != nil { collected?.append(failure) }
  }
}

/// Expectations of changes without input: the next second of a clock, an answer of a server.
extension Journey {
  /// Looks anew at every change of the screen, until what is expected is there.
  ///
  /// Fails at the limit, and at once where nothing can change the screen any more: a program of ours
  /// on a manual clock that listens to nobody outside (`Activity`), or one of which the kernel shows
  /// that no wait of its threads has a limit and no socket, timer or watched file could end one.
  ///
  /// ```swift
  /// try await app.eventually { try app.expectText("12:01") }
  /// ```
  public func eventually(
    within limit: Duration = .seconds(5), file: StaticString = #filePath, line: UInt = #line,
    _ expectation: () throws -> Void
  ) async throws {
    let end = ContinuousClock.now + limit
    while true {
      let before = log.mark
      do {
        return try expectation()
      } catch var failure as JourneyFailure {
        log.forgetChecks(since: before)
        if try await change(until: end, Place(file, line)) { continue }
        let isOver = ContinuousClock.now >= end
        failure.message +=
          isOver ? "\nso it was for \(limit)" : "\nnothing can change that any more"
        throw failure
      }
    }
  }

  /// Waits until a thing is there, and is the only one: ``eventually(within:file:line:_:)`` for the
  /// most common case.
  public func expectEventually(
    _ query: Query, within limit: Duration = .seconds(5), file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    try await eventually(within: limit, file: file, line: line) {
      try expect(query, file: file, line: line).toExist()
    }
  }

  private func change(until end: ContinuousClock.Instant, _ place: Place) async throws -> Bool {
    if driver.ending != nil || ContinuousClock.now >= end { return false }
    do {
      return try await driver.waitForChange(until: end)
    } catch { throw failure("wait for a change: \(error)", place) }
  }
}

extension Journey {
  /// Expects the recorded screen: cells, styles, cursor, focus and outline, or the parts of its
  /// kind.
  ///
  /// - Parameters:
  ///   - screen: `Pets/List`.
  ///   - state: what makes this screen differ from others of the same: `empty`.
  ///   - outline: for snapshots of the outline: whether there may be more than was recorded.
  ///   - mask: what is another one each time.
  public func expectSnapshot(
    _ screen: String, state: String, language: String? = nil, theme: String? = nil,
    kind: SnapshotKind = .screen, outline: OutlineMatch = .exact, mask: [SnapshotMask] = [],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let parts = screen.split(separator: "/", maxSplits: 1).map(String.init)
    let name = SnapshotName(
      app: parts.first ?? "", screen: parts.last ?? "", state: state, size: self.screen.size,
      language: language, theme: theme, kind: kind)
    try checkSnapshot(name.path, Place(file, line)) { place throws(SnapshotError) in
      if let cell {
        return try snapshots.check(
          name, self.screen, of: cell, masks: mask, outline: outline, file: place.file,
          line: place.line)
      }
      try snapshots.check(
        name, self.screen, masks: mask, outline: outline, file: place.file, line: place.line)
    }
  }

  /// Expects a screen as it was recorded, in several themes at once: one file, in which each further
  /// theme is a legend.
  ///
  /// - Parameters:
  ///   - looks: the screen in each theme, as a driver shows it; the main theme alone for a suite that
  ///     only leaves parts out.
  ///   - parts: what is compared.
  public func expectSnapshot(
    _ screen: String, state: String, language: String? = nil, looks: [SnapshotLook],
    parts: SnapshotParts = .all, mask: [SnapshotMask] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let folders = screen.split(separator: "/", maxSplits: 1).map(String.init)
    let name = SnapshotName(
      app: folders.first ?? "", screen: folders.last ?? "", state: state, size: self.screen.size,
      language: language)
    try checkSnapshot(name.path, Place(file, line)) { place throws(SnapshotError) in
      try snapshots.check(
        name, looks: looks, masks: mask, parts: parts, file: place.file, line: place.line)
    }
  }

  private func checkSnapshot(
    _ name: String, _ place: Place, _ body: (Place) throws(SnapshotError) -> Void
  ) throws {
    try check("expect snapshot \(name)", place) {
      do { try body(place) } catch let error as SnapshotError { throw failure(error, place) }
    }
  }

  /// Expects the screen that the source says: its rows without the blanks at their ends, unless
  /// another kind is given.
  ///
  /// Write the call without `matches`, run it, and `journey snapshots accept` writes the literal.
  ///
  /// ```swift
  /// try app.expectInlineSnapshot(
  ///   matches: """
  ///     Notes
  ///     › Barsik
  ///     """)
  /// ```
  public func expectInlineSnapshot(
    of kind: SnapshotKind = .text, mask: [SnapshotMask] = [], matches expected: String? = nil,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws { try expectInline(expected, kind, .exact, mask, Place(file, line), column) }

  /// Expects the outline that the source says: a node a line, two blanks a level, or a pattern
  /// `/…/` for a whole line.
  ///
  /// ```swift
  /// try app.expectOutline(
  ///   .contains,
  ///   matches: """
  ///     list "Notes"
  ///       /row "Barsik, \d+ years" .*/
  ///     """)
  /// ```
  public func expectOutline(
    _ match: OutlineMatch = .exact, mask: [SnapshotMask] = [], matches expected: String? = nil,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws { try expectInline(expected, .outline, match, mask, Place(file, line), column) }

  private func expectInline(
    _ expected: String?, _ kind: SnapshotKind, _ match: OutlineMatch, _ mask: [SnapshotMask],
    _ place: Place, _ column: UInt
  ) throws {
    let call = SnapshotStore.Call(file: place.file, line: place.line, column: Int(column))
    try checkSnapshot("in the source", place) { _ throws(SnapshotError) in
      try snapshots.checkInline(expected, screen, kind: kind, masks: mask, outline: match, at: call)
    }
  }

  private func failure(_ error: SnapshotError, _ place: Place) -> JourneyFailure {
    failure("\(error)", place, comparison: error.comparison, summary: error.summary)
  }
}

/// Expectations of the terminal besides its cells. A program in process has none, which is an
/// error.
extension Journey {
  /// Returns the facts of the terminal at the moment of the screen.
  public func facts(file: StaticString = #filePath, line: UInt = #line) throws -> TerminalFacts {
    try facts(Place(file, line))
  }

  private func facts(_ place: Place) throws -> TerminalFacts {
    if let facts = screen.facts ?? driver.display.map(TerminalFacts.init) { return facts }
    throw failure("a program in process has no terminal", place)
  }

  /// Expects the title of the window (OSC 0 and 2).
  public func expectTitle(
    _ title: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("title", title.quoted, Place(file, line)) { $0.title.quoted }
  }

  /// Expects a number of bells since the launch.
  public func expectBells(_ count: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    try expect("number of bells", "\(count)", Place(file, line)) { "\($0.bellCount)" }
  }

  /// Expects the last text that the program has put into the clipboard (OSC 52); nil for none.
  public func expectClipboard(
    _ text: String?, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("clipboard", text?.quoted ?? "none", Place(file, line)) { facts in
      facts.clipboardWrites.last.map { String(decoding: $0.data, as: UTF8.self).quoted } ?? "none"
    }
  }

  /// Expects the notifications that the program has sent (OSC 9, 99, 777), in order.
  public func expectNotifications(
    _ notifications: [TerminalNotification], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try expect("notifications", Self.words(notifications), Place(file, line)) { facts in
      Self.words(facts.notifications)
    }
  }

  /// Returns the lines that have left the top of the screen, the oldest first, without blanks at
  /// their ends.
  public func scrollback(file: StaticString = #filePath, line: UInt = #line) throws -> [String] {
    guard let display = driver.display
    else { throw failure("a program in process has no terminal", Place(file, line)) }
    return display.scrollback.map { cells in
      let text = cells.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Expects words in one of the lines that have left the top of the screen.
  public func expectScrollback(
    _ words: some TextPatternConvertible, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try check("expect \(words.textPattern) in the scrollback", Place(file, line)) {
      let (lines, place) = (try scrollback(file: file, line: line), Place(file, line))
      do {
        let matcher = try TextMatcher(words.textPattern)
        if lines.contains(where: matcher.isPart) { return }
      } catch { throw failure("\(error)", place) }
      let last = lines.suffix(5).map { "\n  \($0)" }.joined()
      throw failure(
        "\(words.textPattern) is not in the scrollback of \(lines.count) lines; the last:\(last)",
        place)
    }
  }

  private func expect(
    _ what: String, _ expected: String, _ place: Place, _ look: (TerminalFacts) -> String
  ) throws {
    try check("expect \(what) \(expected)", place) {
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
