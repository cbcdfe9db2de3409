extension RunReport {
  /// Whether a run may count as green; what is flaky is red unless that is asked for.
  public func isGreen(allowingFlaky: Bool) -> Bool {
    count(.failed) == 0 && (allowingFlaky || count(.flaky) == 0)
  }

  /// `12 passed, 1 flaky, 2 failed, 3 skipped`; what there is none of is left out, but for passed.
  public var summary: String {
    ReportCase.Outcome.allCases.filter { $0 == .passed || count($0) > 0 }
      .map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
  }
}
