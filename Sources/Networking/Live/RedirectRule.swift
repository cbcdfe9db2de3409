import Foundation

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
