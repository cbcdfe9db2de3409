import Scheduling
import Synchronization

/// Returns when `condition` is true; other tasks run meanwhile.
func until(_ condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

extension ManualClock {
  /// Runs `work` to its end, moving the time on by tenths of a second while it waits for the clock.
  func driving<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value, waited: Duration) {
    let start = uptime
    let flag = Flag()
    let task = Task {
      let value = await work()
      flag.raise()
      return value
    }
    while !flag.isRaised {
      if pendingCount > 0 { advance(by: .milliseconds(100)) }
      await Task.yield()
    }
    return (await task.value, uptime - start)
  }
}

private final class Flag: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }

  func raise() { raised.withLock { $0 = true } }
}
