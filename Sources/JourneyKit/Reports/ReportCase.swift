import FoundationEssentials
import Terminal

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
  /// The place of the test; nil if it is not known, since XCTest tells it only of failures.
  public var file: String?
  public var line: Int?
  public var outcome: Outcome
  /// The duration of all attempts.
  public var seconds: Double
  public var attempts: Int
  /// The failures of all attempts, in order.
  public var failures: [ReportFailure]
  /// The reason why it was skipped.
  public var skipReason: String?
  public var attachments: [ReportAttachment]
  /// The steps, one a line; see ``StepRecord/lines``.
  public var steps: [String]
  /// The doubts about its screens, also where it has passed: changes that may come by themselves, and
  /// guesses. Nil for none.
  public var notes: [String]?

  public init(
    suite: String, name: String, file: String? = nil, line: Int? = nil, outcome: Outcome,
    seconds: Double = 0, attempts: Int = 1, failures: [ReportFailure] = [],
    skipReason: String? = nil, attachments: [ReportAttachment] = [], steps: [String] = []
  ) {
    (self.suite, self.name, self.file, self.line) = (suite, name, file, line)
    (self.outcome, self.seconds, self.attempts) = (outcome, seconds, attempts)
    (self.failures, self.skipReason, self.attachments) = (failures, skipReason, attachments)
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
    notes =
      other.notes.map { added in (notes ?? []) + added.filter { notes?.contains($0) != true } }
      ?? notes
    attachments += other.attachments
    steps += other.steps
    file = file ?? other.file
    line = line ?? other.line
  }
}

extension ReportCase.Outcome {
  /// Joins the outcomes of two attempts. A skipped attempt does not count.
  fileprivate func joined(_ other: Self) -> Self {
    if self == .skipped { return other }
    return other == .skipped || other == self ? self : .flaky
  }
}

/// One thing that went wrong in a test, and how it came there.
public struct ReportFailure: Codable, Hashable, Sendable {
  /// The first line says it all; more may follow.
  public var message: String
  public var file: String?
  public var line: Int?
  /// The screen as it was, in the form of ``SnapshotText``; nil where the comparison has it.
  public var screen: String?
  /// The acts until then, the failed act last.
  public var acts: [String]
  /// The screen and what it should have been like, where that was the question.
  public var comparison: ReportComparison?
  /// The same of each snapshot among several things that went wrong together; nil where there is none.
  public var parts: [ReportComparison]?

  public init(
    message: String, file: String? = nil, line: Int? = nil, screen: String? = nil,
    acts: [String] = [], comparison: ReportComparison? = nil, parts: [ReportComparison]? = nil
  ) {
    (self.message, self.file, self.line, self.screen) = (message, file, line, screen)
    (self.acts, self.comparison, self.parts) = (acts, comparison, parts)
  }

  /// All screens that are not as they should have been.
  public var comparisons: [ReportComparison] { [comparison].compactMap(\.self) + (parts ?? []) }

  /// The first line of the message, with the next one where it ends in a colon: `nearest: …`.
  public var title: String {
    let lines = message.split(separator: "\n", maxSplits: 2)
    guard let first = lines.first else { return "failed" }
    guard first.hasSuffix(":"), lines.count > 1 else { return String(first) }
    return "\(first) \(lines[1].drop { $0 == " " })"
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

extension ReportFailure {
  /// Takes the facts of a journey's failure.
  init(_ failure: JourneyFailure) {
    let screen = failure.screen.size == .zero ? nil : SnapshotText.text(failure.screen)
    self.init(
      message: failure.summary, file: failure.file, line: failure.line,
      screen: screen == failure.comparison?.actual ? nil : screen, acts: failure.acts,
      comparison: failure.comparison, parts: failure.parts.isEmpty ? nil : failure.parts)
  }
}

/// A recorded screen and the one that came, both in the form of their kind of snapshot.
public struct ReportComparison: Codable, Hashable, Sendable {
  /// The name of the reference: `Pets/List/empty.80x24.txt`.
  public var name: String
  /// nil where nothing was recorded.
  public var reference: String?
  public var actual: String

  public init(name: String, reference: String?, actual: String) {
    (self.name, self.reference, self.actual) = (name, reference, actual)
  }
}

/// A file that belongs to a test, as its trace.
public struct ReportAttachment: Codable, Hashable, Sendable {
  public var name: String
  /// The path from the folder of the report, or an absolute one.
  public var path: String
  /// `text/html`
  public var type: String

  public init(name: String, path: String, type: String) {
    (self.name, self.path, self.type) = (name, path, type)
  }
}

extension ReportAttachment {
  /// Makes an attachment of a trace page. If it is near the report, the path is relative, so that
  /// both can be moved.
  init(trace page: URL, from report: URL) {
    let (here, there) = (report.absoluteURL.pathComponents, page.absoluteURL.pathComponents)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let isNear = common > 1 && common >= here.count - 1
    let way = Array(repeating: "..", count: here.count - common) + there[common...]
    let path = isNear ? way.joined(separator: "/") : page.path(percentEncoded: false)
    self.init(name: "trace", path: path, type: "text/html")
  }
}

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
