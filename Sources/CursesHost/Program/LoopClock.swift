import FoundationEssentials
import Scheduling
import Synchronization

/// The system's time, with timers of the main loop: none of them needs another thread.
public struct LoopClock: AppClock {
  private let live: LiveClock

  /// - Parameter start: what `now` says at this moment; nil for the system's time.
  public init(startingAt start: Date? = nil) { live = LiveClock(startingAt: start) }

  public var now: Date { live.now }
  public var uptime: Duration { live.uptime }

  public func schedule(
    after delay: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> AppTimer { MainLoop.shared.schedule(after: delay, callback) }
}

/// The timers of the loop; any thread may set one.
final class LoopTimers: Sendable {
  private struct Timer {
    let id: Int
    let due: ContinuousClock.Instant
    let callback: @Sendable () -> Void
  }

  private struct State {
    var lastID = 0
    var timers: [Timer] = []
  }

  private let state = Mutex(State())

  func add(_ due: ContinuousClock.Instant, _ callback: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastID += 1
      state.timers.append(Timer(id: state.lastID, due: due, callback: callback))
      return state.lastID
    }
  }

  /// Lets go of the callback outside the lock: it may own another timer, which then ends too.
  func remove(_ id: Int) {
    _ = state.withLock { state in
      state.timers.firstIndex { $0.id == id }.map { state.timers.remove(at: $0) }
    }
  }

  /// The time until the next one is due; negative where there is none.
  func nanosecondsLeft(at now: ContinuousClock.Instant) -> Int64 {
    guard let due = state.withLock({ $0.timers.map(\.due).min() }) else { return -1 }
    let left = max(.zero, due - now).components
    // A longer wait ends after a day, and begins anew.
    return min(left.seconds, 86_400) * 1_000_000_000 + left.attoseconds / 1_000_000_000
  }

  /// Takes the earliest whose time has come. One by one, as each may cancel another.
  func takeDue(at now: ContinuousClock.Instant) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let next = state.timers.indices.min {
        (state.timers[$0].due, state.timers[$0].id) < (state.timers[$1].due, state.timers[$1].id)
      }
      guard let next, state.timers[next].due <= now else { return nil }
      return state.timers.remove(at: next).callback
    }
  }
}
