/// A request as its text came.
public struct ServerRequest: Sendable, Equatable {
  /// Its place among all requests to the server, from 0.
  public let number: Int
  /// Which connection brought it, from 0.
  public let connection: Int
  /// First line and header.
  public let text: String

  /// The path and query of the first line.
  public var target: String {
    let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
    return words.count > 1 ? String(words[1]) : ""
  }

  /// The value of a header field; nil where it is missing.
  public func header(_ name: String) -> String? {
    for line in text.split(separator: "\r\n").dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      guard pair.count == 2, pair[0].lowercased() == name.lowercased() else { continue }
      return String(pair[1].drop { $0 == " " })
    }
    return nil
  }
}
