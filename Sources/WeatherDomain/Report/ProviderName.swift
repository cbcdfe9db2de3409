/// Who says what the weather is, with the credit that its terms ask for.
public enum ProviderName: String, Sendable, Hashable, Codable, CaseIterable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  public var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeather"
    case .metNorway: "MET Norway"
    }
  }

  /// To be shown where its data are.
  public var credit: String {
    switch self {
    case .openMeteo: "Weather data by Open-Meteo.com (CC BY 4.0)"
    case .openWeatherMap: "Weather data provided by OpenWeather (openweathermap.org)"
    case .metNorway: "Data from MET Norway (CC BY 4.0)"
    }
  }
}
