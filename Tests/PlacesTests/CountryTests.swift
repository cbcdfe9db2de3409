import Core
import Foundation
import Places
import XCTest

final class CountryTests: PlacesCase {
  func testAllCountries() throws {
    let gazetteer = try Self.gazetteer()
    let countries = try gazetteer.countries()
    XCTAssertEqual(countries.count, 250)
    XCTAssertEqual(countries.filter(\.isUNMember).count, 193)
    XCTAssertEqual(countries.filter { $0.capital == nil }.count, 6)
    XCTAssertEqual(try gazetteer.continents().count, 7)
    XCTAssertEqual(Set(countries.map(\.names.english)).count, 250)
    XCTAssertEqual(Set(countries.map(\.names.russian)).count, 250)
  }

  func testOneCountryWithAllThatIsKnown() throws {
    let country = try XCTUnwrap(Self.gazetteer().country("fr"))
    XCTAssertEqual(country.names, PlaceNames(english: "France", russian: "Франция"))
    XCTAssertEqual(country.alpha3, "FRA")
    XCTAssertEqual(country.numeric, "250")
    XCTAssertEqual(country.flag, "🇫🇷")
    XCTAssertEqual(country.continent, "EU")
    XCTAssertEqual(country.currency, "EUR")
    XCTAssertEqual(country.capital?.names.russian, "Париж")
    XCTAssertEqual(country.timeZone, "Europe/Paris")
    XCTAssertEqual(country.domain, ".fr")
    XCTAssertTrue(country.neighbours.contains("DE"))
    XCTAssertTrue(country.isUNMember)
    XCTAssertLessThan(country.mainBox.width, country.box.width + 0.001)
    XCTAssertTrue(country.mainBox.contains(country.center))
  }

  func testNeighboursAreSymmetrical() throws {
    let countries = try Self.gazetteer().countries()
    let known = Dictionary(uniqueKeysWithValues: countries.map { ($0.code, Set($0.neighbours)) })
    for (code, neighbours) in known {
      for other in neighbours { XCTAssertEqual(known[other]?.contains(code), true, other + code) }
    }
  }

  func testCapitalsAreCities() throws {
    let gazetteer = try Self.gazetteer()
    let missing = try gazetteer.countries().filter { country in
      guard let capital = country.capital else { return false }
      return try gazetteer.city(capital.city)?.isCapital != true
    }
    // Its capital stands in the larger table only.
    XCTAssertEqual(missing.map(\.code), ["IO"])
  }

  func testSearch() throws {
    let gazetteer = try Self.gazetteer()
    func first(_ text: String) throws -> String? {
      try gazetteer.countries(matching: text).first?.code
    }
    let expected: KeyValuePairs = [
      "Germany": "DE", "германия": "DE", "Deutschlan": "DE", "Гермния": "DE", "Burma": "MM",
      "fran": "FR", "фр": "FR", "USA": "US",
      "сша": "US", "Geramny": "DE", "Росия": "RU", "gb": "GB", "Cote d'Ivoire": "CI",
      "ОАЭ": "AE", "": nil, "\u{0}": nil, "Южная Корея": "KR",
    ]
    for (text, code) in expected { XCTAssertEqual(try first(text), code, text) }
  }

  /// Short, official, former and common names in both languages, as people and files write them.
  func testEveryNameOfEveryCountryIsFound() throws {
    let gazetteer = try Self.gazetteer()
    var count = 0
    for line in countryNames.split(separator: "\n") {
      let names = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in names {
        count += 1
        let found = try gazetteer.countries(matching: name).first?.code
        XCTAssertEqual(found, names[0], "\(name) of \(names[0])")
      }
    }
    XCTAssertGreaterThan(count, 1_150)
  }

  func testTimeZones() throws {
    let gazetteer = try Self.gazetteer()
    let expected: KeyValuePairs = [
      "Europe/Berlin": "Berlin", "America/New_York": "New York City", "Asia/Kolkata": "Kolkata",
      "Asia/Calcutta": "Kolkata", "Europe/Kiev": "Kyiv", "Europe/Moscow": "Moscow",
      "US/Pacific": "Los Angeles", "Asia/Shanghai": "Shanghai", "Europe/Busingen": "Zurich",
      "America/Argentina/Buenos_Aires": "Buenos Aires", "Asia/Saigon": "Ho Chi Minh City",
      "Etc/UTC": nil, "UTC": nil, "": nil, "Mars/Olympus": nil,
    ]
    for (zone, name) in expected {
      XCTAssertEqual(try gazetteer.city(ofTimeZone: zone)?.name(.english), name, zone)
    }
  }

  func testCitiesOfACountry() throws {
    let cities = try Self.gazetteer().cities(of: "hu", limit: 5)
    XCTAssertEqual(cities.first?.name, "Budapest")
    XCTAssertEqual(cities.count, 5)
    XCTAssertTrue(cities.allSatisfy { $0.country == "HU" && $0.whole == nil })
  }

  func testACityByItsNumber() throws {
    let city = try XCTUnwrap(Self.gazetteer().city(4_717_560))
    XCTAssertEqual(city.name, "Paris")
    XCTAssertEqual(city.origin(.english), "Texas, United States")
    XCTAssertEqual(city.origin(.russian), "Техас, США")
    XCTAssertEqual(city.timeZone, "America/Chicago")
    XCTAssertNil(try Self.gazetteer().city(1))
  }

  func testCreditsSayWhatTheLicencesAsk() {
    XCTAssertEqual(
      PlacesCredits.geoNames,
      "Place data © GeoNames (https://www.geonames.org), CC BY 4.0, changed: selected columns, "
        + "added names.")
    XCTAssertTrue(
      PlacesCredits.lines.contains("https://creativecommons.org/licenses/by/4.0/"))
    XCTAssertTrue(PlacesCredits.lines.contains { $0.contains("Natural Earth") })
  }
}
