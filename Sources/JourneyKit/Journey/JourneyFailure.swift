import Synchronization

/// A journey that went wrong: what was wrong, what the screen showed, and how it came there.
public struct JourneyFailure: Error, CustomStringConvertible {
  public internal(set) var message: String
  /// The message of a snapshot failure without the compared texts.
  var shortMessage: String?
  public let screen: Screen
  /// The acts until then, `press a`, the failed act last.
  public let acts: [String]
  /// The way in which the last act had settled; nil before the launch.
  public var settlement: Settlement?
  /// The queries that the terminal had not answered.
  public var unansweredQueries: [String] = []
  /// The steps in which it happened, the outermost first; see ``Journey/step(_:file:line:_:)``.
  public internal(set) var steps: [String] = []
  /// The expected text, if there is one.
  public internal(set) var expected: String?
  /// The text that was found instead.
  public internal(set) var actual: String?
  /// The snapshot that the screen does not match, where that is what went wrong; the message shows
  /// both then.
  var comparison: ReportComparison?
  /// The snapshots among several things that are not so; see ``Journey/softly(file:line:_:)``.
  var parts: [ReportComparison] = []
  /// The place of the expectation in the test.
  public let file: String
  public let line: Int

  public var description: String { "\(file):\(line): \(report)" }

  /// The failure without its place: message, steps, screen, outline, acts.
  public var report: String {
    let acts = acts.enumerated().map { "\($0.offset + 1). \($0.element)" }
    let log = ["acts so far:"] + Self.indented(acts.isEmpty ? ["(none)"] : acts)
    let path = steps.isEmpty ? [] : ["step: " + steps.joined(separator: " › ")]
    let shown = comparison == nil ? picture : []
    return ([message] + path + shown + doubts + log).joined(separator: "\n")
  }

  /// Notes on how the screen was found to be the last one. In process there is no doubt.
  private var doubts: [String] {
    let way = settlement.flatMap { $0.way == .counted ? nil : "\($0)" }
    let queries = unansweredQueries.map { "not answered by the terminal: \($0)" }
    return [way].compactMap(\.self) + queries
  }

  private var picture: [String] {
    let full = screen.fullOutline
    let outline = full.isEmpty ? ["(none: the program publishes no nodes)"] : full
    return ["screen: \(screen.headline)"] + screen.picture + ["outline:"] + Self.indented(outline)
  }

  /// The message for what keeps the texts of the comparison too.
  var summary: String { comparisons.isEmpty ? message : shortMessage ?? message }

  var comparisons: [ReportComparison] { [comparison].compactMap(\.self) + parts }

  /// The record of the failure in its step.
  var record: StepFailure {
    StepFailure(summary, expected: expected, actual: actual, file: file, line: line)
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

/// The latest failures of journeys in this process. XCTest passes on only a text, by which the rest
/// is found here.
final class RecentFailures: Sendable {
  static let shared = RecentFailures()

  private let failures = Mutex<[JourneyFailure]>([])
  /// A test that expects failures makes many.
  private static let room = 50

  func put(_ failure: JourneyFailure) {
    failures.withLock { failures in
      failures.append(failure)
      if failures.count > Self.room { failures.removeFirst() }
    }
  }

  /// Returns the failure with this report, or with this whole description.
  func failure(saying text: String) -> JourneyFailure? {
    failures.withLock { failures in
      failures.last { text.hasSuffix($0.report) || text.hasSuffix("\($0)\"") }
    }
  }
}

/// The parts of a ``JourneyFailure`` in what XCTest makes of a thrown error.
struct FailureText: Equatable {
  let file: String
  let line: Int
  let report: String

  /// - Parameter description: `threw error "<file>:<line>: <report>"`; nil for everything else.
  init?(_ description: String) {
    let opening = "threw error \""
    guard description.hasPrefix(opening), description.hasSuffix("\"") else { return nil }
    let text = description.dropFirst(opening.count).dropLast()
    guard let match = text.prefixMatch(of: #/(?<file>[^\n]+?):(?<line>\d+): /#) else { return nil }
    guard text.contains("\nacts so far:\n"), let line = Int(match.line) else { return nil }
    file = String(match.file)
    self.line = line
    report = String(text[match.range.upperBound...])
  }
}
