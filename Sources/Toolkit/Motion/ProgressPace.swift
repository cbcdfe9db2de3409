import Glibc

/// How fast something gets on, and what time that leaves.
///
/// The rate is an exponentially weighted mean over the last five seconds or so (Brown, "Statistical
/// Forecasting for Inventory Control", 1959), so that a short stop changes little.
struct ProgressPace: ControlState {
  /// The last value that was counted, and when.
  private var value: Double
  private var time: Duration
  private var began: Duration
  /// Shares of the whole a second.
  private var rate: Double?
  /// When it will be ready, as it was said last.
  private var promise: Duration?

  init(value: Double, at now: Duration) {
    self.value = value
    (time, began) = (now, now)
  }

  /// Takes note of a value; going back starts anew.
  mutating func note(_ newValue: Double, at now: Duration) {
    if newValue < value {
      self = ProgressPace(value: newValue, at: now)
      return
    }
    let passed = (now - time).inSeconds
    // Values that come thick and fast are counted together.
    guard newValue > value, passed >= 0.25 else { return }
    let speed = (newValue - value) / passed
    let weight = 1 - exp(-passed / 5)
    rate = rate.map { $0 + (speed - $0) * weight } ?? speed
    (value, time) = (newValue, now)
    promise(at: now)
  }

  /// What is left; nil until there is something to go by.
  func remaining(at now: Duration) -> Duration? {
    guard let promise, value < 1, time - began >= .seconds(1) else { return nil }
    return max(.zero, promise - now)
  }

  /// A later end is said only where it is later by a quarter and some seconds: figures that go up and
  /// down help nobody.
  private mutating func promise(at now: Duration) {
    guard let rate, rate > 0 else { return }
    let left = min((1 - value) / rate, 1_000_000)
    let end = now + .seconds(left)
    let said = promise.map { max(0, ($0 - now).inSeconds) } ?? 0
    if let promise, end > promise, left < said * 1.25 + 3 { return }
    promise = end
  }
}
