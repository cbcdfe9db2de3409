import Core
import WeatherDomain
import XCTest

/// A day of Sun and Moon over a place as PyEphem has it: computed by others, published nowhere.
struct ComputedSky {
  let name: String
  let observer: Observer
  let day: CalendarDay
  let offsets: UTCOffsetRule
  /// Seconds that the day lasts.
  let length: Double
  let sun: [SunHorizon: SkyRecord]
  let noon: Instant
  let moon: SkyRecord
  let fraction: Double

  static func all() throws -> [ComputedSky] {
    let lines = text.split(separator: "\n")
    return try stride(from: 0, to: lines.count, by: 8).map { start in
      try ComputedSky(lines[start..<start + 8].flatMap { $0.split(separator: "|") })
    }
  }

  private init(_ parts: [Substring]) throws {
    let fields = parts.map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    let place = fields[0]
    let change = try fields[1].map { try XCTUnwrap(Int($0)) }
    let day = try XCTUnwrap(CalendarDay(iso: String(place[3])))
    name = place.joined(separator: " ")
    observer = try XCTUnwrap(
      Observer(
        latitude: try XCTUnwrap(Double(place[1])), longitude: try XCTUnwrap(Double(place[2]))))
    self.day = day
    offsets = UTCOffsetRule { instant in
      instant.secondsSince1970 < Double(change[1]) ? change[0] : change[2]
    }
    length = try XCTUnwrap(Double(fields[2][0]))
    let records = try zip(SunHorizon.allCases, fields[3...6]).map { horizon, words in
      (horizon, try SkyRecord(words) { try Self.instant(day, $0) })
    }
    sun = Dictionary(uniqueKeysWithValues: records)
    noon = try Self.instant(day, fields[7][0].dropFirst())
    moon = try SkyRecord(fields[8]) { try Self.instant(day, $0) }
    fraction = try XCTUnwrap(Double(fields[9][0]))
  }

  /// `18:24:40-0500`, by the clock of the place.
  private static func instant(_ day: CalendarDay, _ word: Substring) throws -> Instant {
    let zone = word.suffix(5)
    let sign = zone.hasPrefix("-") ? -1 : 1
    let hours = try XCTUnwrap(Int(zone.dropFirst().prefix(2)))
    let minutes = try XCTUnwrap(Int(zone.suffix(2)))
    return try WeatherDomainTests.instant(
      day, word.dropLast(5), secondsEast: sign * (hours * 3600 + minutes * 60))
  }
}
