import Networking
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
  /// How the default place came to be what it is, the newest last.
  var homeChanges: [HomeChange] = []
  /// Of the author; nil while there is none.
  var avatar: WebPicture?

  public init() {}

  /// Remembers the default place of before; a choice of the same changes nothing.
  mutating func replaced(_ earlier: DefaultPlace?, by chosen: DefaultPlace) {
    guard earlier != chosen else { return }
    homeChanges.append(HomeChange(earlier: earlier, chosen: chosen))
  }

  /// What `u` takes back; nil where the default place has been changed elsewhere since.
  func lastChange(of home: DefaultPlace?) -> HomeChange? {
    homeChanges.last.flatMap { $0.chosen == home ? $0 : nil }
  }
}
