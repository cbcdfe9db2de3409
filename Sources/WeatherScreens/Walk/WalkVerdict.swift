import WeatherDomain

/// Whether it is weather to take the dog out (P-23).
enum WalkVerdict: Sendable, Hashable {
  case walk, home

  /// Dry weather, clouds and drizzle that does not freeze are for a walk; all else is not.
  init(_ code: WeatherCode) {
    switch code {
    case .clear, .mainlyClear, .partlyCloudy, .overcast, .lightDrizzle, .drizzle, .denseDrizzle:
      self = .walk
    default: self = .home
    }
  }
}

extension CurrentWeather {
  /// Nil where nobody says what the weather is.
  var walkVerdict: WalkVerdict? { code.map { WalkVerdict($0) } }
}
