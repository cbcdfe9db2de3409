import Foundation
import Networking
import Scheduling
import XCTest

@testable import WeatherDomain

final class OpenWeatherMapTests: XCTestCase {
  private let folder = "openweathermap/"

  private func source() throws -> WeatherSource {
    .openWeatherMap(try XCTUnwrap(Secret("key-4711")))
  }

  private var oneCall4: [FileAnswers.Rule] {
    [
      .init("4.0/onecall/current", folder + "onecall-4-current.json"),
      .init("4.0/onecall/timeline/1h", folder + "onecall-4-1h.json"),
      .init("4.0/onecall/timeline/1day", folder + "onecall-4-1day.json"),
    ]
  }

  private var free: [FileAnswers.Rule] {
    [
      .init("2.5/weather", folder + "current.json"),
      .init("2.5/forecast", folder + "forecast-5-day.json"),
    ]
  }

  private func refused(_ path: String, _ file: String, _ status: Int = 401) -> FileAnswers.Rule {
    .init(path, folder + file, status: status)
  }

  func testVersion4IsRead() async throws {
    let bench = try ServiceBench(oneCall4)
    let report = try await bench.service(source()).report(for: ServiceBench.moscow())
    XCTAssertEqual(report.current?.temperature?.celsius, 0.92)
    XCTAssertEqual(report.current?.code, .overcast)
    XCTAssertEqual(report.hourly.count, 20)
    XCTAssertEqual(report.hourly[1].precipitationChance ?? 0, 3, accuracy: 0.001)
    XCTAssertEqual(report.daily.count, 8)
    XCTAssertEqual(report.daily.first?.low?.celsius, -3.1)
    XCTAssertEqual(report.daily[1].precipitation?.millimeters, 2.1)
    XCTAssertEqual(report.zone.identifier, "Europe/Moscow")
  }

  func test35ADayWithoutConditionsIsKept() async throws {
    let bench = try ServiceBench(oneCall4)
    let report = try await bench.service(source()).report(for: ServiceBench.moscow(days: 10))
    XCTAssertEqual(report.daily.count, 10)
    XCTAssertNil(report.daily[9].code)
    XCTAssertEqual(report.daily[9].high?.celsius, -0.4)
  }

  func testWithoutTheRightTo4ItAsks3AndRemembers() async throws {
    let bench = try ServiceBench([
      refused("4.0/onecall/current", "error-401-subscription.json"),
      .init("3.0/onecall", folder + "onecall-3.json"),
    ])
    let service = bench.service(try source())
    let report = try await service.report(for: ServiceBench.moscow())
    XCTAssertEqual(report.hourly.count, 48)
    XCTAssertEqual(report.daily.count, 8)
    XCTAssertEqual(report.alerts.first?.event, "Гололёд")
    XCTAssertEqual(bench.files.asked.count, 2)
    bench.clock.advance(by: .seconds(3600))
    _ = try await service.report(for: ServiceBench.moscow())
    XCTAssertEqual(bench.files.asked.count, 3)
  }

  func testWithoutAnySubscriptionItAsksTheFreeOnes() async throws {
    let bench = try ServiceBench(
      [
        refused("4.0/onecall/current", "error-401-key.json"),
        refused("3.0/onecall", "error-401-subscription.json"),
      ] + free)
    let report = try await bench.service(source()).report(for: ServiceBench.moscow())
    XCTAssertEqual(report.current?.temperature?.celsius, 0.92)
    XCTAssertEqual(report.hourly.first?.hours, 3)
    XCTAssertEqual(report.daily.count, 6)
    XCTAssertNotNil(report.daily.first?.sunrise)
    XCTAssertNotNil(report.daily.first?.high)
  }

  func testAWrongKeySaysSo() async throws {
    let bench = try ServiceBench([refused("", "error-401-key.json")])
    let error = await bench.service(try source()).error(ServiceBench.moscow())
    XCTAssertEqual(error, .keyRefused)
    let none = await bench.service(.openWeatherMap(nil)).error(ServiceBench.moscow())
    XCTAssertEqual(none, .keyMissing)
  }

  func testOtherErrors() async throws {
    let limited = try ServiceBench([refused("", "error-429.json", 429)])
    let (clock, service) = (limited.clock, limited.service(try source()))
    let query = ServiceBench.moscow()
    let limit = await clock.driving { await service.error(query) }
    XCTAssertEqual(limit, .limitReached(until: nil))
    let bad = try ServiceBench([refused("", "error-400-latitude.json", 400)])
    let refusal = await bad.service(try source()).error(query)
    XCTAssertEqual(refusal, .refused("wrong latitude"))
    let empty = try ServiceBench([.init("", folder + "onecall-4-empty.json")])
    let nothing = await empty.service(try source()).error(query)
    XCTAssertEqual(nothing, .noData)
  }

  func test57TheKeyIsNeverPartOfTheAddress() async throws {
    let bench = try ServiceBench(oneCall4)
    _ = try await bench.service(source()).report(for: ServiceBench.moscow())
    for request in bench.files.asked {
      XCTAssertFalse("\(request)".contains("4711"))
      XCTAssertEqual(request.secrets.map(\.place), [.query("appid")])
    }
  }
}
