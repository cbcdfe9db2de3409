import Scheduling
import Synchronization

/// Ends a piece of work that takes longer than allowed, by the program's clock.
struct TimeLimit: Sendable {
  let duration: Duration
  let phase: HTTPError.Phase
  let clock: any AppClock

  private final class Flag: Sendable {
    private let raised = Mutex(false)

    var isRaised: Bool { raised.withLock { $0 } }

    func raise() { raised.withLock { $0 = true } }
  }

  /// - Throws: what `work` throws; ``HTTPError/timedOut(_:)`` where it was ended.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let expired = Flag()
    let task = Task(operation: work)
    let timer = clock.schedule(after: duration) {
      expired.raise()
      task.cancel()
    }
    defer { timer.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      throw expired.isRaised ? HTTPError.timedOut(phase) : error
    }
  }
}
