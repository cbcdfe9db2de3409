import Terminal

extension Theme {
  /// Whether nothing has a colour, so that a colour cannot be shown either.
  var isColorless: Bool {
    ground.isColorless && ThemeRole.allCases.allSatisfy { self[$0].isColorless }
  }
}

extension Style {
  fileprivate var isColorless: Bool { foreground == .default && background == .default }
}
