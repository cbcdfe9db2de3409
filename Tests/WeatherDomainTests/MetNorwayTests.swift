import Core
import Foundation
import Networking
import Places
import Scheduling
import XCTest

@testable import WeatherDomain

final class MetNorwayTests: XCTestCase {
  private let source = WeatherSource.metNorway(hasContact: true)
  private let headers: HTTPFields = [
    "Date": "Sat, 21 Nov 2026 11:15:20 GMT", "Expires": "Sat, 21 Nov 2026 11:46:08 GMT",
    "Last-Modified": "Sat, 21 Nov 2026 11:14:55 GMT",
  ]

  func testBothShapesAreRead() async throws {
    for file in ["compact.json", "complete.json"] {
      let bench = try ServiceBench([.init("/complete", "met-norway/\(file)", headers: headers)])
      let report = try await bench.service(source).report(for: ServiceBench.moscow())
      let current = try XCTUnwrap(report.current, file)
      XCTAssertEqual(current.time, Date(timeIntervalSince1970: 1_795_258_800))
      XCTAssertEqual(current.temperature?.celsius, 1.1)
      XCTAssertEqual(current.wind.speed?.metersPerSecond, 3.9)
      XCTAssertEqual(current.code, .overcast)
      XCTAssertEqual(current.wind.gusts?.metersPerSecond, file == "complete.json" ? 8.2 : nil)
      XCTAssertEqual(report.daily.first?.day, CalendarDay(iso: "2026-11-21"))
      XCTAssertEqual(report.hourly.first?.time, current.time)
      XCTAssertGreaterThan(report.hourly.count, 8)
      // Further away its steps are of six hours; what shows hours side by side ends before them.
      XCTAssertEqual(report.hourly.last?.hours, file == "compact.json" ? 6 : 1)
      XCTAssertTrue(report.nextHours.allSatisfy { $0.hours == 1 })
      XCTAssertGreaterThan(report.nextHours.count, 8)
    }
  }

  func testItIsNotAskedBeforeTheAnswerExpiresAndThenWithACondition() async throws {
    let bench = try ServiceBench([.init("/complete", "met-norway/compact.json", headers: headers)])
    let service = bench.service(source)
    _ = try await service.report(for: ServiceBench.moscow())
    bench.clock.advance(by: .seconds(1800))
    _ = try await service.report(for: ServiceBench.moscow())
    XCTAssertEqual(bench.files.asked.count, 1)
    bench.clock.advance(by: .seconds(60))
    bench.files.change([.init("/complete", text: "", status: 304)])
    let report = try await service.report(for: ServiceBench.moscow())
    XCTAssertEqual(bench.files.asked.count, 2)
    XCTAssertEqual(report.confirmed, bench.clock.now)
    let last = try XCTUnwrap(bench.files.asked.last)
    XCTAssertEqual(last.headers["If-Modified-Since"], headers["Last-Modified"])
  }

  func testCoordinatesAreRoundedToFourDecimals() async throws {
    let bench = try ServiceBench([.init("/complete", "met-norway/compact.json")])
    let place = Coordinates(latitude: -0.000_19, longitude: 179.999_99)
    _ = try await bench.service(source).report(for: WeatherQuery(place))
    XCTAssertEqual(bench.files.asked.first?.url.query(), "lat=-0.0002&lon=180.0000")
  }

  func testErrorsAreKnownByTheirStatus() async throws {
    let refused = try ServiceBench([.init("/complete", "met-norway/error-403.html", status: 403)])
    let error = await refused.service(source).error(ServiceBench.moscow())
    XCTAssertEqual(error, .contactMissing)
    let none = await refused.service(.metNorway(hasContact: false)).error(ServiceBench.moscow())
    XCTAssertEqual(none, .contactMissing)
    let limited = try ServiceBench([
      .init(
        "/complete", "met-norway/error-429.html", status: 429, headers: ["Retry-After": "3600"])
    ])
    let limit = await limited.service(source).error(ServiceBench.moscow())
    XCTAssertEqual(limit, .limitReached(until: limited.clock.now.addingTimeInterval(3600)))
  }
}
