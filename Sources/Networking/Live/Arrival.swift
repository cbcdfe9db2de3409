import Synchronization

/// A result that comes once, and one task that waits for it.
final class Arrival<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, HTTPError>

  private enum State {
    case expected
    case awaited(CheckedContinuation<Outcome, Never>)
    case here(Outcome)
  }

  private let state = Mutex(State.expected)

  var isHere: Bool {
    state.withLock { state in
      if case .here = state { return true }
      return false
    }
  }

  /// Only the first counts.
  func come(_ outcome: Outcome) {
    let waiter: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .here: return nil
      case .expected:
        state = .here(outcome)
        return nil
      case .awaited(let waiter):
        state = .here(outcome)
        return waiter
      }
    }
    waiter?.resume(returning: outcome)
  }

  /// Waits, whatever becomes of the task: who cancels makes it come.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let found: Outcome? = state.withLock { state in
        if case .here(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }
}
