import Core
import Foundation
import GRDB
import HostileNumbers
import Interchange
import Networking
import Persistence
import Places
import Scheduling
import XCTest

@testable import WeatherDomain

/// Numbers that nobody expects, in answers of providers and in the store: each ends in a value or is
/// unknown.
final class HostileNumbersTests: XCTestCase {
  private struct Kind {
    let source: WeatherSource
    /// By the end of the path.
    let files: KeyValuePairs<String, String>
  }

  private func kinds() throws -> [Kind] {
    let map = WeatherSource.openWeatherMap(try XCTUnwrap(Secret("key-4711")))
    return [
      Kind(
        source: .openMeteo,
        files: [
          "/forecast": "open-meteo/forecast.json", "/air-quality": "open-meteo/air-quality.json",
        ]),
      Kind(source: .openMeteo, files: ["/forecast": "open-meteo/forecast-unixtime.json"]),
      Kind(
        source: .metNorway(hasContact: true), files: ["/complete": "met-norway/complete.json"]),
      Kind(
        source: map,
        files: [
          "4.0/onecall/current": "openweathermap/onecall-4-current.json",
          "4.0/onecall/timeline/1h": "openweathermap/onecall-4-1h.json",
          "4.0/onecall/timeline/1day": "openweathermap/onecall-4-1day.json",
        ]),
      Kind(
        source: map,
        files: [
          "2.5/weather": "openweathermap/current.json",
          "2.5/forecast": "openweathermap/forecast-5-day.json",
        ]),
    ]
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try XCTUnwrap(FileAnswers.data(file), file), as: UTF8.self)
  }

  func testAnyNumberOfAForecastIsAValueOrUnknown() async throws {
    for kind in try kinds() {
      for (path, file) in kind.files {
        let numbers = HostileNumbers(in: try text(file), most: 20)
        XCTAssertGreaterThan(numbers.placeCount, 5, file)
        for variant in numbers {
          let others = kind.files.filter { $0.key != path }
          let bench = try ServiceBench(
            [.init(path, text: variant.text)] + others.map { .init($0.key, $0.value) })
          do throws(WeatherError) {
            let report = try await bench.service(kind.source).report(for: ServiceBench.moscow())
            use(report, bench.clock.now, "\(file): \(variant.label)")
          } catch {
            XCTAssertTrue(isTyped(error), "\(file): \(variant.label): \(error)")
          }
        }
      }
    }
  }

  /// An answer that is no JSON any more, or has no weather left.
  private func isTyped(_ error: WeatherError) -> Bool {
    switch error {
    case .unreadable, .noData: true
    default: false
    }
  }

  /// All that the screens and commands ask for.
  private func use(_ report: WeatherReport, _ now: Date, _ label: String) {
    let later = report.asOf(now)
    XCTAssertLessThanOrEqual(later.hourly.count, 48, label)
    XCTAssertGreaterThanOrEqual(report.age(at: now), .zero, label)
    _ = (report.isFresh(at: now), report.airQuality?.grade)
    for hour in report.hourly { _ = report.zone.day(of: hour.time).iso }
    for day in report.daily { _ = (day.day.iso, day.day.adding(days: 1)) }
    if let degrees = report.current?.temperature?.celsius {
      XCTAssertTrue((-150...100).contains(degrees), label)
    }
  }

  func testAnyNumberOfAHeaderIsATimeOrNone() async throws {
    for number in HostileNumbers.texts {
      for name in ["Age", "Expires", "Date", "Cache-Control"] {
        let bench = try ServiceBench([.init("/forecast", text: "{}", headers: [name: number])])
        let error = await bench.service(.openMeteo).error(ServiceBench.moscow())
        XCTAssertEqual(error, .noData, "\(name): \(number)")
      }
      let refused = HTTPResponse(
        status: 429, headers: ["Retry-After": number], body: Data(),
        confirmed: Date(timeIntervalSince1970: 1_795_259_700))
      guard case .limitReached(let end) = refused.commonError else { return XCTFail(number) }
      XCTAssertLessThanOrEqual(end?.timeIntervalSince(refused.confirmed) ?? 0, 86_400, number)
    }
  }

  func testAnyNumberOfALocationIsAPointOrNone() async throws {
    for variant in HostileNumbers(in: try text("ip-location/ipapi-co.json"), most: 60) {
      let bench = try ServiceBench([.init("/json/", text: variant.text)])
      do throws(WeatherError) {
        let place = try await NetworkLocation(http: bench.http).look()
        XCTAssertTrue(place.coordinates.isValid, variant.label)
        XCTAssertFalse(WeatherPlace(point: place.coordinates, nearest: nil).id.isEmpty)
      } catch {
        XCTAssertTrue(isTyped(error), variant.label)
      }
    }
    for variant in HostileNumbers(in: try text("nominatim/reverse-city.json"), most: 60) {
      let bench = try ServiceBench([.init("/reverse", text: variant.text)])
      let point = Coordinates(latitude: 55.75, longitude: 37.62)
      do throws(WeatherError) {
        let address = try await Nominatim(http: bench.http).address(of: point, language: "ru")
        XCTAssertNotNil(address, variant.label)
      } catch {
        XCTAssertTrue(isTyped(error), variant.label)
      }
    }
    for number in HostileNumbers.texts {
      let told = "Latitude: \(number)\u{B0}\nLongitude: 2\u{B0}\nAccuracy: \(number)"
      let point = GeoClueProgram.point(in: told)
      XCTAssertTrue(point?.coordinates.isValid ?? true, number)
    }
  }

  func testPointsThatAreNoneHaveNoDigitsAndAreNotRead() throws {
    for number in [Double.nan, .infinity, -1e308, 1e308, 1e15] {
      let point = Coordinates(latitude: number, longitude: number)
      XCTAssertEqual(WeatherPlace.digits(point).split(separator: ",").count, 2)
      XCTAssertTrue(point.rounded.latitude.hasSuffix("0"))
    }
    let written = Data(#"{"latitude": 1e308, "longitude": 2}"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(Coordinates.self, from: written))
    let right = Data(#"{"latitude": -1.5, "longitude": 2}"#.utf8)
    let point = Coordinates(latitude: -1.5, longitude: 2)
    XCTAssertEqual(try JSONDecoder().decode(Coordinates.self, from: right), point)
    XCTAssertEqual(
      try JSONDecoder().decode(Coordinates.self, from: JSONEncoder().encode(point)), point)
  }

  func testAnyNumberAndTextInTheStoreIsAPlaceOrMissing() async throws {
    let store = try DataStore(
      .inMemory, schemas: [FavouritePlaces.schema], activity: Activity(),
      clock: ManualClock(now: Date(timeIntervalSince1970: 1_795_259_700)))
    let favourites = FavouritePlaces(store)
    let place = WeatherPlace(point: Coordinates(latitude: 10, longitude: 20), nearest: nil)
    _ = try await favourites.add(place, called: .english)
    let taken = try await HostileColumns(of: ["favourite_place"], in: store).forEach { label in
      let all = try await favourites.all()
      XCTAssertLessThanOrEqual(all.count, 1, label)
      XCTAssertTrue(all.allSatisfy(\.coordinates.isValid), label)
    }
    XCTAssertGreaterThan(taken, 20)
    try await store.write("test") { db in
      try db.execute(
        sql: "UPDATE favourite_place SET nameEn = replace(hex(zeroblob(200000)), '00', 'Ы')")
    }
    let name = try await favourites.all().first?.english.title
    XCTAssertEqual(name?.count, TextRules.longest)
  }
}
