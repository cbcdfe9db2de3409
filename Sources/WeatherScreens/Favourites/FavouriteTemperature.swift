import WeatherDomain

/// What is kept of the weather at a favourite place; nothing is asked for it.
struct FavouriteTemperature: Equatable, Sendable {
  let temperature: Temperature
  /// Nil while it still holds.
  let age: Duration?
}
