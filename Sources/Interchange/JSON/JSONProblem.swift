/// Why a text is no JSON that is taken.
public enum JSONProblem: Error, Sendable, Equatable {
  /// At that byte, counted from 0.
  case unexpected(byte: Int)
  /// More arrays and objects within each other than ``JSONReader/deepest``.
  case tooDeep
}
