import Toolkit
import TravelDomain

/// The country whose page is open, with its cities.
public struct CountryInfoState: Equatable, Sendable {
  let code: String
  /// By name; nil while they are not loaded.
  var cities: [VisitedCity]?
  var selection = ListSelection<CityKey>()
  /// Whether the question shows that comes before deleting (T-40).
  var isAsking = false
  var photos = PhotoStripState()
  /// Nil while no city is selected.
  var weather: CityWeatherState?

  init(_ code: String) { self.code = code }

  func city(at index: Int) -> VisitedCity? {
    guard let cities, cities.indices.contains(index) else { return nil }
    return cities[index]
  }

  var selectedCity: VisitedCity? { selection.shown.flatMap { city(at: $0) } }

  mutating func take(_ cities: [VisitedCity]) {
    self.cities = cities
    selection.follow(cities.map(\.key))
  }

  /// Selects what was added, also where it is still to come.
  mutating func select(_ key: CityKey) {
    let keys = cities?.map(\.key) ?? []
    if let index = keys.firstIndex(of: key) {
      selection.move(to: index, in: keys)
    } else {
      selection = ListSelection(key)
    }
  }
}
