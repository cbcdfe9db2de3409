import ArgumentParser
import Core
import Foundation
import WeatherDomain
import WeatherScreens

/// The weather as one line, for a status bar or a message of the day, by a format with fields in braces.
struct WeatherLineFormat {
  /// The fields, as the help names them.
  enum Field: String, CaseIterable {
    case place, glyph, sky, temperature, feels, high, low, wind, humidity, chance, walk
  }

  static let usual = "{glyph} {temperature} {sky}"

  private let parts: [Part]

  private enum Part: Equatable {
    case text(String)
    case field(Field)
  }

  /// - Throws: the first field that there is not, in words.
  init(_ format: String) throws {
    var parts: [Part] = []
    var rest = format[...]
    while let open = rest.firstIndex(of: "{") {
      parts.append(.text(String(rest[..<open])))
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let name = rest[rest.index(after: open)..<close]
      guard close < rest.endIndex, let field = Field(rawValue: String(name)) else {
        let all = Field.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--format has no field {\(name)}; there are \(all).")
      }
      parts.append(.field(field))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// Returns the line; what is not known is a dash.
  func text(_ value: (Field) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): value(field)
      }
    }
    .joined()
  }
}

extension WeatherContext {
  /// The line of a report.
  func line(_ report: WeatherReport, of place: WeatherPlace, _ format: WeatherLineFormat) -> String
  {
    let (figures, now) = (figures, report.current)
    let today = report.daily.first
    return format.text { field in
      switch field {
      case .place: place.name(words.language).title
      case .glyph: WeatherGlyph.of(now?.code, isDay: now?.isDay ?? true)
      case .sky: now?.code.map(words.text) ?? figures.none
      case .temperature: figures.text(now?.temperature)
      case .feels: figures.text(now?.feelsLike)
      case .high: figures.text(today?.high)
      case .low: figures.text(today?.low)
      case .wind: now.flatMap { figures.text($0.wind) } ?? figures.none
      case .humidity: figures.percent(now?.humidity)
      case .chance: figures.percent(today?.precipitationChance)
      case .walk:
        WeatherSummary(
          report, of: place, units: figures.units, at: weather.now(), words.language)?.advice
          ?? figures.none
      }
    }
  }
}
