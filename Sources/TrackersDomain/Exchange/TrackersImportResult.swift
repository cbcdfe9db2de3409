/// What an import brings in: told before, and done.
public struct TrackersImportResult: Sendable, Hashable {
  public var newCategories = 0
  public var newTrackers = 0
  /// Trackers that were there, by identifier or by name and category, and got days.
  public var knownTrackers = 0
  public var newMarks = 0
  /// Days that had something already, which stays.
  public var keptMarks = 0
  /// Days without a note, which got one.
  public var newNotes = 0
}
