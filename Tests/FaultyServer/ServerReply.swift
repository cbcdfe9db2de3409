/// What the server does once a request has come, byte for byte.
public struct ServerReply: Sendable {
  public enum Step: Sendable {
    case bytes([UInt8])
    /// The same bytes again and again until the client goes away.
    case endless([UInt8])
    case close
    /// Ends the connection with RST, as a crash of the machine does.
    case reset
  }

  public var steps: [Step]

  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Nothing, for as long as the client waits.
  public static let silence = ServerReply([])

  /// Exactly this text; the connection stays open where `closing` is false.
  public static func raw(_ text: String, closing: Bool = true) -> ServerReply {
    ServerReply([.bytes(Array(text.utf8))] + (closing ? [.close] : []))
  }

  /// A proper answer; the connection stays open for the next request.
  public static func answer(
    _ status: Int = 200, _ body: String = "", headers: [(String, String)] = []
  ) -> ServerReply {
    answer(status, bytes: Array(body.utf8), headers: headers)
  }

  public static func answer(
    _ status: Int = 200, bytes body: [UInt8], headers: [(String, String)] = []
  ) -> ServerReply {
    var head = "HTTP/1.1 \(status) Status\r\nContent-Length: \(body.count)\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    return ServerReply([.bytes(Array((head + "\r\n").utf8) + body)])
  }
}
