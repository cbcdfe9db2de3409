import TravelDomain

/// What can happen on the page of settings and counts.
public enum TravelSettingsAction: Sendable {
  case statisticsLoaded(TravelStatistics)
  case worldChosen(WorldCount)
  /// Everything (T-53).
  case deleteTapped
  case deleteAnswered(Bool)
  /// There was nothing to delete, and that was read.
  case nothingRead
  case informationTapped
  case informationClosed
  /// Import, export, poster.
  case files(TravelFileAction)
  /// By a backup.
  case changed(TravelSettings)
}
