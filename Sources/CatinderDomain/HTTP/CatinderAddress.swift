import Foundation

/// Where a server is: an address of the web without user, query and fragment.
public struct CatinderAddress: Sendable, Hashable {
  public let url: URL

  /// - Throws: ``CatinderError/wrongAddress``.
  public init(_ text: String) throws(CatinderError) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false, url.user() == nil,
      url.query() == nil, url.fragment() == nil
    else { throw .wrongAddress }
    self.url = url
  }

  /// The host, and the port where the address names one.
  public var place: String {
    let host = url.host() ?? ""
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return name + (url.port.map { ":\($0)" } ?? "")
  }

  /// Whether nobody on the way can read a password: it goes over TLS, or does not leave the machine.
  public var isPrivate: Bool {
    let host = (url.host() ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    return url.scheme?.lowercased() == "https" || host == "localhost" || host == "::1"
      || Self.isLoopback(host)
  }

  /// 127.0.0.0/8 (RFC 1122), as numbers: a name may begin with them too.
  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  func url(_ path: String) -> URL { url.appending(path: path) }
}
