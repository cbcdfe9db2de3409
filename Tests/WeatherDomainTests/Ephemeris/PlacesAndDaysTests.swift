import Core
import WeatherDomain
import XCTest

/// Days that calendars leave out or stretch, and places where the Sun forgets to rise.
final class PlacesAndDaysTests: XCTestCase {
  func testAPlaceThatIsNone() {
    XCTAssertNil(Observer(latitude: 90.1, longitude: 0))
    XCTAssertNil(Observer(latitude: .nan, longitude: 0))
    XCTAssertNil(Observer(latitude: 0, longitude: .infinity))
    XCTAssertEqual(Observer(latitude: 1, longitude: 190)?.longitude, -170)
    XCTAssertEqual(Observer(latitude: 1, longitude: -540)?.longitude, 180)
  }

  /// Samoa went from the 29th to the 31st of December 2011.
  func testADayThatWasLeftOut() throws {
    let change = 1_325_239_200.0
    let samoa = UTCOffsetRule { $0.secondsSince1970 < change ? -10 * 3600 : 14 * 3600 }
    let observer = try XCTUnwrap(Observer(latitude: -13.8333, longitude: -171.7667))
    let day = try XCTUnwrap(CalendarDay(iso: "2011-12-30"))
    XCTAssertNil(samoa.span(of: day))
    XCTAssertNil(SunDay(day, at: observer, offsets: samoa))
    XCTAssertNil(MoonDay(day, at: observer, offsets: samoa))
    let next = try XCTUnwrap(samoa.span(of: day.adding(days: 1)))
    XCTAssertEqual(next.lowerBound.secondsSince1970, change)
    XCTAssertEqual(next.upperBound.seconds(since: next.lowerBound), 86_400)
  }

  /// Clocks that are a day apart see the same Sun: Kiritimati and Honolulu.
  func testTheDateLineMovesTheDayNotTheSun() throws {
    let observer = try XCTUnwrap(Observer(latitude: 1.87, longitude: -157.43))
    let day = try XCTUnwrap(CalendarDay(iso: "2026-09-23"))
    let kiritimati = try XCTUnwrap(
      SunDay(day, at: observer, offsets: UTCOffsetRule(seconds: 14 * 3600)))
    let honolulu = try XCTUnwrap(
      SunDay(day.adding(days: -1), at: observer, offsets: UTCOffsetRule(seconds: -10 * 3600)))
    XCTAssertEqual(kiritimati, honolulu)
  }

  func testPolarDayAndPolarNight() throws {
    let observer = try XCTUnwrap(Observer(latitude: 69.6489, longitude: 18.9551))
    let summer = try XCTUnwrap(
      SunDay(
        try XCTUnwrap(CalendarDay(iso: "2026-06-21")), at: observer,
        offsets: UTCOffsetRule(seconds: 7200)))
    XCTAssertEqual(summer.course(), .alwaysAbove)
    XCTAssertEqual(summer.course(.astronomical), .alwaysAbove)
    XCTAssertNil(summer.sunrise)
    let winter = try XCTUnwrap(
      SunDay(
        try XCTUnwrap(CalendarDay(iso: "2026-12-21")), at: observer,
        offsets: UTCOffsetRule(seconds: 3600)))
    XCTAssertEqual(winter.course(), .alwaysBelow)
    XCTAssertNotNil(winter.course(.civil).rise, "the night at noon is blue, not black")
    XCTAssertLessThan(winter.noonAltitude, -50.0 / 60)
  }

  /// 90 - 23.44 at the turn of the year, less the distance from the tropic.
  func testTheSunAtNoonIsAsHighAsGeometrySays() throws {
    let observer = try XCTUnwrap(Observer(latitude: 55.7522, longitude: 37.6156))
    let day = try XCTUnwrap(CalendarDay(iso: "2026-06-21"))
    let sun = try XCTUnwrap(SunDay(day, at: observer, offsets: UTCOffsetRule(seconds: 10_800)))
    XCTAssertEqual(sun.noonAltitude, 90 - 55.7522 + 23.436, accuracy: 0.01)
    XCTAssertEqual(observer.sun(at: sun.noon).azimuth, 180, accuracy: 0.01)
    let rise = try XCTUnwrap(sun.sunrise)
    XCTAssertEqual(observer.sun(at: rise).altitude, -50.0 / 60, accuracy: 0.001)
    XCTAssertTrue((40...50).contains(observer.sun(at: rise).azimuth), "north-east in summer")
  }

  /// In Reykjavik a midsummer day begins with the sunset of the day before.
  func testADayThatBeginsInTheLight() throws {
    let observer = try XCTUnwrap(Observer(latitude: 64.1355, longitude: -21.8954))
    let day = try XCTUnwrap(CalendarDay(iso: "2026-06-21"))
    let sun = try XCTUnwrap(SunDay(day, at: observer, offsets: .utc))
    XCTAssertEqual(sun.course().crossings.map(\.kind), [.set, .rise])
    XCTAssertEqual(
      sun.sunset, sun.course().crossings[0].instant, "there is no later one that day")
  }

  func testThePolesAndTheEndsOfTimeAreNoProblem() throws {
    for latitude in [-90.0, 0, 90] {
      let observer = try XCTUnwrap(Observer(latitude: latitude, longitude: 180))
      for day in [CalendarDay.first, .last, try XCTUnwrap(CalendarDay(iso: "2026-06-21"))] {
        guard let sun = SunDay(day, at: observer, offsets: .utc) else { continue }
        XCTAssertTrue(sun.span.contains(sun.noon), "\(latitude) \(day)")
        let moon = try XCTUnwrap(MoonDay(day, at: observer, offsets: .utc))
        XCTAssertTrue((0...1).contains(moon.light.fraction))
        XCTAssertEqual(moon.nextPhases.count, 4)
      }
    }
    XCTAssertEqual(Instant(secondsSince1970: .nan).secondsSince1970, 0)
    XCTAssertFalse(PrincipalPhase.next(from: Instant(secondsSince1970: .infinity)).isEmpty)
  }
}
