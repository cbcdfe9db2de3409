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
      // The rest is the next request's time.
      if keepsAlive { table.enter(.idle, channel) }
      write(head(answer, type: type, length: bytes.count), bytes, closes: !keepsAlive)
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
    write(head(answer, type: type, length: bytes.count), bytes, closes: closes)
  }

  private func write(_ head: HTTPResponseHead, _ bytes: Data, closes: Bool) {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    if hasBody {
      channel.write(
        HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
    }
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
