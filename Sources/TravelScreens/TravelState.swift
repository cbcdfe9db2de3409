import FilePrompts
import Maps
import Places
import TravelDomain

/// The state of the Travel tab: a part for each screen, and the data that all of them read.
public struct TravelState: Equatable, Sendable {
  var data: TravelData
  /// The map is shown first.
  var section = TravelSection.map
  var map = TravelMapState()
  var countries = CountriesState()
  /// The country whose page is open, in front of the three parts.
  var info: CountryInfoState?
  /// State, dates and note that are edited, in front of that.
  var form: VisitFormState?
  /// True once the form that was not saved when the program ended has been looked for.
  var isDraftSought = false
  var prompt: PlacePromptState?
  var settingsPage = TravelSettingsState()
  /// Import, export and poster, in front of the parts.
  var files = FileTransferState<TravelFilePurpose>()
  var poster = PosterState()

  public init(settings: TravelSettings) { data = TravelData(settings: settings) }
}

/// The settings, the world and the records, as far as they are loaded.
struct TravelData: Equatable, Sendable {
  var settings: TravelSettings
  var ground = MapGround.unopened
  /// Nil while it is not loaded.
  var content: TravelContent?
  /// All of them, in the order of the list.
  var countries: [VisitedCountry] = []

  func country(_ code: String) -> VisitedCountry? { content?.countries.first { $0.code == code } }
  func city(_ key: CityKey) -> VisitedCity? { content?.cities.first { $0.key == key } }

  func has(pin key: String) -> Bool {
    if let city = CityKey(key) { return self.city(city) != nil }
    return country(key) != nil
  }

  /// True while nothing is visited, or nothing is loaded.
  var isEmpty: Bool { content?.isEmpty ?? true }
}

/// The parts of the tab, in their order.
public enum TravelSection: String, Sendable, Hashable, CaseIterable {
  case countries, map, settings
}
