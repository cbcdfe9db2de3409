import Foundation

/// A request, with its secrets kept apart from its address.
///
/// Only what sends it puts the two together, so the address can stand in a message, a cache or a
/// fixture's index.
public struct HTTPRequest: Sendable {
  /// Where a secret goes when the request is sent.
  public enum SecretPlace: Sendable, Hashable {
    case header(String)
    /// For services that take their key nowhere else.
    case query(String)
  }

  public var method: HTTPMethod
  public var url: URL
  public var headers: HTTPFields
  public var body: Data?
  public var limit: BodyLimit
  public var freshness: Freshness
  public var secrets: [(place: SecretPlace, secret: Secret)] = []
  /// A person waits for it: a host that is left alone because it failed is asked all the same, but
  /// not one that asked for rest itself.
  public var isUrgent = false
  /// Whether an answer is what was asked for; one that is not, as the page of a hotel's network, is
  /// handed on, but neither kept nor served from what is kept. May be called on any thread.
  public var accepts: @Sendable (HTTPResponse) -> Bool = { _ in true }

  public init(
    _ method: HTTPMethod = .get, _ url: URL, headers: HTTPFields = [:], body: Data? = nil,
    limit: BodyLimit = .document, freshness: Freshness = Freshness()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.limit = limit
    self.freshness = freshness
  }

  /// A GET of `path` under `base` with these parameters, in this order.
  public init(
    base: URL, path: String, query: [(String, String)], headers: HTTPFields = [:],
    freshness: Freshness = Freshness()
  ) {
    var url = base.appending(path: path)
    url.append(queryItems: query.map { URLQueryItem(name: $0.0, value: $0.1) })
    self.init(.get, url, headers: headers, freshness: freshness)
  }

  /// The host in small letters; empty for an address without one.
  public var host: String { (url.host(percentEncoded: false) ?? "").lowercased() }

  /// Sent twice it does no more than once.
  public var isRepeatable: Bool { method == .get || method == .head }
}
