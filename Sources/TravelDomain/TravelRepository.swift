import Core
import Foundation
import GRDB
import Persistence
import Places
import Scheduling

/// The countries and cities of a person: what can be asked and done, live and undoable.
///
/// Stands on a ``DataStore`` that was opened with ``schema``. Without a file of places everything
/// that is there can be seen, changed and deleted, and nothing but own points in known countries be
/// added.
public struct TravelRepository: Sendable {
  /// To be named when the store is opened.
  public static let schema = TravelSchema.schema

  let store: DataStore
  /// Nil where there is no file of places.
  public let gazetteer: Gazetteer?
  /// Sorts the lists, and names what an act was done to.
  public var language: Language
  let clock: any AppClock
  let makeID: @Sendable () -> UUID

  public init(
    _ store: DataStore, gazetteer: Gazetteer?, clock: any AppClock,
    language: Language = .english, makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    (self.store, self.gazetteer, self.clock) = (store, gazetteer, clock)
    (self.language, self.makeID) = (language, makeID)
  }

  /// To the millisecond, as it is stored.
  var now: Date { Date(milliseconds: clock.now.milliseconds) }

  // MARK: - Asking

  public func countries(
    _ query: CountryQuery = CountryQuery()
  ) async throws -> TravelPage<VisitedCountry> {
    let search = TravelSearch(query, language)
    return try await store.read("travel.countries") {
      try search.page(in: $0, CountryTable.country)
    }
  }

  public func cities(_ query: CityQuery = CityQuery()) async throws -> TravelPage<VisitedCity> {
    let search = TravelSearch(query, language)
    return try await store.read("travel.cities") { try search.page(in: $0, CityTable.city) }
  }

  public func country(_ code: String) async throws -> VisitedCountry? {
    try await store.read("travel.country") { try CountryTable.country(code.uppercased(), in: $0) }
  }

  public func city(_ key: CityKey) async throws -> VisitedCity? {
    try await store.read("travel.city") { try CityTable.city(key, in: $0) }
  }

  /// Everything at once: 10,000 cities take some tens of milliseconds.
  public func content() async throws -> TravelContent {
    try await store.read("travel.content") { try TravelContent(in: $0) }
  }

  /// The position of a country among those that the query asks for, whatever its offset and limit.
  public func index(of code: String, in query: CountryQuery) async throws -> Int? {
    let search = TravelSearch(query, language)
    return try await store.read("travel.index") { try search.index(of: code, "code", in: $0) }
  }

  /// The position of a city among those that the query asks for, whatever its offset and limit.
  public func index(of key: CityKey, in query: CityQuery) async throws -> Int? {
    let search = TravelSearch(query, language)
    return try await store.read("travel.index") { try search.index(of: key.text, "id", in: $0) }
  }
}
