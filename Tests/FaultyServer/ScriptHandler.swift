import Glibc
import NIOCore
import NIOPosix

/// Reads requests off one connection and carries out the replies to them.
final class ScriptHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private static let end = Array("\r\n\r\n".utf8)

  private let journal: ServerJournal
  private var connection = 0
  private var received: [UInt8] = []

  init(_ journal: ServerJournal) {
    self.journal = journal
  }

  func channelActive(context: ChannelHandlerContext) {
    connection = journal.opened(context.channel)
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    received.append(contentsOf: unwrapInboundIn(data).readableBytesView)
    while let head = nextHead() {
      let reply = journal.reply(to: String(decoding: head, as: UTF8.self), connection: connection)
      for step in reply.steps { perform(step, context) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func nextHead() -> [UInt8]? {
    guard received.count >= Self.end.count else { return nil }
    for start in 0...(received.count - Self.end.count)
    where received[start..<start + Self.end.count].elementsEqual(Self.end) {
      defer { received.removeFirst(start + Self.end.count) }
      return Array(received[..<start])
    }
    return nil
  }

  private func perform(_ step: ServerReply.Step, _ context: ChannelHandlerContext) {
    switch step {
    case .bytes(let bytes): write(bytes, context)
    case .endless(let bytes): writeOn(bytes, context)
    case .close: context.close(promise: nil)
    case .reset: reset(context)
    }
  }

  private func write(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    journal.wrote(bytes.count)
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
  }

  /// The next piece when this one has left, so that no more lies in memory than the socket takes.
  private func writeOn(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    journal.wrote(bytes.count)
    let (handler, bound) = (
      NIOLoopBound(self, eventLoop: context.eventLoop),
      NIOLoopBound(context, eventLoop: context.eventLoop)
    )
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).whenSuccess {
      handler.value.writeOn(bytes, bound.value)
    }
  }

  private func reset(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    guard let socket = context.channel as? any SocketOptionProvider else { return }
    socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
      bound.value.close(promise: nil)
    }
  }
}
