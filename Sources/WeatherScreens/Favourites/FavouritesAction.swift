import WeatherDomain

/// What can happen in the list of favourite places.
public enum FavouritesAction: Sendable {
  /// The tab is shown: the star needs to know them.
  case started
  /// The list is shown.
  case opened
  case loaded([WeatherPlace])
  /// What is kept of the weather there.
  case temperaturesLoaded(FavouriteTemperatures)
  case moved(Int)
  /// From an index to the one that it has then.
  case reordered(Int, Int)
  case openTapped(Int)
  case deleteTapped(Int)
  case addTapped
  case picker(PlacePickerAction)
  case added(WeatherPlace, FavouriteOutcome)
  /// The star on the main screen: added, or removed where it is there.
  case toggled(WeatherPlace)
  /// A word to the parent: show the weather there.
  case chosen(WeatherPlace)
  /// A word to the parent: leave.
  case closed
}

/// By place; made by the feature alone.
public struct FavouriteTemperatures: Sendable {
  let values: [WeatherPlace.ID: FavouriteTemperature]
}
