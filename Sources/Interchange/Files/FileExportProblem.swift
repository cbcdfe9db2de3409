/// Why a file was not written. Nothing was changed.
public enum FileExportProblem: Error, Sendable, Equatable {
  case noPath
  case noFolder(String)
  case isFolder(String)
  /// There is something of that name, and it stays.
  case exists(String)
  /// What was to be written is not there any more.
  case nothing
  /// In the system's words.
  case failed(String)
}
