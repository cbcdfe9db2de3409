/// An answer that breaks the rules, by the number of its case.
public struct HostileReply: Sendable {
  public let number: Int
  public let name: String
  public let reply: ServerReply

  init(_ number: Int, _ name: String, _ reply: ServerReply) {
    self.number = number
    self.name = name
    self.reply = reply
  }

  /// Those that end by themselves; nothing of it is weather.
  public static let all = connections + messages + bodies + redirections + statuses + documents

  /// Case 22: the server takes the request and says nothing.
  public static let silence = HostileReply(22, "silence", .silence)

  /// Case 23: the header has begun and comes by drops.
  public static let dripping = HostileReply(
    23, "a header by drops", .raw("HTTP/1.1 200 OK\r\nX-Slow: ", closing: false))

  private static let connections = [
    HostileReply(24, "a body that is too short", raw("Content-Length: 100\r\n\r\nshort")),
    HostileReply(24, "a chunk that is cut", raw("Transfer-Encoding: chunked\r\n\r\n10\r\nabc")),
    HostileReply(
      24, "a reset in the body",
      ServerReply([.bytes(head("Content-Length: 100\r\n\r\nshort")), .reset])),
  ]

  private static let messages = [
    HostileReply(25, "a negative length", raw("Content-Length: -5\r\n\r\nhello")),
    HostileReply(25, "a huge length", raw("Content-Length: 99999999999\r\n\r\nhello")),
    HostileReply(
      25, "two lengths", raw("Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!")),
    HostileReply(26, "a bad chunk", raw("Transfer-Encoding: chunked\r\n\r\nzz\r\nhello")),
    HostileReply(26, "a garbled status", .raw("HTTP/9.x TWO HUNDRED\r\n\r\n")),
    HostileReply(26, "nothing at all", ServerReply([.close])),
    HostileReply(
      27, "a header of 4 MB", raw("X: " + String(repeating: "x", count: 4 << 20) + "\r\n\r\n")),
    HostileReply(
      27, "20,000 fields", raw((0..<20_000).map { "X\($0): y\r\n" }.joined() + "\r\n")),
  ]

  private static let bodies = [
    HostileReply(29, "a gzip bomb of 1 MB", compressed(GzipBytes.bomb(bytes: 1 << 20))),
    HostileReply(
      29, "bad compression", compressed(GzipBytes.header + Array("no stream".utf8))),
    HostileReply(
      30, "an endless body",
      ServerReply([.bytes(head("\r\n")), .endless([UInt8](repeating: 0x5B, count: 4096))])),
  ]

  private static let redirections = [
    HostileReply(
      28, "a redirection to itself", .answer(302, headers: [("Location", "/v1/forecast")])),
    HostileReply(
      28, "a redirection to a file", .answer(302, headers: [("Location", "file:///etc/passwd")])),
  ]

  private static let statuses = [
    HostileReply(31, "429 for an hour", .answer(429, headers: [("Retry-After", "3600")])),
    HostileReply(31, "500", .answer(500)),
    HostileReply(32, "304 to nothing", .answer(304)),
  ]

  private static let documents = [
    HostileReply(35, "100,000 brackets", json(String(repeating: "[", count: 100_000))),
    HostileReply(35, "10 MB", json("{\"a\": \"" + String(repeating: "x", count: 10 << 20) + "\"}")),
    HostileReply(35, "a number that is none", json("{\"current\": {\"time\": NaN}}")),
    HostileReply(35, "an empty object", json("{}")),
    HostileReply(36, "an empty array", json("[]")),
    HostileReply(
      37, "a page that asks for a login",
      .answer(
        200, "<!DOCTYPE html><html><body>Log in</body></html>",
        headers: [("Content-Type", "text/html")])),
  ]

  private static func head(_ rest: String) -> [UInt8] { Array(("HTTP/1.1 200 OK\r\n" + rest).utf8) }

  private static func raw(_ rest: String) -> ServerReply {
    ServerReply([.bytes(head(rest)), .close])
  }

  private static func compressed(_ bytes: [UInt8]) -> ServerReply {
    .answer(200, bytes: bytes, headers: [("Content-Encoding", "gzip")])
  }

  private static func json(_ text: String) -> ServerReply {
    .answer(200, text, headers: [("Content-Type", "application/json")])
  }
}
