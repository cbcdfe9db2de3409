import Foundation
import NIOCore
import NIOHTTP1

/// Reads a request within the limits, and hands it on when it is whole. The next one of the connection
/// is read when the answer has left.
final class RequestReader: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let application: Application
  private let table: ConnectionTable
  private let limits: ServerLimits
  private let proxies: TrustedProxies
  /// The other end of the connection, or the client that its proxy has told by the PROXY protocol; nil for
  /// one without an address, as in tests.
  private var peer: NetworkAddress?
  private var head: HTTPRequestHead?
  private var body = Data()
  private var roomTaken = 0
  /// True for a request that was refused before its end; its rest is skipped.
  private var isRefused = false
  /// True from the end of a request to the beginning of the next.
  private var isAnswering = false
  private var task: Task<Void, Never>?

  init(
    application: Application, table: ConnectionTable, limits: ServerLimits,
    proxies: TrustedProxies = TrustedProxies()
  ) {
    (self.application, self.table, self.limits) = (application, table, limits)
    self.proxies = proxies
  }

  func handlerAdded(context: ChannelHandlerContext) {
    peer = NetworkAddress(of: context.channel)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let client = (event as? ProxiedClient)?.address { peer = client }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    task?.cancel()
    giveRoom()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): begin(head, context)
    case .body(let bytes): add(bytes, context)
    case .end: end(context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError, !isRefused, !isAnswering else {
      context.close(promise: nil)
      return
    }
    refuse(error == .headerOverflow ? .longHeader : .badRequest, context, closes: true)
  }

  // MARK: - Parts
  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    table.enter(.reading, context.channel)
    (self.head, body, isRefused, isAnswering) = (head, Data(), false, false)
    if head.uri.utf8.count > limits.targetBytes { return refuse(.longAddress, context) }
    let promised = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    if promised > bodyLimit { return refuse(.tooLarge, context) }
    if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
      context.writeAndFlush(
        wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .continue))),
        promise: nil)
    }
  }

  /// The limit of the body, which is larger for forms with pictures.
  private var bodyLimit: Int {
    let type = head?.headers.first(name: "content-type")?.lowercased() ?? ""
    return type.hasPrefix("multipart/form-data") ? limits.formBytes : limits.bodyBytes
  }

  private func add(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
    if isRefused || head == nil { return }
    let count = bytes.readableBytes
    if body.count + count > bodyLimit { return refuse(.tooLarge, context) }
    guard table.takeRoom(count) else { return refuse(.busy, context) }
    roomTaken += count
    body.append(contentsOf: bytes.readableBytesView)
  }

  private func giveRoom() {
    table.giveRoom(roomTaken)
    roomTaken = 0
  }

  private func end(_ context: ChannelHandlerContext) {
    guard let head, !isRefused else { return context.close(promise: nil) }
    let channel = context.channel
    guard let request = Self.request(head, body, client(head))
    else { return refuse(.badRequest, context, closes: true) }
    (self.head, body, isAnswering) = (nil, Data(), true)
    table.enter(.answering, channel)
    let writer = AnswerWriter(
      channel: channel, table: table, hub: application.hub, limits: limits,
      keepsAlive: head.isKeepAlive && !application.monitor.isDraining, version: head.version,
      hasBody: head.method != .HEAD)
    let room = roomTaken
    roomTaken = 0
    task = Task { [application, table] in
      let answer = await application.answer(request)
      table.giveRoom(room)
      await writer.write(answer)
    }
  }

  /// The address that a request counts for.
  private func client(_ head: HTTPRequestHead) -> String {
    guard let peer else { return "somewhere" }
    return proxies.client(
      of: peer, forwarded: head.headers["forwarded"],
      forwardedFor: head.headers["x-forwarded-for"]
    ).client
  }

  private static func request(
    _ head: HTTPRequestHead, _ body: Data, _ client: String
  ) -> ServerRequest? {
    // Request smuggling uses two lengths or two hosts.
    for name in ["content-length", "host", "authorization", "content-type"]
    where head.headers[name].count > 1 { return nil }
    let headers = Dictionary(
      head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
    return ServerRequest(
      method: head.method.rawValue, target: head.uri, headers: headers, body: body,
      address: client)
  }

  /// Answers before the end of the request, skips its rest, then closes.
  private func refuse(_ refusal: Refusal, _ context: ChannelHandlerContext, closes: Bool = false) {
    isRefused = true
    body = Data()
    application.monitor.note(
      nil, status: refusal.status, time: .zero, client: peer?.client ?? "somewhere")
    giveRoom()
    AnswerWriter(
      channel: context.channel, table: table, hub: application.hub, limits: limits,
      keepsAlive: false, version: .http1_1, hasBody: true
    ).refuse(refusal, closes: closes)
  }
}

extension NetworkAddress {
  /// The other end of a connection; nil for one without an address.
  init?(of channel: any Channel) {
    guard let text = channel.remoteAddress?.ipAddress else { return nil }
    self.init(text)
  }
}
