/// One test of a run, and what came of it.
public struct ReportCase: Codable, Hashable, Sendable {
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    case passed, failed, skipped
    /// Several attempts did not come out alike.
    case flaky
  }

  /// The class, or what else holds tests together: `UITests.AddAPetJourney`.
  public var suite: String
  public var name: String
  /// Where the test stands; nil where that is not known, as XCTest tells it of failures only.
  public var file: String?
  public var line: Int?
  public var outcome: Outcome
  /// How long all attempts have taken.
  public var seconds: Double
  public var attempts: Int
  /// Of all attempts, in their order.
  public var failures: [ReportFailure]
  /// Why it was skipped.
  public var skipReason: String?
  public var attachments: [ReportAttachment]
  /// What was done, step by step, a line each; see ``StepRecord/lines``.
  public var steps: [String]

  public init(
    suite: String, name: String, file: String? = nil, line: Int? = nil, outcome: Outcome,
    seconds: Double = 0, attempts: Int = 1, failures: [ReportFailure] = [],
    skipReason: String? = nil, attachments: [ReportAttachment] = [],
    steps: [String] = []
  ) {
    self.suite = suite
    self.name = name
    self.file = file
    self.line = line
    self.outcome = outcome
    self.seconds = seconds
    self.attempts = attempts
    self.failures = failures
    self.skipReason = skipReason
    self.attachments = attachments
    self.steps = steps
  }

  /// `UITests.AddAPetJourney/testPetIsInTheList`
  public var id: String { "\(suite)/\(name)" }

  /// Adds a later attempt.
  mutating func join(_ other: ReportCase) {
    outcome = outcome.joined(other.outcome)
    seconds += other.seconds
    attempts += other.attempts
    failures += other.failures
    skipReason = skipReason ?? other.skipReason
    attachments += other.attachments
    steps += other.steps
    file = file ?? other.file
    line = line ?? other.line
  }
}

extension ReportCase.Outcome {
  /// A skipped attempt says nothing of the other.
  fileprivate func joined(_ other: Self) -> Self {
    if self == .skipped { return other }
    return other == .skipped || other == self ? self : .flaky
  }
}
