import Scheduling

/// Runs journeys in this process, several at once, and tells what came of each.
///
/// The order is by chance and the same for a seed. A journey whose attempts do not come out alike is
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
    self.options = options
    self.clock = clock
  }

  /// Ends when all have ended; one runner makes one run at a time.
  public func run(_ journeys: [NamedJourney], name: String) async -> RunReport {
    report = RunReport(name: name)
    isRed = false
    let order = RunOrder(seed: options.seed)
    var round = 0
    repeat {
      waiting = order.order(journeys, round: round, by: \.id)[...]
      await runWaiting()
      round += 1
    } while options.repetition.goesOn(after: round, isRed: isRed)
    return report
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
      report.add(result)
      onAttempt(result)
      if result.outcome != .failed { return }
      isRed = true
      // Whoever waits for the first failure has it.
      if case .untilFailure = options.repetition { waiting = [] }
    }
  }
}
