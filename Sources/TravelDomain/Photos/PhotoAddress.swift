import Foundation

/// Which addresses of an answer are followed.
struct PhotoAddress: Sendable {
  /// Asked instead of the services; what it names on itself is taken without TLS too.
  let server: URL?

  /// Nil for what is no address, is not over TLS, or carries a login.
  func url(_ text: String?) -> URL? {
    guard let text, text.utf8.count <= 2048, let url = URL(string: text),
      let host = url.host(percentEncoded: false), !host.isEmpty, url.user == nil,
      url.password == nil
    else { return nil }
    return url.scheme?.lowercased() == "https" || isOnServer(url) ? url : nil
  }

  private func isOnServer(_ url: URL) -> Bool {
    guard let server else { return false }
    return url.scheme == server.scheme && url.host() == server.host() && url.port == server.port
  }
}
