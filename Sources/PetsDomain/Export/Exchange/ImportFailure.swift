import Interchange
import Persistence

/// Why a file was not read in at all. Nothing was changed.
public enum ImportFailure: Error, Sendable, Equatable {
  case noFile(AttachmentProblem)
  case notJSON(JSONProblem)
  /// JSON, but none of ours.
  case otherFormat
  /// Written by a newer version of this program.
  case newerVersion(Int64)
}
