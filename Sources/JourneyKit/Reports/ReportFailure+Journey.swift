import Terminal

extension ReportFailure {
  /// What a journey knows of its failure.
  init(_ failure: JourneyFailure) {
    let screen = failure.screen.size == .zero ? nil : SnapshotText.text(failure.screen)
    self.init(
      message: failure.summary, file: failure.file, line: failure.line,
      screen: screen == failure.comparison?.actual ? nil : screen, acts: failure.acts,
      comparison: failure.comparison)
  }
}
