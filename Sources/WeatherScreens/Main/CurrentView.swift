import Core
import Foundation
import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// The weather of now, Sun and Moon.
struct CurrentView {
  let state: WeatherMainState
  let format: WeatherFormat

  private var words: WeatherMainWords { format.words }
  private var weather: CurrentWeather? { state.report?.current }

  /// One below the other.
  @ElementBuilder<WeatherMainAction> var body: [Element<WeatherMainAction>] {
    for (index, alert) in (state.report?.alerts ?? []).prefix(5).enumerated() {
      self.alert(alert, index)
    }
    VStack { summary }
    VStack { details }
  }

  /// Beside each other, with two short values in a row: as few rows as there can be.
  @ElementBuilder<WeatherMainAction>
  func compact(_ columns: Int) -> [Element<WeatherMainAction>] {
    for (index, alert) in (state.report?.alerts ?? []).prefix(5).enumerated() {
      self.alert(alert, index)
    }
    let room = columns - 24
    HStack(spacing: 2) {
      VStack { summary }.frame(columns: 22)
      VStack { skeleton + pairs(room) }.fill(flex: Flex(horizontal: 1))
    }.whenFlat {
      summary
      details
    }
  }

  /// The values in rows: two short ones side by side, a long one or one with a warning alone.
  private func pairs(_ columns: Int) -> [Element<WeatherMainAction>] {
    let half = columns / 2 - 1
    let isShort = { (fact: Fact) in
      fact.severity == nil && DisplayWidth.of(fact.value) + WeatherFact.labels <= half
    }
    let long = facts.filter { !isShort($0) }
    var short = facts.filter(isShort)[...]
    var rows: [Element<WeatherMainAction>] = []
    while let first = short.popFirst() {
      // Sunrise and sunset stand in one row.
      let isBeforePair = short.first?.name == "sunrise" && short.count > 1
      let second = isBeforePair ? nil : short.popFirst()
      rows.append(
        HStack(spacing: 2) {
          line(first).frame(columns: half)
          if let second { line(second) }
        }.frame(rows: 1))
    }
    // The wind stands above, the Moon below.
    return long.prefix(1).map(line) + rows + long.dropFirst().map(line)
  }

  // MARK: Temperature
  @ElementBuilder<WeatherMainAction> private var summary: [Element<WeatherMainAction>] {
    BigNumber(
      WeatherID.temperature, weather?.temperature.map(format.number) ?? "––",
      sign: format.degreeSign, label: words.temperature)
    if let weather {
      if let code = weather.code {
        Text(
          "\(WeatherGlyph.of(code, isDay: weather.isDay ?? true)) \(words.said(code.words))",
          lines: 2, id: WeatherID.description)
        if let severity = code.severity { mark(severity) }
      }
      if let felt = weather.feelsLike {
        Text(words.feelsLike(format.degrees(felt)), .muted, lines: 2, id: WeatherID.feelsLike)
        if let severity = felt.severityAsFelt { mark(severity) }
      }
      if weather.isForecast {
        Text(words.byForecast, .muted, lines: 2, id: WeatherID.byForecast)
      }
    }
  }

  private func mark(_ severity: Severity) -> Element<WeatherMainAction> {
    Text(words.severity(severity), Self.role(severity) ?? .text).element
  }

  static func role(_ severity: Severity?) -> ThemeRole? {
    switch severity {
    case .caution: .warning
    case .danger: .danger
    case nil: nil
    }
  }

  // MARK: Alerts
  private func alert(_ alert: WeatherAlert, _ index: Int) -> Element<WeatherMainAction> {
    let until = alert.end.map { words.until(format.moment($0, in: state.zone)) }
    let head = [alert.event, until, alert.sender].compactMap { $0 }.joined(separator: " · ")
    return VStack {
      Text("! " + head, .warning, lines: 2, id: WeatherID.alert.item(index), semantics: .alert)
      if let text = alert.text { Text(text, .muted, lines: 3) }
    }.element
  }

  // MARK: Values
  private typealias Fact = WeatherFact

  private var skeleton: [Element<WeatherMainAction>] {
    state.report == nil && state.isLoading
      ? [Skeleton<WeatherMainAction>(WeatherID.skeleton, rows: 3, label: words.loading).element]
      : []
  }

  private var details: [Element<WeatherMainAction>] { skeleton + facts.map(line) }

  private func line(_ fact: Fact) -> Element<WeatherMainAction> {
    fact.row(WeatherID.fact, words)
  }

  private var facts: [Fact] { weatherFacts + sunFacts + [moonFact].compactMap { $0 } }

  private var weatherFacts: [Fact] {
    guard let weather else { return [] }
    let wind = format.wind(weather.wind).map {
      Fact(
        name: "wind", label: words.wind, value: $0,
        severity: [weather.wind.speed, weather.wind.gusts].compactMap { $0?.severity }.max())
    }
    let humidity = weather.humidity.map {
      Fact(name: "humidity", label: words.humidity, value: format.percent($0))
    }
    let pressure = weather.pressure.map {
      Fact(name: "pressure", label: words.pressure, value: format.pressure($0))
    }
    let uvIndex = weather.uvIndex.map {
      Fact(
        name: "uv", label: words.uvIndex, value: words.number($0),
        severity: severity(ofUVIndex: $0))
    }
    let rain = weather.precipitation.map {
      Fact(
        name: "precipitation", label: words.precipitation, value: format.precipitation($0),
        severity: $0.severity(hours: 1))
    }
    return [wind, humidity, pressure, uvIndex, rain, air].compactMap { $0 }
  }

  private var air: Fact? {
    guard let air = state.report?.airQuality else { return nil }
    let number = { (value: Double) in words.number(value) }
    let value: String
    if let grade = air.grade, let index = air.europeanIndex {
      value = "\(words.grade(grade)), \(number(index))"
    } else if let index = air.usIndex {
      value = "US AQI \(number(index))"
    } else {
      return nil
    }
    return Fact(name: "air", label: words.air, value: value, severity: air.severity)
  }

  // MARK: Sun and Moon
  /// As the provider has it, else computed.
  private var sunFacts: [Fact] {
    let today = state.report?.daily.first { $0.day == state.sky?.day }
    let rise = today?.sunrise ?? state.sky?.sunrise
    let set = today?.sunset ?? state.sky?.sunset
    let time = { (date: Date) in format.time(date, in: state.zone) }
    let facts = [
      rise.map { Fact(name: "sunrise", label: words.sunrise, value: time($0)) },
      set.map { Fact(name: "sunset", label: words.sunset, value: time($0)) },
    ].compactMap { $0 }
    guard facts.isEmpty, let sky = state.sky else { return facts }
    let isUp = sky.sun.course() == .alwaysAbove
    return [Fact(name: "sun", label: words.sun, value: isUp ? words.polarDay : words.polarNight)]
  }

  private var moonFact: Fact? {
    state.sky.map { sky in
      let glyph = WeatherGlyph.of(sky.moon.phase, litSide: sky.litSide)
      // Of this moment: it changes by some ten hundredths a day.
      let light = MoonLight(at: Instant(secondsSince1970: state.now.timeIntervalSince1970))
      let lit = words.lit(format.percent(light.fraction * 100))
      return Fact(
        name: "moon", label: words.moon, value: "\(glyph) \(words.phase(sky.moon.phase)), \(lit)")
    }
  }
}

/// A number in digits three rows high, with a small sign behind it; in flat mode, and where there is
/// no room, as plain text.
///
/// ```swift
/// BigNumber("weather.temperature", "−12", sign: "°C", label: "Temperature")
/// ```
struct BigNumber<Action>: Widget {
  let id: Identifier
  let text: String
  let sign: String
  let label: String

  /// - Parameter text: digits and a minus sign, or `–` for what is not known; all else is left out.
  init(_ id: Identifier, _ text: String, sign: String, label: String) {
    (self.id, self.text, self.sign, self.label) = (id, text, sign, label)
  }

  /// `−12 °C`.
  private var words: String { "\(text) \(sign)" }
  private var glyphs: [[String]] { text.compactMap { BigDigits.shapes[$0] } }

  private var columns: Int {
    glyphs.reduce(0) { $0 + ($1.first?.count ?? 0) + 1 } + DisplayWidth.of(sign)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    context.isFlat
      ? Size(min(DisplayWidth.of(words), available.columns), min(1, available.rows))
      : Size(min(columns, available.columns), min(3, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    canvas.describe(
      SemanticNode(identifier: id, role: .heading, label: label, value: words, frame: rect))
    guard !canvas.context.isFlat, rect.rows >= 3, rect.columns >= columns else {
      canvas.write(
        DisplayWidth.truncate(words, to: rect.columns), at: rect.origin, role: .title)
      return
    }
    var x = rect.minX
    for glyph in glyphs {
      for (row, line) in glyph.enumerated() {
        canvas.write(line, at: Point(x: x, y: rect.minY + row), role: .title)
      }
      x += (glyph.first?.count ?? 0) + 1
    }
    canvas.write(sign, at: Point(x: x, y: rect.minY), role: .title)
  }
}

/// Digits of half blocks, five dots high.
private enum BigDigits {
  static let shapes: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"], "−": ["   ", "▀▀▀", "   "], "–": ["   ", "▀▀▀", "   "],
  ]
}
