import Networking
import WeatherDomain

/// What can happen in the settings of the weather.
public enum WeatherSettingsAction: Sendable {
  case opened
  case locateTapped
  case located(LocationSearch.Finding)
  /// Whether the network may be asked where the user is, now and from now on.
  case consentChosen(Bool)
  case typeTapped
  case picker(PlacePickerAction)
  /// Takes the last change of the default place back.
  case undoTapped
  case avatarLoaded(WebPicture)
  /// A word to the parent: these hold now.
  case changed(WeatherSettings)
  /// A word to the parent: to the map.
  case mapTapped
  /// A word to the parent: leave.
  case closed
}
