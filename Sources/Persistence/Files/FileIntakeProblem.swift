/// Why a file that somebody named was not read.
public enum FileIntakeProblem: Error, Equatable, Sendable {
  case missing
  /// A folder, a pipe, a device: nothing with an end that is known before it is read.
  case notAFile
  /// Bytes, both.
  case tooLarge(limit: Int, size: Int)
  /// In the system's words.
  case unreadable(String)
}
