import Terminal

/// Why a recording cannot be read.
public struct CastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1; nil where the fault is no line's.
  public let line: Int?
  public let reason: String

  /// - Parameter reason: is cleaned: it may quote the file.
  public init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = Sanitizer.clean(reason)
  }

  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
