/// A question under way; letting go of it, or ``cancel()``, ends it.
public final class WeatherWatch: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }

  public func cancel() { task.cancel() }

  /// Returns when the last call back has.
  public func finished() async { await task.value }
}
