import FilePrompts
import Foundation
import Interchange
import TrackersDomain

/// In what form trackers leave the program; the raw values end the names of the files.
public enum TrackersFileForm: String, Hashable, Sendable, CaseIterable {
  case json, csv, ics

  /// The whole file; nil where there is nothing that it could have.
  ///
  /// - Parameter language: two letters (ISO 639-1).
  public func text(
    of trackers: TrackersRepository, language: String, stamp: Date
  ) async throws -> String? {
    switch self {
    case .json: try await trackers.content().json()
    case .csv: try await trackers.content().csv()
    case .ics:
      TrackersCalendar(try await trackers.trackers(), today: trackers.today)
        .text(language: language, stamp: stamp)
    }
  }
}

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
  /// A failure of the records, not of the file.
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
