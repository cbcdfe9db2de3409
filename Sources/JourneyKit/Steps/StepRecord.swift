import FoundationEssentials

/// A finished step of a journey, with the steps inside it.
///
/// Read from a journey (``Journey/steps``) or a trace; a value that knows no driver.
public struct StepRecord: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// Named by the test; has others inside.
    case group
    /// Something done to the program: `press Tab`.
    case act
    /// An expectation.
    case check
  }

  public enum Result: String, Codable, Sendable { case passed, failed }

  /// The words for the step.
  public var name: String
  public var kind: Kind
  /// The place in the test.
  public var file: String
  public var line: Int
  /// The start in microseconds since the journey was made.
  public var start: Int
  /// The duration in microseconds, with the steps inside.
  public var duration: Int
  public var result: Result
  /// Only where it is the innermost step that failed; those around it are no more than `failed`.
  public var failure: StepFailure?
  public var attachments: [Attachment]
  /// The evidence of the program; nil if no trace is taken.
  public var evidence: StepEvidence?
  public var steps: [StepRecord]

  public init(
    _ name: String, kind: Kind = .act, file: String = "", line: Int = 0, start: Int = 0,
    duration: Int = 0, result: Result = .passed, failure: StepFailure? = nil,
    attachments: [Attachment] = [], evidence: StepEvidence? = nil, steps: [StepRecord] = []
  ) {
    (self.name, self.kind, self.file, self.line) = (name, kind, file, line)
    (self.start, self.duration, self.result, self.failure) = (start, duration, result, failure)
    (self.attachments, self.evidence, self.steps) = (attachments, evidence, steps)
  }

  /// The step and all steps inside, each before its own, with their depth from 0.
  public var flat: [(step: StepRecord, depth: Int)] {
    [(self, 0)] + steps.flatMap(\.flat).map { ($0.step, $0.depth + 1) }
  }

  /// `ok add a pet (0.012 s)`
  var summary: String {
    let seconds = CastText.seconds(Int64(duration))
    return "\(result == .passed ? "ok" : "FAILED") \(name) (\(seconds) s)"
  }

  /// ` less.journey.yaml:7`; empty where the place is not known.
  var shortPlace: String {
    guard let name = file.split(separator: "/").last, line > 0 else { return "" }
    return "  \(name):\(line)"
  }

  /// The step and the steps inside, one line each, two blanks a level.
  public var lines: [String] { flat.map { String(repeating: "  ", count: $1) + $0.summary } }
}

extension [StepRecord] {
  /// The names on the way to the innermost step that failed; empty where none has.
  public var failedPath: [String] {
    guard let failed = last(where: { $0.result == .failed }) else { return [] }
    return [failed.name] + failed.steps.failedPath
  }
}

/// The reason why a step failed.
public struct StepFailure: Codable, Hashable, Sendable {
  public var message: String
  /// The expected text, if there is one.
  public var expected: String?
  /// The text that was found instead.
  public var actual: String?
  public var file: String
  public var line: Int

  public init(
    _ message: String, expected: String? = nil, actual: String? = nil, file: String, line: Int
  ) {
    (self.message, self.expected, self.actual, self.file) = (message, expected, actual, file)
    self.line = line
  }

  /// A key that is the same for the same failure.
  var key: String { "\(file):\(line): \(message)" }
}

/// The evidence of a step in a trace, besides its name and time.
public struct StepEvidence: Codable, Hashable, Sendable {
  /// The number of the screen at the end of the step, or at the start of a group; nil if it was
  /// dropped because there were too many.
  public var screen: Int?
  /// The bytes that were typed, readable: `ESC "[A"`; empty in process, where none are.
  public var input: String
  /// The number of bytes that the program wrote.
  public var outputCount: Int
  /// The messages to the terminal besides the screen: `bell`, `title "Pets"`.
  public var messages: [String]
  /// The way in which the program settled; nil if the driver does not know.
  public var settlement: String?
  /// The time of settling in microseconds, as part of the whole.
  public var settling: Int?

  public init(
    screen: Int? = nil, input: String = "", outputCount: Int = 0, messages: [String] = [],
    settlement: String? = nil, settling: Int? = nil
  ) {
    (self.screen, self.input, self.outputCount) = (screen, input, outputCount)
    (self.messages, self.settlement, self.settling) = (messages, settlement, settling)
  }
}

/// Something kept with a step for whoever reads the report: a log, a file, a screen.
///
/// In JSON, text stands as it is (`text`), everything else in base 64 (`data`).
public struct Attachment: Codable, Hashable, Sendable {
  public var name: String
  /// A media type: `text/plain`.
  public var type: String
  public var data: Data

  public init(_ name: String, data: Data, type: String = "application/octet-stream") {
    (self.name, self.type, self.data) = (name, type, data)
  }

  public init(_ name: String, text: String, type: String = "text/plain") {
    self.init(name, data: Data(text.utf8), type: type)
  }

  /// nil where it is not of a `text/…` type, or no UTF-8.
  public var text: String? { type.hasPrefix("text/") ? String(data: data, encoding: .utf8) : nil }

  private enum CodingKeys: String, CodingKey { case name, type, text, data }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      data = Data(text.utf8)
    } else {
      data = try values.decode(Data.self, forKey: .data)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(type, forKey: .type)
    if let text {
      try values.encode(text, forKey: .text)
    } else {
      try values.encode(data, forKey: .data)
    }
  }
}
