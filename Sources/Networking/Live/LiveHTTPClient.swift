import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Scheduling

/// Asks the network, within ``TransportLimits``, over TLS wherever the address says so.
///
/// ``shutDown()`` closes its connections, at the latest its end does. Its threads begin with the first
/// request. It neither retries nor counts: ``RetryingHTTPClient`` does.
public struct LiveHTTPClient: HTTPClient {
  /// Who asks: what a service's terms want to know of the program.
  private let userAgent: String
  private let limits: TransportLimits
  let clock: any AppClock
  private let client: FirstUse<Connections, Never>

  /// - Parameter authorities: a PEM file of certificates that are trusted instead of the system's.
  /// - Throws: where there is nothing in that file to trust.
  public init(
    userAgent: String, clock: any AppClock, authorities: URL? = nil,
    limits: TransportLimits = TransportLimits()
  ) throws(AuthoritiesProblem) {
    self.userAgent = userAgent
    self.limits = limits
    self.clock = clock
    let security = try Self.security(authorities)
    client = FirstUse {
      Connections(Self.configuration(limits, security))
    }
  }

  public func shutDown() async {
    try? await client.made?.client.shutdown()
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    do {
      return try await TimeLimit(duration: limits.whole, phase: .whole, clock: clock).run {
        try await follow(request)
      }
    } catch {
      throw HTTPError(transport: error, host: request.host, limit: request.limit.bytes)
    }
  }

  private func follow(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    for _ in 0...limits.redirects {
      let head = try await head(of: request)
      let location = head.headers.first(name: "Location")
      let status = Int(head.status.code)
      guard let next = try RedirectRule.next(after: request, status: status, location: location)
      else { return try await whole(head, of: request) }
      request = next
    }
    throw HTTPError.redirected("more than \(limits.redirects) times")
  }

  func head(of request: HTTPRequest) async throws -> HTTPClientResponse {
    let (prepared, client) = (prepared(request), client.value().client)
    return try await TimeLimit(duration: limits.head, phase: .head, clock: clock).run {
      // Its own deadline stands only for the head; the limits are kept by our clock.
      try await client.execute(prepared, deadline: .distantFuture)
    }
  }

  private func whole(
    _ answer: HTTPClientResponse, of request: HTTPRequest
  ) async throws -> HTTPResponse {
    try Self.checkCoding(answer.headers)
    let limit = request.limit.bytes
    let buffer = try await answer.body.collect(upTo: limit)
    var fields = HTTPFields()
    for (name, value) in answer.headers { fields.append(name, value) }
    return HTTPResponse(
      status: Int(answer.status.code), headers: fields, body: Data(buffer.readableBytesView),
      confirmed: clock.now)
  }

  /// What was compressed twice, or by a method that was not asked for, arrives as it is: refuse it.
  private static func checkCoding(_ headers: HTTPHeaders) throws(HTTPError) {
    let codings = headers[canonicalForm: "Content-Encoding"].map { $0.lowercased() }
    guard codings.count <= 1, codings.allSatisfy({ ["gzip", "deflate", "identity"].contains($0) })
    else { throw .malformed("compressed in a way that was not asked for") }
  }

  private func prepared(_ request: HTTPRequest) -> HTTPClientRequest {
    var url = request.url
    var headers = HTTPHeaders(request.headers.fields.map { ($0.name, $0.value) })
    for (place, secret) in request.secrets {
      switch place {
      case .header(let name): headers.replaceOrAdd(name: name, value: secret.reveal())
      case .query(let name):
        url.append(queryItems: [URLQueryItem(name: name, value: secret.reveal())])
      }
    }
    headers.replaceOrAdd(name: "User-Agent", value: userAgent)
    headers.replaceOrAdd(name: "Accept-Encoding", value: "gzip")
    var prepared = HTTPClientRequest(url: url.absoluteString)
    prepared.method = NIOHTTP1.HTTPMethod(rawValue: request.method.rawValue)
    prepared.headers = headers
    if let body = request.body { prepared.body = .bytes(ByteBuffer(bytes: body)) }
    return prepared
  }
}

/// The connections of a client, which end with it at the latest.
private final class Connections: Sendable {
  let client: AsyncHTTPClient.HTTPClient

  init(_ configuration: AsyncHTTPClient.HTTPClient.Configuration) {
    client = AsyncHTTPClient.HTTPClient(
      eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit { client.shutdown { _ in } }
}

// MARK: - Configuration

extension LiveHTTPClient {
  private static func security(
    _ authorities: URL?
  ) throws(AuthoritiesProblem) -> TLSConfiguration {
    var security = TLSConfiguration.makeClientConfiguration()
    security.minimumTLSVersion = .tlsv12
    if let authorities {
      security.trustRoots = .certificates(try AuthoritiesProblem.certificates(in: authorities))
    }
    return security
  }

  private static func configuration(
    _ limits: TransportLimits, _ security: TLSConfiguration
  ) -> AsyncHTTPClient.HTTPClient.Configuration {
    var configuration = AsyncHTTPClient.HTTPClient.Configuration(
      tlsConfiguration: security, redirectConfiguration: .disallow,
      timeout: .init(connect: .milliseconds(Int64(limits.connect.seconds * 1000))),
      connectionPool: .init(
        idleTimeout: .seconds(30),
        concurrentHTTP1ConnectionsPerHostSoftLimit: limits.connectionsPerHost),
      decompression: .enabled(limit: .size(BodyLimit.largest)))
    // Else it hides a refusal, an unknown name and a bad certificate until the deadline.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    return configuration
  }
}
