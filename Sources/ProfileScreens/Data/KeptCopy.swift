/// A copy of the records that the program has made by itself.
public struct KeptCopy: Hashable, Sendable {
  public var path: String
  /// As the user is to read it, `06.03.2026 09:00`.
  public var date: String

  public init(path: String, date: String) { (self.path, self.date) = (path, date) }
}
