/// Why a step failed.
public struct StepFailure: Codable, Hashable, Sendable {
  public var message: String
  /// What the test wanted to see, where it is a text.
  public var expected: String?
  /// What was there instead.
  public var actual: String?
  public var file: String
  public var line: Int

  public init(
    _ message: String, expected: String? = nil, actual: String? = nil, file: String, line: Int
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.file = file
    self.line = line
  }

  /// The same for the same failure, wherever it comes by.
  var key: String { "\(file):\(line): \(message)" }
}
