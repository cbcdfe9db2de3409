import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The next hours as lines: temperature, as it feels, and below them the chance of precipitation.
public struct HourChart {
  let report: WeatherReport
  let now: Date
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }
  private let hours: ArraySlice<HourlyWeather>

  init(report: WeatherReport, now: Date, format: WeatherFormat) {
    (self.report, self.now, self.format) = (report, now, format)
    hours = report.nextHours
  }

  /// A chart for what has no screen.
  ///
  /// - Parameter clock: that of the hours below the lines.
  public init(
    _ report: WeatherReport, now: Date, _ units: WeatherUnits, _ language: Language,
    clock: ClockStyle
  ) {
    let words = WeatherMainWords(language, units: Units(clock: clock))
    self.init(report: report, now: now, format: WeatherFormat(words: words, units: units))
  }

  /// The chart as rows of text without colours; none where there are no hours.
  public func lines(_ size: Size) -> [String] {
    guard hours.count > 1 else { return [] }
    let context = RenderContext(language: words.language)
    let surface = render(body(rows: size.rows - 1), size: size, context: context).surface
    return (0..<size.rows).map { y in
      var line = surface.text(row: y)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  func body(rows: Int) -> Element<WeatherMainAction> {
    let values = { (path: KeyPath<HourlyWeather, Temperature?>) in
      hours.map { $0[keyPath: path]?.value(in: format.units.temperature) }
    }
    let felt = ChartSeries(words.say(en: "feels like", ru: "ощущается"), values(\.feelsLike))
    let series = [ChartSeries(words.temperature, values(\.temperature)), felt]
      .filter { $0.values.contains { $0 != nil } }
    let chances = hours.map(\.precipitationChance)
    return VStack {
      LineChart(
        WeatherID.hours, label: words.temperature, series: series, unit: "°",
        start: hours.lastIndex { $0.time <= now }, ticks: ticks, place: place
      ).frame(rows: rows)
      if chances.contains(where: { $0 != nil }) {
        HStack(spacing: 1) {
          Text(words.rain, .muted, semantics: nil).whenFlat {}
          Sparkline(
            WeatherID.rain, label: words.rain, values: chances, in: 0...100,
            unit: words.language.percentSign,
            role: .chart2
          ).fill(flex: Flex(horizontal: 1))
        }.frame(rows: 1)
      }
    }.whenFlat { flat }
  }

  /// The hour, or at the first one of a day its name.
  private func place(_ index: Int) -> String {
    guard hours.indices.contains(index) else { return "" }
    let hour = hours[index]
    let day = report.zone.day(of: hour.time)
    let isFirst = index > 0 && report.zone.day(of: hours[index - 1].time) != day
    let isMidnight = format.hourOfDay(hour.time, in: report.zone) == 0
    return isFirst || isMidnight
      ? CalendarWords(words).inLine(day.weekday) : format.hour(hour.time, in: report.zone)
  }

  /// Full hours of the clock, evenly through every day, so that each shows where it begins.
  private var ticks: [[Int]] {
    let clock = hours.map { format.hourOfDay($0.time, in: report.zone) }
    return [1, 2, 3, 4, 6, 12, 24].map { step in
      clock.indices.filter { clock[$0] % step == 0 }
    }
  }

  /// Every third hour as a line of words.
  private var flat: [Element<WeatherMainAction>] {
    stride(from: 0, to: hours.count, by: 3).map { index in
      let hour = hours[index]
      let code = hour.code.map { words.said($0.words) }
      let chance = hour.precipitationChance.map { words.chance(format.percent($0)) }
      let parts = [code, format.degrees(hour.temperature), chance].compactMap { $0 }
      let text = parts.joined(separator: ", ")
      return Text("\(format.moment(hour.time, in: report.zone)): \(text)", lines: nil).element
    }
  }
}
