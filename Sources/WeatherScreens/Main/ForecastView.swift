import Core
import Foundation
import Semantics
import Toolkit
import WeatherDomain

/// The next hours as lines, the next days as bars on one scale.
struct ForecastView {
  let state: WeatherMainState
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }
  private var calendar: CalendarWords { CalendarWords(format.words) }

  /// - Parameter rows: the room for both, where they are to fill one; the lines take what the days
  ///   leave.
  @ElementBuilder<WeatherMainAction>
  func blocks(_ columns: Int, rows: Int = 0) -> [Element<WeatherMainAction>] {
    if let report = state.report {
      let least = columns >= WeatherMainView.roomy ? 10 : 8
      hoursBlock(columns, rows: max(least, rows - report.daily.count - 5))
      daysBlock(columns)
    } else {
      waiting
    }
  }

  /// - Parameter rows: those of the chart, of which it takes 20 at most.
  @ElementBuilder<WeatherMainAction>
  func hoursBlock(_ columns: Int, rows: Int) -> [Element<WeatherMainAction>] {
    if let report = state.report, report.nextHours.count > 1 {
      Block.of(words.hours, columns) { _ in hours(report, rows: min(20, rows)) }
    }
  }

  @ElementBuilder<WeatherMainAction>
  func daysBlock(_ columns: Int) -> [Element<WeatherMainAction>] {
    if let report = state.report {
      if !report.daily.isEmpty {
        Block.of(words.days(report.daily.count), columns) { room in days(report, room) }
      }
    } else {
      waiting
    }
  }

  @ElementBuilder<WeatherMainAction> private var waiting: [Element<WeatherMainAction>] {
    if state.isLoading {
      Spacer(1)
      Skeleton(WeatherID.skeleton.child("forecast"), rows: 8, label: words.loading)
    }
  }

  // MARK: One after the other
  @ElementBuilder<WeatherMainAction>
  func strip(_ columns: Int) -> [Element<WeatherMainAction>] {
    if let report = state.report {
      if report.nextHours.count > 1 {
        HourStrip(report: report, now: state.now, format: format).body(columns)
      }
    } else if state.isLoading {
      Skeleton(WeatherID.skeleton.child("forecast"), rows: 8, label: words.loading)
    }
  }

  @ElementBuilder<WeatherMainAction>
  func dayRows(_ columns: Int) -> [Element<WeatherMainAction>] {
    if let report = state.report, !report.daily.isEmpty { days(report, columns) }
  }

  @ElementBuilder<WeatherMainAction>
  func chart(_ columns: Int) -> [Element<WeatherMainAction>] {
    if let report = state.report, report.nextHours.count > 1 {
      // Below all else, so that the axis has the rows to follow the temperatures closely.
      Block.of(words.hours, columns) { _ in hours(report, rows: 14) }
    }
  }

  private func hours(_ report: WeatherReport, rows: Int) -> Element<WeatherMainAction> {
    HourChart(report: report, now: state.now, format: format).body(rows: rows)
  }

  // MARK: Days
  private func days(_ report: WeatherReport, _ columns: Int) -> Element<WeatherMainAction> {
    let days = report.daily
    let isRoomy = columns >= 58
    let rows = days.map { row($0, report, isDated: columns >= 42) }
    return List(
      WeatherID.dayList, label: words.days(days.count), count: days.count,
      selection: state.selectedIndex, key: { days[$0].day.iso },
      itemLabel: { calendar.full(days[$0].day) }, openTitle: words.openDay,
      onMove: { .daySelected($0) }, onOpen: { .dayOpened($0) },
      row: { dayRow($0, days, rows, columns: isRoomy ? columns - 2 : nil) }
    )
    .markedWithFocus()
    .frame(rows: days.count)
    .whenFlat { days.map { Text(flat($0), lines: nil).element } }
    .semantics(WeatherID.days, .group, label: words.days(days.count))
  }

  /// - Parameter columns: the room where there is enough for words, else nil.
  private func dayRow(
    _ index: Int, _ days: [DailyWeather], _ rows: [RangeRow], columns: Int?
  ) -> Element<WeatherMainAction> {
    // Without its words, a sky that asks for care has its mark before the chance.
    let mark = columns == nil && days[index].code?.severity != nil ? "!" : ""
    return HStack(spacing: 1) {
      RangeBars(WeatherID.bars, label: words.temperature, rows: rows, only: index, unit: "°")
      Text(mark + chance(days[index]), .chart2, id: WeatherID.dayChance.item(index))
        .fill(horizontal: .trailing)
        .frame(columns: (words.language == .russian ? 5 : 4) + (columns == nil ? 1 : 0))
      if let columns {
        Text(
          dayWords(days[index]), CurrentView.role(days[index].code?.severity) ?? .muted,
          id: WeatherID.dayWords.item(index)
        ).frame(columns: min(24, columns - 36))
      }
    }.element
  }

  private func row(
    _ day: DailyWeather, _ report: WeatherReport, isDated: Bool
  ) -> RangeRow {
    let value = { (temperature: Temperature?) in
      temperature?.value(in: format.units.temperature)
    }
    let isToday = day.day == state.sky?.day
    let number = day.day.day < 10 ? " \(day.day.day)" : "\(day.day.day)"
    let name = calendar.inLine(day.day.weekday)
    let label = isDated ? "\(name) \(number)" : name
    return RangeRow(
      "\(label) \(WeatherGlyph.of(day.code))", low: value(day.low), high: value(day.high),
      now: isToday ? value(report.measured?.temperature) : nil)
  }

  private func chance(_ day: DailyWeather) -> String {
    day.precipitationChance.map(format.percent) ?? "–"
  }

  func dayWords(_ day: DailyWeather) -> String {
    guard let code = day.code else { return "" }
    return (code.severity == nil ? "" : "! ") + words.said(code.words)
  }

  /// `Friday, 6 March 2026: Light rain, −3° to 4°, chance of precipitation 40%`.
  private func flat(_ day: DailyWeather) -> String {
    let isToday = day.day == state.sky?.day
    let name = isToday ? words.today : calendar.full(day.day)
    let range = words.range(format.degrees(day.low), format.degrees(day.high))
    let chance = day.precipitationChance.map { words.chance(format.percent($0)) }
    let parts = [day.code.map { words.said($0.words) }, range, chance].compactMap { $0 }
    return "\(name): " + parts.joined(separator: ", ")
  }
}
