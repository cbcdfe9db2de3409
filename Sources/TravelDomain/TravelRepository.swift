import Core
import Foundation
import GRDB
import Interchange
import Persistence
import Places
import Scheduling

/// The countries and cities of a person: queries, live queries and acts that can be undone.
///
/// Stands on a ``DataStore`` that was opened with ``schema``. Without a file of places everything
/// that is there can be seen, changed and deleted, and nothing but own points in known countries be
/// added.
public struct TravelRepository: Sendable {
  /// The schema that the store is opened with.
  public static let schema = TravelSchema.schema

  let store: DataStore
  /// Nil where there is no file of places.
  public let gazetteer: Gazetteer?
  /// Their language sorts the lists, and names what an act was done to.
  private let words: Words<Self>
  let clock: any AppClock
  private let timeZone: TimeZone
  let makeID: @Sendable () -> UUID

  public init(
    _ store: DataStore, gazetteer: Gazetteer?, clock: any AppClock, timeZone: TimeZone = .gmt,
    language: Language = .english, makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    (self.store, self.gazetteer, self.clock) = (store, gazetteer, clock)
    (words, self.timeZone, self.makeID) = (Words(language), timeZone, makeID)
  }

  var language: Language { words.language }

  /// The day until which a journey has begun; later ones are plans.
  public var today: CalendarDay { CalendarDay(now, in: timeZone) }

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

  /// Returns everything at once: 10,000 cities take some tens of milliseconds.
  public func content() async throws -> TravelContent {
    try await store.read("travel.content") { try TravelContent(in: $0) }
  }

  /// Returns the position of a country among those that the query asks for, whatever its offset and
  /// limit.
  public func index(of code: String, in query: CountryQuery) async throws -> Int? {
    let search = TravelSearch(query, language)
    return try await store.read("travel.index") { try search.index(of: code, "code", in: $0) }
  }

  /// Returns the position of a city among those that the query asks for, whatever its offset and
  /// limit.
  public func index(of key: CityKey, in query: CityQuery) async throws -> Int? {
    let search = TravelSearch(query, language)
    return try await store.read("travel.index") { try search.index(of: key.text, "id", in: $0) }
  }

  /// Finds the countries and cities that a person may mean: by a name in either language, whatever
  /// its case and accents, by a code or an identifier; 20 of each at the most.
  public func find(_ text: String) async throws -> TravelContent {
    let text = TextRules.trimmed(String(text.prefix(VisitedCity.longestName)))
    let name = TextRules.folded(text)
    return try await store.read("travel.find") { db in
      let rule = "sortEnglish = ? OR sortRussian = ?"
      let countries = try Row.fetchAll(
        db, sql: CountryTable.select + " WHERE code = ? OR \(rule) ORDER BY rank LIMIT 20",
        arguments: [text.uppercased(), name, name])
      let cities = try Row.fetchAll(
        db, sql: CityTable.select + " WHERE id = ? OR \(rule) ORDER BY rank LIMIT 20",
        arguments: [text, name, name])
      return TravelContent(
        countries: countries.compactMap(CountryTable.country),
        cities: cities.compactMap(CityTable.city))
    }
  }

  // MARK: - Live
  public func observeCountries(
    _ query: CountryQuery,
    onChange: @escaping @Sendable (Result<TravelPage<VisitedCountry>, any Error>) -> Void
  ) -> Observation {
    let search = TravelSearch(query, language)
    return store.observe(
      "travel.countries", tables: TravelSchema.tables,
      fetch: { try search.page(in: $0, CountryTable.country) }, onChange: onChange)
  }

  public func observeCities(
    _ query: CityQuery,
    onChange: @escaping @Sendable (Result<TravelPage<VisitedCity>, any Error>) -> Void
  ) -> Observation {
    let search = TravelSearch(query, language)
    return store.observe(
      "travel.cities", tables: [TravelSchema.cities],
      fetch: { try search.page(in: $0, CityTable.city) }, onChange: onChange)
  }

  /// Observes everything, for the map.
  public func observeContent(
    onChange: @escaping @Sendable (Result<TravelContent, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "travel.content", tables: TravelSchema.tables, fetch: { try TravelContent(in: $0) },
      onChange: onChange)
  }

  // MARK: - Statistics
  /// Returns the statistics; walks over all records.
  public func statistics(of world: WorldCount) async throws -> TravelStatistics {
    let query = StatisticsQuery(world: world, gazetteer: gazetteer, today: today)
    return try await store.read("travel.statistics") { try query.statistics(in: $0) }
  }

  /// Observes the statistics.
  public func observeStatistics(
    of world: WorldCount,
    onChange: @escaping @Sendable (Result<TravelStatistics, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "travel.statistics", tables: TravelSchema.tables,
      fetch: { db in
        // A day later a plan may be a visit.
        try StatisticsQuery(world: world, gazetteer: gazetteer, today: today).statistics(in: db)
      }, onChange: onChange)
  }

  // MARK: - Samples
  /// Countries and cities for a first look, where there are none; nothing to undo. Without a file of
  /// places there are no samples.
  public func addDemo() async throws {
    guard let gazetteer, try await content().isEmpty else { return }
    let countries = try TravelSample.countries.compactMap { sample in
      try gazetteer.country(sample.country).map {
        VisitedCountry($0, sample.details(language), isHome: sample.isHome, at: now)
      }
    }
    let codes = Set(countries.map(\.code))
    let cities = try TravelSample.cities.compactMap { sample in
      try sample.city.flatMap { try gazetteer.city($0) }.map {
        VisitedCity($0, sample.details(language), at: now)
      }
    }.filter { codes.contains($0.country) }
    try await store.write("travel.addDemo") { db in
      for country in countries { try CountryTable.insert(country, in: db) }
      for city in cities { try CityTable.insert(city, in: db) }
    }
  }
}
