import FoundationEssentials
import Synchronization

/// A clock that moves only when told to, for tests and for the real program under a test.
public final class ManualClock: AppClock {
  private struct Pending {
    let id: Int
    let deadline: Duration
    let callback: @Sendable () -> Void
  }

  /// Time is counted from the start in whole attoseconds: ten steps of 0.1 s are one second exactly.
  private struct State {
    var elapsed = Duration.zero
    var nextID = 0
    var pending: [Pending] = []
  }

  /// The real time that a program gets between two timers. A program that is busy after that waits
  /// for something else, for example a server or a later timer.
  public static let patience = Duration.milliseconds(250)

  private let start: Date
  private let state = Mutex(State())

  public init(now: Date) { start = now }

  public var now: Date { start.addingTimeInterval(state.withLock { $0.elapsed }.seconds) }
  public var uptime: Duration { state.withLock { $0.elapsed } }
  /// The number of waiting timers.
  public var pendingCount: Int { state.withLock { $0.pending.count } }

  public func schedule(
    after delay: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> AppTimer {
    let id = state.withLock { state in
      state.nextID += 1
      let deadline = state.elapsed + delay
      state.pending.append(Pending(id: state.nextID, deadline: deadline, callback: callback))
      return state.nextID
    }
    return AppTimer { [weak self] in self?.remove(id) }
  }

  /// Moves the time on, and calls back on this thread, in the order of their deadlines, every timer
  /// whose time comes, also those that another call back sets within the span.
  public func advance(by duration: Duration) {
    let end = uptime + duration
    while passNext(until: end) {}
    pass(to: end)
  }

  /// Moves the time on to the first timer that is due until `end`, and calls it back on this thread;
  /// false, and nothing moves, where there is none.
  ///
  /// For who lets a program settle after each, so that what waits again begins to at the right time.
  public func passNext(until end: Duration) -> Bool {
    guard let due = nextDue(until: end) else { return false }
    due.callback()
    return true
  }

  /// Moves the time on, past no timer; back it never goes.
  public func pass(to end: Duration) { state.withLock { $0.elapsed = max($0.elapsed, end) } }

  /// Takes the first timer due until `end` and moves the time to its deadline.
  private func nextDue(until end: Duration) -> Pending? {
    state.withLock { state in
      let due = state.pending.filter { $0.deadline <= end }
      guard let next = due.min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) })
      else { return nil }
      state.pending.removeAll { $0.id == next.id }
      state.elapsed = max(state.elapsed, next.deadline)
      return next
    }
  }

  private func remove(_ id: Int) { state.withLock { $0.pending.removeAll { $0.id == id } } }
}
