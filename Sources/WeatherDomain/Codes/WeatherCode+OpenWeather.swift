extension WeatherCode {
  /// The nearest code to a condition of OpenWeather (openweathermap.org/weather-conditions); nil for
  /// what the table has no word for, as smoke or tornado.
  init?(openWeather id: Int) {
    switch id {
    case 200...202, 210...221, 230...232: self = .thunderstorm
    case 300, 310: self = .lightDrizzle
    case 301, 311, 313, 321: self = .drizzle
    case 302, 312, 314: self = .denseDrizzle
    case 500: self = .lightRain
    case 501: self = .rain
    case 502...504: self = .heavyRain
    case 511: self = .freezingRain
    case 520: self = .lightShowers
    case 521, 531: self = .showers
    case 522: self = .violentShowers
    case 600: self = .lightSnow
    case 601: self = .snow
    case 602: self = .heavySnow
    case 611, 613, 616: self = .sleet
    case 612, 615: self = .lightSleet
    case 620: self = .lightSnowShowers
    case 621, 622: self = .snowShowers
    case 701, 741: self = .fog
    case 800: self = .clear
    case 801: self = .mainlyClear
    case 802: self = .partlyCloudy
    case 803, 804: self = .overcast
    default: return nil
    }
  }
}
