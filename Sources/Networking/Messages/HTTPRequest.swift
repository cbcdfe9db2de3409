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

/// What a request asks for, as the word of the first line.
public enum HTTPMethod: String, Sendable, Hashable, Codable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
}

/// A whole answer: its body is complete, decompressed and within the request's ``BodyLimit``.
public struct HTTPResponse: Sendable, Equatable {
  public var status: Int
  public var headers: HTTPFields
  public var body: Data
  /// When this body was last known to be the service's answer, by our clock.
  public var confirmed: Date
  /// Until when the service need not be asked again; not after ``confirmed`` where it must.
  public var freshUntil: Date

  public init(
    status: Int, headers: HTTPFields, body: Data, confirmed: Date, freshUntil: Date? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.confirmed = confirmed
    self.freshUntil = freshUntil ?? confirmed
  }

  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The time since the body was confirmed; never negative, whatever became of the clock.
  public func age(at now: Date) -> Duration {
    .seconds(max(0, now.timeIntervalSince(confirmed)))
  }

  /// False also for a body that was confirmed in the future: the clock was set back.
  public func isFresh(at now: Date) -> Bool { now >= confirmed && now < freshUntil }

  /// A page for people, which is what a captive portal answers to everything.
  public var isPage: Bool {
    if headers["Content-Type"]?.lowercased().contains("html") == true { return true }
    let first = body.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "<")
  }
}

/// The header fields of a message, in their order; names are compared without regard to case.
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

  /// All values of a name joined by commas, as RFC 9110 allows; set replaces them all.
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

  /// Adds one more value of a name. What could end the line early is left out.
  public mutating func append(_ name: String, _ value: String) {
    let inert = value.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }
    fields.append(Field(name: name, value: String(String.UnicodeScalarView(inert))))
  }

  private static func same(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
  }
}

/// How many bytes of an answer are taken, counted after decompression; one more ends the call.
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

  static let largest = BodyLimit.picture.bytes
}
