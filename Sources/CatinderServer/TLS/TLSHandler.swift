import NIOCore

/// Speaks TLS on a connection; the handlers behind it see what is said.
final class TLSHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The most bytes of a record (RFC 8446, section 5.1).
  private static let record = 1 << 14

  private let connection: TLSConnection
  /// Called once if the handshake fails.
  private let handshakeFailed: @Sendable () -> Void
  private var isOver = false

  init(_ connection: TLSConnection, handshakeFailed: @escaping @Sendable () -> Void) {
    (self.connection, self.handshakeFailed) = (connection, handshakeFailed)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if isOver { return }
    do throws(TLSConnection.Problem) {
      try receive(unwrapInboundIn(data))
      try readAll(context)
      sendPending(context, nil)
      context.flush()
    } catch { fail(context) }
  }

  private func receive(_ bytes: ByteBuffer) throws(TLSConnection.Problem) {
    let result = bytes.withUnsafeReadableBytes { bytes in
      Result { () throws(TLSConnection.Problem) in try connection.receive(bytes) }
    }
    try result.get()
  }

  /// Hands on all that has been said so far.
  private func readAll(_ context: ChannelHandlerContext) throws(TLSConnection.Problem) {
    while !isOver {
      var buffer = context.channel.allocator.buffer(capacity: Self.record)
      var result = Result<Int?, TLSConnection.Problem>.success(0)
      buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.record) { space in
        result = Result { () throws(TLSConnection.Problem) in try connection.read(into: space) }
        return (try? result.get()) ?? 0
      }
      guard let count = try result.get() else {
        isOver = true
        return context.close(promise: nil)
      }
      if count == 0 { return }
      context.fireChannelRead(wrapInboundOut(buffer))
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let bytes = unwrapOutboundIn(data)
    let result = bytes.withUnsafeReadableBytes { bytes in
      Result { () throws(TLSConnection.Problem) in try connection.write(bytes) }
    }
    switch result {
    case .success: sendPending(context, promise)
    case .failure(let error): promise?.fail(error)
    }
  }

  /// - Parameter promise: kept when the last byte has left.
  private func sendPending(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
    let count = connection.pending
    guard count > 0 else {
      promise?.succeed(())
      return
    }
    var buffer = context.channel.allocator.buffer(capacity: count)
    buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { connection.take(into: $0) }
    context.write(wrapOutboundOut(buffer), promise: promise)
  }

  /// Sends the alert that says why, and closes.
  private func fail(_ context: ChannelHandlerContext) {
    isOver = true
    if !connection.isOpen { handshakeFailed() }
    sendPending(context, nil)
    context.flush()
    context.close(promise: nil)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    isOver = true
    connection.end()
    sendPending(context, nil)
    context.flush()
    context.close(mode: mode, promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    if !isOver, !connection.isOpen { handshakeFailed() }
    isOver = true
    context.fireChannelInactive()
  }
}
