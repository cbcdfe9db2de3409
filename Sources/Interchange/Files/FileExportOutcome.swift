/// What came of writing a file.
public enum FileExportOutcome: Sendable, Equatable {
  /// The path of the file.
  case written(String)
  /// There is a file, and it stays.
  case exists(String)
  case refused(FileExportProblem)
}
