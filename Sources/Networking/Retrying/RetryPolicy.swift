/// When a failed request is sent again, and when its host is left in peace.
public struct RetryPolicy: Sendable, Hashable {
  public var tries = 3
  /// No try begins later than so long after the first, so that a host that fails slowly costs no more
  /// than 20 seconds (``TransportLimits``).
  public var latestTry: Duration = .seconds(10)
  /// The bounds of a wait; it is chosen evenly between none and a bound that doubles from the first
  /// to the second ("full jitter"), so that a host that comes back is not met by all at once.
  public var firstBound: Duration = .milliseconds(500)
  public var lastBound: Duration = .seconds(8)
  /// A longer Retry-After counts as this.
  public var longestRest: Duration = .seconds(3600)
  public var failuresToOpen = 5
  public var openFor: Duration = .seconds(60)

  public init() {}

  /// The longest wait before try number `next`, which counts from 2.
  func bound(before next: Int) -> Duration {
    min(firstBound * (1 << min(max(0, next - 2), 16)), lastBound)
  }

  func isWorthRetrying(_ status: Int) -> Bool {
    status == 408 || status == 429 || (500..<600).contains(status)
  }
}
