import CCurl
import Foundation
import Interchange
import Scheduling

/// Asks the network by the system's libcurl, within ``TransportLimits``, over TLS wherever the address
/// says so. `https_proxy`, `http_proxy` and `no_proxy` count, but not for this machine.
///
/// ``shutDown()`` closes its connections, at the latest its end does. Its thread begins with the first
/// request, and libcurl is loaded then. It neither retries nor counts: ``RetryingHTTPClient`` does.
public struct LiveHTTPClient: HTTPClient {
  /// Who asks: what a service's terms want to know of the program.
  private let userAgent: String
  private let limits: TransportLimits
  private let clock: any AppClock
  private let authorities: Data?
  private let engine: CurlEngine

  /// - Parameter authorities: a PEM file of certificates that are trusted instead of the system's.
  /// - Throws: where there is nothing in that file to trust.
  public init(
    userAgent: String, clock: any AppClock, authorities: URL? = nil,
    limits: TransportLimits = TransportLimits()
  ) throws(AuthoritiesProblem) {
    self.userAgent = userAgent
    self.limits = limits
    self.clock = clock
    if let authorities {
      self.authorities = try AuthoritiesProblem.certificates(in: authorities)
    } else {
      self.authorities = nil
    }
    engine = CurlEngine(connectionsPerHost: limits.connectionsPerHost)
  }

  /// Ends every request with ``HTTPError/cancelled``, and waits for nothing.
  public func shutDown() { engine.stop() }

  /// The versions of libcurl and of the TLS library under it; nil where libcurl is missing.
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

  /// Ends `work` by the program's clock.
  private func limited(
    _ duration: Duration, _ phase: HTTPError.Phase,
    _ work: @escaping @Sendable () async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    do {
      return try await TimeLimit(duration: duration, phase: phase, clock: clock).run(work)
    } catch {
      throw (error as? HTTPError) ?? .cancelled
    }
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

// MARK: - Answers that go on

extension LiveHTTPClient: HTTPStreaming {
  /// Redirections are not followed: what goes on for hours is asked for where it lives.
  public func stream(
    _ request: HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError) {
    let transfer = try begin(request, .pieces(take))
    defer { transfer.cancel() }
    _ = try await head(of: transfer)
    _ = try await transfer.awaitEnd()
  }
}

/// What one request may cost at most, whatever the server does.
public struct TransportLimits: Sendable, Hashable {
  public var connect: Duration = .seconds(5)
  /// From sending to the end of the header.
  public var head: Duration = .seconds(10)
  /// All of it, redirections included.
  public var whole: Duration = .seconds(20)
  public var redirects = 5
  public var connectionsPerHost = 4

  public init() {}
}

/// Why a file of certificates that are to be trusted is not used.
public enum AuthoritiesProblem: Error, Equatable, Sendable {
  case file(FileIntakeProblem)
  /// It was read, and nothing in it is a certificate.
  case noCertificates
}

extension AuthoritiesProblem {
  /// All authorities of the world are 200 KB.
  private static let largest = 8 << 20

  /// The text of a PEM file that has certificates; blocks, but for nothing that has no end.
  static func certificates(in file: URL) throws(AuthoritiesProblem) -> Data {
    let content: Data
    do throws(FileIntakeProblem) {
      content = try FileIntake.read(file.path(percentEncoded: false), limit: largest)
    } catch {
      throw .file(error)
    }
    let bytes = Array(content)
    if ccurl_certificates(bytes, bytes.count) == 0 { throw .noCertificates }
    return content
  }
}
