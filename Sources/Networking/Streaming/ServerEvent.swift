/// One event of a stream of server-sent events (HTML, 9.2).
public struct ServerEvent: Sendable, Equatable {
  /// `message` where the server named none.
  public var name: String
  public var data: String

  public init(name: String, data: String) {
    self.name = name
    self.data = data
  }
}
