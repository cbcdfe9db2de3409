import Core

/// A copy of the records that the program has made by itself.
public struct KeptCopy: Hashable, Sendable {
  public var path: String
  public var date: Moment

  public init(path: String, date: Moment) { (self.path, self.date) = (path, date) }
}
