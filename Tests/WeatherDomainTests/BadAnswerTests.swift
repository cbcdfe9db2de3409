import Foundation
import Networking
import Scheduling
import XCTest

@testable import WeatherDomain

/// What a bad answer does to the good one that is kept: nothing.
final class BadAnswerTests: XCTestCase {
  private let forecast = FileAnswers.Rule("/forecast", "open-meteo/forecast.json")

  private func damaged() throws -> [(String, WeatherError)] {
    let whole = try XCTUnwrap(FileAnswers.data("open-meteo/forecast.json"))
    return [
      ("<html><body>Log in</body></html>", .notTheService), ("", .unreadable("no JSON")),
      (String(decoding: whole.prefix(whole.count / 2), as: UTF8.self), .unreadable("no JSON")),
      ("[]", .unreadable("no object")), ("{}", .noData), (Self.nulls, .noData),
    ]
  }

  private static let nulls = """
    {"timezone": "Europe/Moscow", "current": {"time": 1795259700, "temperature_2m": null,
     "weather_code": null, "is_day": 1}, "hourly": {"time": [1795258800, 1795262400],
     "temperature_2m": [null, null]}, "daily": {"time": [1795208400],
     "temperature_2m_max": [null], "sunrise": [1795240000]}}
    """

  func testABadAnswerLeavesTheGoodOneAndIsNotServed() async throws {
    for (text, expected) in try damaged() {
      let bench = try ServiceBench([forecast])
      let (service, query) = (bench.service(.openMeteo), ServiceBench.moscow())
      let good = try await service.report(for: query)
      bench.clock.advance(by: .seconds(7200))
      bench.files.change([.init("/forecast", text: text)])
      for _ in 0..<2 {
        let error = await service.error(query)
        XCTAssertEqual(error, expected, String(text.prefix(20)))
      }
      XCTAssertEqual(bench.files.asked.filter { $0.url.path().hasSuffix("/forecast") }.count, 3)
      let kept = try await service.stored(query)
      XCTAssertEqual(kept, good)
    }
  }

  func testTheSameOfTheOtherServices() async throws {
    let key = WeatherSource.openWeatherMap(try XCTUnwrap(Secret("key")))
    for (source, path, file) in [
      (WeatherSource.metNorway(hasContact: true), "/complete", "met-norway/complete.json"),
      (key, "/3.0/onecall", "openweathermap/onecall-3.json"),
    ] {
      let bench = try ServiceBench([.init(path, file)])
      let (service, query) = (bench.service(source), ServiceBench.moscow())
      let good = try await service.report(for: query)
      bench.clock.advance(by: .seconds(7200))
      for text in ["<html>", "[]", "{\"properties\": {\"timeseries\": []}, \"hourly\": []}"] {
        bench.files.change([.init(path, text: text)])
        let error = await service.error(query)
        XCTAssertNotNil(error)
        let kept = try await service.stored(query)
        XCTAssertEqual(kept, good, "\(path) \(text)")
      }
    }
  }
}
