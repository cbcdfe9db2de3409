import Core
import Foundation
import Interchange
import Networking
import Places
import XCTest

@testable import WeatherDomain

/// Cases 35 to 37: answers that are no weather.
final class HostileAnswerTests: XCTestCase {
  private func error(_ text: String, headers: HTTPFields = [:]) async throws -> WeatherError? {
    let bench = try ServiceBench([.init("/forecast", text: text, headers: headers)])
    return await bench.service(.openMeteo).error(ServiceBench.moscow())
  }

  private func report(_ text: String) async throws -> WeatherReport {
    let bench = try ServiceBench([.init("/forecast", text: text)])
    return try await bench.service(.openMeteo).report(for: ServiceBench.moscow())
  }

  func test35WhatIsNoJSONIsAnErrorOfItsOwn() async throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    for text in [
      "", "{", "nonsense", deep, "{\"a\": NaN}", "{\"a\": \"\\ud8\"}", "{} x",
    ] {
      let error = try await error(text)
      XCTAssertEqual(error, .unreadable("no JSON"), String(text.prefix(20)))
    }
    for text in ["[]", "5", "null", "\"text\""] {
      let error = try await error(text)
      XCTAssertEqual(error, .unreadable("no object"), text)
    }
  }

  func test35AnEmptyAnswerIsNoWeather() async throws {
    for text in [
      "{}", "{\"current\": {}, \"hourly\": [], \"daily\": {\"time\": []}}", "{\"current\": null}",
      "{\"current\": 1e999}", "{\"a\": \"\\ud800\"}",
    ] {
      let error = try await error(text)
      XCTAssertEqual(error, .noData, text)
    }
  }

  func test35FieldsOfTheWrongTypeAreUnknownAndTheOthersStay() async throws {
    let report = try await report(
      """
      \u{FEFF}{"timezone": 5, "utc_offset_seconds": "x", "current": {"time": 1795259700,
       "temperature_2m": "warm", "apparent_temperature": true, "relative_humidity_2m": [84],
       "weather_code": 3.0, "pressure_msl": {"a": 1}, "cloud_cover": 97, "cloud_cover": 50,
       "wind_speed_10m": null}}
      """)
    let current = try XCTUnwrap(report.current)
    XCTAssertNil(current.temperature)
    XCTAssertNil(current.feelsLike)
    XCTAssertNil(current.humidity)
    XCTAssertNil(current.pressure)
    XCTAssertNil(current.wind.speed)
    XCTAssertEqual(current.code, .overcast)
    XCTAssertNotNil(current.cloudCover)
    XCTAssertEqual(report.zone.identifier, "Europe/Moscow", "that of the place")
  }

  func test36ValuesOutOfRangeAreUnknown() async throws {
    let report = try await report(
      """
      {"utc_offset_seconds": 999999, "current": {"time": 1795259700, "temperature_2m": -300,
       "apparent_temperature": 1e300, "relative_humidity_2m": 101, "weather_code": 12345,
       "pressure_msl": -1, "cloud_cover": -5, "wind_speed_10m": -3, "wind_direction_10m": 361,
       "precipitation": -1},
       "daily": {"time": ["9999-12-31", "2026-13-01", "2026-11-21", 1e18, -5],
       "temperature_2m_max": [1]}}
      """)
    var expected = CurrentWeather(time: Date(timeIntervalSince1970: 1_795_259_700))
    expected.wind = Wind()
    XCTAssertEqual(report.current, expected)
    XCTAssertEqual(report.zone.identifier, "Europe/Moscow", "that of the place")
    XCTAssertFalse(report.daily.contains { $0.day.month > 12 })
    XCTAssertTrue(report.daily.contains { $0.day.year == 2026 })
  }

  func test36ALocationOutOfRangeIsNone() async throws {
    for pair in [(91.0, 0.0), (0, 181), (-90.5, 1)] {
      let json = "{\"latitude\": \(pair.0), \"longitude\": \(pair.1), \"city\": \"X\"}"
      let bench = try ServiceBench([.init("/json/", text: json)])
      do {
        _ = try await NetworkLocation(http: bench.http).look()
        XCTFail("taken: \(pair)")
      } catch {
        XCTAssertEqual(error, .noData)
      }
    }
  }

  func test37ACaptivePortalIsNotTheService() async throws {
    let page = "\n  <!DOCTYPE html><html><body>Log in to the hotel</body></html>"
    let error = try await error(page)
    XCTAssertEqual(error, .notTheService)
    let other = try await self.error("Welcome", headers: ["Content-Type": "text/html; charset=x"])
    XCTAssertEqual(other, .notTheService)
  }

  func test36RandomDamageNeverCrashes() async throws {
    let whole = try XCTUnwrap(FileAnswers.data("open-meteo/forecast.json"))
    var state: UInt64 = 4711
    for round in 0..<150 {
      var bytes = [UInt8](whole)
      for _ in 0...(round % 8) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      let answer = HTTPResponse(
        status: 200, headers: [:], body: Data(bytes), confirmed: Date(timeIntervalSince1970: 0))
      guard let json = try? answer.json() else { continue }
      let report = try? OpenMeteoForecast(json: json).report(ServiceBench.moscow(), answer)
      for hour in report?.hourly ?? [] {
        if let degrees = hour.temperature?.celsius { XCTAssertTrue((-100...70).contains(degrees)) }
      }
    }
  }

  /// What an authority writes reaches screens, tables and JSON as plain lines.
  func testTextIsCleanedWhereItComesIn() throws {
    let hostile = "\u{1B}[31mIce\u{7}\u{0}\r\nand\u{9B}2J \u{202E}wind\u{2066}"
    XCTAssertEqual(TextRules.line(hostile), "\u{FFFD}[31mIce\u{FFFD}\u{FFFD}  and\u{FFFD}2J wind")
    XCTAssertEqual(TextRules.line(String(repeating: "w", count: 300)).count, 200)
    let piled = "e" + String(repeating: "\u{301}", count: 500) + "x"
    XCTAssertEqual(TextRules.line(piled).unicodeScalars.count, 6)
    XCTAssertEqual(TextRules.line("Гололёд, 5 м/с"), "Гололёд, 5 м/с")
    XCTAssertEqual(TextRules.line("👩‍👩‍👧 ❤️"), "👩‍👩‍👧 ❤️")
    let json = JSONValue.array([
      .members([
        "event": .string(hostile), "sender_name": .string("\u{202E}\n"),
        "description": .string(String(repeating: "a\n", count: 1000)),
      ]),
      .members(["event": .string("\u{202E}")]),
    ])
    let alerts = OpenWeatherShape(.null, ServiceBench.moscow()).alerts(json)
    XCTAssertEqual(alerts.map(\.event), ["\u{FFFD}[31mIce\u{FFFD}\u{FFFD}  and\u{FFFD}2J wind"])
    XCTAssertEqual(alerts.first?.sender, nil)
    XCTAssertEqual(alerts.first?.text?.count, 1999)
  }
}
