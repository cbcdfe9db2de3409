extension Journey {
  /// The screen is as it was recorded: cells, styles, cursor, focus and outline.
  ///
  /// - Parameters:
  ///   - screen: `Pets/List`.
  ///   - state: what makes this screen differ from others of the same: `empty`.
  public func expectSnapshot(
    _ screen: String, state: String, language: String? = nil, theme: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let parts = screen.split(separator: "/", maxSplits: 1).map(String.init)
    let name = SnapshotName(
      app: parts.first ?? "", screen: parts.last ?? "", state: state, size: self.screen.size,
      language: language, theme: theme)
    do {
      try snapshots.check(name, self.screen)
    } catch {
      var texts: (reference: String?, actual: String?)
      if case .different(_, let reference, let actual) = error { texts = (reference, actual) }
      var failure = failure(
        "\(error)", Place(file, line), expected: texts.reference, actual: texts.actual)
      failure.showsScreen = true
      throw failure
    }
  }
}
