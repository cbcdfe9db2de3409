import Core
import Foundation
import Networking
import XCTest

@testable import WeatherDomain

final class OpenMeteoTests: XCTestCase {
  private func report(_ file: String, days: Int = 8) async throws -> WeatherReport {
    let bench = try ServiceBench([.init("/forecast", "open-meteo/\(file)")])
    return try await bench.service(.openMeteo).report(for: ServiceBench.moscow(days: days))
  }

  private func day(_ text: String) throws -> CalendarDay { try XCTUnwrap(CalendarDay(iso: text)) }

  func testTheDocumentedShapeIsRead() async throws {
    let report = try await report("forecast.json")
    let current = try XCTUnwrap(report.current)
    XCTAssertEqual(current.time, Date(timeIntervalSince1970: 1_795_259_700))
    XCTAssertEqual(current.temperature?.celsius, 0.9)
    XCTAssertEqual(current.feelsLike?.celsius, -3.8)
    XCTAssertEqual(current.humidity, 84)
    XCTAssertEqual(current.pressure?.hectopascals, 1014.6)
    XCTAssertEqual(current.wind.speed?.value(in: .kilometersPerHour) ?? 0, 13.9, accuracy: 0.001)
    XCTAssertEqual(current.wind.direction, 244)
    XCTAssertEqual(current.code, .overcast)
    XCTAssertEqual(current.isDay, true)
    XCTAssertEqual(report.zone.identifier, "Europe/Moscow")
    XCTAssertEqual(report.hourly.count, 24)
    XCTAssertEqual(report.hourly.last?.precipitationChance, 69)
    XCTAssertEqual(report.daily.count, 8)
    let first = try XCTUnwrap(report.daily.first)
    XCTAssertEqual(first.day, try day("2026-11-21"))
    XCTAssertEqual(first.low?.celsius, -3.1)
    XCTAssertEqual(first.high?.celsius, 1.4)
    XCTAssertEqual(first.sunrise, Date(timeIntervalSince1970: 1_795_238_220))
    XCTAssertEqual(report.daily[5].code, .lightRain)
  }

  func testSecondsAndTextsOfTimeMeanTheSame() async throws {
    let texts = try await report("forecast.json")
    let seconds = try await report("forecast-unixtime.json")
    XCTAssertEqual(seconds.current, texts.current)
    XCTAssertEqual(seconds.hourly, texts.hourly)
    XCTAssertEqual(seconds.daily, texts.daily)
  }

  func testOtherUnitsMeanTheSame() async throws {
    let metric = try await report("forecast.json")
    let imperial = try await report("forecast-imperial.json")
    for (one, other) in zip(metric.daily, imperial.daily) {
      XCTAssertEqual(one.high?.celsius ?? 0, other.high?.celsius ?? 99, accuracy: 0.1)
      XCTAssertEqual(
        one.wind.speed?.metersPerSecond ?? 0, other.wind.speed?.metersPerSecond ?? 99,
        accuracy: 0.1)
      XCTAssertEqual(
        one.precipitation?.millimeters ?? 0, other.precipitation?.millimeters ?? 99, accuracy: 0.3)
    }
  }

  func test35AMissingValueIsUnknownAndTheOthersStay() async throws {
    let report = try await report("forecast-nulls.json")
    XCTAssertEqual(report.daily.map(\.uvIndex), Array(repeating: nil, count: 8))
    XCTAssertNil(report.daily[7].wind.gusts)
    XCTAssertNil(report.daily[7].precipitationChance)
    XCTAssertEqual(report.daily[7].low?.celsius, -3.3)
  }

  func testTheDaysThatWereAskedForAndNoMore() async throws {
    let three = try await report("forecast.json", days: 3)
    XCTAssertEqual(three.daily.count, 3)
    XCTAssertEqual(ServiceBench.moscow(days: 40).days, 16)
    XCTAssertEqual(ServiceBench.moscow(days: 0).days, 1)
  }

  func testWhatIsAskedFor() async throws {
    let bench = try ServiceBench([.init("/forecast", "open-meteo/forecast.json")])
    _ = try await bench.service(.openMeteo).report(for: ServiceBench.moscow())
    let url = try XCTUnwrap(bench.files.asked.first?.url)
    XCTAssertEqual(url.host(), "api.open-meteo.com")
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let values = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
    XCTAssertEqual(values["latitude"], "55.7558")
    XCTAssertEqual(values["forecast_days"], "8")
    XCTAssertEqual(values["forecast_hours"], "192")
    // Of one day alone, the next 48 hours all the same.
    XCTAssertEqual(ServiceBench.moscow(days: 1).hours, 48)
    XCTAssertEqual(values["timezone"], "auto")
  }

  func testAirQualityIsRead() async throws {
    let bench = try ServiceBench([
      .init("/forecast", "open-meteo/forecast.json"),
      .init("/air-quality", "open-meteo/air-quality.json"),
    ])
    let report = try await bench.service(.openMeteo).report(for: ServiceBench.moscow())
    let air = try XCTUnwrap(report.airQuality)
    XCTAssertEqual(air.europeanIndex, 34)
    XCTAssertEqual(air.grade, .fair)
    XCTAssertEqual(air.pm2_5, 12.9)
    XCTAssertNil(air.birchPollen)
    XCTAssertNil(air.severity)
  }

  func testErrorsSayWhatIsWrong() async throws {
    for (file, status, expected) in [
      ("error-429-minutely.json", 429, WeatherError.limitReached(until: nil)),
      ("error-429-daily.json", 429, .limitReached(until: nil)),
      ("error-503.json", 503, .serviceDown),
    ] {
      let bench = try ServiceBench([.init("/forecast", "open-meteo/\(file)", status: status)])
      let query = ServiceBench.moscow()
      let (clock, service) = (bench.clock, bench.service(.openMeteo))
      let error = await clock.driving { await service.error(query) }
      XCTAssertEqual(error, expected, file)
    }
    let bench = try ServiceBench([
      .init("/forecast", "open-meteo/error-400-variable.json", status: 400)
    ])
    let error = await bench.service(.openMeteo).error(ServiceBench.moscow())
    guard case .refused(let words) = error else { return XCTFail("\(String(describing: error))") }
    XCTAssertTrue(words.contains("temprature_2m"))
  }
}
