import Scheduling
import Synchronization

/// Keeps what a live query hands over.
final class Recorder<Value: Sendable>: Sendable {
  private let results = Mutex<[Result<Value, any Error>]>([])

  var values: [Value] { results.withLock { $0.compactMap { try? $0.get() } } }
  var failures: Int { results.withLock { $0.count } - values.count }

  func add(_ result: Result<Value, any Error>) { results.withLock { $0.append(result) } }
}

extension Activity {
  /// Returns when nobody is busy.
  func settled() async {
    await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
  }
}
