import Core
import Networking
import Places
import XCTest

@testable import WeatherDomain

/// The search for places by the service.
final class GeocoderTests: XCTestCase {
  private func places(
    _ rule: FileAnswers.Rule, _ language: Language = .russian
  ) async throws -> (matches: [Geocoder.Match], asked: [HTTPRequest]) {
    let bench = try ServiceBench([rule])
    let geocoder = Geocoder(http: bench.http, activity: bench.activity)
    let matches = try await geocoder.places(named: "Москва", language: language)
    return (matches, bench.files.asked)
  }

  /// Moves the clock on while the request is tried again.
  private func error(_ rule: FileAnswers.Rule) async throws -> WeatherError? {
    let bench = try ServiceBench([rule])
    let geocoder = Geocoder(http: bench.http, activity: bench.activity)
    return await bench.clock.driving {
      do throws(WeatherError) {
        _ = try await geocoder.places(named: "Москва", language: .russian)
      } catch { return error }
      return nil
    }
  }

  func testTheDocumentedShapeIsRead() async throws {
    let (matches, asked) = try await places(.init("/search", "open-meteo/geocoding-ru.json"))
    XCTAssertEqual(matches.map(\.place.id), ["city:524901", "city:5601538", "city:9990001"])
    XCTAssertEqual(matches.map(\.population), [10_381_222, 25_060, 0])
    let village = try XCTUnwrap(matches.last?.place)
    XCTAssertEqual(village.russian.title, "Москва")
    XCTAssertEqual(village.russian.origin, "Смоленская область, Россия")
    XCTAssertEqual(village.country, "RU")
    XCTAssertEqual(village.zone, "Europe/Moscow")
    XCTAssertEqual(village.coordinates, Coordinates(latitude: 55.2, longitude: 32.1))
    // The region of the same name as the city is not told twice.
    XCTAssertEqual(matches.first?.place.russian.origin, "Россия")
    XCTAssertEqual(asked.count, 2)
    for (request, language) in zip(asked, ["ru", "en"]) {
      let query = try XCTUnwrap(request.url.query(percentEncoded: false))
      XCTAssertTrue(query.contains("name=Москва"), query)
      XCTAssertTrue(query.contains("language=\(language)"), query)
    }
  }

  func testNothingIsFoundByOneRequest() async throws {
    let (matches, asked) = try await places(.init("/search", "open-meteo/geocoding-none.json"))
    XCTAssertEqual(matches, [])
    XCTAssertEqual(asked.count, 1)
  }

  func testRefusalsAndWrongFormsAreErrors() async throws {
    let refused = try await error(
      .init("/search", "open-meteo/geocoding-error-400.json", status: 400))
    guard case .refused = refused else { return XCTFail("\(String(describing: refused))") }
    let list = try await error(.init("/search", text: "[]"))
    XCTAssertEqual(list, .unreadable("no object"))
    let text = try await error(.init("/search", text: "none"))
    XCTAssertEqual(text, .unreadable("no JSON"))
    let gone = try await error(
      .init("/search", error: .unreachable(host: "geocoding-api.open-meteo.com", reason: "none")))
    XCTAssertEqual(gone, .noConnection)
  }

  func testHostileRowsAreLeftOutAndTextIsClean() async throws {
    let rows = """
      {"results": [5, null, {"id": 1}, {"id": 2, "name": "Far", "latitude": 91, "longitude": 0},
       {"id": 3, "name": "Evil\\u001b[31m", "latitude": 1, "longitude": 2, "population": -4,
        "admin1": "A\\u0007", "country": "B\\u202e"}]}
      """
    let (matches, _) = try await places(.init("/search", text: rows), .english)
    XCTAssertEqual(matches.map(\.place.id), ["city:3"])
    let match = try XCTUnwrap(matches.first)
    for text in [match.place.english.title, match.place.english.origin] {
      XCTAssertFalse(text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E }, text)
    }
    XCTAssertEqual(match.population, 0)
  }
}
