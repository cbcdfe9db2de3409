import Scheduling
import Synchronization

/// The timer that ends a wait at its deadline. Thousands of waits follow each other and nearly none
/// gets there, so they share one timer.
final class Alarm: Sendable {
  private struct State {
    var wait: (call: FirstCall, end: ContinuousClock.Instant)?
    var timer: AppTimer?
  }

  private let state = Mutex(State())

  /// Sets the deadline of a wait, after the wait before has ended.
  func set(_ call: FirstCall, at end: ContinuousClock.Instant) {
    state.withLock { state in
      state.wait = (call, end)
      if state.timer == nil { state.timer = timer(at: end) }
    }
  }

  private func timer(at end: ContinuousClock.Instant) -> AppTimer {
    let left = ContinuousClock.now.duration(to: end)
    return LiveClock().schedule(after: max(.zero, left)) { [weak self] in self?.ring() }
  }

  private func ring() {
    let call = state.withLock { state -> FirstCall? in
      state.timer = nil
      guard let wait = state.wait, !wait.call.isOver else { return nil }
      if wait.end <= .now { return wait.call }
      state.timer = timer(at: wait.end)
      return nil
    }
    call?.fire()
  }
}

/// A continuation that only the first of several calls resumes.
final class FirstCall: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = Mutex(continuation) }

  /// True once it was called.
  var isOver: Bool { continuation.withLock { $0 == nil } }

  func fire() {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume()
  }
}
