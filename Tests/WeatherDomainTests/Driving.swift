import Scheduling
import Synchronization
import WeatherDomain

extension ManualClock {
  /// Runs `work` to its end, moving the time on by tenths of a second while it waits for the clock.
  func driving<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
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
    return await task.value
  }
}

private final class Flag: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }

  func raise() { raised.withLock { $0 = true } }
}

extension WeatherService {
  /// The error of a report, as a value.
  func error(_ query: WeatherQuery) async -> WeatherError? {
    do { _ = try await report(for: query) } catch { return error }
    return nil
  }
}
