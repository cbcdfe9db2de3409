import Core
import Networking
import Toolkit
import WeatherDomain

/// What can happen on the main screen of the weather.
public enum WeatherMainAction: Sendable {
  /// The tab is shown: the weather is asked for where it is old.
  case shown
  /// The tab is left: questions under way are dropped without a word (P-28).
  case left
  /// Units, days, provider or clock are others now.
  case settingsChanged
  /// This place is to be shown; the default stays.
  case placeOpened(WeatherPlace)
  /// A word to the parent: the place that was guessed is the default.
  case homeFound(DefaultPlace)
  /// Neither the settings nor the time zone say where the user is.
  case nothingFound
  /// By key, button or pull.
  case refreshTapped
  case news(WeatherService.News)
  /// What is shown no longer holds, or it is time to try again.
  case renewalDue
  /// The clock of the place goes on.
  case minutePassed
  /// The pictures of the walk card, from the list that the settings name.
  case walkListLoaded(WalkPictures)
  case walkPictureLoaded(WebPicture)
  /// A word to the parent.
  case favouritesTapped
  /// A word to the parent.
  case settingsTapped
  /// A word to the parent: a default place is to be looked for.
  case pickTapped
  /// A word to the parent: the star.
  case favouriteTapped(WeatherPlace)
}
