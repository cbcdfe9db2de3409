import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Places

extension TravelRepository {
  /// Adds a city of the gazetteer, as an act, with its country where that is not there yet. A
  /// country that was only wished for, or planned, has been visited once a city of it was.
  ///
  /// - Parameter country: the code of the country that is open; a city of another one is refused.
  /// - Throws: ``DataStoreError``, and ``PlacesError`` for a damaged file of places.
  public func add(
    city id: City.ID, in country: String? = nil, _ details: VisitDetails = VisitDetails()
  ) async throws -> CityOutcome {
    do {
      let details = try details.checked()
      guard let gazetteer else { throw TravelProblem.noPlaces }
      guard let city = try gazetteer.city(id)
      else { throw TravelProblem.unknownCity(String(id), like: []) }
      if let country, city.country != country.uppercased() { throw TravelProblem.elsewhere(city) }
      return try await add(VisitedCity(city, details, at: now))
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Adds the city of a name in either language; namesakes are refused with all that it may be.
  public func add(
    cityNamed text: String, in country: String? = nil, _ details: VisitDetails = VisitDetails()
  ) async throws -> CityOutcome {
    do {
      let city = try PlaceFinder(gazetteer).city(named: text, in: country, language)
      return try await add(city: city.id, in: country, details)
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Adds a point under a name of the person's own, as an act.
  ///
  /// - Parameter country: nil for the one that the point lies in.
  public func add(
    point: Coordinates, named name: String, in country: String? = nil,
    _ details: VisitDetails = VisitDetails()
  ) async throws -> CityOutcome {
    do {
      let details = try details.checked()
      let name = try Self.name(name)
      let code = try await self.country(of: point, wanted: country?.uppercased())
      let city = VisitedCity(
        key: .own(makeID()), country: code, names: PlaceNames(english: name, russian: name),
        region: nil, coordinates: point, details: details, createdAt: now, updatedAt: now)
      return try await add(city)
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Changes state, dates and note of a city, as an act; its country follows as in
  /// ``add(city:in:_:)``.
  public func update(
    city key: CityKey, to details: VisitDetails
  ) async throws -> EditOutcome<VisitedCity> {
    do {
      let details = try details.checked()
      return try await edit(key) { $0.details = details }
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Gives another name to an own point, as an act; names of the gazetteer stay.
  public func rename(city key: CityKey, to name: String) async throws -> EditOutcome<VisitedCity> {
    do {
      let name = try Self.name(name)
      guard case .own = key else { return try await city(key).map { .unchanged($0) } ?? .gone }
      return try await edit(key) { $0.names = PlaceNames(english: name, russian: name) }
    } catch let problem as TravelProblem { return .refused(problem) }
  }

  /// Deletes a city, as an act.
  ///
  /// - Returns: the city as it was; nil where there was none.
  public func delete(city key: CityKey) async throws -> VisitedCity? {
    guard let city = try await city(key) else { return nil }
    return try await store.record(TravelAct.deleteCity.act(on: city.name(language))) { db in
      let found = try CityTable.city(key, in: db)
      try db.execute(sql: "DELETE FROM visitedCity WHERE id = ?", arguments: [key.text])
      return found
    }
  }

  // MARK: - Parts
  private static func name(_ text: String) throws -> String {
    let name = TextRules.trimmed(text)
    if name.isEmpty { throw TravelProblem.empty }
    let most = VisitedCity.longestName
    if name.count > most { throw TravelProblem.nameTooLong(most: most) }
    return name
  }

  private func add(_ city: VisitedCity) async throws -> CityOutcome {
    let isThere = try await country(city.country) != nil
    let fresh = isThere ? nil : try known(country: city.country)
    let act = TravelAct.addCity.act(on: city.name(language))
    return try await store.record(act) { [today] db in
      if let there = try CityTable.city(city.key, in: db) {
        return .refused(.cityIsThere(there.names))
      }
      if city.isOwn, try CityTable.hasOwn(like: city, in: db) {
        return .refused(.cityIsThere(city.names))
      }
      let newCountry = try Self.country(for: city, fresh, on: today, in: db)
      try CityTable.insert(city, in: db)
      return .added(city, newCountry: newCountry)
    }
  }

  /// Sees to it that the country is there, and visited where the city was; gives it where it is
  /// new.
  private static func country(
    for city: VisitedCity, _ fresh: Country?, on today: CalendarDay, in db: Database
  ) throws -> VisitedCountry? {
    if try CountryTable.country(city.country, in: db) != nil {
      try CountryTable.follow(city, on: today, in: db)
      return nil
    }
    guard let fresh else { throw TravelProblem.unknownCountry(city.country, like: []) }
    let country = VisitedCountry(fresh, broughtBy: city, on: today)
    try CountryTable.insert(country, in: db)
    return country
  }

  private func edit(
    _ key: CityKey, _ change: @escaping @Sendable (inout VisitedCity) -> Void
  ) async throws -> EditOutcome<VisitedCity> {
    guard let name = try await city(key)?.name(language) else { return .gone }
    return try await store.record(TravelAct.editCity.act(on: name)) { [now, today] db in
      guard let city = try CityTable.city(key, in: db) else { return .gone }
      var changed = city
      change(&changed)
      if changed == city { return .unchanged(city) }
      changed.updatedAt = now
      if changed.ownKey != city.ownKey, try CityTable.hasOwn(like: changed, in: db) {
        return .refused(.cityIsThere(changed.names))
      }
      try CityTable.update(changed, in: db)
      if changed.details != city.details {
        try CountryTable.follow(changed, on: today, in: db)
      }
      return .saved(changed)
    }
  }

  /// The country of a point. Without a file of places, the one that is wanted is believed.
  private func country(of point: Coordinates, wanted: String?) async throws -> String {
    guard point.isValid else { throw TravelProblem.notAPoint }
    if gazetteer == nil, let wanted, try await country(wanted) != nil { return wanted }
    return try PlaceFinder(gazetteer).country(of: point, wanted: wanted)
  }
}
