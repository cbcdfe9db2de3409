import Core
import Foundation
import Places
import Scheduling
import Toolkit
import WeatherDomain
import WeatherScreens

extension WeatherDesk {
  private var figures: WeatherFigures {
    WeatherFigures(
      units: options.units?.units ?? settings.units ?? weather.configuration.units,
      clock: clock,
      language: words.language)
  }

  /// The place, the weather now, a line a day or an hour, and the credit that the provider wants.
  func lines(_ report: WeatherReport, of place: WeatherPlace) -> [String] {
    let name = place.name(words.language)
    let title = [name.title, name.origin].filter { !$0.isEmpty }.joined(separator: ", ")
    let zone = report.zone.timeZone
    var lines = [title + "  " + words.localTime(figures.time(weather.now(), in: zone))]
    lines += report.current.map(current) ?? [words.noCurrent]
    lines += report.alerts.map { "! " + $0.event }
    lines.append("")
    let rows = options.hourly ? hours(report) : days(report)
    let heads = options.hourly ? words.hourHeads : words.dayHeads
    lines +=
      rows.isEmpty
      ? [words.noRows(isHourly: options.hourly)] : TextColumns.lines([heads] + rows)
    return lines + ["", report.provider.credit]
  }

  private func current(_ now: CurrentWeather) -> [String] {
    let felt = now.feelsLike.map { words.feelsLike(figures.text($0)) }
    let note = now.isForecast ? words.byForecast : nil
    let first = [now.code.map(words.text), now.temperature.map(figures.text), felt, note]
    let second = [
      words.wind(figures.text(now.wind, words)),
      now.humidity.map { words.humidity(figures.percent($0)) },
      now.pressure.map { words.pressure(figures.text($0)) },
      now.uvIndex.map { words.uvIndex(figures.whole($0)) },
    ]
    return [first, second].map { $0.compactMap { $0 }.joined(separator: ", ") }
      .filter { !$0.isEmpty }
  }

  private func days(_ report: WeatherReport) -> [[String]] {
    let zone = report.zone.timeZone
    return report.daily.map { day in
      [
        words.calendar.short(day.day.weekday), day.day.iso,
        figures.text(day.low), figures.text(day.high),
        figures.percent(day.precipitationChance), figures.text(day.precipitation),
        figures.text(day.wind, words) ?? figures.none, figures.time(day.sunrise, in: zone),
        figures.time(day.sunset, in: zone), day.code.map(words.text) ?? figures.none,
      ]
    }
  }

  private func hours(_ report: WeatherReport) -> [[String]] {
    let zone = report.zone.timeZone
    return report.hourly.map { hour in
      [
        words.calendar.short(report.zone.day(of: hour.time).weekday),
        figures.time(hour.time, in: zone), figures.text(hour.temperature),
        figures.percent(hour.precipitationChance), figures.text(hour.precipitation),
        figures.text(hour.wind, words) ?? figures.none,
        hour.code.map(words.text) ?? figures.none,
      ]
    }
  }
}
