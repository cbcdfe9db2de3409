import Foundation
import NIOCore
import NIOHTTP1
import Scheduling

/// Writes news to a connection for as long as it stands.
struct EventWriter: Sendable {
  let channel: any Channel
  let table: ConnectionTable
  let hub: EventHub

  static let mediaType = "text/event-stream"
  static let welcome = ": welcome\n\n"

  /// How often something is said, so that both ends see whether the line still stands.
  static let heartbeat = TimeAmount.seconds(15)

  func run(_ account: Int64, _ head: HTTPResponseHead, most: Int) async {
    table.enter(.streaming, channel)
    guard let id = try? await channel.eventLoop.submit({ begin(account, head, most) }).get() else {
      return
    }
    let beat = channel.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.heartbeat, delay: Self.heartbeat
    ) { _ in write(": still here\n\n") }
    try? await channel.closeFuture.get()
    beat.cancel()
    hub.leave(account, id)
  }

  /// On the event loop, where nobody's news come in between: whoever has got the welcome misses
  /// nothing of what happens from then on, and no news come before the head.
  private func begin(_ account: Int64, _ head: HTTPResponseHead, _ most: Int) -> Int {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    let id = hub.join(account, most: most) {
      write($0)
    } end: {
      channel.close(promise: nil)
    }
    write(Self.welcome)
    return id
  }

  /// Who does not take the news is cut off, rather than have them pile up here.
  private func write(_ text: String) {
    guard channel.isWritable else { return channel.close(promise: nil) }
    channel.writeAndFlush(
      HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text))), promise: nil)
  }
}
