import Foundation
import Networking
import Places
import Scheduling
import Synchronization
import XCTest

@testable import WeatherDomain

final class LocatingTests: XCTestCase {
  private func point(_ text: String) throws -> Coordinates {
    try XCTUnwrap(Coordinates(parsing: text))
  }

  private func address(_ file: String) async throws -> Nominatim.Address? {
    let bench = try ServiceBench([.init("/reverse", "nominatim/\(file)")])
    return try await Nominatim(http: bench.http).address(of: point("55.75,37.62"), language: "ru")
  }

  func testAddressesOfEachKind() async throws {
    let city = try await address("reverse-city.json")
    XCTAssertEqual(city?.place, "Москва")
    XCTAssertEqual(city?.region, "Центральный федеральный округ")
    XCTAssertEqual(city?.countryCode, "RU")
    let village = try await address("reverse-village.json")
    XCTAssertEqual(village?.place, "Пример")
    XCTAssertEqual(village?.region, "Шида-Картли")
    let street = try await address("reverse-street.json")
    XCTAssertEqual(street?.place, "Paris")
    let sea = try await address("reverse-ocean.json")
    XCTAssertNil(sea)
  }

  func testOnlyTheLastQuestionIsAskedAndAnswered() async throws {
    let bench = try ServiceBench([.init("/reverse", "nominatim/reverse-city.json")])
    let finder = AddressFinder(
      Nominatim(http: bench.http), activity: bench.activity, clock: bench.clock)
    let told = Told()
    for step in 0..<20 {
      finder.find(try point("55.\(10 + step),37.62"), language: "ru") { _ in told.add(step) }
    }
    while !(bench.clock.pendingCount == 1 && bench.activity.isIdle) { await Task.yield() }
    XCTAssertEqual(bench.files.asked.count, 0)
    bench.clock.advance(by: AddressFinder.pause)
    while told.all.isEmpty || !bench.activity.isIdle { await Task.yield() }
    XCTAssertEqual(told.all, [19])
    XCTAssertEqual(bench.files.asked.count, 1)
  }

  func testTheNetworksGuess() async throws {
    let bench = try ServiceBench([.init("/json/", "ip-location/ipapi-co.json")])
    let place = try await NetworkLocation(http: bench.http).look()
    XCTAssertEqual(place.city, "Tbilisi")
    XCTAssertEqual(place.zone, "Asia/Tbilisi")
    XCTAssertEqual(place.coordinates.latitude, 41.6941)
    for file in ["ipapi-co-no-coordinates.json", "ipapi-co-reserved.json"] {
      let bench = try ServiceBench([.init("/json/", "ip-location/\(file)")])
      do {
        _ = try await NetworkLocation(http: bench.http).look()
        XCTFail(file)
      } catch {
        XCTAssertEqual(error, .noData, file)
      }
    }
  }
}

private final class Told: Sendable {
  private let steps = Mutex<[Int]>([])

  var all: [Int] { steps.withLock { $0 } }

  func add(_ step: Int) { steps.withLock { $0.append(step) } }
}
