import Foundation
import Scheduling

/// Serves fresh answers from the cache, and renews stale ones with a conditional request.
///
/// A screen shows a stale answer at once and renews it behind (RFC 5861): ``stored(_:)`` returns an
/// answer of any age, ``send(_:)`` a fresh one. An answer that ``HTTPRequest/accepts`` refuses is neither
/// stored nor served from the cache.
public struct CachedHTTPClient: HTTPClient {
  private let inner: any HTTPClient
  private let cache: HTTPCache
  private let clock: any AppClock

  public init(_ inner: any HTTPClient, cache: HTTPCache, clock: any AppClock) {
    (self.inner, self.cache, self.clock) = (inner, cache, clock)
  }

  /// Returns the stored answer, whatever its age; sends nothing.
  public func stored(_ request: HTTPRequest) async -> HTTPResponse? {
    guard request.method == .get else { return nil }
    return await kept(request)?.response
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard request.method == .get else { return try await inner.send(request) }
    let kept = await kept(request)
    if let response = kept?.response, mayServe(response, for: request) { return response }
    return try await renew(request, kept)
  }

  private func kept(_ request: HTTPRequest) async -> CachedAnswer? {
    guard let kept = await cache.answer(Self.key(request)), request.accepts(kept.response)
    else { return nil }
    return kept
  }

  private func mayServe(_ response: HTTPResponse, for request: HTTPRequest) -> Bool {
    guard response.isFresh(at: clock.now) else { return false }
    guard let renewAfter = request.freshness.renewAfter else { return true }
    return response.age(at: clock.now) < renewAfter
  }

  private func renew(
    _ request: HTTPRequest, _ kept: CachedAnswer?
  ) async throws(HTTPError) -> HTTPResponse {
    var conditional = request
    conditional.headers["If-None-Match"] = kept?.etag
    conditional.headers["If-Modified-Since"] = kept?.lastModified
    var answer = try await inner.send(conditional)
    if answer.status == 304 {
      guard let kept, kept.hasCondition else { throw Self.baseless }
      if kept.isMeant(by: answer) { return await confirm(kept, by: answer, request) }
      // It confirms an answer that is not stored, so the request is sent without a condition.
      answer = try await inner.send(request)
      if answer.status == 304 { throw Self.baseless }
    }
    var response = answer
    response.freshUntil = CacheRules.freshUntil(answer, otherwise: request.freshness.otherwise)
    if request.accepts(response) { await keep(response, for: request, kept) }
    return response
  }

  private static let baseless = HTTPError.malformed("304 to a request without a condition")

  /// Stores that the service has confirmed the answer.
  private func confirm(
    _ kept: CachedAnswer, by answer: HTTPResponse, _ request: HTTPRequest
  ) async -> HTTPResponse {
    var row = kept
    let end = CacheRules.freshUntil(answer, otherwise: request.freshness.otherwise)
    row.etag = answer.headers["ETag"] ?? kept.etag
    row.lastModified = answer.headers["Last-Modified"] ?? kept.lastModified
    row.confirmed = clock.now.timeIntervalSince1970
    row.freshUntil = end.timeIntervalSince1970
    row.used = row.confirmed
    await cache.keep(row)
    return row.response
  }

  private func keep(
    _ response: HTTPResponse, for request: HTTPRequest, _ kept: CachedAnswer?
  ) async {
    let key = Self.key(request)
    guard CacheRules.mayStore(response) else {
      // The stored answer is outdated by one that must not be stored; an error leaves it.
      if response.status == 200, kept != nil { await cache.forget(key) }
      return
    }
    await cache.keep(
      CachedAnswer(
        key: key, status: response.status, contentType: response.headers["Content-Type"],
        etag: response.headers["ETag"], lastModified: response.headers["Last-Modified"],
        body: response.body, confirmed: response.confirmed.timeIntervalSince1970,
        freshUntil: response.freshUntil.timeIntervalSince1970,
        used: clock.now.timeIntervalSince1970, bytes: response.body.count))
  }

  /// Returns the address, which has no secrets.
  private static func key(_ request: HTTPRequest) -> String { request.url.absoluteString }
}
