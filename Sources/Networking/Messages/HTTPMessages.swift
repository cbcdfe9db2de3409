import Foundation

/// A request. Its secrets are apart from its address, and are joined when it is sent: so the address
/// can stand in a message, a cache or a fixture's index.
public struct HTTPRequest: Sendable {
  /// The place of a secret in the request as it is sent.
  public enum SecretPlace: Sendable, Hashable {
    case header(String)
    /// A parameter, for services that take their key nowhere else.
    case query(String)
  }

  public var method: HTTPMethod
  public var url: URL
  public var headers: HTTPFields
  public var body: Data?
  public var limit: BodyLimit
  public var freshness: Freshness
  public var secrets: [(place: SecretPlace, secret: Secret)] = []
  /// True if a person waits for it: a host that has failed is tried all the same, but not one that
  /// asked to be left alone.
  public var isUrgent = false
  /// Returns true for an answer of the service. Another one, as the page of a hotel's network, is
  /// returned, but neither stored nor served from the cache. Called on any thread.
  public var accepts: @Sendable (HTTPResponse) -> Bool = { _ in true }

  public init(
    _ method: HTTPMethod = .get, _ url: URL, headers: HTTPFields = [:], body: Data? = nil,
    limit: BodyLimit = .document, freshness: Freshness = Freshness()
  ) {
    (self.method, self.url, self.headers, self.body) = (method, url, headers, body)
    (self.limit, self.freshness) = (limit, freshness)
  }

  /// Creates a GET of `path` under `base` with these parameters, in this order.
  public init(
    base: URL, path: String, query: [(String, String)], headers: HTTPFields = [:],
    freshness: Freshness = Freshness()
  ) {
    var url = base.appending(path: path)
    url.append(queryItems: query.map { URLQueryItem(name: $0.0, value: $0.1) })
    self.init(.get, url, headers: headers, freshness: freshness)
  }

  /// The host in lower case; empty for an address without one.
  public var host: String { (url.host(percentEncoded: false) ?? "").lowercased() }
  /// True if it may be sent twice without further effect.
  public var isRepeatable: Bool { method == .get || method == .head }
}

/// The method of a request.
public enum HTTPMethod: String, Sendable, Hashable, Codable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
}

/// A whole answer: its body is complete, decompressed and within ``BodyLimit``.
public struct HTTPResponse: Sendable, Equatable {
  public var status: Int
  public var headers: HTTPFields
  public var body: Data
  /// The moment at which the service last confirmed this body, by the program's clock.
  public var confirmed: Date
  /// The moment until which the service need not be asked again.
  public var freshUntil: Date

  public init(
    status: Int, headers: HTTPFields, body: Data, confirmed: Date, freshUntil: Date? = nil
  ) {
    (self.status, self.headers, self.body) = (status, headers, body)
    (self.confirmed, self.freshUntil) = (confirmed, freshUntil ?? confirmed)
  }

  public var isSuccess: Bool { (200..<300).contains(status) }
  /// Returns the time since the body was confirmed; never negative.
  public func age(at now: Date) -> Duration { .seconds(max(0, now.timeIntervalSince(confirmed))) }
  /// Returns true while the body is fresh; false if the clock was set back before its confirmation.
  public func isFresh(at now: Date) -> Bool { now >= confirmed && now < freshUntil }

  /// True for a page, with which a captive portal answers everything.
  public var isPage: Bool {
    if headers["Content-Type"]?.lowercased().contains("html") == true { return true }
    let first = body.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "<")
  }
}

/// The header fields of a message, in order; names are compared without regard to case.
public struct HTTPFields: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  public struct Field: Sendable, Equatable {
    public let name: String
    public let value: String
  }

  public private(set) var fields: [Field] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// All values of a name, joined by commas (RFC 9110); setting replaces them all.
  public subscript(name: String) -> String? {
    get {
      let values = fields.filter { Self.same($0.name, name) }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// Adds a value of a name, without controls, which could end the header line early.
  public mutating func append(_ name: String, _ value: String) {
    let inert = value.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    fields.append(Field(name: name, value: String(String.UnicodeScalarView(inert))))
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
  }
}

/// The most bytes of a body, counted after decompression; one more ends the call.
public enum BodyLimit: Sendable, Hashable {
  /// 2 MB: parsing ten takes seconds.
  case document
  /// 8 MB.
  case picture

  public var bytes: Int {
    switch self {
    case .document: 2 << 20
    case .picture: 8 << 20
    }
  }
}
