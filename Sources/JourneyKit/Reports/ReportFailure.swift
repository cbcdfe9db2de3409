/// One thing that went wrong in a test, and how it came there.
public struct ReportFailure: Codable, Hashable, Sendable {
  /// The first line says it all; more may follow.
  public var message: String
  public var file: String?
  public var line: Int?
  /// The screen as it was, in the form of ``SnapshotText``; nil where the comparison has it.
  public var screen: String?
  /// What was done until then, the failed act last.
  public var acts: [String]
  /// The screen and what it should have been like, where that was the question.
  public var comparison: ReportComparison?

  public init(
    message: String, file: String? = nil, line: Int? = nil, screen: String? = nil,
    acts: [String] = [], comparison: ReportComparison? = nil
  ) {
    self.message = message
    self.file = file
    self.line = line
    self.screen = screen
    self.acts = acts
    self.comparison = comparison
  }
}
