import NIOCore

/// The address of the client, as the PROXY protocol has told it, or nil where the proxy speaks for
/// itself, as for a check of its own.
struct ProxiedClient: Sendable, Hashable {
  let address: NetworkAddress?
}

/// Reads the header of the PROXY protocol, version 2, at the beginning of a connection, and tells the
/// handlers behind it the ``ProxiedClient``. A connection without it is closed.
///
/// Format: https://www.haproxy.org/download/2.9/doc/proxy-protocol.txt
final class ProxyProtocolReader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private enum Outcome {
    case incomplete
    case client(NetworkAddress?)
    case broken
  }

  private static let signature: [UInt8] = [
    0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
  ]
  private static let headBytes = 16
  /// Of the addresses and of what proxies add to them, as the name of the host by TLS.
  private static let mostBytes = 2048

  /// The bytes of the header that have come; nil when it is over.
  private var header: ByteBuffer? = ByteBuffer()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    guard header != nil else { return context.fireChannelRead(wrapInboundOut(bytes)) }
    header?.writeBuffer(&bytes)
    switch parse() {
    case .incomplete: return
    case .broken:
      header = ByteBuffer()
      context.close(promise: nil)
    case .client(let address):
      let rest = header
      header = nil
      context.fireUserInboundEventTriggered(ProxiedClient(address: address))
      if let rest, rest.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(rest)) }
    }
  }

  private func parse() -> Outcome {
    guard let header else { return .broken }
    let start = header.readableBytesView.prefix(Self.signature.count)
    guard Self.signature.starts(with: start) else { return .broken }
    guard let head = header.getBytes(at: header.readerIndex, length: Self.headBytes)
    else { return .incomplete }
    let (version, family) = (head[12], head[13])
    let length = Int(head[14]) << 8 | Int(head[15])
    guard version >> 4 == 2, length <= Self.mostBytes else { return .broken }
    guard header.readableBytes >= Self.headBytes + length else { return .incomplete }
    self.header?.moveReaderIndex(forwardBy: Self.headBytes)
    let addresses = self.header?.readBytes(length: length) ?? []
    switch version & 15 {
    case 0: return .client(nil)
    case 1: return Self.source(family, addresses)
    default: return .broken
    }
  }

  private static func source(_ family: UInt8, _ addresses: [UInt8]) -> Outcome {
    let size: Int
    switch family >> 4 {
    case 1: size = 4
    case 2: size = 16
    // Of a kind that has no address, as a socket of this machine: the proxy counts.
    default: return .client(nil)
    }
    // Both addresses and both ports.
    guard addresses.count >= size * 2 + 4 else { return .broken }
    return .client(NetworkAddress(bytes: Array(addresses.prefix(size))))
  }
}
