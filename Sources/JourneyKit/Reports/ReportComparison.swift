/// A recorded screen and the one that came, both in the form of their kind of snapshot.
public struct ReportComparison: Codable, Hashable, Sendable {
  /// What names the reference: `Pets/List/empty.80x24.txt`.
  public var name: String
  /// nil where nothing was recorded.
  public var reference: String?
  public var actual: String

  public init(name: String, reference: String?, actual: String) {
    self.name = name
    self.reference = reference
    self.actual = actual
  }
}
