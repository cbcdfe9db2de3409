import Core
import Foundation
import GRDB
import Persistence
import Places
import Scheduling
import TravelDomain
import XCTest

final class CountryTests: TravelCase {
  func testANameOfTwoCountriesIsNeverTakenForOne() async throws {
    let travel = try makeTravel()
    guard
      case .refused(.ambiguousCountry(let name, let countries)) = try await travel.add(
        countryNamed: "Конго")
    else { return XCTFail("one of two was taken") }
    XCTAssertEqual(name, "Конго")
    XCTAssertEqual(Set(countries.map(\.code)), ["CG", "CD"])
    let preview = try await TravelImport(travel).preview(
      of: Data("country\nКонго\nRepublic of Korea\n".utf8), format: .csv)
    XCTAssertEqual(preview.countries.map(\.code), ["KR"])
    guard case .ambiguousCountry(let told)? = preview.problems.first.first?.reason
    else { return XCTFail("\(preview.problems)") }
    XCTAssertEqual(Set(told.map(\.code)), ["CG", "CD"])
  }

  // From the tables, in both languages, by its code.
  func testEveryCountryCanBeAddedHasTwoNamesAndABoxOfItsOwn() async throws {
    let travel = try makeTravel()
    let all = try Self.gazetteer().countries()
    XCTAssertEqual(all.count, 250)
    for country in all {
      let outcome = try await travel.add(country: country.code)
      guard case .added(let added) = outcome else { return XCTFail("\(country.code) \(outcome)") }
      XCTAssertFalse(added.names.english.isEmpty, country.code)
      XCTAssertTrue(added.names.russian.contains { ("А"..."я").contains($0) }, country.code)
      XCTAssertTrue(added.center.isValid, country.code)
      XCTAssertTrue(country.box.contains(added.center), country.code)
      XCTAssertGreaterThan(country.box.width * country.box.height, 0, country.code)
      XCTAssertLessThanOrEqual(country.mainBox.width, country.box.width, country.code)
    }
    let page = try await travel.countries(CountryQuery(limit: 300))
    XCTAssertEqual(page.total, 250)
    XCTAssertEqual(Set(page.records.map(\.code)), Set(all.map(\.code)))
    XCTAssertEqual(Set(page.records.map(\.names.english)).count, 250)
    XCTAssertEqual(Set(page.records.map(\.names.russian)).count, 250)
  }

  // Whatever a person calls it, in either language.
  func testACountryIsKnownByEachOfItsNames() async throws {
    for text in ["Germany", "германия", "DE", "deu", "  GERMANY "] {
      let outcome = try await makeTravel().add(countryNamed: text)
      guard case .added(let country) = outcome else { return XCTFail("\(text): \(outcome)") }
      XCTAssertEqual(country.code, "DE")
      XCTAssertEqual(country.names, PlaceNames(english: "Germany", russian: "Германия"))
    }
  }

  // The answers, each one time, and nothing is written.
  func testWhatCannotBeAddedIsAnswered() async throws {
    let travel = try makeTravel()
    for text in ["", "  ", "\u{200B}", "!!!"] {
      let outcome = try await travel.add(countryNamed: text)
      XCTAssertEqual(outcome, .refused(.empty), text)
    }
    guard
      case .refused(.unknownCountry("Germony", let like)) =
        try await travel.add(countryNamed: "Germony")
    else { return XCTFail("not refused") }
    XCTAssertEqual(like.first?.code, "DE")
    guard
      case .refused(.unknownCountry(let hostile, _)) =
        try await travel.add(countryNamed: "x\u{1B}[2J" + String(repeating: "y", count: 900_000))
    else { return XCTFail("not refused") }
    XCTAssertFalse(hostile.unicodeScalars.contains("\u{1B}"))
    XCTAssertLessThanOrEqual(hostile.count, 120)
    let code = try await travel.add(country: "ZZ")
    XCTAssertEqual(code, .refused(.unknownCountry("ZZ", like: [])))
    _ = try await travel.add(country: "DE")
    let twice = try await travel.add(countryNamed: "Германия")
    XCTAssertEqual(
      twice, .refused(.countryIsThere(PlaceNames(english: "Germany", russian: "Германия"))))
    let note = String(repeating: "x", count: 2001)
    let long = try await travel.add(country: "FR", VisitDetails(note: note))
    XCTAssertEqual(long, .refused(.noteTooLong(most: 2000)))
    let page = try await travel.countries()
    XCTAssertEqual(page.records.map(\.code), ["DE"])
  }

  func testWithoutPlacesEverythingThatIsThereStillWorks() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(city: try id("Berlin", "DE"))
    let bare = makeBare(store)
    let refused = try await bare.add(country: "FR")
    XCTAssertEqual(refused, .refused(.noPlaces))
    let named = try await bare.add(cityNamed: "Paris")
    XCTAssertEqual(named, .refused(.noPlaces))
    let country = try await bare.country("de")
    XCTAssertEqual(country?.name(.russian), "Германия")
    let cities = try await bare.cities()
    XCTAssertEqual(cities.records.map { $0.name(.russian) }, ["Берлин"])
    let own = try await bare.add(
      point: Coordinates(latitude: 52, longitude: 13), named: "Hut", in: "DE")
    guard case .added = own else { return XCTFail("\(own)") }
    let statistics = try await bare.statistics(of: .unMembers)
    XCTAssertEqual(statistics.world, .init(visited: 1, total: 193))
    let deleted = try await bare.delete(country: "DE")
    XCTAssertEqual(deleted?.cityCount, 2)
  }

  // The country goes with its cities, and comes back with them, details and home included.
  func testDeletingACountryIsUndoneWithItsCities() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store, language: .russian)
    _ = try await travel.setHome("DE")
    for name in ["Berlin", "Hamburg", "Munich"] {
      let details = VisitDetails(.lived, from: try date("2019-05"), note: "two\nlines")
      _ = try await travel.add(city: try id(name, "DE"), in: "DE", details)
    }
    _ = try await travel.add(country: "FR")
    let before = try await travel.content()
    XCTAssertEqual(before.cities.count, 3)
    let deleted = try await travel.delete(country: "DE")
    XCTAssertEqual(deleted?.cityCount, 3)
    let after = try await travel.content()
    XCTAssertEqual(after.countries.map(\.code), ["FR"])
    XCTAssertEqual(after.cities, [])
    let act = try await store.undo()
    XCTAssertEqual(act, Act(kind: TravelAct.deleteCountry.rawValue, subject: "Германия"))
    let back = try await travel.content()
    XCTAssertEqual(back, before)
    XCTAssertEqual(back.countries.first?.isHome, true)
    _ = try await store.redo()
    let again = try await travel.content()
    XCTAssertEqual(again, after)
    let nobody = try await travel.delete(country: "XX")
    XCTAssertNil(nobody)
  }

  // By name in either language, by the date of the journey, by the number of cities.
  func testTheListIsSorted() async throws {
    let store = try makeStore()
    var travel = try makeTravel(store)
    for (code, when) in [("FR", "2018"), ("DE", nil), ("YE", "2021-03"), ("AT", nil)] {
      let details = VisitDetails(from: try when.map { try date($0) })
      _ = try await travel.add(country: code, details)
    }
    for name in ["Paris", "Lyon"] { _ = try await travel.add(city: try id(name, "FR")) }
    _ = try await travel.add(city: try id("Vienna", "AT"))
    func codes(_ order: TravelOrder) async throws -> String {
      try await travel.countries(CountryQuery(order: order)).records.map(\.code)
        .joined(separator: " ")
    }
    let english = try await codes(.name)
    XCTAssertEqual(english, "AT FR DE YE")
    let dated = try await codes(.date)
    XCTAssertEqual(dated, "YE FR AT DE")
    let full = try await codes(.cities)
    XCTAssertEqual(full, "FR AT DE YE")
    travel = try makeTravel(store, language: .russian)
    // Австрия, Германия, Йемен, Франция
    let russian = try await codes(.name)
    XCTAssertEqual(russian, "AT DE YE FR")
    for order in TravelOrder.allCases {
      for (place, code) in try await codes(order).split(separator: " ").enumerated() {
        let index = try await travel.index(of: String(code), in: CountryQuery(order: order))
        XCTAssertEqual(index, place, "\(order) \(code)")
      }
    }
    let found = try await travel.countries(CountryQuery(search: "ГЕРМ"))
    XCTAssertEqual(found.records.map(\.code), ["DE"])
    let none = try await travel.countries(CountryQuery(search: "germany%' OR 1"))
    XCTAssertEqual(none.total, 0)
  }

  func testStateDatesAndNoteAreChangedAsOneAct() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(country: "IS", VisitDetails(.want))
    clock.advance(by: .seconds(60))
    let details = VisitDetails(
      .been, from: try date("2020-06"), until: try date("2020-07-02"), note: " Geysir ")
    let outcome = try await travel.update(country: "is", to: details)
    guard case .saved(let saved) = outcome else { return XCTFail("\(outcome)") }
    XCTAssertEqual(saved.details.note, "Geysir")
    XCTAssertEqual(saved.updatedAt, clock.now)
    let same = try await travel.update(country: "IS", to: saved.details)
    XCTAssertEqual(same, .unchanged(saved))
    let gone = try await travel.update(country: "NO", to: details)
    XCTAssertEqual(gone, .gone)
    let wrong = try await travel.update(
      country: "IS", to: VisitDetails(from: try date("2020"), until: try date("2019")))
    XCTAssertEqual(wrong, .refused(.endsBeforeStart))
    let act = try await store.undo()
    XCTAssertEqual(act.flatMap { TravelAct(kind: $0.kind) }, .editCountry)
    let back = try await travel.country("IS")
    XCTAssertEqual(back?.state, .want)
  }

  func testTheHomeMovesAndIsUndone() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(country: "FR")
    guard case .saved(let first) = try await travel.setHome("FR") else { return XCTFail("FR") }
    XCTAssertEqual(first?.code, "FR")
    XCTAssertEqual(first?.state, .been)
    guard case .saved(let second) = try await travel.setHome("ru") else { return XCTFail("RU") }
    XCTAssertEqual(second?.state, .lived)
    func homes() async throws -> [String] {
      try await travel.content().countries.filter(\.isHome).map(\.code)
    }
    var codes = try await homes()
    XCTAssertEqual(codes, ["RU"])
    _ = try await store.undo()
    codes = try await homes()
    XCTAssertEqual(codes, ["FR"])
    let russia = try await travel.country("RU")
    XCTAssertNil(russia)
    _ = try await store.redo()
    codes = try await homes()
    XCTAssertEqual(codes, ["RU"])
    guard case .saved(nil) = try await travel.setHome(nil) else { return XCTFail("nil") }
    codes = try await homes()
    XCTAssertEqual(codes, [])
    let unknown = try await travel.setHome("ZZ")
    XCTAssertEqual(unknown, .refused(.unknownCountry("ZZ", like: [])))
  }

  // Both branches; everything comes back in one step.
  func testEverythingIsDeletedAndUndone() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    let nothing = try await travel.deleteAll()
    XCTAssertEqual([nothing.countries, nothing.cities], [0, 0])
    var state = try await store.undoState()
    XCTAssertFalse(state.canUndo)
    for name in ["Paris", "Lyon"] { _ = try await travel.add(city: try id(name, "FR")) }
    _ = try await travel.add(country: "DE")
    let before = try await travel.content()
    let counts = try await travel.deleteAll()
    XCTAssertEqual([counts.countries, counts.cities], [2, 2])
    let empty = try await travel.content()
    XCTAssertTrue(empty.isEmpty)
    state = try await store.undoState()
    XCTAssertEqual(state.undo?.kind, TravelAct.deleteAll.rawValue)
    _ = try await store.undo()
    let after = try await travel.content()
    XCTAssertEqual(after, before)
  }

  // What changes anywhere shows everywhere.
  func testListsAreLive() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    let pages = Recorder<TravelPage<VisitedCountry>>()
    let contents = Recorder<TravelContent>()
    let watches = [
      travel.observeCountries(CountryQuery()) { pages.add($0) },
      travel.observeContent { contents.add($0) },
    ]
    _ = try await travel.add(country: "FR")
    _ = try await travel.add(city: try id("Paris", "FR"))
    _ = try await travel.delete(country: "FR")
    _ = try await store.undo()
    XCTAssertEqual(pages.values.map { $0?.total }, [0, 1, 1, 0, 1])
    XCTAssertEqual(pages.values.map { $0?.records.first?.cityCount }, [nil, 0, 1, nil, 1])
    XCTAssertEqual(contents.values.map { $0?.cities.count }, [0, 0, 1, 0, 1])
    withExtendedLifetime(watches) {}
  }

  func testADamagedRowIsReadAsFarAsItGoes() async throws {
    let store = try makeStore()
    let travel = try makeTravel(store)
    _ = try await travel.add(city: try id("Paris", "FR"))
    try await store.write("test") { db in
      try db.execute(
        sql: """
          UPDATE visitedCountry SET state = 'x', dateFrom = '2020-13', latitude = 'far',
            english = 'F' || char(27) || '[2J', note = x'FF00';
          UPDATE visitedCity SET id = 'geonames:x'
          """)
    }
    let content = try await travel.content()
    XCTAssertEqual(content.countries.map(\.names.english), ["F\u{FFFD}[2J"])
    XCTAssertEqual(content.countries.first?.details.from, nil)
    XCTAssertEqual(content.countries.first?.center, Coordinates(latitude: 0, longitude: 0))
    XCTAssertEqual(content.cities, [])
  }

  func testActsAreKnownByTheirKind() {
    for act in TravelAct.allCases { XCTAssertEqual(TravelAct(kind: act.rawValue), act) }
    XCTAssertNil(TravelAct(kind: "pets.add"))
  }
}
