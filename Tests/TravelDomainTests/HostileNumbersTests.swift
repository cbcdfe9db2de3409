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

@testable import TravelDomain

/// Numbers that nobody expects, in files, answers and the store: each ends in a value or a problem, and
/// what was taken can be asked for.
final class HostileNumbersTests: TravelCase {
  private func filled(_ store: DataStore) async throws -> TravelRepository {
    let travel = try makeTravel(store)
    _ = try await travel.setHome("RU")
    _ = try await travel.add(country: "CI", VisitDetails(.want, from: try date("2030"), note: "7"))
    let details = VisitDetails(.lived, from: try date("2019-05-14"), until: try date("2020-02"))
    _ = try await travel.add(city: try id("Paris", "FR"), details)
    _ = try await travel.add(
      point: Coordinates(latitude: 55.9, longitude: 37.123456789), named: "Dacha 2")
    return travel
  }

  /// All that the screens and commands ask for.
  private func use(_ travel: TravelRepository) async throws -> (countries: Int, cities: Int) {
    for order in TravelOrder.allCases {
      _ = try await travel.countries(CountryQuery(order: order, offset: .max, limit: .max))
      _ = try await travel.cities(CityQuery(search: "a", order: order))
    }
    for world in WorldCount.allCases { _ = try await travel.statistics(of: world) }
    let content = try await travel.content()
    for format in ExchangeFormat.allCases { XCTAssertFalse(content.text(format).isEmpty) }
    return (content.countries.count, content.cities.count)
  }

  private func poster(_ travel: TravelRepository) async throws -> String {
    let poster = try await travel.poster("", of: .iso, on: try Self.gazetteer())
    XCTAssertFalse(poster.svg().contains("nan"))
    return poster.text(columns: 20).text
  }

  func testAnyNumberOfAFileIsAValueOrAProblem() async throws {
    let content = try await filled(makeStore()).content()
    for format in ExchangeFormat.allCases {
      let numbers = HostileNumbers(in: content.text(format), most: 16)
      XCTAssertGreaterThan(numbers.placeCount, 15, format.rawValue)
      for (index, variant) in numbers.enumerated() {
        let travel = try makeTravel()
        let source = TravelImport(travel)
        let preview = try await source.preview(of: Data(variant.text.utf8), format: format)
        let added = try await source.apply(preview)
        let all = try await use(travel)
        XCTAssertEqual(all.countries, added.countries, variant.label)
        XCTAssertEqual(all.cities, added.cities, variant.label)
        if index.isMultiple(of: 15) { _ = try await poster(travel) }
      }
    }
  }

  func testAnyNumberInTheStoreIsAValueOrMissing() async throws {
    let store = try makeStore()
    let travel = try await filled(store)
    let whole = try await use(travel)
    let tables = ["visitedCountry", "visitedCity"]
    let taken = try await HostileColumns(of: tables, in: store).forEach { label in
      let all = try await use(travel)
      XCTAssertEqual(all.countries, whole.countries, label)
      XCTAssertEqual(all.cities, whole.cities, label)
      let changed = try await travel.update(country: "RU", to: VisitDetails(.been, note: label))
      XCTAssertNotNil(changed, label)
    }
    XCTAssertGreaterThan(taken, 70)
    let text = try await poster(travel)
    XCTAssertFalse(text.isEmpty)
  }

  func testAnyNumberOfAPhotoServiceIsAnAnswer() throws {
    let base = try XCTUnwrap(URL(string: "https://photos.example.org"))
    let (addresses, key) = (PhotoAddress(server: nil), try XCTUnwrap(Secret("key-4711")))
    let providers: [(String, any PhotoProvider)] = [
      ("pexels", Pexels(base: base, key: key, addresses: addresses)),
      ("wikimedia-commons", WikimediaCommons(base: base, addresses: addresses)),
    ]
    for (folder, provider) in providers {
      let url = Bundle.module.bundleURL.appending(path: "Answers/\(folder)/search.json")
      let text = try String(contentsOf: url, encoding: .utf8)
      for variant in HostileNumbers(in: text, most: 100) {
        let answer = HTTPResponse(
          status: 200, headers: [:], body: Data(variant.text.utf8), confirmed: clock.now)
        do throws(PhotoError) {
          let photos = try provider.photos(answer, .france())
          XCTAssertLessThanOrEqual(photos.count, 5, variant.label)
        } catch {
          XCTAssertEqual(error, .unreadable, variant.label)
        }
      }
    }
  }

  func testATextOfAnyLengthIsCutWhereItIsRead() async throws {
    let store = try makeStore()
    let travel = try await filled(store)
    try await store.write("test") { db in
      let long = "replace(hex(zeroblob(200000)), '00', 'Ы')"
      for table in ["visitedCountry", "visitedCity"] {
        try db.execute(
          sql: "UPDATE \(table) SET english = \(long), russian = \(long), note = \(long)")
      }
      try db.execute(sql: "UPDATE visitedCity SET regionEnglish = \(long)")
    }
    let content = try await travel.content()
    for names in content.countries.map(\.names) + content.cities.map(\.names) {
      XCTAssertEqual([names.english.count, names.russian.count], [200, 200])
    }
    XCTAssertEqual(Set(content.cities.map(\.details.note.count)), [TextRules.longestProse])
    XCTAssertEqual(content.cities.compactMap(\.region?.english.count), [200, 200])
  }
}
