import Core
import Foundation
import Places
import XCTest

@testable import TravelDomain

/// What the dates and the places of visits come to.
final class VisitStatisticsTests: TravelCase {
  // Of the repository's clock: 21 September 2026.
  private let today = CalendarDay(iso: "2026-09-21") ?? .first

  private func visit(
    _ country: String, _ from: String?, _ until: String? = nil, isCity: Bool = false,
    isLived: Bool = false
  ) -> Visit {
    Visit(
      country: country, isCity: isCity, isLived: isLived,
      from: from.flatMap(PartialDate.init(iso:)),
      until: until.flatMap(PartialDate.init(iso:)))
  }

  // MARK: - Years
  func testACountryIsNewInTheYearOfItsFirstVisit() {
    let visits = [
      visit("FR", "2019-05"), visit("FR", "2017-01-02", isCity: true),
      visit("FR", "2019", isCity: true), visit("IT", nil, "2019-08"),
      visit("XX", "2016", isCity: true),
    ]
    let years = VisitYears(visits, countries: ["FR", "IT", "DE"], cities: 5, today: today)
    XCTAssertEqual(years.years.map(\.year), Array(2016...2026))
    XCTAssertEqual(years.years.map(\.newCountries), [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertEqual(years.years.map(\.countries), [0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertEqual(years.years.map(\.cities), [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    XCTAssertEqual([years.undatedCountries, years.undatedCities], [1, 2])
  }

  func testNoDateIsNoYear() {
    let years = VisitYears([], countries: ["FR"], cities: 2, today: today)
    XCTAssertEqual(years.years, [])
    XCTAssertEqual([years.undatedCountries, years.undatedCities], [1, 2])
  }

  // By SQL: wishes, plans and places without a date are told apart, and the sums are the whole.
  func testYearsOfTheRecords() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR", VisitDetails(from: try date("2019")))
    _ = try await travel.add(country: "DE")
    _ = try await travel.add(country: "GL", VisitDetails(from: try date("2020")))
    _ = try await travel.add(country: "JP", VisitDetails(.want, from: try date("2018")))
    _ = try await travel.add(country: "PE", VisitDetails(from: try date("2027")))
    _ = try await travel.add(city: try id("Berlin", "DE"), VisitDetails(from: try date("2021-02")))
    _ = try await travel.add(city: try id("Lyon", "FR"))
    let members = try await travel.statistics(of: .unMembers)
    XCTAssertEqual(members.years.years.first?.year, 2019)
    XCTAssertEqual(members.years.years.last?.year, 2026)
    XCTAssertEqual(members.years.years.filter { $0.newCountries > 0 }.map(\.year), [2019, 2021])
    XCTAssertEqual([members.years.undatedCountries, members.years.undatedCities], [0, 1])
    let iso = try await travel.statistics(of: .iso)
    XCTAssertEqual(iso.years.years.filter { $0.newCountries > 0 }.map(\.year), [2019, 2020, 2021])
    for statistics in [members, iso] {
      let dated = statistics.years.years.reduce(0) { $0 + $1.newCountries }
      XCTAssertEqual(dated + statistics.years.undatedCountries, statistics.world.visited)
      let aged = statistics.ages.spans.reduce(0) { $0 + $1.countries }
      XCTAssertEqual(aged + statistics.ages.undated, statistics.world.visited)
    }
  }

  // Cities of the same country and dates count one by one.
  func testCitiesOfTheSameDatesAreAllCounted() async throws {
    let travel = try makeTravel()
    for name in ["Lyon", "Paris", "Nice"] {
      _ = try await travel.add(
        city: try id(name, "FR"),
        VisitDetails(from: try date("2019-05-01"), until: try date("2019-05-07")))
    }
    for name in ["Munich", "Hamburg"] {
      _ = try await travel.add(
        city: try id(name, "DE"), VisitDetails(from: try date("2019-0\(name.count - 2)")))
    }
    let statistics = try await travel.statistics(of: .unMembers)
    XCTAssertEqual(statistics.years.years.first?.cities, 5)
    XCTAssertEqual(statistics.years.years.first?.countries, 2)
    XCTAssertEqual(statistics.years.undatedCities, 0)
    XCTAssertEqual(statistics.longestJourney?.days, 7)
    XCTAssertEqual(statistics.longestJourney?.places, 3)
  }

  // MARK: - The longest journey
  func testVisitsWithoutADayBetweenAreOneJourney() {
    let journey = LongestJourney(
      [
        visit("KR", "2019-04-21", "2019-04-25"), visit("JP", "2019-04-01", "2019-04-20"),
        visit("JP", "2019-04-03", "2019-04-05", isCity: true),
        visit("FR", "2020-01-01", "2020-01-24"), visit("IT", "2020-01-26", "2020-01-30"),
      ], home: nil, today: today)
    XCTAssertEqual(journey?.days, 25)
    XCTAssertEqual(journey?.from.iso, "2019-04-01")
    XCTAssertEqual(journey?.until.iso, "2019-04-25")
    XCTAssertEqual(journey?.countries, ["JP", "KR"])
    XCTAssertEqual(journey?.places, 3)
  }

  // A short visit within a long one does not end it.
  func testAVisitWithinAnotherDoesNotEndTheJourney() {
    let journey = LongestJourney(
      [
        visit("FR", "2020-01-01", "2020-01-20"),
        visit("FR", "2020-01-02", "2020-01-03", isCity: true),
        visit("IT", "2020-01-21", "2020-01-22"),
      ], home: nil, today: today)
    XCTAssertEqual(journey?.days, 22)
  }

  func testLivingIsNoJourneyAndDaysMustBeKnown() {
    let visits = [
      visit("DE", "2010-01-01", "2013-01-01", isLived: true), visit("FR", "2019-05", "2019-08"),
      visit("IT", "2019-05-01"), visit("ES", nil, "2019-05-01"),
      visit("RU", "2001-01-01", "2026-01-01"),
    ]
    XCTAssertNil(LongestJourney(visits, home: "RU", today: today))
    let one = visits + [visit("RU", "2024-02-28", "2024-03-01", isCity: true)]
    // 2024 has a 29 February.
    XCTAssertEqual(LongestJourney(one, home: "RU", today: today)?.days, 3)
  }

  func testAJourneyThatGoesOnCountsAsFarAsToday() {
    let journey = LongestJourney(
      [visit("PE", "2026-09-12", "2026-12-31")], home: nil, today: today)
    XCTAssertEqual(journey?.days, 10)
    XCTAssertEqual(journey?.until, today)
  }

  func testTheEarlierOfTwoJourneysOfALengthIsTaken() {
    let visits = [
      visit("FR", "2020-05-01", "2020-05-07"), visit("IT", "2019-05-01", "2019-05-07"),
    ]
    XCTAssertEqual(LongestJourney(visits, home: nil, today: today)?.countries, ["IT"])
  }

  // MARK: - How long ago
  func testCountriesAreCountedByTheYearsSinceTheLastVisit() {
    let visits = [
      visit("FR", "2010", "2011"), visit("FR", "2026-01", isCity: true), visit("IT", "2025"),
      visit("ES", "2021"), visit("PT", nil, "2016"), visit("GR", "2015"), visit("XX", "2026"),
      visit("PE", "2020", "2028"),
    ]
    let ages = VisitAges(
      visits, countries: ["FR", "IT", "ES", "PT", "GR", "PE", "DE", "RU"], home: "RU", today: today)
    XCTAssertEqual(ages.spans.map(\.countries), [2, 1, 1, 1, 1])
    XCTAssertEqual(ages.undated, 1)
    XCTAssertEqual(ages.spans.map(\.from), [0, 1, 3, 6, 11])
    XCTAssertEqual(ages.spans.map(\.until), [0, 2, 5, 10, nil])
  }

  // MARK: - Home
  private func home(_ travel: TravelRepository) async throws -> TravelStatistics.Home? {
    try await travel.statistics(of: .iso).home
  }

  func testTheHomeIsWhereOneLives() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR")
    var found = try await home(travel)
    XCTAssertNil(found)
    // The first country where one has lived, then the first such city, then the home country.
    _ = try await travel.add(country: "JP", VisitDetails(.lived))
    found = try await home(travel)
    XCTAssertEqual(found?.names.english, "Tokyo")
    _ = try await travel.add(
      city: try id("Munich", "DE"), VisitDetails(.lived, from: try date("2015")))
    _ = try await travel.add(
      city: try id("Hamburg", "DE"), VisitDetails(.lived, from: try date("2012")))
    _ = try await travel.add(city: try id("Lyon", "FR"), VisitDetails(.lived))
    found = try await home(travel)
    XCTAssertEqual(found?.names.english, "Hamburg")
    _ = try await travel.setHome("FR")
    found = try await home(travel)
    XCTAssertEqual(found?.names.english, "Lyon")
    XCTAssertEqual(found?.country, "FR")
    // Cities that are planned are no home.
    _ = try await travel.add(country: "PE", VisitDetails(.lived, from: try date("2027")))
    _ = try await travel.setHome("PE")
    found = try await home(travel)
    XCTAssertEqual(found?.names.english, "Lima")
  }

  func testTheHomeItselfIsNotFarAway() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(city: try id("Berlin", "DE"), VisitDetails(.lived))
    var statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.home?.names.english, "Berlin")
    XCTAssertNil(statistics.farthest)
    _ = try await travel.add(city: try id("Paris", "FR"))
    statistics = try await travel.statistics(of: .iso)
    XCTAssertEqual(statistics.farthest?.names.english, "Paris")
    XCTAssertEqual(try XCTUnwrap(statistics.farthest).distance, 878, accuracy: 5)
  }
}
