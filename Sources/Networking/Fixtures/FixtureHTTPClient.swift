import Foundation
import Interchange
import Scheduling
import Synchronization

/// Answers from files instead of the network: `--fixtures DIR`, and tests in process.
///
/// The folder has an `index.json`, `{"answers": [ … ]}`. Each entry names a request (`path`, and if
/// need be `method`, `host`, and `query` with the parameters that matter) and its answer (`file`,
/// `status`, `headers`, or a `fault`: `unreachable`, `timeout`, `interrupted`, `insecure`). The first
/// entry that fits answers, at most `times` times; without one the host is unreachable. The index is
/// read for every request, so that a test can change it while the program runs. A conditional request
/// with the same `ETag` or `Last-Modified` gets 304.
public final class FixtureHTTPClient: HTTPClient {
  private struct Index: Decodable { var answers: [FixtureRule] }

  private let folder: URL
  private let clock: any AppClock
  private let uses = Mutex<[Int: Int]>([:])
  private let sent = Mutex<[URL]>([])

  public init(folder: URL, clock: any AppClock) { (self.folder, self.clock) = (folder, clock) }

  /// The addresses of all requests so far, in order.
  public var requests: [URL] { sent.withLock { $0 } }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    sent.withLock { $0.append(request.url) }
    let index = try index()
    guard let rule = rule(for: request, in: index)
    else { throw .unreachable(host: request.host, reason: "no fixture for \(request.url.path())") }
    if let fault = rule.fault { throw error(fault, request.host) }
    return try answer(rule, to: request)
  }

  private func index() throws(HTTPError) -> Index {
    do {
      let data = try content("index.json")
      return try JSONDecoder().decode(Index.self, from: data)
    } catch { throw .malformed("index.json of the fixtures: \(error)") }
  }

  private func content(_ name: String) throws -> Data {
    let file = folder.appending(path: name, directoryHint: .notDirectory)
    return try FileIntake.read(file.path(percentEncoded: false), limit: 1 << 30)
  }

  private func rule(for request: HTTPRequest, in index: Index) -> FixtureRule? {
    uses.withLock { uses in
      for (number, rule) in index.answers.enumerated() where rule.fits(request) {
        let used = uses[number, default: 0]
        if let times = rule.times, used >= times { continue }
        uses[number] = used + 1
        return rule
      }
      return nil
    }
  }

  private func answer(
    _ rule: FixtureRule, to request: HTTPRequest
  ) throws(HTTPError) -> HTTPResponse {
    var headers = HTTPFields()
    for (name, value) in (rule.headers ?? [:]).sorted(by: { $0.key < $1.key }) {
      headers.append(name, value)
    }
    let isUnchanged =
      matches(headers["ETag"], request.headers["If-None-Match"])
      || matches(headers["Last-Modified"], request.headers["If-Modified-Since"])
    let body = isUnchanged ? Data() : try body(rule, limit: request.limit)
    return HTTPResponse(
      status: isUnchanged ? 304 : rule.status ?? 200, headers: headers, body: body,
      confirmed: clock.now)
  }

  private func matches(_ one: String?, _ other: String?) -> Bool { one != nil && one == other }

  private func body(_ rule: FixtureRule, limit: BodyLimit) throws(HTTPError) -> Data {
    guard let file = rule.file else { return Data() }
    guard let data = try? content(file) else { throw .malformed("no fixture file \(file)") }
    guard data.count <= limit.bytes else { throw .tooLarge(limit: limit.bytes) }
    return data
  }

  private func error(_ fault: FixtureRule.Fault, _ host: String) -> HTTPError {
    switch fault {
    case .unreachable: .unreachable(host: host, reason: "no network")
    case .timeout: .timedOut(.whole)
    case .interrupted: .interrupted("connection closed")
    case .insecure: .insecure("CERTIFICATE_VERIFY_FAILED")
    }
  }
}

/// An entry of a fixture folder's index: a request and its answer.
private struct FixtureRule: Sendable, Codable {
  enum Fault: String, Sendable, Codable { case unreachable, timeout, interrupted, insecure }

  /// GET by default.
  var method: HTTPMethod?
  /// Any host by default.
  var host: String?
  var path: String
  /// Parameters that must have these values; there may be others.
  var query: [String: String]?
  /// The body, relative to the folder; empty by default.
  var file: String?
  /// 200 by default.
  var status: Int?
  var headers: [String: String]?
  /// A fault in place of an answer.
  var fault: Fault?
  /// The number of answers after which the next entries take over; unlimited by default.
  var times: Int?

  func fits(_ request: HTTPRequest) -> Bool {
    guard (method ?? .get) == request.method, path == request.url.path(percentEncoded: false)
    else { return false }
    if let host, host.lowercased() != request.host { return false }
    guard let query else { return true }
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return query.allSatisfy { pair in
      items.contains { $0.name == pair.key && $0.value == pair.value }
    }
  }
}
