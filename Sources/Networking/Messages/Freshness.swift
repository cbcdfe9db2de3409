/// How old a stored answer may be before the service is asked again.
public struct Freshness: Sendable, Hashable {
  /// For an answer whose service does not say how long it holds.
  public var otherwise: Duration
  /// Ask again even for an answer that still holds, if it is at least this old: a person asked for it.
  /// Nil where the service's terms forbid to ask before its time.
  public var renewAfter: Duration?

  public init(otherwise: Duration = .zero, renewAfter: Duration? = nil) {
    self.otherwise = otherwise
    self.renewAfter = renewAfter
  }
}
