import Synchronization

/// Resumes a continuation at the first of several calls only.
final class FirstCall: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = Mutex(continuation)
  }

  /// Whether it was called.
  var isOver: Bool { continuation.withLock { $0 == nil } }

  func fire() {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume()
  }
}
