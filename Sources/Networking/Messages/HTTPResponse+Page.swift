import Foundation

extension HTTPResponse {
  /// A page for people, which is what a captive portal answers to everything.
  public var isPage: Bool {
    if headers["Content-Type"]?.lowercased().contains("html") == true { return true }
    let first = body.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "<")
  }
}
