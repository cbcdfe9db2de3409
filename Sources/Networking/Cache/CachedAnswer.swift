import Foundation
import GRDB

/// One row of the cache.
struct CachedAnswer: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "answer"

  var key: String
  var status: Int
  var contentType: String?
  var etag: String?
  var lastModified: String?
  var body: Data
  /// Seconds since 1970, as all times of the row.
  var confirmed: Double
  var freshUntil: Double
  var used: Double
  var bytes: Int

  /// True if a conditional request is possible.
  var hasCondition: Bool { etag != nil || lastModified != nil }

  /// Returns true if a 304 confirms this answer: one with another tag confirms another answer (RFC
  /// 9111, 4.3.4).
  func isMeant(by answer: HTTPResponse) -> Bool {
    guard let etag, let named = answer.headers["ETag"] else { return true }
    return Self.opaque(etag) == Self.opaque(named)
  }

  /// Returns a tag for the weak comparison of RFC 9110, 8.8.3.2.
  private static func opaque(_ tag: String) -> Substring {
    tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
  }

  var response: HTTPResponse {
    var headers = HTTPFields()
    headers["Content-Type"] = contentType
    headers["ETag"] = etag
    headers["Last-Modified"] = lastModified
    return HTTPResponse(
      status: status, headers: headers, body: body,
      confirmed: Date(timeIntervalSince1970: confirmed),
      freshUntil: Date(timeIntervalSince1970: freshUntil))
  }
}

/// The lifetime of answers by RFC 9111; header values without sense are ignored.
enum CacheRules {
  /// The longest lifetime, whatever a header says.
  private static let longest: TimeInterval = 86_400

  /// Returns true if an answer may be stored.
  static func mayStore(_ response: HTTPResponse) -> Bool {
    response.status == 200 && !directives(response).keys.contains("no-store")
      && response.headers["Vary"]?.contains("*") != true
  }

  /// Returns the end of an answer's lifetime, which begins with its arrival.
  static func freshUntil(_ response: HTTPResponse, otherwise: Duration) -> Date {
    let arrival = response.confirmed
    guard let lifetime = lifetime(response)
    else { return arrival.addingTimeInterval(TimeInterval(otherwise.components.seconds)) }
    return arrival.addingTimeInterval(min(max(0, lifetime), longest))
  }

  private static func lifetime(_ response: HTTPResponse) -> TimeInterval? {
    let directives = directives(response)
    if directives.keys.contains("no-cache") { return 0 }
    if let text = directives["max-age"], let seconds = Int(text), seconds >= 0 {
      let age = response.headers["Age"].flatMap { Int($0) } ?? 0
      return TimeInterval(seconds) - TimeInterval(max(0, age))
    }
    guard let expires = response.headers["Expires"] else { return nil }
    // "0" and other junk mean: already stale.
    guard let end = HTTPDate.date(expires) else { return 0 }
    // By the server's own clock, which may be wrong, if it tells it.
    let sent = response.headers["Date"].flatMap(HTTPDate.date) ?? response.confirmed
    return end.timeIntervalSince(sent)
  }

  private static func directives(_ response: HTTPResponse) -> [String: String] {
    var found: [String: String] = [:]
    for part in (response.headers["Cache-Control"] ?? "").lowercased().split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
      guard let name = pair.first else { continue }
      found[name] = pair.count == 2 ? pair[1] : ""
    }
    return found
  }
}

/// The age at which a stored answer is renewed.
public struct Freshness: Sendable, Hashable {
  /// The lifetime of an answer whose service does not tell one.
  public var otherwise: Duration
  /// The age from which an answer is renewed though it is still fresh, as a person asks for it. Nil
  /// where the service's terms forbid that.
  public var renewAfter: Duration?

  public init(otherwise: Duration = .zero, renewAfter: Duration? = nil) {
    (self.otherwise, self.renewAfter) = (otherwise, renewAfter)
  }
}
