import FoundationEssentials

/// What is known of one step of a journey when it is over, with the steps inside it.
///
/// Read from a journey (``Journey/steps``) or a trace; a value that knows no driver.
public struct StepRecord: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// Named by the test; has others inside.
    case group
    /// Something done to the program: `press Tab`.
    case act
    /// What the test looked at, and found wrong.
    case check
  }

  public enum Result: String, Codable, Sendable { case passed, failed }

  /// What was done, in words.
  public var name: String
  public var kind: Kind
  /// Where the test asks for it.
  public var file: String
  public var line: Int
  /// In microseconds since the journey was made.
  public var start: Int
  /// In microseconds; that of the steps inside is part of it.
  public var duration: Int
  public var result: Result
  /// Only where it is the innermost step that failed; those around it are no more than `failed`.
  public var failure: StepFailure?
  public var attachments: [Attachment]
  /// What was seen of the program; nil where no trace is taken.
  public var evidence: StepEvidence?
  public var steps: [StepRecord]

  public init(
    _ name: String, kind: Kind = .act, file: String = "", line: Int = 0, start: Int = 0,
    duration: Int = 0, result: Result = .passed, failure: StepFailure? = nil,
    attachments: [Attachment] = [], evidence: StepEvidence? = nil, steps: [StepRecord] = []
  ) {
    self.name = name
    self.kind = kind
    self.file = file
    self.line = line
    self.start = start
    self.duration = duration
    self.result = result
    self.failure = failure
    self.attachments = attachments
    self.evidence = evidence
    self.steps = steps
  }

  /// It and all steps inside, each before those inside it, with how deep they are: 0 for itself.
  public var flat: [(step: StepRecord, depth: Int)] {
    [(self, 0)] + steps.flatMap(\.flat).map { ($0.step, $0.depth + 1) }
  }

  /// `ok add a pet (0.012 s)`
  var summary: String {
    let seconds = CastText.seconds(Int64(duration))
    return "\(result == .passed ? "ok" : "FAILED") \(name) (\(seconds) s)"
  }

  /// It and the steps inside, one line each, two blanks a level.
  public var lines: [String] {
    flat.map { String(repeating: "  ", count: $1) + $0.summary }
  }
}

extension [StepRecord] {
  /// The names on the way to the innermost step that failed; empty where none has.
  public var failedPath: [String] {
    guard let failed = last(where: { $0.result == .failed }) else { return [] }
    return [failed.name] + failed.steps.failedPath
  }
}
