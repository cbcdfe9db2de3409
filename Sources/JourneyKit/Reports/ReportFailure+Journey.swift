extension ReportFailure {
  /// What a journey knows of its failure.
  init(_ failure: JourneyFailure) {
    self.init(
      message: failure.message, file: failure.file, line: failure.line,
      screen: SnapshotText.text(failure.screen), acts: failure.acts,
      comparison: failure.comparison)
  }
}
