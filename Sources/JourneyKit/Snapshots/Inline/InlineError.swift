/// Why a literal in a source file cannot be written anew.
public enum InlineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No call's parenthesis stands there.
  case noCall(line: Int, column: Int)
  /// What is expected is no plain literal: it is computed, or has an interpolation.
  case noLiteral(line: Int)
  /// The file is not the one that was compiled.
  case changed(String)

  public var description: String {
    switch self {
    case .noCall(let line, let column): "no call begins at line \(line) column \(column)"
    case .noLiteral(let line): "what the call at line \(line) expects is no plain literal"
    case .changed(let path): "\(path) has changed since the tests ran; run them again"
    }
  }
}
