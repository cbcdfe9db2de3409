import Synchronization

/// What was called back, in its order, from whatever thread.
final class CallRecord: Sendable {
  private let names = Mutex<[String]>([])

  var calls: [String] { names.withLock { $0 } }

  func note(_ name: String) { names.withLock { $0.append(name) } }
}
