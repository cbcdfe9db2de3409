import Semantics
import Toolkit

/// The names of what stands on the main screen of the weather.
public enum WeatherID {
  public static let main: Identifier = "weather"
  public static let favourites: Identifier = "weather.favourites"
  public static let settings: Identifier = "weather.settings"
  public static let star: Identifier = "weather.star"
  public static let title: Identifier = "weather.title"
  public static let clock: Identifier = "weather.clock"
  /// One line: how old the weather is, that it is being asked for, or what went wrong.
  public static let status: Identifier = "weather.status"
  public static let retry: Identifier = "weather.retry"
  public static let page: Identifier = "weather.page"
  /// Where no place is known.
  public static let nowhere: Identifier = "weather.nowhere"
  public static let temperature: Identifier = "weather.temperature"
  public static let description: Identifier = "weather.description"
  public static let feelsLike: Identifier = "weather.feelsLike"
  public static let byForecast: Identifier = "weather.byForecast"
  public static let source: Identifier = "weather.source"
  /// One value of now, or of the sky: `weather.fact[wind]`.
  public static let fact: Identifier = "weather.fact"
  public static let alert: Identifier = "weather.alert"
  public static let hours: Identifier = "weather.hours"
  public static let rain: Identifier = "weather.rain"
  public static let days: Identifier = "weather.days"
  /// The bars of the days; a row of it is `weather.days.bars.row[0]`.
  public static let bars: Identifier = "weather.days.bars"
  public static let dayChance: Identifier = "weather.days.chance"
  public static let dayWords: Identifier = "weather.days.words"
  public static let credit: Identifier = "weather.credit"
  public static let skeleton: Identifier = "weather.skeleton"
  public static let walk: Identifier = "weather.walk"
  public static let dog: Identifier = "weather.walk.dog"
  public static let verdict: Identifier = "weather.walk.verdict"
  public static let reason: Identifier = "weather.walk.reason"
  public static let picture: Identifier = "weather.walk.picture"
  public static let background: Identifier = "weather.walk.background"
}
