extension Journey {
  /// The screen is as it was recorded: cells, styles, cursor, focus and outline, or what the kind
  /// has of these.
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
    do {
      try snapshots.check(
        name, self.screen, masks: mask, outline: outline, file: file, line: line)
    } catch {
      throw failure(error, Place(file, line))
    }
  }

  /// The screen is as the source says: its rows without the blanks at their ends, unless another kind
  /// is asked for.
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
  ) throws {
    try expectInline(expected, kind, .exact, mask, Place(file, line), column)
  }

  /// The outline is as the source says: a node a line, two blanks a level, or a pattern `/…/` that the
  /// whole line fits.
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
  ) throws {
    try expectInline(expected, .outline, match, mask, Place(file, line), column)
  }

  private func expectInline(
    _ expected: String?, _ kind: SnapshotKind, _ match: OutlineMatch, _ mask: [SnapshotMask],
    _ place: Place, _ column: UInt
  ) throws {
    let call = SnapshotStore.Call(
      file: place.file, line: place.line, column: Int(column))
    do {
      try snapshots.checkInline(
        expected, screen, kind: kind, masks: mask, outline: match, at: call)
    } catch {
      throw failure(error, place)
    }
  }

  private func failure(_ error: SnapshotError, _ place: Place) -> JourneyFailure {
    failure("\(error)", place, comparison: error.comparison, summary: error.summary)
  }
}
