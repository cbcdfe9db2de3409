import Synchronization

/// Does something at the first of several calls only.
final class Once: Sendable {
  private let isFired = Mutex(false)
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  func fire() {
    let isFirst = isFired.withLock { isFired in
      defer { isFired = true }
      return !isFired
    }
    if isFirst { action() }
  }
}
