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
