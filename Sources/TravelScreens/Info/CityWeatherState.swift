import TravelDomain

/// The weather of the city that is selected.
struct CityWeatherState: Equatable, Sendable {
  let city: CityKey
  /// Nil while it is not known.
  var weather: CityWeather?
  /// Whether nobody knows it.
  var isUnknown = false
}
