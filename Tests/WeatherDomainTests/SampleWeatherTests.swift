import Core
import Foundation
import Places
import Scheduling
import XCTest

@testable import WeatherDomain

/// The invented weather of a first look.
final class SampleWeatherTests: XCTestCase {
  private let now = Date(timeIntervalSince1970: 1_772_791_200)

  private func report(days: Int = 8) async throws -> WeatherReport {
    let query = WeatherQuery(
      WeatherPlace.sample.coordinates, days: days, zone: WeatherPlace.sample.zone)
    return try await SampleWeather(now: { [now] in now }).report(for: query) {
      _ throws(WeatherError) in throw .noConnection
    }
  }

  func testItIsOfTheDayAndWhole() async throws {
    for days in [1, 8, 16] {
      let report = try await report(days: days).asOf(now)
      XCTAssertEqual(report.daily.count, days)
      XCTAssertEqual(report.daily.first?.day, CalendarDay(now, in: .gmt))
      XCTAssertEqual(report.nextHours.count, 48)
      guard days > 1 else { continue }
      let last = try XCTUnwrap(report.daily.last?.day)
      XCTAssertEqual(report.hours(of: last).last?.time, report.hourly.last?.time)
      XCTAssertEqual(report.hours(of: last).count, 24)
      XCTAssertFalse(try XCTUnwrap(report.current).isForecast)
      XCTAssertTrue(report.isFresh(at: now))
    }
  }

  func testHoursAreWithinTheirDays() async throws {
    let report = try await report()
    for hour in report.hourly {
      let day = try XCTUnwrap(report.daily.first { $0.day == report.zone.day(of: hour.time) })
      let (low, high) = (try XCTUnwrap(day.low), try XCTUnwrap(day.high))
      let celsius = try XCTUnwrap(hour.temperature).celsius
      XCTAssertTrue((low.celsius...high.celsius).contains(celsius), "\(hour.time)")
      XCTAssertEqual(hour.code, day.code)
      XCTAssertNotNil(hour.humidity)
      XCTAssertTrue((0...100).contains(hour.humidity ?? -1))
    }
  }

  func testSomethingNewComesOnceAnHour() async throws {
    let hour = Date(timeIntervalSince1970: 1_772_787_600)
    for minutes in [0.0, 1, 10, 59] {
      let now = hour.addingTimeInterval(minutes * 60)
      let query = WeatherQuery(WeatherPlace.sample.coordinates, zone: WeatherPlace.sample.zone)
      let report = try await SampleWeather(now: { now }).report(for: query) {
        _ throws(WeatherError) in throw .noConnection
      }
      XCTAssertEqual(report.confirmed, hour)
      XCTAssertEqual(report.freshUntil, hour.addingTimeInterval(3600))
      XCTAssertTrue(report.isFresh(at: now))
    }
  }

  func testItIsSaidToBeASampleAndCannotBeChosen() {
    XCTAssertFalse(ProviderName.services.contains(.sample))
    XCTAssertTrue(ProviderName.sample.credit(.english).contains("invented"))
  }
}
