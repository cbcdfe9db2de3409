import Interchange

/// A reason for which a file or folder was not looked at.
public enum TrackersFileFailure: Error, Sendable, Hashable {
  case missing
  /// A folder without Loop's `Habits.csv`, or what is neither file nor folder.
  case notAFile
  case tooLarge(mostBytes: Int)
  case unreadable(SystemError)

  /// - Parameter limit: in bytes, which the file was to have at the most.
  init(_ problem: FileIntakeProblem, limit: Int) {
    switch problem {
    case .missing: self = .missing
    case .notAFile: self = .notAFile
    case .tooLarge: self = .tooLarge(mostBytes: limit)
    case .unreadable(let reason): self = .unreadable(reason)
    }
  }
}
