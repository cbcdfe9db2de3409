import Core
import Foundation
import Toolkit
import WeatherDomain

/// Values as people read them, in the units that they want.
struct WeatherFigures {
  let units: WeatherUnits
  let clock: ClockStyle
  let language: Language

  /// For what is not known.
  var none: String { "–" }

  func text(_ temperature: Temperature?) -> String {
    temperature.map(text) ?? none
  }

  func text(_ temperature: Temperature) -> String {
    let unit = units.temperature == .celsius ? "°C" : "°F"
    return whole(temperature.value(in: units.temperature)) + " " + unit
  }

  func text(_ pressure: Pressure) -> String {
    let value = pressure.value(in: units.pressure)
    return switch units.pressure {
    case .hectopascals: whole(value) + language.say(en: " hPa", ru: " гПа")
    case .millimetersOfMercury: whole(value) + language.say(en: " mmHg", ru: " мм рт. ст.")
    case .inchesOfMercury: decimal(value, places: 2) + language.say(en: " inHg", ru: " д. рт. ст.")
    }
  }

  func text(_ amount: Precipitation?) -> String {
    guard let amount else { return none }
    let value = amount.value(in: units.precipitation)
    return switch units.precipitation {
    case .millimeters: decimal(value, places: 1) + language.say(en: " mm", ru: " мм")
    case .inches: decimal(value, places: 2) + language.say(en: " in", ru: " д.")
    }
  }

  /// Nil where no speed is known.
  func text(_ wind: Wind, _ words: WeatherCommandWords) -> String? {
    guard let speed = wind.speed else { return nil }
    let value = whole(speed.value(in: units.speed))
    let direction = wind.direction.map { " " + words.compass($0) } ?? ""
    return "\(value) \(unit(units.speed))\(direction)"
  }

  private func unit(_ unit: Speed.Unit) -> String {
    switch unit {
    case .metersPerSecond: language.say(en: "m/s", ru: "м/с")
    case .kilometersPerHour: language.say(en: "km/h", ru: "км/ч")
    case .milesPerHour: language.say(en: "mph", ru: "миль/ч")
    case .knots: language.say(en: "kn", ru: "уз")
    }
  }

  func percent(_ value: Double?) -> String { value.map { whole($0) + " %" } ?? none }

  /// Never `-0`.
  func whole(_ value: Double) -> String { String(Int(value.rounded())) }

  private func decimal(_ value: Double, places: Int) -> String {
    let text = String(format: "%.\(places)f", value)
    return language == .russian ? text.replacing(".", with: ",") : text
  }

  func time(_ date: Date?, in zone: TimeZone) -> String {
    guard let date else { return none }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return clock.text(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }
}
