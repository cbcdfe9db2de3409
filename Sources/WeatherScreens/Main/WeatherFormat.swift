import Core
import Foundation
import Toolkit
import WeatherDomain

/// The format of values in the units, the clock and the language of the user.
struct WeatherFormat: Sendable {
  let words: WeatherMainWords
  let units: WeatherUnits

  // MARK: Values
  /// Rounded, as `−3`.
  func number(_ temperature: Temperature) -> String {
    words.number(temperature.value(in: units.temperature))
  }

  /// `−3°`; `–°` where it is not known.
  func degrees(_ temperature: Temperature?) -> String { (temperature.map(number) ?? "–") + "°" }
  var degreeSign: String { units.temperature == .celsius ? "°C" : "°F" }

  func speed(_ speed: Speed) -> String {
    words.number(speed.value(in: units.speed)) + " " + speedUnit
  }

  private var speedUnit: String {
    switch units.speed {
    case .metersPerSecond: words.say(en: "m/s", ru: "м/с")
    case .kilometersPerHour: words.say(en: "km/h", ru: "км/ч")
    case .milesPerHour: words.say(en: "mph", ru: "миль/ч")
    case .knots: words.say(en: "kn", ru: "уз")
    }
  }

  var pressureUnit: String {
    switch units.pressure {
    case .hectopascals: words.say(en: "hPa", ru: "гПа")
    case .millimetersOfMercury: words.say(en: "mmHg", ru: "мм рт. ст.")
    case .inchesOfMercury: words.say(en: "inHg", ru: "дюйм. рт. ст.")
    }
  }

  func pressure(_ pressure: Pressure) -> String {
    pressureNumber(pressure) + " " + pressureUnit
  }

  func pressureNumber(_ pressure: Pressure) -> String {
    let digits = units.pressure == .inchesOfMercury ? 2 : 0
    return words.number(pressure.value(in: units.pressure), digits: digits)
  }

  func precipitation(_ amount: Precipitation) -> String {
    precipitationNumber(amount) + " " + precipitationUnit
  }

  func precipitationNumber(_ amount: Precipitation) -> String {
    let digits = units.precipitation == .millimeters ? 1 : 2
    return words.number(amount.value(in: units.precipitation), digits: digits)
  }

  var precipitationUnit: String {
    units.precipitation == .millimeters
      ? words.say(en: "mm", ru: "мм") : words.say(en: "in", ru: "дюйм.")
  }

  func percent(_ value: Double) -> String { words.language.percent(value) }

  // MARK: Wind
  /// `↗ SW 5 m/s, gusts 9 m/s`; nil where nothing is known. The arrow flies with the wind, the
  /// letters say where it comes from.
  func wind(_ wind: Wind) -> String? {
    guard let speed = wind.speed else { return nil }
    let from = direction(wind).map { $0 + " " } ?? ""
    let gusts = wind.gusts.map { words.say(en: ", gusts ", ru: ", порывы ") + self.speed($0) }
    return from + self.speed(speed) + (gusts ?? "")
  }

  /// `↗ SW`
  func direction(_ wind: Wind) -> String? {
    wind.direction.map { Self.arrow($0) + " " + letters($0) }
  }

  private static func arrow(_ degrees: Double) -> String {
    ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"][eighth(degrees)]
  }

  private func letters(_ degrees: Double) -> String {
    let names = words.say(en: "N NE E SE S SW W NW", ru: "С СВ В ЮВ Ю ЮЗ З СЗ")
    return String(names.split(separator: " ")[Self.eighth(degrees)])
  }

  private static func eighth(_ degrees: Double) -> Int {
    guard degrees.isFinite else { return 0 }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    return Int((turn / 45).rounded() + 8) % 8
  }

  // MARK: Times
  /// `14:05`, or `2:05 PM`.
  func time(_ date: Date, in zone: PlaceZone) -> String {
    let minutes = minutes(date, in: zone)
    return words.units.clock.text(hour: minutes / 60, minute: minutes % 60)
  }

  /// 0 to 23.
  func hourOfDay(_ date: Date, in zone: PlaceZone) -> Int { minutes(date, in: zone) / 60 }

  /// Of a full hour where there is little room: `14`, or `2 PM`.
  func hour(_ date: Date, in zone: PlaceZone) -> String {
    let hour = hourOfDay(date, in: zone)
    guard words.units.clock == .hours12 else { return (hour < 10 ? "0" : "") + String(hour) }
    return "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "AM" : "PM")"
  }

  private func minutes(_ date: Date, in zone: PlaceZone) -> Int {
    let seconds = date.timeIntervalSince1970 + Double(zone.timeZone.secondsFromGMT(for: date))
    let minutes = (seconds / 60).rounded(.down).truncatingRemainder(dividingBy: 1440)
    return (Int(minutes) + 1440) % 1440
  }

  /// `Fri 14:05`.
  func moment(_ date: Date, in zone: PlaceZone) -> String {
    let day = CalendarWords(words).inLine(zone.day(of: date).weekday)
    return "\(day) \(time(date, in: zone))"
  }
}

/// Signs of one column for the weather and the Moon; words always stand beside them.
public enum WeatherGlyph {
  public static func of(_ code: WeatherCode?, isDay: Bool = true) -> String {
    switch code?.group {
    case .clear: isDay ? "☀" : "☾"
    case .partlyCloudy: "◒"
    case .cloudy: "☁"
    case .fog: "░"
    case .drizzle: "∴"
    case .rain: "☂"
    case .freezing: "◇"
    case .sleet: "⁂"
    case .snow: "❄"
    case .thunder: "↯"
    case nil: " "
    }
  }

  /// The filled part is the lit one, on the side on which it is seen.
  static func of(_ phase: MoonPhase, litSide: MoonLight.Side) -> String {
    let isRight = litSide == .right
    return switch phase {
    case .new: "○"
    case .full: "●"
    case .firstQuarter, .lastQuarter: isRight ? "◑" : "◐"
    case .waxingCrescent, .waningCrescent: isRight ? "☽" : "☾"
    case .waxingGibbous, .waningGibbous: isRight ? "◗" : "◖"
    }
  }
}

/// The weather now in a few words, for screens that are about something else: `12 °C, light rain`.
public struct WeatherLine: Sendable {
  /// Nil where the weather now is not known.
  public let text: String?

  /// - Parameter report: as of the moment at which it is shown.
  public init(_ report: WeatherReport, _ units: WeatherUnits, _ language: Language) {
    let format = WeatherFormat(words: WeatherMainWords(language), units: units)
    let degrees = report.current?.temperature.map { format.number($0) + " " + format.degreeSign }
    let weather = (report.current?.code).map { format.words.said($0.words) }
    let sky = weather.map { degrees == nil ? $0 : $0.prefix(1).lowercased() + $0.dropFirst() }
    let parts = [degrees, sky].compactMap { $0 }
    text = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
