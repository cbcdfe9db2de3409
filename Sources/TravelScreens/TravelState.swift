import Core
import Toolkit
import TravelDomain

/// All that the Travel tab shows.
public struct TravelState: Equatable, Sendable {
  public var settings: TravelSettings
  /// The map is shown first (T-01).
  var section = TravelSection.map
  var ground = TravelGround.unopened
  /// Nil while it is not loaded.
  var content: TravelContent?
  /// All of them, in the order of the list.
  var countries: [VisitedCountry] = []
  var roster = CountryRoster()
  var map = TravelMapState()
  var list = ListSelection<String>()
  /// The country whose page is open, in front of the three parts.
  var info: CountryInfoState?
  /// State, dates and note that are edited, in front of that.
  var form: VisitFormState?
  var prompt: PlacePromptState?
  var settingsPage = TravelSettingsState()
  /// Import, export and poster, in front of the parts.
  var files: TravelFileState?
  /// How many of these there were.
  var fileTickets = 0

  public init(settings: TravelSettings) {
    self.settings = settings
  }

  func country(_ code: String) -> VisitedCountry? {
    content?.countries.first { $0.code == code }
  }

  func city(_ key: CityKey) -> VisitedCity? { content?.cities.first { $0.key == key } }
}
