import Foundation
import Persistence
import Places
import Scheduling
import TravelDomain
import XCTest

final class StatisticsTests: TravelCase {
  // Counts, and the share of the world by either list.
  func testCountriesAreCountedByBothLists() async throws {
    let travel = try makeTravel()
    for code in ["DE", "FR", "XK", "GL"] { _ = try await travel.add(country: code) }
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    _ = try await travel.add(country: "RU", VisitDetails(.lived))
    _ = try await travel.add(city: try id("Paris", "FR"))
    _ = try await travel.add(city: try id("Osaka", "JP"), VisitDetails(.want))
    let members = try await travel.statistics(of: .unMembers)
    XCTAssertEqual(members.world, .init(visited: 3, total: 193))
    let iso = try await travel.statistics(of: .iso)
    XCTAssertEqual(iso.world, .init(visited: 5, total: 250))
    XCTAssertEqual(iso.world.share, 0.02, accuracy: 1e-12)
    XCTAssertEqual(iso.countries, [.been: 4, .want: 1, .lived: 1])
    XCTAssertEqual(iso.cities, [.been: 1, .want: 1])
    XCTAssertEqual([iso.countryCount, iso.cityCount], [6, 2])
  }

  func testAPlanCountsApartAndNotAsAVisit() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR", VisitDetails(from: PartialDate(iso: "2099-05")))
    _ = try await travel.add(country: "DE", VisitDetails(.lived, from: PartialDate(iso: "2012")))
    let statistics = try await travel.statistics(of: .unMembers)
    XCTAssertEqual(statistics.world, .init(visited: 1, total: 193))
    XCTAssertEqual(statistics.countries, [.planned: 1, .lived: 1])
    XCTAssertEqual(statistics.continents.reduce(0) { $0 + $1.part.visited }, 1)
    XCTAssertEqual(statistics.lastDate?.iso, "2012")
  }

  // Per continent; the parts are the whole.
  func testContinentsHaveAllTheirCountries() async throws {
    let travel = try makeTravel()
    for code in ["DE", "FR", "EG"] { _ = try await travel.add(country: code) }
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    for world in WorldCount.allCases {
      let continents = try await travel.statistics(of: world).continents
      XCTAssertEqual(continents.map(\.part.total).reduce(0, +), world.total)
      let visited = continents.filter { $0.part.visited > 0 }
      XCTAssertEqual(visited.map(\.continent.code), ["AF", "EU"])
      XCTAssertEqual(visited.map(\.part.visited), [1, 2])
    }
    let iso = try await travel.statistics(of: .iso).continents.map(\.continent.code)
    XCTAssertEqual(iso, ["AF", "AN", "AS", "EU", "NA", "OC", "SA"])
  }

  func testTheWholeWorldIsTheWholeArea() async throws {
    let travel = try makeTravel()
    let none = try await travel.statistics(of: .iso)
    XCTAssertEqual(none.areaShare, 0)
    XCTAssertEqual(none.world.share, 0)
    for country in try Self.gazetteer().countries() {
      _ = try await travel.add(country: country.code)
    }
    for world in WorldCount.allCases {
      let all = try await travel.statistics(of: world)
      XCTAssertEqual(all.world, .init(visited: world.total, total: world.total))
      XCTAssertEqual(try XCTUnwrap(all.areaShare), 1, accuracy: 1e-9)
      XCTAssertTrue(all.continents.allSatisfy { $0.part.share == 1 })
    }
  }

  func testTheFarthestPlaceIsMeasuredFromTheCapital() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(city: try id("Paris", "FR"))
    _ = try await travel.add(city: try id("Auckland", "NZ"), VisitDetails(.want))
    var statistics = try await travel.statistics(of: .iso)
    XCTAssertNil(statistics.farthest)
    _ = try await travel.setHome("DE")
    statistics = try await travel.statistics(of: .iso)
    let paris = try XCTUnwrap(statistics.farthest)
    XCTAssertEqual(paris.names.english, "Paris")
    // Berlin to Paris along the great circle: 878 km.
    XCTAssertEqual(paris.distance, 878, accuracy: 5)
    _ = try await travel.add(country: "JP")
    statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.farthest?.country, "JP")
    XCTAssertNil(statistics.farthest?.city)
  }

  func testTheFirstAndTheLastDateAreOfJourneysThatWereMade() async throws {
    let travel = try makeTravel()
    var statistics = try await travel.statistics(of: .iso)
    XCTAssertNil(statistics.firstDate)
    _ = try await travel.add(country: "FR", VisitDetails(from: try date("2010-05")))
    _ = try await travel.add(
      country: "IT", VisitDetails(from: try date("2010-05-02"), until: try date("2019")))
    _ = try await travel.add(country: "JP", VisitDetails(.want, from: try date("2030")))
    _ = try await travel.add(city: try id("Paris", "FR"), VisitDetails(from: try date("2019-08")))
    statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.firstDate?.iso, "2010-05")
    XCTAssertEqual(statistics.lastDate?.iso, "2019")
  }

  // The counters are live and come to 0.
  func testCountersAreLive() async throws {
    let travel = try makeTravel()
    let seen = Recorder<TravelStatistics>()
    let watch = travel.observeStatistics(of: .unMembers) { seen.add($0) }
    _ = try await travel.add(city: try id("Paris", "FR"))
    _ = try await travel.deleteAll()
    XCTAssertEqual(seen.values.map { $0?.countryCount }, [0, 1, 0])
    XCTAssertEqual(seen.values.map { $0?.cityCount }, [0, 1, 0])
    withExtendedLifetime(watch) {}
  }

  // 3 to 20, at most two characters, 5 until somebody says otherwise.
  func testTheNumberOfPhotosHasItsRange() async throws {
    let store = try makeStore()
    let settings = Settings(store)
    var chosen = try await settings.value(of: TravelSettings.key)
    XCTAssertEqual(chosen.photoCount, 5)
    for text in ["2", "21", "", "x", "-5", "005", "1e1", "٥", "3.0"] {
      XCTAssertFalse(chosen.setPhotoCount(text), text)
      XCTAssertEqual(chosen.photoCount, 5)
    }
    for text in ["3", " 20 ", "07"] { XCTAssertTrue(chosen.setPhotoCount(text), text) }
    XCTAssertEqual(chosen.photoCount, 7)
    chosen.stepPhotoCount(by: 100)
    XCTAssertEqual(chosen.photoCount, 20)
    chosen.stepPhotoCount(by: -100)
    XCTAssertEqual(chosen.photoCount, 3)
    chosen.world = .iso
    try await settings.set(TravelSettings.key, to: chosen)
    let kept = try await settings.value(of: TravelSettings.key)
    XCTAssertEqual(kept, chosen)
  }

  func testSettingsThatCannotBeReadStayAsTheyAreByDefault() throws {
    let text = #"{"photoCount": 99, "world": "moon", "countryOrder": "cities"}"#
    let read = try JSONDecoder().decode(TravelSettings.self, from: Data(text.utf8))
    XCTAssertEqual(read.photoCount, 5)
    XCTAssertEqual(read.world, .unMembers)
    XCTAssertEqual(read.countryOrder, .cities)
  }
}
