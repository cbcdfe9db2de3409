import Scheduling

/// A runner of journeys in this process, several at once, which reports the outcome of each.
///
/// The order is random, and the same for the same seed. A journey whose attempts differ is
/// ``ReportCase/Outcome/flaky``, which is red.
///
/// ```swift
/// var options = RunOptions()
/// options.jobs = 8
/// options.repetition = .times(50)
/// let report = await JourneyRunner(options).run(journeys, name: "nightly")
/// ```
@MainActor
public final class JourneyRunner {
  public let options: RunOptions
  /// Told of each attempt when it has ended.
  public var onAttempt: (ReportCase) -> Void = { _ in }

  private let clock: any AppClock
  private var report = RunReport(name: "")
  private var isRed = false
  private var waiting: ArraySlice<NamedJourney> = []

  /// - Parameter clock: for time limits and durations.
  public init(_ options: RunOptions = RunOptions(), clock: any AppClock = LiveClock()) {
    (self.options, self.clock) = (options, clock)
  }

  /// Ends when all have ended; one runner makes one run at a time. Journeys of one name are told apart
  /// by their places; those of one name and one place are red and not run.
  public func run(_ journeys: [NamedJourney], name: String) async -> RunReport {
    report = RunReport(name: name)
    let (journeys, same) = NamedJourney.distinct(journeys)
    isRed = !same.isEmpty
    for clash in same { tell(clash.clash) }
    let order = RunOrder(seed: options.seed)
    var round = 0
    repeat {
      waiting =
        options.isInOrder
        ? journeys[...] : order.order(journeys, round: round, by: \.id)[...]
      await runWaiting()
      round += 1
    } while options.repetition.goesOn(after: round, isRed: isRed)
    return report
  }

  private func tell(_ result: ReportCase) {
    report.add(result)
    onAttempt(result)
  }

  private func runWaiting() async {
    let workers = min(max(1, options.jobs), max(1, waiting.count))
    let tasks = (0..<workers).map { _ in Task { await work() } }
    for task in tasks { await task.value }
  }

  private func work() async {
    while let journey = waiting.popFirst() { await run(journey) }
  }

  private func run(_ journey: NamedJourney) async {
    for _ in 0...max(0, options.retries) {
      let limit = journey.timeLimit ?? options.timeLimit
      let result = await JourneyAttempt(journey, limit: limit, clock: clock).run()
      tell(result)
      if result.outcome != .failed { return }
      isRed = true
      // Whoever waits for the first failure has it.
      if case .untilFailure = options.repetition { waiting = [] }
    }
  }
}

extension NamedJourney {
  /// The result of a journey that could not be told from another one.
  fileprivate var clash: ReportCase {
    let failure = ReportFailure(
      message: "another journey has this name and this place; none of them was run", file: file,
      line: line)
    return ReportCase(
      suite: suite, name: name, file: file, line: line, outcome: .failed, failures: [failure])
  }
}

/// The options of a ``JourneyRunner``.
public struct RunOptions: Hashable, Sendable {
  /// The number of journeys that run at once.
  public var jobs = 1
  public var repetition = Repetition.times(1)
  /// The number of retries of a red attempt. If a retry passes, the test is flaky, not green.
  public var retries = 0
  /// The seed of the order; the same seed gives the same order.
  public var seed: UInt64 = 0
  /// True for the order in which the journeys are given, as for recording the cells of a matrix.
  public var isInOrder = false
  /// The time limit of one attempt, in real time, unless the journey has its own.
  public var timeLimit = Duration.seconds(60)

  public init() {}
}

/// The number of runs of each test.
public enum Repetition: Hashable, Sendable {
  case times(Int)
  /// Again and again until an attempt is red, at most so often.
  case untilFailure(limit: Int)

  /// The most rounds that there can be.
  public var limit: Int {
    switch self {
    case .times(let count), .untilFailure(let count): max(1, count)
    }
  }

  /// Returns true if another round begins after this many.
  func goesOn(after rounds: Int, isRed: Bool) -> Bool {
    switch self {
    case .times: rounds < limit
    case .untilFailure: rounds < limit && !isRed
    }
  }
}

/// One journey, made once: its program, its body, its end or its time limit, whichever comes first.
@MainActor
final class JourneyAttempt {
  private let named: NamedJourney
  private let limit: Duration
  private let clock: any AppClock
  private var program: PreparedDriver?
  private var journey: Journey?
  private var task: Task<Void, Never>?
  private var waiting: CheckedContinuation<Void, Never>?
  private var result: ReportCase

  private let session: TraceSession

  init(_ named: NamedJourney, limit: Duration, clock: any AppClock) {
    (self.named, self.limit, self.clock) = (named, limit, clock)
    session = TraceSession(name: "\(named.suite).\(named.name)")
    result = ReportCase(
      suite: named.suite, name: named.name, file: named.file, line: named.line, outcome: .passed)
  }

  func run() async -> ReportCase {
    let begin = clock.uptime
    let timer = clock.schedule(after: limit) { [weak self] in
      Task { @MainActor in self?.giveUp() }
    }
    await withCheckedContinuation { continuation in
      waiting = continuation
      task = Task {
        await Tracing.$session.withValue(session.mode == .never ? nil : session) {
          await EndWatching.$owner.withValue(.itself) { await self.perform() }
        }
      }
    }
    timer.cancel()
    program?.end()
    keepTrace()
    if let doubts = journey?.ends.doubts, !doubts.isEmpty { result.notes = doubts }
    result.seconds = (clock.uptime - begin).seconds
    return result
  }

  private func keepTrace() {
    result.steps = session.steps.flatMap(\.lines)
    do {
      let pages = try session.finish()
      result.attachments += pages.map {
        ReportAttachment(name: "trace", path: $0, type: "text/html")
      }
    } catch { result.steps.append("the trace cannot be written: \(error)") }
  }

  private func perform() async {
    do {
      let program = try await named.prepare()
      // The limit has come meanwhile.
      if waiting == nil { return program.end() }
      self.program = program
      let journey = Journey(program.driver, snapshots: named.snapshots)
      self.journey = journey
      try await named.body(journey)
      try journey.finish()
    } catch let skip as JourneySkip {
      end(.skipped, reason: skip.reason)
    } catch { end(.failed, failure: failure(error)) }
    end(.passed)
  }

  /// Ends the attempt; only the first call counts.
  private func end(
    _ outcome: ReportCase.Outcome, failure: ReportFailure? = nil, reason: String? = nil
  ) {
    guard let waiting else { return }
    self.waiting = nil
    result.outcome = outcome
    result.failures = failure.map { [$0] } ?? []
    result.skipReason = reason
    waiting.resume()
  }

  /// Ends the attempt at its time limit. The program is stopped, so that the rest comes to an end.
  private func giveUp() {
    let place = journey?.acts.last.map { "at “\($0)”" } ?? "while its program was made"
    let busy = journey?.driver.busy ?? []
    let names = busy.isEmpty ? "" : "; busy: \(busy.joined(separator: ", "))"
    end(
      .failed,
      failure: failure(Timeout(words: "not over after \(limit), its time limit: \(place)\(names)")))
    task?.cancel()
  }

  private func failure(_ error: any Error) -> ReportFailure {
    let failure =
      error as? JourneyFailure
      ?? JourneyFailure(
        message: "\(error)", screen: shownScreen, acts: journey?.acts ?? [], file: named.file,
        line: named.line)
    RecentFailures.shared.put(failure)
    session.note(StepFailure(failure.report, file: failure.file, line: failure.line))
    return ReportFailure(failure)
  }

  /// The screen as it is now: what a program has drawn that has not settled is seen too.
  private var shownScreen: Screen {
    guard let driver = journey?.driver else { return .empty }
    return driver.display.map(Screen.init) ?? driver.screen
  }

  private struct Timeout: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
