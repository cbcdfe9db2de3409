import Core
import Foundation

/// The weather of a day of the place's calendar.
public struct DailyWeather: Sendable, Equatable {
  public var day: CalendarDay
  public var low: Temperature?
  public var high: Temperature?
  public var code: WeatherCode?
  public var precipitation: Precipitation?
  /// 0 to 100.
  public var precipitationChance: Double?
  /// The strongest of the day.
  public var wind = Wind()
  public var uvIndex: Double?
  public var sunrise: Date?
  public var sunset: Date?

  public init(day: CalendarDay) {
    self.day = day
  }
}
