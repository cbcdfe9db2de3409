import Semantics

/// A screen of the program, as a recording tells it from others.
public struct RecordedPage: Hashable, Sendable {
  /// `ClearPage`
  public let name: String
  /// What is on the screen exactly while it shows.
  public let mark: RecordedQuery
}
