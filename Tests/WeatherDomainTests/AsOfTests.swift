import Foundation
import XCTest

@testable import WeatherDomain

/// What a report says later than it was made.
final class AsOfTests: XCTestCase {
  private func report() async throws -> WeatherReport {
    let bench = try ServiceBench([.init("/forecast", "open-meteo/forecast.json")])
    return try await bench.service(.openMeteo).report(for: ServiceBench.moscow())
  }

  func testAtItsMomentNothingIsLeftOut() async throws {
    let report = try await report()
    let time = try XCTUnwrap(report.current).time
    XCTAssertEqual(report.asOf(time), report)
  }

  func testAfterTwoHoursTheHourOfTheForecastIsNow() async throws {
    let report = try await report()
    let time = try XCTUnwrap(report.current).time
    XCTAssertEqual(report.asOf(time.addingTimeInterval(7200)).current, report.current)
    let later = time.addingTimeInterval(7201)
    let current = try XCTUnwrap(report.asOf(later).current)
    XCTAssertTrue(current.isForecast)
    XCTAssertTrue(current.time <= later && later < current.time.addingTimeInterval(3600))
    let hour = report.hourly.first { $0.time == current.time }
    XCTAssertEqual(current.temperature, hour?.temperature)
    XCTAssertEqual(current.code, hour?.code)
  }

  func testHoursAndDaysThatArePastAreLeftOut() async throws {
    let report = try await report()
    let last = try XCTUnwrap(report.hourly.last)
    let now = last.time.addingTimeInterval(1800)
    let later = report.asOf(now)
    XCTAssertEqual(later.hourly, [last])
    XCTAssertEqual(later.daily.first?.day, report.zone.day(of: now))
    XCTAssertEqual(later.daily.last, report.daily.last)
    XCTAssertLessThan(later.daily.count, report.daily.count)
  }

  func testAMonthLaterNothingIsKnown() async throws {
    let report = try await report()
    let later = report.asOf(report.confirmed.addingTimeInterval(30 * 86_400))
    XCTAssertNil(later.current)
    XCTAssertEqual(later.hourly, [])
    XCTAssertEqual(later.daily, [])
    XCTAssertNil(later.airQuality)
  }
}
