/// Where something stands in a script; lines and columns count from 1.
public struct ScriptPlace: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  /// 0 where the text has no lines of its own, as a request.
  public var line: Int
  public var column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}
