import WeatherDomain

/// What OpenStreetMap says of the point under the mark.
enum PlaceMapAnswer: Equatable, Sendable {
  /// It may not be asked, or has not been.
  case none
  case asked
  case named(Nominatim.Address)
  /// Nobody has mapped anything there, as at sea.
  case nameless
  case failed(WeatherError)
}
