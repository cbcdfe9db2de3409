/// Why a file or folder was not looked at.
public enum TrackersFileFailure: Error, Sendable, Hashable {
  case missing
  /// A folder without Loop's `Habits.csv`, or what is neither file nor folder.
  case notAFile
  case tooLarge(mostBytes: Int)
  /// In the system's words.
  case unreadable(String)
}
