import Foundation
import NIOCore
import NIOHTTP1

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
    case .data(let bytes, let type):
      await write(head(answer, type: type, length: bytes.count), bytes)
    case .events(let account):
      await EventWriter(channel: channel, table: table, hub: hub).run(
        account, head(answer, type: EventWriter.mediaType, length: nil), most: limits.streams)
    }
  }

  /// For a request that is not read any further.
  /// - Parameter closes: at once; else whoever reads the rest of it does.
  func refuse(_ refusal: Refusal, closes: Bool) {
    let answer = refusal.answer
    guard case .data(let bytes, let type) = answer.body else { return }
    channel.write(
      HTTPServerResponsePart.head(head(answer, type: type, length: bytes.count)), promise: nil)
    channel.write(Self.body(bytes), promise: nil)
    end(closes: closes)
  }

  /// The end is written when all before it has left: only then the next request is looked at, so that
  /// who asks and asks and reads nothing fills no memory here.
  private func write(_ head: HTTPResponseHead, _ bytes: Data) async {
    do {
      if hasBody {
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        try await channel.writeAndFlush(Self.body(bytes)).get()
      } else {
        try await channel.writeAndFlush(HTTPServerResponsePart.head(head)).get()
      }
    } catch {
      return channel.close(promise: nil)
    }
    // The rest is the next request's time.
    if keepsAlive { table.enter(.idle, channel) }
    end(closes: !keepsAlive)
  }

  private func end(closes: Bool) {
    let written = channel.writeAndFlush(HTTPServerResponsePart.end(nil))
    if closes { written.whenComplete { [channel] _ in channel.close(promise: nil) } }
  }

  private static func body(_ bytes: Data) -> HTTPServerResponsePart {
    .body(.byteBuffer(ByteBuffer(bytes: bytes)))
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
