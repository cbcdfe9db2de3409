import Toolkit
import WeatherDomain

/// What can happen on the main screen of the weather.
public enum WeatherMainAction: Sendable {
  /// The tab is shown: the weather is asked for where it is old.
  case shown
  /// The tab is left: questions under way are dropped without a word (P-28).
  case left
  case languageChanged(Language)
  /// Units, days, provider or clock are others now.
  case settingsChanged
  /// This place is to be shown; the default stays.
  case placeOpened(WeatherPlace)
  /// A word to the parent: the place that was guessed is the default.
  case homeFound(DefaultPlace)
  /// A word to the parent.
  case favouritesTapped
  /// A word to the parent.
  case settingsTapped
  /// A word to the parent: the star.
  case favouriteTapped(WeatherPlace)
  /// A word to the parent.
  case notice(String)
}
