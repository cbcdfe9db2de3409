import Dispatch
import Scheduling
import Synchronization

extension Session {
  /// As ``settle()``, but for so long at the most, in real time: for who knows that something may wait
  /// for what only they will do.
  public func settle(within limit: Duration) async {
    let end = ContinuousClock.now + limit
    while true {
      turn()
      if store.isSettled || ContinuousClock.now >= end { return }
      await change(until: end)
    }
  }

  private func change(until end: ContinuousClock.Instant) async {
    let left = (ContinuousClock.now.duration(to: end)).components
    let nanoseconds = Int(left.seconds * 1_000_000_000 + left.attoseconds / 1_000_000_000)
    await withCheckedContinuation { continuation in
      let first = Once { continuation.resume() }
      store.activity.whenIdle { first.fire() }
      let deadline = DispatchTime.now() + .nanoseconds(max(0, nanoseconds))
      DispatchQueue.global().asyncAfter(deadline: deadline) { first.fire() }
    }
  }
}

/// An act of which only the first of several calls counts.
final class Once: Sendable {
  private let isFired = Mutex(false)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  func fire() {
    let isFirst = isFired.withLock { isFired in
      defer { isFired = true }
      return !isFired
    }
    if isFirst { action() }
  }
}
