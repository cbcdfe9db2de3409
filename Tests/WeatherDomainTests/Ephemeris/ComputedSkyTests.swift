import WeatherDomain
import XCTest

/// Days that no table at hand has, by PyEphem: from the equator to 70°, beside the antimeridian, on
/// days that the clocks change, in the polar day and night.
final class ComputedSkyTests: XCTestCase {
  func testThereAreDaysEnough() throws {
    XCTAssertGreaterThanOrEqual(try ComputedSky.all().count, 40)
  }

  /// A day has as many hours as the clocks of the place give it.
  func testADayIsAsLongAsItsClocksSay() throws {
    for sky in try ComputedSky.all() {
      let span = try XCTUnwrap(sky.offsets.span(of: sky.day), sky.name)
      XCTAssertEqual(span.upperBound.seconds(since: span.lowerBound), sky.length, sky.name)
      XCTAssertEqual(sky.offsets.day(at: span.lowerBound), sky.day, sky.name)
      let before = span.lowerBound.adding(seconds: -1)
      XCTAssertLessThan(sky.offsets.day(at: before), sky.day, sky.name)
    }
  }

  func testSunriseAndSunset() throws {
    for sky in try ComputedSky.all() {
      let day = try XCTUnwrap(SunDay(sky.day, at: sky.observer, offsets: sky.offsets))
      let record = try XCTUnwrap(sky.sun[.horizon])
      record.check(day.course(), within: 60, "Sun, \(sky.name)")
    }
  }

  func testTwilights() throws {
    for sky in try ComputedSky.all() {
      let day = try XCTUnwrap(SunDay(sky.day, at: sky.observer, offsets: sky.offsets))
      for horizon in [SunHorizon.civil, .nautical, .astronomical] {
        let record = try XCTUnwrap(sky.sun[horizon])
        record.check(day.course(horizon), within: 60, "\(horizon), \(sky.name)")
      }
    }
  }

  func testNoon() throws {
    for sky in try ComputedSky.all() {
      let day = try XCTUnwrap(SunDay(sky.day, at: sky.observer, offsets: sky.offsets))
      XCTAssertLessThan(abs(day.noon.seconds(since: sky.noon)), 5, sky.name)
    }
  }

  func testMoonriseAndMoonset() throws {
    for sky in try ComputedSky.all() {
      let day = try XCTUnwrap(MoonDay(sky.day, at: sky.observer, offsets: sky.offsets))
      sky.moon.check(day.course, within: 60, "Moon, \(sky.name)")
    }
  }

  func testTheLitPart() throws {
    for sky in try ComputedSky.all() {
      let day = try XCTUnwrap(MoonDay(sky.day, at: sky.observer, offsets: sky.offsets))
      XCTAssertEqual(day.light.fraction, sky.fraction, accuracy: 0.005, sky.name)
    }
  }
}
