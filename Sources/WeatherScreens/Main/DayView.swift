import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// One day of the forecast: its values, Sun and Moon, and hour by hour what is to come.
struct DayView {
  let state: WeatherMainState
  let open: OpenDay
  let day: DailyWeather
  let hours: [HourlyWeather]
  let report: WeatherReport
  let format: WeatherFormat
  let status: WeatherStatusView

  private var words: WeatherMainWords { format.words }
  private var index: Int { state.selectedIndex }

  var body: Element<WeatherMainAction> {
    Responsive { size in
      VStack {
        header(size.columns - 2).padding(horizontal: 1)
        status.body(size.columns - 2).padding(horizontal: 1)
        Scroll(WeatherID.dayPage, label: words.title) { page(size.columns - 2) }
          .padding(Insets(left: 1))
      }.element
    }
    .semantics(WeatherID.day, .screen, label: CalendarWords(words).full(day.day))
    .bindings(words.title, bindings)
  }

  private var bindings: [KeyBinding<WeatherMainAction>] {
    var bindings: [KeyBinding<WeatherMainAction>] = [
      KeyBinding("weather.day.back", [.escape, .backspace], words.back) {
        var response = Response.send(WeatherMainAction.dayClosed)
        response.focus = .to(WeatherID.dayList)
        return response
      },
      KeyBinding("weather.refresh", ["r"], words.refresh, hint: .helpOnly, .refreshTapped),
    ]
    if index > 0 {
      bindings.append(
        KeyBinding(
          "weather.day.previous", ["p"], words.dayBefore, .dayOpened(index - 1)))
    }
    if index + 1 < report.daily.count {
      bindings.append(
        KeyBinding("weather.day.next", ["n"], words.dayAfter, .dayOpened(index + 1)))
    }
    return bindings
  }

  private func header(_ columns: Int) -> Element<WeatherMainAction> {
    let isRoomy = columns >= WeatherMainView.roomy
    let calendar = CalendarWords(words)
    let name = isRoomy ? calendar.full(day.day) : calendar.brief(day.day)
    let place = state.place.map { $0.name(words.language).title } ?? ""
    return HStack(spacing: 1) {
      Button(
        WeatherID.dayBack, isRoomy ? "‹ " + words.title : "‹", hint: words.back,
        action: .dayClosed)
      Text(
        isRoomy && !place.isEmpty ? "\(place), \(name)" : name, .title, id: WeatherID.dayTitle,
        semantics: .heading
      ).fill(horizontal: .leading, flex: Flex(horizontal: 1))
      Button(
        WeatherID.dayBefore, "◂", hint: words.dayBefore, isEnabled: index > 0,
        action: .dayOpened(index - 1))
      Button(
        WeatherID.dayAfter, "▸", hint: words.dayAfter,
        isEnabled: index + 1 < report.daily.count,
        action: .dayOpened(index + 1))
    }
    .frame(rows: 1)
  }

  // MARK: The page
  @ElementBuilder<WeatherMainAction>
  private func page(_ columns: Int) -> [Element<WeatherMainAction>] {
    Text(line, CurrentView.role(day.code?.severity) ?? .text, lines: 2, id: WeatherID.dayLine)
    if columns >= WeatherMainView.wide {
      let left = columns * 4 / 9
      HStack(spacing: 1) {
        VStack { values(left, isChart: true) }.frame(columns: left)
        VStack { table(columns - left - 1) }.fill(flex: Flex(horizontal: 1))
      }.whenFlat {
        values(columns, isChart: false)
        table(columns)
      }
    } else {
      values(columns, isChart: false)
      Spacer(1).whenFlat {}
      table(columns)
      Spacer(1).whenFlat {}
      charts
    }
    Text(words.credit(report.provider), .muted, lines: nil, id: WeatherID.credit)
  }

  /// `☂ Light rain, −3° to 4°, chance of precipitation 40%`
  private var line: String {
    let sky = day.code.map { "\(WeatherGlyph.of($0)) \(words.said($0.words))" }
    let range = words.range(format.degrees(day.low), format.degrees(day.high))
    let chance = day.precipitationChance.map { words.chance(format.percent($0)) }
    let mark = day.code?.severity.map { " " + words.severity($0) } ?? ""
    return [sky, range, chance].compactMap { $0 }.joined(separator: ", ") + mark
  }

  @ElementBuilder<WeatherMainAction>
  private func values(_ columns: Int, isChart: Bool) -> [Element<WeatherMainAction>] {
    let facts = DayFacts(open: open, day: day, hours: hours, zone: report.zone, format: format).all
    // Two in a row where both fit.
    let half = columns / 2 - 1
    let isPaired = !isChart && columns >= WeatherMainView.roomy
    let isShort = { (fact: WeatherFact) in
      fact.severity == nil && DisplayWidth.of(fact.value) + WeatherFact.labels <= half
    }
    let (short, long) = (facts.filter(isShort), facts.filter { !isShort($0) })
    let rows = isPaired ? pairs(short, half) : facts.map(row)
    VStack {
      // Long values and those that ask for care stand above, the Moon below.
      if isPaired { long.filter { $0.name != "moon" }.map(row) }
      rows
      if isPaired { long.filter { $0.name == "moon" }.map(row) }
    }.whenFlat { facts.map(row) }
    if isChart { charts }
  }

  private func row(_ fact: WeatherFact) -> Element<WeatherMainAction> {
    fact.row(WeatherID.dayFact, words)
  }

  private func pairs(_ facts: [WeatherFact], _ half: Int) -> [Element<WeatherMainAction>] {
    stride(from: 0, to: facts.count, by: 2).map { index in
      HStack(spacing: 2) {
        row(facts[index]).frame(columns: half)
        if index + 1 < facts.count { row(facts[index + 1]) }
      }.frame(rows: 1)
    }
  }

  // MARK: Hours
  @ElementBuilder<WeatherMainAction>
  private func table(_ columns: Int) -> [Element<WeatherMainAction>] {
    if hours.isEmpty {
      Text(words.noHours, .muted, lines: nil)
    } else {
      HourTable(hours: hours, zone: report.zone, format: format).body(columns)
    }
  }

  // MARK: Charts
  @ElementBuilder<WeatherMainAction> private var charts: [Element<WeatherMainAction>] {
    if open.sunHeights.contains(where: { $0 > 0 }) {
      LineChart(
        WeatherID.sunArc, label: words.sunArc,
        series: [ChartSeries(words.sunArc, open.sunHeights.map { $0 > 0 ? $0 : nil })],
        unit: "°", start: sunStart,
        ticks: [2, 4, 6, 8, 12, 24].map { step in
          open.sunHeights.indices.filter { $0 % step == 0 }
        }, place: sunPlace
      ).frame(rows: 7)
    }
    let pressures = hours.map { $0.pressure?.value(in: format.units.pressure) }
    if pressures.count(where: { $0 != nil }) > 1 {
      LineChart(
        WeatherID.dayPressure, label: "\(words.pressure), \(format.pressureUnit)",
        series: [ChartSeries(words.pressure, pressures)],
        digits: format.units.pressure == .inchesOfMercury ? 2 : 0, start: 0,
        place: { index in
          hours.indices.contains(index) ? format.hour(hours[index].time, in: report.zone) : ""
        }
      ).frame(rows: 7)
    }
  }

  /// The half hour of now, where this is today.
  private var sunStart: Int? {
    guard let start = open.sky?.sun.span.lowerBound, state.sky?.day == day.day
    else { return open.sunHeights.count / 2 }
    let seconds = Instant(secondsSince1970: state.now.timeIntervalSince1970).seconds(since: start)
    return min(max(0, Int(seconds / 1800)), open.sunHeights.count - 1)
  }

  private func sunPlace(_ index: Int) -> String {
    guard let start = open.sky?.sun.span.lowerBound else { return "" }
    let moment = Date(start.adding(seconds: Double(index) * 1800))
    return index % 2 == 0
      ? format.hour(moment, in: report.zone) : format.time(moment, in: report.zone)
  }
}

/// The hours of a day as rows of values; where there is less room, with fewer of them.
private struct HourTable {
  let hours: [HourlyWeather]
  let zone: PlaceZone
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }

  private struct Column {
    let head: String
    let width: Int
    var isNumber = true
    /// Of a value that asks for care, which has a mark in front of it.
    var severity: (HourlyWeather) -> Severity? = { _ in nil }
    let value: (HourlyWeather) -> String
  }

  func body(_ columns: Int) -> [Element<WeatherMainAction>] {
    let shown = fitting(columns)
    let head = HStack(spacing: 1) {
      for column in shown { cell(column, column.head, .muted) }
    }.frame(rows: 1).whenFlat {}
    let rows = hours.enumerated().map { index, hour in
      HStack(spacing: 1) {
        for column in shown {
          let severity = column.severity(hour)
          let mark = severity == nil ? "" : "!"
          cell(column, mark + column.value(hour), CurrentView.role(severity) ?? .text)
        }
      }
      .frame(rows: 1)
      .whenFlat { Text("\(moment(hour)): \(said(hour))", lines: nil, semantics: nil) }
      .semantics(WeatherID.dayHour.item(index), .row, label: moment(hour), value: said(hour))
    }
    return [head] + rows
  }

  private func cell(
    _ column: Column, _ text: String, _ role: ThemeRole
  ) -> Element<WeatherMainAction> {
    Text(text, role, semantics: nil)
      .fill(horizontal: column.isNumber ? .trailing : .leading).frame(columns: column.width)
  }

  /// Returns the columns that fit, without those that matter least.
  private func fitting(_ room: Int) -> [Column] {
    var shown: [Column] = []
    var left = room + 1
    for column in all {
      if column.width >= left { break }
      shown.append(column)
      left -= column.width + 1
    }
    return shown
  }

  /// The columns, those that matter most first.
  private var all: [Column] {
    let speed = { (speed: Speed?) in
      speed.map { words.number($0.value(in: format.units.speed)) } ?? "–"
    }
    return [
      Column(head: words.hourHead, width: 5, isNumber: false, value: time),
      Column(head: "", width: 2, isNumber: false) { hour in
        WeatherGlyph.of(hour.code, isDay: hour.isDay ?? true)
          + (severity(hour) == nil ? "" : "!")
      },
      Column(head: format.degreeSign, width: 4) { format.degrees($0.temperature) },
      Column(
        head: words.feltHead, width: 5, severity: { $0.feelsLike?.severityAsFelt },
        value: { format.degrees($0.feelsLike) }),
      Column(head: words.chanceHead, width: 6) {
        $0.precipitationChance.map(format.percent) ?? "–"
      },
      Column(head: words.windHead, width: 8) { hour in
        [format.direction(hour.wind), speed(hour.wind.speed)].compactMap { $0 }
          .joined(separator: " ")
      },
      Column(
        head: words.gustsHead, width: 7, severity: { Self.severity($0.wind) },
        value: { speed($0.wind.gusts) }),
      Column(
        head: format.precipitationUnit, width: 5,
        severity: { hour in hour.precipitation?.severity(hours: hour.hours) },
        value: { $0.precipitation.map(format.precipitationNumber) ?? "–" }),
      Column(head: words.cloudHead, width: 6) { $0.cloudCover.map(format.percent) ?? "–" },
      Column(
        head: words.uvHead, width: 3, severity: { WeatherDomain.severity(ofUVIndex: $0.uvIndex) },
        value: { $0.uvIndex.map { words.number($0) } ?? "–" }),
    ]
  }

  private static func severity(_ wind: Wind) -> Severity? {
    [wind.speed, wind.gusts].compactMap { $0?.severity }.max()
  }

  /// The worst of an hour's values.
  private func severity(_ hour: HourlyWeather) -> Severity? {
    [
      hour.code?.severity, hour.feelsLike?.severityAsFelt, Self.severity(hour.wind),
      hour.precipitation?.severity(hours: hour.hours),
      WeatherDomain.severity(ofUVIndex: hour.uvIndex),
    ].compactMap { $0 }.max()
  }

  /// `14`, or `12–18` for a longer step.
  private func time(_ hour: HourlyWeather) -> String {
    let start = format.hour(hour.time, in: zone)
    guard hour.hours > 1, words.units.clock == .hours24 else { return start }
    return start + "–" + format.hour(hour.end, in: zone)
  }

  /// `Fri 12:00`, or `Fri 12:00–18:00` for a longer step.
  private func moment(_ hour: HourlyWeather) -> String {
    let start = format.moment(hour.time, in: zone)
    return hour.hours > 1 ? start + "–" + format.time(hour.end, in: zone) : start
  }

  /// `Light rain, 4°, feels like 1°, chance of precipitation 40%, 0.3 mm, SW 5 m/s, UV index 2`
  private func said(_ hour: HourlyWeather) -> String {
    [
      hour.code.map { words.said($0.words) }, hour.temperature.map { format.degrees($0) },
      hour.feelsLike.map { words.feelsLike(format.degrees($0)) },
      hour.precipitationChance.map { words.chance(format.percent($0)) },
      hour.precipitation.map(format.precipitation), format.wind(hour.wind),
      hour.cloudCover.map { words.clouds(format.percent($0)) },
      hour.uvIndex.map { "\(words.uvIndex) \(words.number($0))" },
      severity(hour).map(words.severity),
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
