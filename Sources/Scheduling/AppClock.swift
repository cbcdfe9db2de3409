import Core
import Dispatch
import FoundationEssentials
import Synchronization

/// The time that a program lives by: what moment it is, and a call back later.
///
/// Injected everywhere; nothing else asks the system for the time. A waiting timer keeps nobody busy
/// (``Activity``): a program that only waits is settled.
public protocol AppClock: Sendable {
  /// The present moment.
  var now: Date { get }
  /// The time since the clock was made; it never goes back, whatever happens to the date.
  var uptime: Duration { get }

  /// Calls back once after `delay`, on any thread, unless the timer is cancelled or let go before.
  func schedule(after delay: Duration, _ callback: @escaping @Sendable () -> Void) -> AppTimer
}

/// A call back to come. Letting go of it cancels it.
public final class AppTimer: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }

  deinit { onCancel() }

  public func cancel() { onCancel() }
}

/// The system's time, or a time that started at a chosen moment and runs on at the system's pace.
public struct LiveClock: AppClock {
  private let offset: TimeInterval
  private let origin = ContinuousClock.now

  /// - Parameter start: what `now` says at this moment; nil for the system's time.
  public init(startingAt start: Date? = nil) {
    offset = start.map { $0.timeIntervalSince(Date()) } ?? 0
  }

  public var now: Date { Date().addingTimeInterval(offset) }
  public var uptime: Duration { ContinuousClock.now - origin }

  public func schedule(
    after delay: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> AppTimer {
    let pending = PendingCall(callback)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) { pending.take()?() }
    return AppTimer { _ = pending.take() }
  }

  /// A call back that is made once, or never.
  private final class PendingCall: Sendable {
    private let callback: Mutex<(@Sendable () -> Void)?>

    init(_ callback: @escaping @Sendable () -> Void) { self.callback = Mutex(callback) }

    func take() -> (@Sendable () -> Void)? {
      callback.withLock { callback in
        defer { callback = nil }
        return callback
      }
    }
  }
}

extension Duration {
  /// The duration in seconds, with the fraction.
  public var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}

extension CalendarDay {
  /// Makes the day of a moment in a time zone.
  public init(_ date: Date, in timeZone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + TimeInterval(timeZone.secondsFromGMT(for: date))
    let days = (seconds / 86_400).rounded(.down)
    // What is beyond the calendar counts as its end.
    self.init(daysSinceEpoch: Int(min(max(-1e9, days), 1e9)))
  }
}
