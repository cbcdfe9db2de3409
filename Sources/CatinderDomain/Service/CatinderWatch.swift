/// A stream of news under way; letting go of it, or ``cancel()``, ends it.
public final class CatinderWatch: Sendable {
  private let onCancel: @Sendable () -> Void

  public init(onCancel: @escaping @Sendable () -> Void) {
    self.onCancel = onCancel
  }

  deinit { onCancel() }

  public func cancel() { onCancel() }
}
