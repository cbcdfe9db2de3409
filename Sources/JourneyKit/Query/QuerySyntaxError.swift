/// What is wrong with the text of a query, and where.
public struct QuerySyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// How many characters stand before the place.
  public let offset: Int
  public let reason: String

  /// The reason, the text, and a mark below the place.
  public var description: String {
    "\(reason)\n  \(text)\n  \(String(repeating: " ", count: offset))^"
  }
}
