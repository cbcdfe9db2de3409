import WeatherDomain

/// What can happen in the list of favourite places.
public enum FavouritesAction: Sendable {
  case opened
  case loaded([WeatherPlace])
  /// The star on the main screen: added, or removed where it is there.
  case toggled(WeatherPlace)
  /// A word to the parent: show the weather there.
  case chosen(WeatherPlace)
  /// A word to the parent: leave.
  case closed
  /// A word to the parent.
  case notice(String)
  /// A word to the parent.
  case failed(String)
}
