import FilePrompts
import Interchange
import TrackersDomain

/// Why a file was not read or not written. Nothing was changed.
public enum TrackersFileProblem: Error, Sendable, Equatable {
  case noPath
  case noFolder(String)
  case isFolder(String)
  /// In the system's words.
  case notWritten(String)
  /// There is nothing that the file could have.
  case nothing
  case notRead(TrackersFileFailure)
  /// Nothing of it was understood; the first reason.
  case notUnderstood(TrackersImportProblem)
  /// What went wrong besides the file, as the records say it.
  case failed(String)

  /// Paths as a person reads them.
  init(_ problem: FileExportProblem, _ paths: TypedPath) {
    self =
      switch problem {
      case .noPath: .noPath
      case .nothing: .nothing
      case .noFolder(let path): .noFolder(paths.shown(path))
      case .isFolder(let path): .isFolder(paths.shown(path))
      case .exists(let path): .notWritten(paths.shown(path))
      case .failed(let reason, _): .notWritten(reason)
      }
  }
}
