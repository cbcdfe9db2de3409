import Core
import Foundation

/// Makes days of steps, for providers that give no days.
struct DailySummary {
  let zone: PlaceZone

  /// One for each day that the steps begin in, in their order.
  func days(of steps: [HourlyWeather]) -> [DailyWeather] {
    let days = Dictionary(grouping: steps) { zone.day(of: $0.time) }
    return days.keys.sorted().map { day in summary(day, days[day] ?? []) }
  }

  private func summary(_ day: CalendarDay, _ steps: [HourlyWeather]) -> DailyWeather {
    var weather = DailyWeather(day: day)
    weather.low = steps.compactMap(\.temperature).min()
    weather.high = steps.compactMap(\.temperature).max()
    weather.code = steps.compactMap(\.code).max { $0.weight < $1.weight }
    weather.precipitationChance = steps.compactMap(\.precipitationChance).max()
    weather.uvIndex = steps.compactMap(\.uvIndex).max()
    let amounts = steps.compactMap { $0.precipitation?.millimeters }
    if !amounts.isEmpty {
      weather.precipitation = Precipitation(millimeters: amounts.reduce(0, +))
    }
    let strongest = steps.max {
      ($0.wind.speed?.metersPerSecond ?? -1) < ($1.wind.speed?.metersPerSecond ?? -1)
    }
    weather.wind = strongest?.wind ?? Wind()
    weather.wind.gusts = steps.compactMap(\.wind.gusts).max()
    return weather
  }
}
