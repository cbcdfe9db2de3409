import TrackersDomain

/// What reading a file in would come to.
public struct TrackersFilePreview: Equatable, Sendable {
  /// The path as a person reads it.
  let file: String
  let plan: TrackersImportPlan
  let result: TrackersImportResult
  var isAdding = false

  /// Whether everything is there already.
  var isEmpty: Bool {
    result.newCategories + result.newTrackers + result.newMarks + result.newNotes == 0
  }
}
