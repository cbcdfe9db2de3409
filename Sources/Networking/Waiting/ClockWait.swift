import Scheduling
import Synchronization

extension AppClock {
  /// Waits for the clock; meanwhile the job of the present task counts as idle.
  ///
  /// - Throws: ``HTTPError/cancelled`` as soon as the task is cancelled.
  public func wait(for delay: Duration) async throws(HTTPError) {
    let wait = ClockWait(job: CountedJob.current)
    await withTaskCancellationHandler {
      await wait.sleep(delay, on: self)
    } onCancel: {
      wait.wake()
    }
    if Task.isCancelled { throw .cancelled }
  }
}

/// One wait, which the clock or a cancellation ends, whichever comes first.
private final class ClockWait: Sendable {
  private enum State {
    case beginning
    case waiting(CheckedContinuation<Void, Never>)
    case over
  }

  private let job: CountedJob?
  private let state = Mutex(State.beginning)
  private let timer = Mutex<AppTimer?>(nil)

  init(job: CountedJob?) { self.job = job }

  func sleep(_ delay: Duration, on clock: any AppClock) async {
    await withCheckedContinuation { continuation in
      let begins = state.withLock { state in
        guard case .beginning = state else { return false }
        state = .waiting(continuation)
        return true
      }
      guard begins else { return continuation.resume() }
      let set = clock.schedule(after: delay) { [weak self] in self?.wake() }
      timer.withLock { $0 = set }
      job?.park()
      // It may have been woken between the timer and the parking, and took its token before.
      if isOver { job?.unpark() }
    }
    timer.withLock { $0 = nil }
  }

  private var isOver: Bool {
    state.withLock { state in
      if case .over = state { return true }
      return false
    }
  }

  func wake() {
    let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { state = .over }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    guard let continuation else { return }
    job?.unpark()
    continuation.resume()
  }
}

/// Ends a piece of work that takes longer than allowed, by the program's clock.
struct TimeLimit: Sendable {
  let duration: Duration
  let phase: HTTPError.Phase
  let clock: any AppClock

  private final class Flag: Sendable { let isRaised = Mutex(false) }

  /// Runs `work`.
  /// - Throws: the error of `work`; ``HTTPError/timedOut(_:)`` if it took too long.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let expired = Flag()
    let task = Task(operation: work)
    let timer = clock.schedule(after: duration) {
      expired.isRaised.withLock { $0 = true }
      task.cancel()
    }
    defer { timer.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      throw expired.isRaised.withLock { $0 } ? HTTPError.timedOut(phase) : error
    }
  }
}
