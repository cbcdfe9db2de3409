/// Something in a file that was not taken, or not as it was written.
public struct TrackersImportProblem: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// Neither JSON of this program nor an export of Loop.
    case notUnderstood
    /// Written by a newer program.
    case newerVersion(Int)
    case missing(String)
    case notADate(String)
    case notAValue(String)
    case unknownHabit(String)
    /// Taken, but shortened to so many letters.
    case shortened(String, most: Int)
    /// Taken, but as so many times a week.
    case approximated(String, perWeek: Int)
    case tooLarge
  }

  /// The name of the file, below the folder that was read; may be empty.
  public let file: String
  /// Counted from 1; 0 where the whole file is meant.
  public let line: Int
  public let reason: Reason

  public init(_ file: String, line: Int, _ reason: Reason) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }
}
