/// A complaint about a cat for the administrator of its server.
public struct CatReport: Sendable, Hashable, Codable {
  /// The class of a complaint, spelt as in the protocol.
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    case spam, fake, abuse, other
  }

  public var reason: Reason
  /// The user's own words; may be empty, and may have line feeds.
  public var text: String

  /// - Parameter text: cleaned, and cut to its limit.
  public init(_ reason: Reason, _ text: String = "") {
    (self.reason, self.text) = (reason, TextLimit.report.cut(text))
  }
}

/// The end of what two cats have with each other, as one of them decides it.
public enum Parting: String, Sendable, Hashable, Codable {
  /// The match and its messages are deleted for both.
  case unmatch
  /// The same, and neither sees the other any more.
  case block
}
