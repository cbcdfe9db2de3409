/// What came of a run of tests: the one value that every form of report is made of.
///
/// As JSON it is what shards of a run leave behind to be put together.
///
/// ```swift
/// let all = shards.reduce(RunReport(name: "nightly")) { $0.merged(with: $1) }
/// ```
public struct RunReport: Codable, Hashable, Sendable {
  public var name: String
  /// In the order in which they ended.
  public var cases: [ReportCase]

  public init(name: String, cases: [ReportCase] = []) {
    self.name = name
    self.cases = cases
  }

  /// How many cases have come out so.
  public func count(_ outcome: ReportCase.Outcome) -> Int {
    cases.count { $0.outcome == outcome }
  }

  /// Whether nothing is red; a case that is flaky is.
  public var isGreen: Bool { cases.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped } }

  /// This run and another one of the same tests or of others, under the name of this one.
  ///
  /// A case that is in both has run more than once; what passed one time and failed another is
  /// ``ReportCase/Outcome/flaky``.
  public func merged(with other: RunReport) -> RunReport {
    var merged = self
    for added in other.cases { merged.add(added) }
    return merged
  }

  /// Takes a case in, as one more attempt of the same case where that has run already.
  public mutating func add(_ added: ReportCase) {
    if let index = cases.firstIndex(where: { $0.id == added.id }) {
      cases[index].join(added)
    } else {
      cases.append(added)
    }
  }
}
