import Foundation

/// The header of an answer, as its lines come: RFC 9112, 2.1.
///
/// Headers of answers that only announce one (1xx) are read over, and so are the fields that may follow
/// a body.
struct AnswerHead {
  /// In bytes of its lines, as other programs have it; a server that never ends its header must not fill
  /// the memory.
  static let largest = 80 << 10
  /// Codings of which one at a time is undone.
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
    // What was compressed twice, or by a method that was not asked for.
    guard named.count <= 1, named.allSatisfy({ Self.codings.contains(Self.trimmed($0)) })
    else { throw .malformed("compressed in a way that was not asked for") }
    isComplete = true
    return true
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.prefix { $0 != " " })
  }
}

/// Which redirections are followed, and what is sent along.
struct RedirectRule: Sendable {
  private static let statuses: Set<Int> = [301, 302, 303, 307, 308]
  private static let personal = ["Authorization", "Cookie", "Proxy-Authorization"]

  /// The next request; nil for an answer that is none of the redirections.
  ///
  /// Secrets stay with the host and port that they were meant for. Only what can be repeated is
  /// sent elsewhere, and never from https to http or from the network to this machine.
  static func next(
    after request: HTTPRequest, status: Int, location: String?
  ) throws(HTTPError) -> HTTPRequest? {
    guard statuses.contains(status) else { return nil }
    guard request.isRepeatable else {
      throw .redirected("\(request.method.rawValue) is not repeated")
    }
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

  /// Loopback, unspecified or link-local: no service of the web lives there.
  var isLocal: Bool {
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" || name == "::" {
      return true
    }
    return ["127.", "0.", "169.254.", "fe80:", "::ffff:127."].contains { name.hasPrefix($0) }
  }
}
