import Core
import WeatherDomain
import XCTest

/// What a row of a table says that a body does on a day.
enum SkyRecord: Equatable {
  case above, below
  case events([(kind: HorizonCrossing.Kind, instant: Instant)])

  /// - Parameter words: `above`, `below`, or events; what follows `r` or `s` is read by `instant`.
  init(_ words: some Collection<Substring>, instant: (Substring) throws -> Instant) rethrows {
    switch words.first {
    case "above": self = .above
    case "below": self = .below
    default:
      let events = try words.map { word in
        (word.hasPrefix("r") ? HorizonCrossing.Kind.rise : .set, try instant(word.dropFirst()))
      }
      self = .events(events.sorted { $0.1 < $1.1 })
    }
  }

  static func == (left: SkyRecord, right: SkyRecord) -> Bool {
    switch (left, right) {
    case (.above, .above), (.below, .below): true
    case (.events(let left), .events(let right)):
      left.elementsEqual(right) { $0.kind == $1.kind && $0.instant == $1.instant }
    default: false
    }
  }

  /// Fails where a course has other events, or the same ones more than `limit` seconds off.
  func check(
    _ course: HorizonCourse, within limit: Double, _ what: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard case .events(let events) = self else {
      let wanted: HorizonCourse = self == .above ? .alwaysAbove : .alwaysBelow
      XCTAssertEqual(course, wanted, what, file: file, line: line)
      return
    }
    let found = course.crossings
    XCTAssertEqual(found.map(\.kind), events.map(\.kind), what, file: file, line: line)
    let errors = zip(found, events).map { abs($0.instant.seconds(since: $1.instant)) }
    for error in errors {
      XCTAssertLessThanOrEqual(error, limit, what, file: file, line: line)
    }
  }
}

/// A moment of a day from the digits `hhmm` or `hhmmss` of a clock.
func instant(
  _ day: CalendarDay, _ clock: some StringProtocol, secondsEast offset: Int
) throws -> Instant {
  let digits = try clock.filter { $0 != ":" }.map { try XCTUnwrap($0.wholeNumberValue) }
  let units = [36_000, 3600, 600, 60, 10, 1]
  let seconds = zip(digits, units).reduce(0) { $0 + $1.0 * $1.1 }
  return Instant(secondsSince1970: Double(day.daysSinceEpoch * 86_400 + seconds - offset))
}
