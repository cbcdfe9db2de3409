/// Why a file was not written or not read; nothing was changed.
public enum DataProblem: Error, Hashable, Sendable {
  case noPath
  case missing
  case notAFile
  /// In the system's words.
  case unreadable(String)
  /// None of this program's files of that kind.
  case foreign
  case newer
  /// The name of the part that shows it.
  case damaged(String)
  case exists
  /// The same of one that may go, by its whole path.
  case taken(String)
  /// In the system's words.
  case cannotWrite(String)
  case diskFull
  /// Told by whoever knows more, in the language of the user.
  case other(String)
}
