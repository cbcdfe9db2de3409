import Scheduling

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
    self.named = named
    self.limit = limit
    self.clock = clock
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
          await self.perform()
        }
      }
    }
    timer.cancel()
    program?.end()
    keepTrace()
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
    } catch {
      result.steps.append("the trace cannot be written: \(error)")
    }
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
    } catch let skip as JourneySkip {
      end(.skipped, reason: skip.reason)
    } catch {
      end(.failed, failure: failure(error))
    }
    end(.passed)
  }

  /// The first end counts.
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

  /// What goes on after this is nobody's: the program is stopped, so that it comes to an end.
  private func giveUp() {
    let place = journey?.acts.last.map { "at “\($0)”" } ?? "while its program was made"
    let busy = journey?.driver.busy ?? []
    let names = busy.isEmpty ? "" : "; busy: \(busy.joined(separator: ", "))"
    end(.failed, failure: failure(Timeout(words: "not over after \(limit), \(place)\(names)")))
    task?.cancel()
  }

  private func failure(_ error: any Error) -> ReportFailure {
    let failure =
      error as? JourneyFailure
      ?? JourneyFailure(
        message: "\(error)", screen: journey?.screen ?? .empty, acts: journey?.acts ?? [],
        file: named.file, line: named.line)
    session.note(StepFailure(failure.report, file: failure.file, line: failure.line))
    return ReportFailure(failure)
  }

  private struct Timeout: Error, CustomStringConvertible {
    let words: String
    var description: String { words }
  }
}
