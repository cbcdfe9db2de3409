/// Why a text is no JSON that is taken, and where.
public struct JSONProblem: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case unexpected
    /// More arrays and objects within each other than ``JSONReader/deepest``.
    case tooDeep
    case tooMany(most: Int)
  }

  public let reason: Reason
  /// Counted from 0.
  public let byte: Int
  /// Counted from 1.
  public let line: Int

  public init(_ reason: Reason, byte: Int, line: Int) {
    self.reason = reason
    self.byte = byte
    self.line = line
  }
}
