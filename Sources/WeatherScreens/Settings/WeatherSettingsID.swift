import Semantics
import Toolkit

/// The identifiers of the settings of the weather.
public enum WeatherSettingsID {
  public static let screen: Identifier = "weather.options"
  public static let back: Identifier = "weather.options.back"
  public static let page: Identifier = "weather.options.page"
  /// The default place, with its coordinates.
  public static let home: Identifier = "weather.options.home"
  /// How it came to be the default.
  public static let origin: Identifier = "weather.options.origin"
  public static let locate: Identifier = "weather.options.locate"
  public static let type: Identifier = "weather.options.type"
  public static let map: Identifier = "weather.options.map"
  public static let consent: Identifier = "weather.options.consent"
  public static let provider: Identifier = "weather.options.provider"
  public static let days: Identifier = "weather.options.days"
  public static let temperature: Identifier = "weather.options.temperature"
  public static let wind: Identifier = "weather.options.wind"
  public static let pressure: Identifier = "weather.options.pressure"
  public static let precipitation: Identifier = "weather.options.precipitation"
  public static let network: Identifier = "weather.options.network"
  public static let addresses: Identifier = "weather.options.addresses"
  public static let author: Identifier = "weather.options.author"
  public static let avatar: Identifier = "weather.options.avatar"
}
