extension ReportComparison {
  /// The changes of the screen: in words where both have the form of a snapshot, else the lines that differ.
  /// Empty where nothing was recorded.
  public var changes: [String] {
    guard let reference else { return [] }
    if let words = SnapshotChanges(reference, actual)?.lines, !words.isEmpty { return words }
    return LineDifference(reference, actual).lines.filter {
      $0.hasPrefix("+ ") || $0.hasPrefix("- ")
    }
  }
}
