import CatinderDomain
import Foundation
import NIOCore
import NIOHTTP1

/// An answer of the server.
struct ServerAnswer: Sendable {
  enum Body: Sendable {
    case bytes(ByteBuffer, type: String)
    /// The news of an account, until either side ends the stream.
    case events(account: Int64)
  }

  var status: Int
  var headers: [(name: String, value: String)] = []
  var body: Body

  init(status: Int, headers: [(name: String, value: String)] = [], body: Body) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  init(status: Int, headers: [(name: String, value: String)] = [], data: Data, type: String) {
    self.init(
      status: status, headers: headers, body: .bytes(ByteBuffer(bytes: data), type: type))
  }

  static func json(_ tree: some Encodable, status: Int = 200) -> ServerAnswer {
    ServerAnswer(status: status, data: CatinderJSON.encode(tree), type: jsonType)
  }

  static let jsonType = "application/json"
}

/// Writes one answer to its connection.
struct AnswerWriter: Sendable {
  let channel: any Channel
  let table: ConnectionTable
  let hub: EventHub
  let limits: ServerLimits
  let keepsAlive: Bool
  let version: HTTPVersion
  let hasBody: Bool

  func write(_ answer: ServerAnswer) async {
    switch answer.body {
    case .bytes(let bytes, let type):
      await write(head(answer, type: type, length: bytes.readableBytes), bytes)
    case .events(let account):
      await EventWriter(channel: channel, table: table, hub: hub).run(
        account, head(answer, type: EventWriter.mediaType, length: nil), most: limits.streams)
    }
  }

  /// Answers a request that is not read any further.
  /// - Parameter closes: true to close at once; else the reader of the rest closes.
  func refuse(_ refusal: Refusal, closes: Bool) {
    let answer = refusal.answer
    guard case .bytes(let bytes, let type) = answer.body else { return }
    channel.write(
      HTTPServerResponsePart.head(head(answer, type: type, length: bytes.readableBytes)),
      promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
    end(closes: closes)
  }

  /// Writes an answer, and its end when all before it has left. Only then the next request is handled,
  /// so that a client that sends and does not read fills no memory.
  private func write(_ head: HTTPResponseHead, _ bytes: ByteBuffer) async {
    do {
      if hasBody {
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        try await channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(bytes))).get()
      } else {
        try await channel.writeAndFlush(HTTPServerResponsePart.head(head)).get()
      }
    } catch { return channel.close(promise: nil) }
    // From here on the time of the next request counts.
    if keepsAlive { table.enter(.idle, channel) }
    end(closes: !keepsAlive)
  }

  private func end(closes: Bool) {
    let written = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if closes { written.whenComplete { [channel] _ in channel.close(promise: nil) } }
  }

  private func head(_ answer: ServerAnswer, type: String, length: Int?) -> HTTPResponseHead {
    var headers = HTTPHeaders([
      ("Content-Type", type), ("X-Content-Type-Options", "nosniff"),
      ("Content-Security-Policy", "default-src 'none'"),
    ])
    if let length { headers.add(name: "Content-Length", value: String(length)) }
    if !answer.headers.contains(where: { $0.name == "Cache-Control" }) {
      headers.add(name: "Cache-Control", value: "no-store")
    }
    for (name, value) in answer.headers { headers.add(name: name, value: value) }
    if !keepsAlive { headers.add(name: "Connection", value: "close") }
    return HTTPResponseHead(
      version: version, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
  }
}

/// Writes news to a connection until it closes.
struct EventWriter: Sendable {
  let channel: any Channel
  let table: ConnectionTable
  let hub: EventHub

  static let mediaType = "text/event-stream"
  static let welcome = ": welcome\n\n"

  /// The time between two comments, by which both ends notice a broken connection.
  static let heartbeat = TimeAmount.seconds(15)

  func run(_ account: Int64, _ head: HTTPResponseHead, most: Int) async {
    guard let id = try? await channel.eventLoop.submit({ begin(account, head, most) }).get()
    else { return }
    let beat = channel.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.heartbeat, delay: Self.heartbeat
    ) { _ in write(": still here\n\n") }
    try? await channel.closeFuture.get()
    beat.cancel()
    hub.leave(account, id)
  }

  /// Begins the stream on the event loop, where no news come in between: a client that has the welcome
  /// misses nothing from then on, and no news come before the head.
  private func begin(_ account: Int64, _ head: HTTPResponseHead, _ most: Int) -> Int {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    let id = hub.join(account, most: most) {
      write($0)
    } end: {
      channel.endAnswer()
    }
    write(Self.welcome)
    // After the head: whoever ends all streams from here on finds one that has begun.
    table.enter(.streaming, channel)
    if table.haveStreamsEnded { channel.endAnswer() }
    return id
  }

  /// Writes text; closes the connection of a client that does not read.
  private func write(_ text: String) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(
      HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text))), promise: nil)
  }
}

extension Channel {
  /// Ends an answer without a length, and the connection. A proxy would count one that only broke off as a
  /// failure of the server.
  func endAnswer() {
    // Whoever does not read does not get it: nobody waits for that.
    writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
    close(promise: nil)
  }
}
