import Core
import Foundation
import Places
import Toolkit
import WeatherDomain
import XCTest

@testable import WeatherScreens

/// The values of a day in words.
final class DayFactsTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 1_772_755_200)

  private func fact(
    _ name: String, pressures: [Double], at latitude: Double = 52.5
  ) throws -> String? {
    let zone = PlaceZone(identifier: "UTC", offset: 0)
    let day = zone.day(of: start)
    let hours = try pressures.enumerated().map { index, value in
      var hour = HourlyWeather(time: start.addingTimeInterval(TimeInterval(index) * 3600))
      hour.pressure = try XCTUnwrap(Pressure(hectopascals: value))
      return hour
    }
    let place = Coordinates(latitude: latitude, longitude: 13.4)
    let facts = DayFacts(
      open: OpenDay(day, at: place, zone: zone), day: DailyWeather(day: day), hours: hours,
      zone: zone, format: WeatherFormat(words: WeatherMainWords(.english), units: WeatherUnits()))
    return facts.all.first { $0.name == name }?.value
  }

  func testTheTrendOfThePressure() throws {
    for (pressures, words) in [
      ([1015, 1012, 1009], "1015 → 1009 hPa, falling"),
      ([1009, 1008, 1014], "1009 → 1014 hPa, rising"),
      ([1015, 1015.4, 1015.2], "1015 hPa, steady"),
      // Up and down is not steady.
      ([1009, 1013, 1007, 1009.4], "1007 – 1013 hPa"),
      // Of an hour or two nobody can tell.
      ([1015], "1015 hPa"), ([1015, 1011], "1015 hPa"),
    ] {
      XCTAssertEqual(try fact("pressure", pressures: pressures), words)
    }
    XCTAssertNil(try fact("pressure", pressures: []))
  }

  func testWhereTheSunStaysBelowThereIsNoDaylight() throws {
    // From 6:41 to 17:54 in Berlin.
    XCTAssertEqual(try fact("dayLength", pressures: []), "11 h 13 min")
    XCTAssertNil(try fact("sunrise", pressures: [], at: 89))
    XCTAssertEqual(try fact("sun", pressures: [], at: 89), "down all day")
  }
}
