import Core
import CursesHost
import Foundation
import Terminal
import Toolkit
import WeatherDomain
import WeatherScreens

extension WeatherContext {
  var figures: WeatherFigures {
    WeatherFigures(
      units: options.units?.units ?? settings.units ?? weather.configuration.units, clock: clock,
      words: words)
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
    let chart = chart(report)
    if !chart.isEmpty { return lines + chart + ["", report.provider.credit(words.language)] }
    let rows = options.hourly ? hours(report) : days(report)
    let heads = options.hourly ? words.hourHeads : words.dayHeads
    lines +=
      rows.isEmpty
      ? [words.noRows(isHourly: options.hourly)] : TextColumns.lines([heads] + rows)
    return lines + ["", report.provider.credit(words.language)]
  }

  /// The next hours as lines, where they are asked for and a person reads them.
  private func chart(_ report: WeatherReport) -> [String] {
    let terminal = StandardOutput.columns
    // In a narrower terminal the rows of a chart would be wrapped.
    guard options.hourly, options.chart ?? (terminal ?? 0 >= 40) else { return [] }
    let chart = HourChart(
      report, now: weather.now(), figures.units, words.language, clock: figures.clock)
    return chart.lines(Size(min(max(40, terminal ?? 80), 120), 16))
  }

  private func current(_ now: CurrentWeather) -> [String] {
    let felt = now.feelsLike.map { words.feelsLike(figures.text($0)) }
    let note = now.isForecast ? words.byForecast : nil
    let first = [now.code.map(words.text), now.temperature.map(figures.text), felt, note]
    let second = [
      words.wind(figures.text(now.wind)),
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
        words.calendar.inLine(day.day.weekday), day.day.iso,
        figures.text(day.low), figures.text(day.high),
        figures.percent(day.precipitationChance), figures.text(day.precipitation),
        figures.text(day.wind) ?? figures.none, figures.time(day.sunrise, in: zone),
        figures.time(day.sunset, in: zone), day.code.map(words.text) ?? figures.none,
      ]
    }
  }

  private func hours(_ report: WeatherReport) -> [[String]] {
    let zone = report.zone.timeZone
    return report.nextHours.map { hour in
      [
        words.calendar.inLine(report.zone.day(of: hour.time).weekday),
        figures.time(hour.time, in: zone), figures.text(hour.temperature),
        figures.percent(hour.precipitationChance), figures.text(hour.precipitation),
        figures.text(hour.wind) ?? figures.none,
        hour.code.map(words.text) ?? figures.none,
      ]
    }
  }
}

/// Values as people read them, in the units that they want.
struct WeatherFigures {
  let units: WeatherUnits
  let clock: ClockStyle
  let words: WeatherCommandWords

  /// For what is not known.
  var none: String { "–" }
  func text(_ temperature: Temperature?) -> String { temperature.map(text) ?? none }

  func text(_ temperature: Temperature) -> String {
    let unit = units.temperature == .celsius ? "°C" : "°F"
    return whole(temperature.value(in: units.temperature)) + " " + unit
  }

  func text(_ pressure: Pressure) -> String {
    let value = pressure.value(in: units.pressure)
    return switch units.pressure {
    case .hectopascals: whole(value) + words.say(en: " hPa", ru: " гПа")
    case .millimetersOfMercury: whole(value) + words.say(en: " mmHg", ru: " мм рт. ст.")
    case .inchesOfMercury:
      words.number(value, digits: 2) + words.say(en: " inHg", ru: " д. рт. ст.")
    }
  }

  func text(_ amount: Precipitation?) -> String {
    guard let amount else { return none }
    let value = amount.value(in: units.precipitation)
    return switch units.precipitation {
    case .millimeters: words.number(value, digits: 1) + words.say(en: " mm", ru: " мм")
    case .inches: words.number(value, digits: 2) + words.say(en: " in", ru: " д.")
    }
  }

  /// Nil where no speed is known.
  func text(_ wind: Wind) -> String? {
    guard let speed = wind.speed else { return nil }
    let value = whole(speed.value(in: units.speed))
    let direction = wind.direction.map { " " + words.compass($0) } ?? ""
    return "\(value) \(unit(units.speed))\(direction)"
  }

  private func unit(_ unit: Speed.Unit) -> String {
    switch unit {
    case .metersPerSecond: words.say(en: "m/s", ru: "м/с")
    case .kilometersPerHour: words.say(en: "km/h", ru: "км/ч")
    case .milesPerHour: words.say(en: "mph", ru: "миль/ч")
    case .knots: words.say(en: "kn", ru: "уз")
    }
  }

  func percent(_ value: Double?) -> String { value.map { words.language.percent($0) } ?? none }
  func whole(_ value: Double) -> String { words.number(value) }

  func time(_ date: Date?, in zone: TimeZone) -> String {
    guard let date else { return none }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return clock.text(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }
}
