import Scheduling
import Synchronization

/// Keeps a timer that is made inside a call back.
final class TimerBox: Sendable {
  private let timer = Mutex<AppTimer?>(nil)

  func keep(_ timer: AppTimer) { self.timer.withLock { $0 = timer } }

  func cancel() { timer.withLock { $0 }?.cancel() }
}
