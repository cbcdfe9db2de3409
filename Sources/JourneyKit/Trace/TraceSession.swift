import FoundationEssentials
import Glibc
import PseudoTerminal
import Synchronization

/// The traces of all journeys that are made while it is ``Tracing/session``, usually those of one
/// test.
///
/// ``JourneyTestCase`` does this for XCTest. Anything else that runs journeys does it so:
///
/// ```swift
/// let session = TraceSession(name: "smoke", mode: .always, folder: "/tmp/traces")
/// try await Tracing.$session.withValue(session) {
///   let app = Journey(driver)
///   …
/// }
/// let files = try session.finish()
/// ```
@MainActor
public final class TraceSession {
  public let name: String
  public let mode: TraceMode
  /// The parent folder of the traces.
  public let folder: String
  private var logs: [StepLog] = []
  private var started = Date()
  /// The failures from other threads.
  private nonisolated let elsewhere = Mutex<[StepFailure]>([])
  private var hasFailed = false
  /// The first failure, as its note tells it.
  private var failureNote: FailureNote?

  /// - Parameters:
  ///   - mode: nil for what `JOURNEY_TRACE` says.
  ///   - folder: nil for `traces` in `JOURNEY_OUTPUT`, or in `.build/journey`.
  public init(name: String, mode: TraceMode? = nil, folder: String? = nil) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    self.mode = mode ?? TraceMode(environment: environment)
    self.folder = folder ?? (environment["JOURNEY_OUTPUT"] ?? ".build/journey") + "/traces"
  }

  func add(_ log: StepLog) { logs.append(log) }
  /// The steps of all journeys, in the order in which these were made.
  public var steps: [StepRecord] { logs.flatMap(\.steps) }

  // MARK: Failures
  /// Marks the step at which a test has gone wrong, and the whole as failed; from any thread.
  public nonisolated func note(_ failure: StepFailure) {
    if DetachedThread.isMain {
      MainActor.assumeIsolated { take(failure) }
    } else {
      elsewhere.withLock { $0.append(failure) }
    }
  }

  private func take(_ failure: StepFailure) {
    hasFailed = true
    failureNote = failureNote ?? makeNote(failure)
    for log in logs {
      guard let made = log.lastMade, made.file == failure.file, made.line == failure.line
      else { continue }
      if failure.message.hasPrefix(made.message) { return log.note(made) }
    }
    logs.last?.note(failure)
  }

  private func makeNote(_ failure: StepFailure) -> FailureNote {
    if let made = RecentFailures.shared.failure(saying: failure.message) {
      return FailureNote(name, made)
    }
    return FailureNote(
      name, failure, acts: logs.flatMap(\.acts),
      screen: logs.last?.entries.last { $0.screen != nil }?.screen ?? .empty)
  }

  // MARK: Writing
  /// Writes what the mode asks for, and takes away what an earlier run has left of the same test. A failure
  /// has its note, `failure.md`, in the folder of the first journey.
  ///
  /// - Returns: the pages, one for each journey at which something was done.
  @discardableResult
  public func finish() throws -> [String] {
    let traces = traces
    guard mode != .never else { return [] }
    for path in Self.paths(count: max(2, traces.count), in: folder, name) {
      try? FileManager.default.removeItem(atPath: path)
    }
    guard mode == .always || hasFailed else { return [] }
    let pages = try zip(traces, Self.paths(count: traces.count, in: folder, name)).map {
      trace, path in
      try trace.write(to: path)
      return path + "/trace.html"
    }
    try failureNote?.write(to: Self.paths(count: 1, in: folder, name)[0])
    return pages
  }

  /// The traces until now, one for each journey that did something.
  public var traces: [Trace] {
    let failures = elsewhere.withLock { failures in
      defer { failures = [] }
      return failures
    }
    failures.forEach(take)
    let started = Int(started.timeIntervalSince1970)
    return logs.filter { !$0.entries.isEmpty }.map {
      TraceEncoder.trace($0, name: name, started: started)
    }
  }

  /// Returns the folders: `Case.test`, `Case.test-2`.
  private static func paths(count: Int, in folder: String, _ name: String) -> [String] {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    // A file of the folder of the run is `./a.yaml`, and a name with a point in front is hidden.
    let shown = name.hasPrefix("./") ? name.dropFirst(2) : name[...]
    var word = String(shown.map { allowed.contains($0) ? $0 : "_" })
    if word.isEmpty || word.hasPrefix(".") { word = "_" + word.dropFirst() }
    return (0..<count).map { "\(folder)/\(word)" + ($0 == 0 ? "" : "-\($0 + 1)") }
  }
}

/// The tests whose traces are written.
public enum TraceMode: String, Hashable, Sendable, CaseIterable {
  case always, failure, never

  /// Reads `JOURNEY_TRACE`. Without it, or with an unknown word, failures are traced.
  public init(environment: [String: String]) {
    self = environment["JOURNEY_TRACE"].flatMap(Self.init) ?? .failure
  }
}

/// The destination of the traces of a task.
public enum Tracing {
  /// The session for journeys of this task; nil if no trace is taken.
  @TaskLocal public static var session: TraceSession?
}
