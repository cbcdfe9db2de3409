import TravelDomain

/// Why a file was not read or not written. Nothing was changed.
public enum TravelFileProblem: Error, Sendable, Equatable {
  case noPath
  case noFolder(String)
  case isFolder(String)
  /// In the system's words.
  case notWritten(String)
  case notRead(TravelFileFailure)
  /// What went wrong besides the file, as the records say it.
  case failed(String)
}
