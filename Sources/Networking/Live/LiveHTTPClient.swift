import COpenSSL
import Foundation
import Interchange
import Scheduling

/// Sends requests with the system's libcurl, within ``TransportLimits``. It obeys `https_proxy`,
/// `http_proxy` and `no_proxy`, but not for this machine.
///
/// The first request loads libcurl and begins its thread; ``shutDown()``, or the end of this value,
/// closes all connections. It does not retry: ``RetryingHTTPClient`` does.
public struct LiveHTTPClient: HTTPClient {
  private let userAgent: String
  private let limits: TransportLimits
  private let clock: any AppClock
  private let authorities: Data?
  private let engine: CurlEngine

  /// - Parameters:
  ///   - userAgent: the name of the program, and a contact where a service's terms ask for one.
  ///   - authorities: a PEM file of certificates that are trusted instead of the system's.
  /// - Throws: if that file has no certificates.
  public init(
    userAgent: String, clock: any AppClock, authorities: URL? = nil,
    limits: TransportLimits = TransportLimits()
  ) throws(AuthoritiesProblem) {
    (self.userAgent, self.limits, self.clock) = (userAgent, limits, clock)
    self.authorities =
      if let authorities { try AuthoritiesProblem.certificates(in: authorities) } else { nil }
    engine = CurlEngine(connectionsPerHost: limits.connectionsPerHost)
  }

  /// Ends every request with ``HTTPError/cancelled``; does not wait.
  public func shutDown() { engine.stop() }
  /// The versions of libcurl and of its TLS library; nil if libcurl is missing.
  public static var libraries: String? { ccurl_version().map { String(cString: $0) } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await limited(limits.whole, .whole) { () async throws(HTTPError) in
      try await follow(request)
    }
  }

  private func follow(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    var request = request
    for _ in 0...limits.redirects {
      let transfer = try begin(request, .memory)
      defer { transfer.cancel() }
      var answer = try await head(of: transfer)
      let next = try RedirectRule.next(
        after: request, status: answer.status, location: answer.headers["Location"])
      guard let next else {
        answer.body = try await transfer.awaitEnd()
        answer.confirmed = clock.now
        return answer
      }
      request = next
    }
    throw HTTPError.redirected("more than \(limits.redirects) times")
  }

  private func head(of transfer: Transfer) async throws(HTTPError) -> HTTPResponse {
    try await limited(limits.head, .head) { () async throws(HTTPError) in
      try await transfer.awaitHead()
    }
  }

  /// Runs `work` within a time by the program's clock.
  private func limited(
    _ duration: Duration, _ phase: HTTPError.Phase,
    _ work: @escaping @Sendable () async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    do {
      return try await TimeLimit(duration: duration, phase: phase, clock: clock).run(work)
    } catch { throw (error as? HTTPError) ?? .cancelled }
  }

  private func begin(
    _ request: HTTPRequest, _ destination: Transfer.Destination
  ) throws(HTTPError) -> Transfer {
    var plain = prepared(request)
    if case .pieces = destination { plain.largestBody = 0 }
    return try Transfer(plain, of: request, destination, by: engine, clock: clock)
  }

  private func prepared(_ request: HTTPRequest) -> CurlRequest {
    var url = request.url
    var headers = request.headers
    for (place, secret) in request.secrets {
      switch place {
      case .header(let name): headers[name] = secret.reveal()
      case .query(let name):
        url.append(queryItems: [URLQueryItem(name: name, value: secret.reveal())])
      }
    }
    headers["User-Agent"] = userAgent
    return CurlRequest(
      url: url.absoluteString, method: request.method,
      fields: headers.fields.map { ($0.name, $0.value) }, body: request.body,
      authorities: authorities, connect: limits.connect, largestBody: request.limit.bytes,
      isAlone: !request.isRepeatable, isDirect: request.isLocal)
  }
}

extension LiveHTTPClient: HTTPStreaming {
  /// Streams an answer; redirections are not followed.
  public func stream(
    _ request: HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError) {
    let transfer = try begin(request, .pieces(take))
    defer { transfer.cancel() }
    _ = try await head(of: transfer)
    _ = try await transfer.awaitEnd()
  }
}

/// The limits of one request.
public struct TransportLimits: Sendable, Hashable {
  public var connect: Duration = .seconds(5)
  /// The time from sending to the end of the header.
  public var head: Duration = .seconds(10)
  /// The time of the whole request, with redirections.
  public var whole: Duration = .seconds(20)
  public var redirects = 5
  public var connectionsPerHost = 4

  public init() {}
}

/// The reason for which a file of trusted certificates is not used.
public enum AuthoritiesProblem: Error, Equatable, Sendable {
  case file(FileIntakeProblem)
  case noCertificates

  /// All authorities of the world are 200 KB.
  private static let largest = 8 << 20

  /// Reads a PEM file that has certificates; blocks.
  static func certificates(in file: URL) throws(AuthoritiesProblem) -> Data {
    let content: Data
    do throws(FileIntakeProblem) {
      content = try FileIntake.read(file.path(percentEncoded: false), limit: largest)
    } catch { throw .file(error) }
    let bytes = Array(content)
    if ccurl_certificates(bytes, bytes.count) == 0 { throw .noCertificates }
    return content
  }
}
