import Foundation

/// A request that has come as a whole, within the limits.
struct ServerRequest: Sendable {
  var method: String
  /// Decoded, between the slashes.
  var path: [String]
  /// Decoded; a name that comes twice is none of the known ones.
  var query: [String: String]
  /// By their names in small letters.
  var headers: [String: String]
  var body: Data
  /// Whose limits it counts against before it is known who asks.
  var address: String

  /// Nil for a target that leads somewhere else than it says.
  init?(
    method: String, target: String, headers: [String: String] = [:], body: Data = Data(),
    address: String
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.path(parts[0]), let query = Self.query(parts.dropFirst().first ?? "")
    else { return nil }
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.address = address
  }

  private static func path(_ text: Substring) -> [String]? {
    guard text.hasPrefix("/") else { return nil }
    var segments: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = part.removingPercentEncoding, segment != "..", segment != ".",
        !segment.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 < 0x20 })
      else { return nil }
      segments.append(segment)
    }
    return segments
  }

  private static func query(_ text: Substring) -> [String: String]? {
    var query: [String: String] = [:]
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count > 1 ? pair[1].replacing("+", with: " ") : ""
      guard let name = pair[0].replacing("+", with: " ").removingPercentEncoding,
        let decoded = value.removingPercentEncoding
      else { return nil }
      query[query[name] == nil ? name : "twice"] = decoded
    }
    return query
  }

  /// The token after `Bearer`.
  var token: String? {
    guard let value = headers["authorization"] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }

  /// The media type of the body, without parameters, in small letters.
  var mediaType: String {
    let type = (headers["content-type"] ?? "").split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Whether the one who asks reads Russian rather than English.
  var prefersRussian: Bool { (headers["accept-language"] ?? "").lowercased().hasPrefix("ru") }
}
