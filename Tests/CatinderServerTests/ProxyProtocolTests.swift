import NIOCore
import NIOEmbedded
import XCTest

@testable import CatinderServer

/// The header with which a proxy that speaks no HTTP tells whose connection it passes on.
final class ProxyProtocolTests: XCTestCase {
  private static let signature: [UInt8] = [
    0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A,
  ]

  /// Of 203.0.113.7, port 4660, to 10.0.0.1, port 80.
  private static let four =
    signature + [0x21, 0x11, 0, 12, 203, 0, 113, 7, 10, 0, 0, 1, 0x12, 0x34, 0, 80]

  private final class Listener: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    var clients: [ProxiedClient] = []
    var bytes: [UInt8] = []

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if let client = event as? ProxiedClient { clients.append(client) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes += unwrapInboundIn(data).readableBytesView
    }
  }

  /// What comes behind the reader of a connection that sends these pieces.
  private func read(_ pieces: [[UInt8]]) throws -> (listener: Listener, isOpen: Bool) {
    let listener = Listener()
    let channel = EmbeddedChannel(handlers: [ProxyProtocolReader(), listener])
    try channel.connect(to: SocketAddress(ipAddress: "10.0.0.1", port: 1)).wait()
    for piece in pieces where channel.isActive {
      try channel.writeInbound(ByteBuffer(bytes: piece))
    }
    let isOpen = channel.isActive
    _ = try? channel.finish()
    return (listener, isOpen)
  }

  func testTheClientIsToldAndTheRestIsPassedOn() throws {
    let request = Array("GET / HTTP/1.1\r\n".utf8)
    let whole = Self.four + request
    for pieces in [[whole], whole.map { [$0] }, [Self.four, request]] {
      let (listener, isOpen) = try read(pieces)
      XCTAssertEqual(listener.clients.map { $0.address?.text }, ["203.0.113.7"])
      XCTAssertEqual(listener.bytes, request)
      XCTAssertTrue(isOpen)
    }
  }

  func testItKnowsTheSixthVersionAndWhatIsAddedToIt() throws {
    var address = [UInt8](repeating: 0, count: 36)
    address.replaceSubrange(0..<4, with: [0x20, 0x01, 0x04, 0x70])
    address[15] = 7
    let more: [UInt8] = [0x02, 0, 1, 0x61]
    let head = Self.signature + [0x21, 0x21, 0, UInt8(address.count + more.count)]
    let (listener, _) = try read([head + address + more + [1]])
    XCTAssertEqual(listener.clients.map { $0.address?.text }, ["2001:470::7"])
    XCTAssertEqual(listener.bytes, [1])
  }

  func testAProxyThatSpeaksForItselfCountsItself() throws {
    for head: [UInt8] in [[0x20, 0x00, 0, 0], [0x21, 0x00, 0, 0], [0x21, 0x31, 0, 2, 1, 1]] {
      let (listener, isOpen) = try read([Self.signature + head])
      XCTAssertEqual(listener.clients, [ProxiedClient(address: nil)])
      XCTAssertTrue(isOpen)
    }
  }

  func testWhatIsNoSuchHeaderEndsTheConnection() throws {
    var other = Self.four
    other[12] = 0x11
    var command = Self.four
    command[12] = 0x22
    var short = Self.four
    short[15] = 11
    var long = Self.four
    (long[14], long[15]) = (0xFF, 0xFF)
    for bytes in [
      Array("GET / HTTP/1.1\r\n".utf8), Array("PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n".utf8), other,
      command, short, long, [0x0D, 0x0A, 0x0D, 0x0B],
    ] {
      let (listener, isOpen) = try read([bytes, Array("GET".utf8)])
      XCTAssertFalse(isOpen, "\(bytes)")
      XCTAssertEqual(listener.clients, [])
      XCTAssertEqual(listener.bytes, [])
    }
  }

  /// Nobody else can tell such a thing: it is no HTTP.
  func testWhoIsNoProxyIsRefused() async throws {
    let server = try await TestServer(
      proxies: TrustedProxies(
        [NetworkRange("10.0.0.0/8")].compactMap(\.self), speakProxyProtocol: true))
    let raw = RawConnection(port: server.port.number)
    raw.send(Self.four + Array("GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    XCTAssertEqual(raw.status(), 400)
    await server.stop()
  }

  func testTheRequestsOfAProxyCountForItsClients() async throws {
    var limits = ServerLimits.unlimited
    limits.requests = .init(burst: 2, perMinute: 1)
    let server = try await TestServer(
      limits: limits,
      proxies: TrustedProxies(
        [NetworkRange("127.0.0.1")].compactMap(\.self), speakProxyProtocol: true))
    func status(_ last: UInt8) -> Int? {
      var header = Self.four
      header[19] = last
      let raw = RawConnection(port: server.port.number)
      raw.send(
        header + Array("GET /openapi.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".utf8))
      return raw.status()
    }
    XCTAssertEqual([7, 7, 7, 8].map { status($0) }, [200, 200, 429, 200])
    await server.stop()
  }
}
