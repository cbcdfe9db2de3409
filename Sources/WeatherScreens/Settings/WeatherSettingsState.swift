import PlacePicking
import WeatherDomain

/// The screen of the weather's settings.
public struct WeatherSettingsState: Equatable, Sendable {
  /// How the question for the user's location stands.
  enum Locating: Equatable, Sendable {
    case asking
    /// May the network be asked?
    case consent
    /// Within so many metres, where the source says so.
    case found(accuracy: Double?)
    case nothing(WeatherError?)
  }

  var locating: Locating?
  /// A place is looked for, to be the default.
  var picker: PlacePickerState?
  /// Of the author; nil while there is none.
  var avatar: WebPicture?

  public init() {}
}
