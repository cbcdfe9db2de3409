import Core
import Foundation
import Semantics
import Toolkit
import WeatherDomain

/// The next hours side by side, every third one: hour, sky, temperature and chance of precipitation. Four rows
/// high, for screens on which the lines of the chart have no room.
struct HourStrip {
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  private static let width = 6
  private var words: WeatherMainWords { format.words }

  func body(_ columns: Int) -> Element<WeatherMainAction> {
    let shown = hours.prefix(columns / Self.width)
    return HStack {
      for (index, hour) in shown.enumerated() {
        column(hour, isFirstOfDay: index > 0 && day(hour) != day(shown[index - 1]))
          .frame(columns: Self.width, rows: 4)
          .semantics(WeatherID.strip.item(index), .cell, label: moment(hour), value: said(hour))
      }
    }
    .whenFlat {}
    .semantics(WeatherID.strip, .group, label: words.hours)
  }

  /// Those of full thirds of the day that are still to come.
  private var hours: [HourlyWeather] {
    report.nextHours.filter { hour in
      hour.time > now && (hour.hours > 1 || format.hourOfDay(hour.time, in: report.zone) % 3 == 0)
    }
  }

  private func day(_ hour: HourlyWeather) -> CalendarDay { report.zone.day(of: hour.time) }
  private func moment(_ hour: HourlyWeather) -> String { format.moment(hour.time, in: report.zone) }

  private func column(
    _ hour: HourlyWeather, isFirstOfDay: Bool
  ) -> Element<WeatherMainAction> {
    let name = CalendarWords(words).inLine(day(hour).weekday)
    let time = format.hour(hour.time, in: report.zone)
    let chance = hour.precipitationChance.map(format.percent) ?? ""
    return VStack {
      Text(isFirstOfDay ? name : time, isFirstOfDay ? .accent : .muted, semantics: nil)
      Text(WeatherGlyph.of(hour.code, isDay: hour.isDay ?? true), semantics: nil)
      Text(format.degrees(hour.temperature), semantics: nil)
      Text(chance, .chart2, semantics: nil)
    }.element
  }

  /// `Light rain, 4°, chance of precipitation 40%`
  private func said(_ hour: HourlyWeather) -> String {
    let chance = hour.precipitationChance.map { words.chance(format.percent($0)) }
    return [
      hour.code.map { words.said($0.words) }, hour.temperature.map { format.degrees($0) }, chance,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
