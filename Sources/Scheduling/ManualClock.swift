import Foundation
import Synchronization

/// A clock that moves only when told to, for tests and for the real program under a test.
public final class ManualClock: AppClock {
  private struct Pending {
    let id: Int
    let deadline: Date
    let callback: @Sendable () -> Void
  }

  private struct State {
    var now: Date
    var nextID = 0
    var pending: [Pending] = []
  }

  private let state: Mutex<State>

  public init(now: Date) {
    state = Mutex(State(now: now))
  }

  public var now: Date { state.withLock { $0.now } }

  /// How many timers wait at the moment.
  public var pendingCount: Int { state.withLock { $0.pending.count } }

  public func schedule(
    after delay: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> AppTimer {
    let id = state.withLock { state in
      state.nextID += 1
      let deadline = state.now.addingTimeInterval(delay.seconds)
      state.pending.append(Pending(id: state.nextID, deadline: deadline, callback: callback))
      return state.nextID
    }
    return AppTimer { [weak self] in self?.remove(id) }
  }

  /// Moves the time on, and calls back on this thread, in the order of their deadlines, every timer
  /// whose time comes, also those that another call back sets within the span.
  public func advance(by duration: Duration) {
    let end = now.addingTimeInterval(duration.seconds)
    while let due = nextDue(until: end) { due.callback() }
    state.withLock { $0.now = end }
  }

  /// Takes the first timer due until `end` and moves the time to its deadline.
  private func nextDue(until end: Date) -> Pending? {
    state.withLock { state in
      let due = state.pending.filter { $0.deadline <= end }
      guard let next = due.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) else {
        return nil
      }
      state.pending.removeAll { $0.id == next.id }
      state.now = max(state.now, next.deadline)
      return next
    }
  }

  private func remove(_ id: Int) {
    state.withLock { $0.pending.removeAll { $0.id == id } }
  }
}
