import Foundation

/// The header of an answer, read line by line (RFC 9112, 2.1). Interim answers (1xx) and the fields
/// that may follow a body are skipped.
struct ResponseHead {
  /// The most bytes of a header: a server that never ends it must not fill the memory.
  private static let largest = 80 << 10
  /// The codings that are decoded, one at a time.
  private static let codings: Set<String> = ["gzip", "x-gzip", "deflate", "br", "identity"]

  private(set) var status = 0
  private(set) var fields = HTTPFields()
  private(set) var isComplete = false
  private var size = 0

  /// Takes the next line, with its end; returns true if it ended the header.
  ///
  /// - Throws: ``HTTPError/malformed(_:)``.
  mutating func take(_ line: some Collection<UInt8>) throws(HTTPError) -> Bool {
    size += line.count
    guard size <= Self.largest else { throw .malformed("a header that is too long") }
    if isComplete { return false }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if text.isEmpty { return try end() }
    if text.hasPrefix("HTTP/") {
      try begin(text)
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields.append(String(text[..<colon]), String(value))
    }
    return false
  }

  private mutating func begin(_ line: String) throws(HTTPError) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].utf8.count == 3, let status = Int(words[1]), status >= 100
    else { throw .malformed("a status that is none") }
    self.status = status
    fields = HTTPFields()
  }

  private mutating func end() throws(HTTPError) -> Bool {
    if (100..<200).contains(status) { return false }
    let lengths = Set((fields["Content-Length"] ?? "").split(separator: ",").map(Self.trimmed))
    guard lengths.count <= 1 else { throw .malformed("two lengths") }
    let named = (fields["Content-Encoding"] ?? "").lowercased().split(separator: ",")
    guard named.count <= 1, named.allSatisfy({ Self.codings.contains(Self.trimmed($0)) })
    else { throw .malformed("compressed in a way that was not asked for") }
    isComplete = true
    return true
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.prefix { $0 != " " })
  }
}

/// The rules by which redirections are followed.
enum RedirectRule {
  private static let statuses: Set<Int> = [301, 302, 303, 307, 308]
  private static let personal = ["Authorization", "Cookie", "Proxy-Authorization"]

  /// Returns the next request; nil for an answer that is not a redirection.
  ///
  /// Secrets are sent to their own host and port only. A redirection is followed only if the request
  /// is repeatable, and never from https to http or from the network to this machine.
  static func next(
    after request: HTTPRequest, status: Int, location: String?
  ) throws(HTTPError) -> HTTPRequest? {
    guard statuses.contains(status) else { return nil }
    guard request.isRepeatable
    else { throw .redirected("\(request.method.rawValue) is not repeated") }
    guard let location, let target = URL(string: location, relativeTo: request.url)?.absoluteURL,
      let scheme = target.scheme?.lowercased(), target.host()?.isEmpty == false
    else { throw .redirected("no address") }
    guard scheme == "https" || scheme == "http" else { throw .redirected("not a web address") }
    if request.url.scheme?.lowercased() == "https", scheme == "http" {
      throw .redirected("from https to http")
    }
    var next = request
    next.url = target
    if next.isLocal, !request.isLocal { throw .redirected("to this machine") }
    if next.origin != request.origin {
      next.secrets = []
      for name in personal { next.headers[name] = nil }
    }
    return next
  }
}

extension HTTPRequest {
  fileprivate var origin: String {
    "\(url.scheme?.lowercased() ?? "")://\(host):\(url.port.map(String.init) ?? "")"
  }

  /// True for loopback, unspecified and link-local addresses, which no service of the web has.
  var isLocal: Bool {
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" || name == "::" {
      return true
    }
    return ["127.", "0.", "169.254.", "fe80:", "::ffff:127."].contains { name.hasPrefix($0) }
  }
}
