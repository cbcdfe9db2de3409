import TravelDomain

/// What can happen on the page of settings and counts.
public enum TravelSettingsAction: Sendable {
  case statisticsLoaded(TravelStatistics)
  case worldChosen(WorldCount)
  /// So many photos more or less.
  case photoCountStepped(Int)
  case photoCountTapped
  case photoCountTyped(String)
  case photoCountEntered
  case photoCountLeft
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
