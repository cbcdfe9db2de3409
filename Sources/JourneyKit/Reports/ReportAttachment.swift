/// A file that belongs to a test, as its trace.
public struct ReportAttachment: Codable, Hashable, Sendable {
  public var name: String
  /// From the folder of the report, or absolute.
  public var path: String
  /// `text/html`
  public var type: String

  public init(name: String, path: String, type: String) {
    self.name = name
    self.path = path
    self.type = type
  }
}
