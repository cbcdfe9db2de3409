import Core
import Foundation
import Persistence
import Places
import Scheduling
import TravelDomain
import XCTest

final class CityTests: TravelCase {
  // With its country, in one act.
  func testACityBringsItsCountry() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    let outcome = try await travel.add(city: try id("Paris", "FR"), VisitDetails(.lived))
    guard case .added(let city, let country) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(city.key, .geoNames(2_988_507))
    XCTAssertEqual(city.names, PlaceNames(english: "Paris", russian: "Париж"))
    XCTAssertEqual(country?.code, "FR")
    XCTAssertEqual(country?.state, .lived)
    let act = try await store.undo()
    XCTAssertEqual(act, Act(kind: TravelAct.addCity.rawValue, subject: "Paris"))
    let content = try await travel.content()
    XCTAssertTrue(content.isEmpty)
    _ = try await store.redo()
    let again = try await travel.content()
    XCTAssertEqual([again.countries.count, again.cities.count], [1, 1])
  }

  // One answer for each request.
  func testWhatCannotBeAddedIsAnswered() async throws {
    let travel = try makeTravel()
    let paris = try id("Paris", "FR")
    _ = try await travel.add(city: paris)
    let twice = try await travel.add(city: paris, in: "FR")
    XCTAssertEqual(
      twice, .refused(.cityIsThere(PlaceNames(english: "Paris", russian: "Париж"))))
    for text in ["", " \t", "\u{200B}", "---"] {
      let outcome = try await travel.add(cityNamed: text)
      XCTAssertEqual(outcome, .refused(.empty), text)
    }
    guard
      case .refused(.unknownCity("Qwxzqwxz", _)) =
        try await travel.add(cityNamed: "Qwxzqwxz")
    else { return XCTFail("unknown") }
    guard case .refused(.unknownCity("1", _)) = try await travel.add(city: 1) else {
      return XCTFail("number")
    }
    let page = try await travel.cities()
    XCTAssertEqual(page.total, 1)
  }

  // A city of another country never slips in.
  func testACityOfAnotherCountryIsRefused() async throws {
    let travel = try makeTravel()
    let byNumber = try await travel.add(city: try id("Berlin", "DE"), in: "FR")
    guard case .refused(.elsewhere(let city)) = byNumber else { return XCTFail("\(byNumber)") }
    XCTAssertEqual(city.country, "DE")
    let byName = try await travel.add(cityNamed: "Hamburg", in: "FR")
    guard case .refused(.elsewhere(let other)) = byName else { return XCTFail("\(byName)") }
    XCTAssertEqual(other.country, "DE")
    let point = Coordinates(latitude: 52.5, longitude: 13.4)
    let own = try await travel.add(point: point, named: "Flat", in: "FR")
    XCTAssertEqual(own, .refused(.outside(country: "FR")))
    let content = try await travel.content()
    XCTAssertTrue(content.isEmpty)
  }

  // Namesakes are told apart.
  func testNamesakesAreAskedAbout() async throws {
    let travel = try makeTravel()
    let outcome = try await travel.add(cityNamed: "Springfield", in: "US")
    guard case .refused(.ambiguous(let cities)) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertGreaterThan(cities.count, 2)
    XCTAssertEqual(cities.map(\.population), cities.map(\.population).sorted(by: >))
    let paris = try await travel.add(cityNamed: "париж")
    guard case .added(let city, _) = paris else { return XCTFail("\(paris)") }
    XCTAssertEqual(city.country, "FR")
  }

  func testAVisitedCityMakesAWishComeTrue() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(country: "JP", VisitDetails(.want, note: "Hanami"))
    _ = try await travel.add(city: try id("Kyoto", "JP"), VisitDetails(.want))
    var japan = try await travel.country("JP")
    XCTAssertEqual(japan?.state, .want)
    _ = try await travel.add(city: try id("Tokyo", "JP"))
    japan = try await travel.country("JP")
    XCTAssertEqual(japan?.details, VisitDetails(.been, note: "Hanami"))
    _ = try await store.undo()
    japan = try await travel.country("JP")
    XCTAssertEqual(japan?.state, .want)
  }

  // A plan is no visit: neither of the city, nor of its country. It is one once the day has come.
  func testAPlannedCityLeavesItsCountryUnvisited() async throws {
    let travel = try makeTravel()
    let plan = VisitDetails(.been, from: try date("2030-05"))
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    _ = try await travel.add(city: try id("Kyoto", "JP"), plan)
    _ = try await travel.add(city: try id("Paris", "FR"), plan)
    var japan = try await travel.country("JP")
    XCTAssertEqual(japan?.details, VisitDetails(.want))
    var france = try await travel.country("FR")
    XCTAssertEqual(france?.details, plan)
    var statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.countries, [.want: 1, .planned: 1])
    XCTAssertEqual(statistics.cities, [.planned: 2])

    _ = try await travel.add(city: try id("Lyon", "FR"), VisitDetails(from: try date("2019")))
    france = try await travel.country("FR")
    XCTAssertEqual(france?.details, VisitDetails(from: try date("2019")))
    let kyoto = try await travel.cities(CityQuery(country: "JP")).records[0].key
    _ = try await travel.update(city: kyoto, to: VisitDetails(.lived))
    japan = try await travel.country("JP")
    XCTAssertEqual(japan?.details, VisitDetails(.lived))
    statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.countries, [.been: 1, .lived: 1])
  }

  // Cities that come by a file bring their countries as cities that are added do.
  func testAPlannedCityOfAFileBringsAPlannedCountry() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    _ = try await travel.add(country: "FJ", VisitDetails(.want))
    let text = """
      type,name,country,state,from
      city,Kyoto,JP,been,2030
      city,Suva,FJ,lived,
      city,Oslo,NO,been,2030-05
      city,Lyon,FR,been,2030
      city,Paris,FR,been,2019
      """
    let preview = try await TravelImport(travel).preview(
      of: Data(text.utf8), format: .csv)
    XCTAssertEqual(preview.problems.count, 0)
    _ = try await TravelImport(travel).apply(preview)
    let content = try await travel.content()
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: content.countries.map { ($0.code, $0.details) }),
      [
        "JP": VisitDetails(.want), "FJ": VisitDetails(.lived),
        "NO": VisitDetails(from: try date("2030-05")), "FR": VisitDetails(from: try date("2019")),
      ])
  }

  func testAnOwnPointHasItsCountryAndItsName() async throws {
    let travel = try makeTravel()
    let dacha = Coordinates(latitude: 55.9, longitude: 37.1)
    let outcome = try await travel.add(point: dacha, named: "  Да\u{7}ча ")
    guard case .added(let city, let country) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(city.country, "RU")
    XCTAssertEqual(country?.code, "RU")
    XCTAssertEqual(city.names.russian, "Да\u{FFFD}ча")
    let twice = try await travel.add(point: dacha, named: "да\u{FFFD}ЧА")
    guard case .refused(.cityIsThere) = twice else { return XCTFail("\(twice)") }
    let renamed = try await travel.rename(city: city.key, to: "Dacha")
    guard case .saved(let saved) = renamed else { return XCTFail("\(renamed)") }
    XCTAssertEqual(saved.names.english, "Dacha")
    let refusals: [(Coordinates, String, TravelProblem)] = [
      (dacha, " ", .empty), (dacha, String(repeating: "x", count: 121), .nameTooLong(most: 120)),
      (Coordinates(latitude: 91, longitude: 0), "x", .notAPoint),
      (Coordinates(latitude: .nan, longitude: 0), "x", .notAPoint),
      (Coordinates(latitude: -40, longitude: -120), "Point Nemo", .inNoCountry),
    ]
    for (point, name, problem) in refusals {
      let outcome = try await travel.add(point: point, named: name)
      XCTAssertEqual(outcome, .refused(problem))
    }
  }

  // Deleted at once, and back with undo.
  func testACityIsDeletedAndUndone() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store, language: .russian)
    _ = try await travel.add(city: try id("Lyon", "FR"))
    let before = try await travel.content()
    let deleted = try await travel.delete(city: before.cities[0].key)
    XCTAssertEqual(deleted, before.cities[0])
    let nobody = try await travel.delete(city: before.cities[0].key)
    XCTAssertNil(nobody)
    let france = try await travel.country("FR")
    XCTAssertEqual(france?.cityCount, 0)
    let act = try await store.undo()
    XCTAssertEqual(act?.subject, "Лион")
    let after = try await travel.content()
    XCTAssertEqual(after, before)
  }

  // The cities of a country by name; and all the others in pages.
  func testCitiesAreListedByCountry() async throws {
    let travel = try makeTravel()
    for name in ["Paris", "Lyon", "Marseille"] {
      _ = try await travel.add(city: try id(name, "FR"))
    }
    _ = try await travel.add(
      city: try id("Berlin", "DE"), VisitDetails(.want, from: try date("2030")))
    let french = try await travel.cities(CityQuery(country: "fr"))
    XCTAssertEqual(french.records.map(\.names.english), ["Lyon", "Marseille", "Paris"])
    let dated = try await travel.cities(CityQuery(order: .date))
    XCTAssertEqual(
      dated.records.map(\.names.english), ["Berlin", "Marseille", "Lyon", "Paris"])
    let second = try await travel.cities(CityQuery(offset: 1, limit: 2))
    XCTAssertEqual(second.total, 4)
    XCTAssertEqual(second.records.map(\.names.english), ["Lyon", "Marseille"])
    let beyond = try await travel.cities(CityQuery(offset: 100, limit: 2))
    XCTAssertEqual(beyond.offset, 2)
    let index = try await travel.index(
      of: french.records[2].key, in: CityQuery(country: "FR"))
    XCTAssertEqual(index, 2)
    let found = try await travel.cities(CityQuery(search: "мар"))
    XCTAssertEqual(found.records.map(\.names.russian), ["Марсель"])
  }

  func testRecordsAreFoundByWhatAPersonCallsThem() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(city: try id("Paris", "FR"))
    _ = try await travel.add(city: try id("Paris", "US"))
    let content = try await travel.content()
    XCTAssertEqual(content.cities.count, 2)
    for text in [" париж ", "PARIS"] {
      let found = try await travel.find(text)
      XCTAssertEqual(found, TravelContent(cities: content.cities), text)
    }
    let byKey = try await travel.find(content.cities[1].key.text)
    XCTAssertEqual(byKey.cities.map(\.country), ["US"])
    for text in ["fr", "Франция", "france"] {
      let found = try await travel.find(text)
      XCTAssertEqual(found.countries.map(\.code), ["FR"], text)
    }
    let nobody = try await travel.find("")
    XCTAssertTrue(nobody.isEmpty)
  }

  func testKeysAreReadAsTheyAreWritten() {
    for key in [CityKey.geoNames(1), .geoNames(2_988_507), .own(UUID())] {
      XCTAssertEqual(CityKey(key.text), key)
    }
    for text in ["", "geonames:", "geonames:-1", "geonames:01", "geonames:99999999999", "own:1"] {
      XCTAssertNil(CityKey(text), text)
    }
  }
}
