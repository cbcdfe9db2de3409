import Dispatch
import Scheduling
import Synchronization

/// Wakes the session when its picture changes by itself.
///
/// Waiting keeps nobody busy: a program that only waits for its next picture is settled.
@MainActor
final class MotionTimer {
  /// Told on the main actor that a frame is due.
  var onDue: (() -> Void)?

  private let clock: any AppClock
  private let due = DueFlag()
  private var timer: AppTimer?
  private var time: Duration?

  init(clock: any AppClock) { self.clock = clock }

  /// - Parameter time: by the clock's uptime; nil for never.
  func set(_ time: Duration?) {
    if time == self.time, timer != nil { return }
    self.time = time
    timer = time.map { time in
      clock.schedule(after: max(.zero, time - clock.uptime)) { [due, weak self] in
        // At once, on whatever thread: whoever settles after it has to see it.
        due.raise()
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.onDue?() } }
      }
    }
  }

  /// Returns true where the time has come since the last call.
  func takeDue() -> Bool {
    guard due.take() else { return false }
    (timer, time) = (nil, nil)
    return true
  }

  private final class DueFlag: Sendable {
    private let isRaised = Atomic(false)

    func raise() { isRaised.store(true, ordering: .releasing) }

    func take() -> Bool { isRaised.exchange(false, ordering: .acquiringAndReleasing) }
  }
}
