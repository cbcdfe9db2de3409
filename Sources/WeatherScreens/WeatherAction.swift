import Core
import Toolkit
import WeatherDomain

/// What can happen in the Weather tab.
public enum WeatherAction: Sendable {
  case started
  /// The tab is shown, or shown no more (P-20, P-28).
  case shown
  case left
  case main(WeatherMainAction)
  case favourites(FavouritesAction)
  case settings(WeatherSettingsAction)
  case map(PlaceMapAction)
  /// A word to the parent: to be told the user.
  case notice(String)
  /// A word to the parent: what could not be saved.
  case failed(String)
}

extension WeatherAction {
  /// Whether another screen of the tab is shown after it, so that a notice of before would mislead.
  public var leadsElsewhere: Bool {
    switch self {
    case .main(.favouritesTapped), .main(.settingsTapped), .main(.pickTapped), .favourites(.closed),
      .favourites(.chosen), .favourites(.addTapped), .settings(.closed), .settings(.mapTapped),
      .settings(.typeTapped), .map(.closed):
      true
    default: false
    }
  }
}
