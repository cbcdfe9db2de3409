import Terminal

extension ReportFailure {
  /// What a journey knows of its failure.
  init(_ failure: JourneyFailure) {
    self.init(
      message: failure.message, file: failure.file, line: failure.line,
      screen: failure.screen.size == .zero ? nil : SnapshotText.text(failure.screen),
      acts: failure.acts,
      comparison: failure.comparison)
  }
}
