import Core
import Toolkit
import WeatherDomain

/// What can happen in the Weather tab.
public enum WeatherAction: Sendable {
  /// The tab is shown, or shown no more.
  case shown
  case left
  /// Other records have taken the place of those that are known.
  case recordsReplaced
  case main(WeatherMainAction)
  case favourites(FavouritesAction)
  case settings(WeatherSettingsAction)
  case map(PlaceMapAction)
}
