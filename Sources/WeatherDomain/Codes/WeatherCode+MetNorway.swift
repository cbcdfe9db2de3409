extension WeatherCode {
  /// The nearest code to a symbol of MET Norway (legend of metno/weathericons), as
  /// `lightrainshowers_day`; nil for one that is not in the legend.
  init?(metNorway symbol: String) {
    let name = symbol.prefix { $0 != "_" }
    if name.hasSuffix("andthunder") {
      self = .thunderstorm
      return
    }
    switch name {
    case "clearsky": self = .clear
    case "fair": self = .mainlyClear
    case "partlycloudy": self = .partlyCloudy
    case "cloudy": self = .overcast
    case "fog": self = .fog
    case "lightrain": self = .lightRain
    case "rain": self = .rain
    case "heavyrain": self = .heavyRain
    case "lightrainshowers": self = .lightShowers
    case "rainshowers": self = .showers
    case "heavyrainshowers": self = .violentShowers
    case "lightsleet", "lightsleetshowers": self = .lightSleet
    case "sleet", "sleetshowers", "heavysleet", "heavysleetshowers": self = .sleet
    case "lightsnow": self = .lightSnow
    case "snow": self = .snow
    case "heavysnow": self = .heavySnow
    case "lightsnowshowers": self = .lightSnowShowers
    case "snowshowers", "heavysnowshowers": self = .snowShowers
    default: return nil
    }
  }
}
