import Foundation

/// The address of a server: one of the web without user, query and fragment.
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

  /// The host, with the port if the address names one.
  public var place: String {
    let host = url.host() ?? ""
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return name + (url.port.map { ":\($0)" } ?? "")
  }

  /// True if nobody on the way can read a password: it goes over TLS, or stays on this machine.
  public var isPrivate: Bool {
    let host = (url.host() ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    return url.scheme?.lowercased() == "https" || host == "localhost" || host == "::1"
      || Self.isLoopback(host)
  }

  /// Returns true for 127.0.0.0/8 (RFC 1122), but not for a name that begins alike.
  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  func url(_ path: String) -> URL { url.appending(path: path) }
}

/// The paths of the calls under the address of a server.
public enum CatinderPath {
  public static let login = "/login"
  public static let logout = "/logout"
  public static let register = "/profile/register"
  public static let ownProfile = "/profile"
  public static let profiles = "/profiles"
  public static let update = "/profile/update"
  public static let uploadImage = "/profile/upload-image"
  public static let ownImages = "/profile/images"
  public static let images = "/images"
  public static let like = "/relationships/set-like"
  public static let superlike = "/relationships/set-superlike"
  public static let dislike = "/relationships/set-dislike"
  public static let decisions = "/relationships/decisions"
  public static let undo = "/relationships/undo"
  public static let startAgain = "/relationships/start-again"
  public static let unmatch = "/relationships/unmatch"
  public static let block = "/relationships/block"
  public static let unblock = "/relationships/unblock"
  public static let blocked = "/relationships/blocked"
  public static let report = "/relationships/report"
  public static let boost = "/boost"
  public static let matches = "/matches"
  public static let messages = "/messages"
  public static let events = "/events"
  public static let password = "/account/password"
  public static let logoutEverywhere = "/account/logout-everywhere"
  public static let ownData = "/account/data"
  public static let deleteAccount = "/account/delete"
  public static let description = "/openapi.json"
  public static let health = "/health"
  public static let ready = "/ready"

  public static func decision(_ decision: Decision) -> String {
    switch decision {
    case .like: like
    case .dislike: dislike
    case .superlike: superlike
    }
  }

  public static func parting(_ parting: Parting) -> String {
    switch parting {
    case .unmatch: unmatch
    case .block: block
    }
  }
}

/// A picture as a multipart form (RFC 7578) with one field, `imageFile`.
struct ImageForm {
  let contentType: String
  let body: Data

  init(_ bytes: Data) {
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    let boundary = Self.boundary(for: bytes)
    let head = """
      --\(boundary)\r
      Content-Disposition: form-data; name="imageFile"; filename="\(isPNG ? "a.png" : "a.jpg")"\r
      Content-Type: \(isPNG ? "image/png" : "image/jpeg")\r
      \r

      """
    contentType = "multipart/form-data; boundary=\(boundary)"
    body = Data(head.utf8) + bytes + Data("\r\n--\(boundary)--\r\n".utf8)
  }

  /// Returns a boundary that the picture does not contain.
  private static func boundary(for bytes: Data) -> String {
    var number = 0
    while bytes.range(of: Data("moggy-picture-\(number)".utf8)) != nil { number += 1 }
    return "moggy-picture-\(number)"
  }
}
