import Foundation

/// A whole request within the limits.
struct ServerRequest: Sendable {
  var method: String
  /// The decoded segments.
  var path: [String]
  /// The decoded parameters; one that comes twice counts as unknown.
  var query: [String: String]
  /// The fields by name, in lower case.
  var headers: [String: String]
  var body: Data
  /// The address of the client, against whose limits it counts before the log-in: see
  /// ``NetworkAddress/client``.
  var address: String

  /// Creates a request; nil for a target with a path that is not safe.
  init?(
    method: String, target: String, headers: [String: String] = [:], body: Data = Data(),
    address: String
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.path(parts[0]), let query = Self.query(parts.dropFirst().first ?? "")
    else { return nil }
    (self.method, self.path, self.query) = (method, path, query)
    (self.headers, self.body, self.address) = (headers, body, address)
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

  /// The media type of the body, without parameters, in lower case.
  var mediaType: String {
    let type = (headers["content-type"] ?? "").split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// True if the client prefers Russian to English.
  var prefersRussian: Bool { (headers["accept-language"] ?? "").lowercased().hasPrefix("ru") }
}
