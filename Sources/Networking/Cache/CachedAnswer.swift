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
  /// Seconds since 1970, as all times here.
  var confirmed: Double
  var freshUntil: Double
  var used: Double
  var bytes: Int

  /// Returns true if the service can be asked for a newer answer alone.
  var hasCondition: Bool { etag != nil || lastModified != nil }

  /// Returns true if a 304 is about this answer: one with another tag is about another answer (RFC
  /// 9111, 4.3.4), and would from then on confirm one that we never had.
  func isMeant(by answer: HTTPResponse) -> Bool {
    guard let etag, let named = answer.headers["ETag"] else { return true }
    return Self.opaque(etag) == Self.opaque(named)
  }

  /// A tag by the weak comparison of RFC 9110, 8.8.3.2.
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
