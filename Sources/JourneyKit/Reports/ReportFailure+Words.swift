extension ReportFailure {
  /// The first line of the message.
  public var title: String {
    message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? "failed"
  }

  /// `Tests/ListTests.swift:12`; empty where it is not known.
  var place: String {
    guard let file else { return "" }
    return line.map { "\(file):\($0)" } ?? file
  }
}

extension ReportCase {
  /// At least one: a test may have failed without a word, as when its process died.
  var shownFailures: [ReportFailure] {
    failures.isEmpty ? [ReportFailure(message: "failed")] : failures
  }
}
