/// What one request may cost at most, whatever the server does.
public struct TransportLimits: Sendable, Hashable {
  public var connect: Duration = .seconds(5)
  /// From sending to the end of the header.
  public var head: Duration = .seconds(10)
  /// All of it, redirections included.
  public var whole: Duration = .seconds(20)
  public var redirects = 5
  public var connectionsPerHost = 4

  public init() {}
}
