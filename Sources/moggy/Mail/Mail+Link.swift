import Foundation
import ProfileScreens

extension Mail {
  /// As a `mailto:` link (RFC 6068).
  var link: String {
    let fields = [("subject", subject), ("body", body)]
    return "mailto:" + Self.escaped(address) + "?"
      + fields.map { $0 + "=" + Self.escaped($1) }.joined(separator: "&")
  }

  /// All but the unreserved characters of RFC 3986 and the `@` of an address.
  private static func escaped(_ text: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain))
      ?? ""
  }
}
