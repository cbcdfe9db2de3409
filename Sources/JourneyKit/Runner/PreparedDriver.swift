/// A driver, and what is to be cleared away when its program has ended.
@MainActor
public struct PreparedDriver {
  public let driver: any Driver
  let onEnd: () -> Void

  /// - Parameter onEnd: called once, after the driver was stopped.
  public init(_ driver: any Driver, onEnd: @escaping () -> Void = {}) {
    self.driver = driver
    self.onEnd = onEnd
  }

  /// Stops the program and clears away what belongs to it.
  public func end() {
    driver.stop()
    onEnd()
  }
}
