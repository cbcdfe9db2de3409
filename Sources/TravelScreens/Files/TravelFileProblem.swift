import FilePrompts
import Interchange
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

extension TravelFileProblem {
  /// Paths as a person reads them.
  init(_ problem: FileExportProblem, _ paths: TypedPath) {
    self =
      switch problem {
      case .noPath, .nothing: .noPath
      case .noFolder(let path): .noFolder(paths.shown(path))
      case .isFolder(let path): .isFolder(paths.shown(path))
      case .exists(let path): .notWritten(paths.shown(path))
      case .failed(let reason, _): .notWritten(reason)
      }
  }
}
