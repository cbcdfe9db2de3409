import Foundation
import GRDB
import Interchange
import Persistence
import Places

extension TravelRepository {
  /// Adds a country by its code, as an act.
  ///
  /// - Returns: what came of it; a refusal is no error.
  /// - Throws: ``DataStoreError``, and ``PlacesError`` for a damaged file of places.
  public func add(
    country code: String, _ details: VisitDetails = VisitDetails()
  ) async throws -> CountryOutcome {
    do {
      let details = try details.checked()
      let record = VisitedCountry(try known(country: code), details, at: now)
      return try await store.record(TravelAct.addCountry.act(on: record.name(language))) { db in
        if let there = try CountryTable.country(record.code, in: db) {
          return .refused(.countryIsThere(there.names))
        }
        try CountryTable.insert(record, in: db)
        return .added(record)
      }
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Adds the country that a name, an alias or a code says in either language, whatever its case.
  public func add(
    countryNamed text: String, _ details: VisitDetails = VisitDetails()
  ) async throws -> CountryOutcome {
    do {
      return try await add(country: PlaceFinder(gazetteer).country(named: text).code, details)
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Changes state, dates and note of a country, as an act.
  public func update(
    country code: String, to details: VisitDetails
  ) async throws -> EditOutcome<VisitedCountry> {
    do {
      let details = try details.checked()
      guard let name = try await country(code)?.name(language) else { return .gone }
      return try await store.record(TravelAct.editCountry.act(on: name)) { [now] db in
        guard var country = try CountryTable.country(code.uppercased(), in: db)
        else { return .gone }
        if country.details == details { return .unchanged(country) }
        (country.details, country.updatedAt) = (details, now)
        try CountryTable.update(country, in: db)
        return .saved(country)
      }
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Deletes a country and its cities, as one act.
  ///
  /// - Returns: the country as it was, with the number of its cities; nil where there was none.
  public func delete(country code: String) async throws -> VisitedCountry? {
    guard let country = try await country(code) else { return nil }
    return try await store.record(TravelAct.deleteCountry.act(on: country.name(language))) { db in
      let found = try CountryTable.country(country.code, in: db)
      try db.execute(sql: "DELETE FROM visitedCountry WHERE code = ?", arguments: [country.code])
      return found
    }
  }

  /// Deletes all countries and cities, as one act; settings stay.
  ///
  /// - Returns: how many there were; both 0 where there was nothing to delete.
  public func deleteAll() async throws -> (countries: Int, cities: Int) {
    let counts = try await store.record(TravelAct.deleteAll.act()) { db in
      let cities = try Int.fetchOne(db, sql: "SELECT count(*) FROM visitedCity") ?? 0
      let countries = try Int.fetchOne(db, sql: "SELECT count(*) FROM visitedCountry") ?? 0
      try db.execute(sql: "DELETE FROM visitedCountry")
      return [countries, cities]
    }
    return (counts[0], counts[1])
  }

  /// Makes a country the home, adding it as lived where it is not there; nil for no home. One act.
  public func setHome(_ code: String?) async throws -> EditOutcome<VisitedCountry?> {
    do {
      let fresh = try await freshHome(code)
      let name = try await homeName(code ?? "", fresh)
      return try await store.record(TravelAct.home.act(on: name)) { [now] db in
        try Self.moveHome(to: code?.uppercased(), fresh, at: now, in: db)
      }
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  // MARK: - Parts
  func known(country code: String) throws -> Country {
    let text = TextRules.trimmed(String(code.prefix(80)))
    if text.isEmpty { throw TravelProblem.empty }
    guard let gazetteer else { throw TravelProblem.noPlaces }
    guard let country = try gazetteer.country(text)
    else { throw TravelProblem.unknownCountry(text, like: []) }
    return country
  }

  /// The record to add for a home that is not in the list.
  private func freshHome(_ code: String?) async throws -> VisitedCountry? {
    guard let code, try await country(code) == nil else { return nil }
    return VisitedCountry(try known(country: code), VisitDetails(.lived), at: now)
  }

  private func homeName(_ code: String, _ fresh: VisitedCountry?) async throws -> String {
    if let fresh { return fresh.name(language) }
    return try await country(code)?.name(language) ?? ""
  }

  private static func moveHome(
    to code: String?, _ fresh: VisitedCountry?, at date: Date, in db: Database
  ) throws -> EditOutcome<VisitedCountry?> {
    if let fresh, try CountryTable.country(fresh.code, in: db) == nil {
      try CountryTable.insert(fresh, in: db)
    }
    let old = try CountryTable.all(in: db).first(where: \.isHome)
    if old?.code == code { return .unchanged(old) }
    if var old {
      (old.isHome, old.updatedAt) = (false, date)
      try CountryTable.update(old, in: db)
    }
    guard let code else { return .saved(nil) }
    guard var home = try CountryTable.country(code, in: db) else { return .gone }
    (home.isHome, home.updatedAt) = (true, date)
    try CountryTable.update(home, in: db)
    return .saved(home)
  }
}
