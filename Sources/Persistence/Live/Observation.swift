import Synchronization

/// A live query under way; letting go of it, or ``cancel()``, ends it.
public final class Observation: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = Mutex(onCancel)
  }

  deinit { cancel() }

  /// Ends the query: when this returns, no call back is running and none will come.
  ///
  /// May be called from the call back itself. Where a call back runs on the queue at that moment,
  /// this waits for its end, so call it without holding a lock that the call back takes.
  public func cancel() {
    let action = onCancel.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
