import Core
import Foundation
import GRDB
import Synchronization

/// Countries, cities and outlines, from the file that the project's builder makes.
///
/// Opening costs well below a millisecond; data are read when they are first needed. All calls may come
/// from any thread, and block it for a few milliseconds at the most: a screen calls from an effect.
///
/// ```swift
/// let gazetteer = try Gazetteer(PlacesFile(environment: ProcessInfo.processInfo.environment))
/// let answer = try gazetteer.search("Кёльн", language: .english)
/// answer.matches.first?.city.name  // Köln
/// ```
public final class Gazetteer: Sendable {
  let database: PlacesDatabase
  /// Borders and coasts for a map.
  public let outlines: WorldOutlines
  private let parts = Mutex(Parts())

  private struct Parts {
    var countries: CountryTable?
    var weights: [Float]?
    var vocabulary: Vocabulary?
    var positions: [Float]?
  }

  /// - Throws: ``PlacesError`` if there is no file, or it cannot be used.
  public convenience init(_ file: PlacesFile) throws { try self.init(at: file.locate()) }

  /// - Throws: ``PlacesError``.
  public init(at url: URL) throws {
    database = try PlacesDatabase(at: url)
    outlines = WorldOutlines(database)
  }

  /// Returns the number of places in the file.
  public func cityCount() throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT max(rank) FROM city") ?? 0 }
  }

  // MARK: Read once
  private func countryTable() throws -> CountryTable {
    try once(\.countries) { try CountryTable(database) }
  }

  /// Returns the weight of each place in a search, by its rank, which begins with 1.
  func weights() throws -> [Float] {
    try once(\.weights) { try database.values("weights", of: Float.self) }
  }

  private func vocabulary() throws -> Vocabulary {
    try once(\.vocabulary) { try Vocabulary(database) }
  }

  /// Returns latitude and longitude of each place by its rank.
  func positions() throws -> [Float] {
    try once(\.positions) { try database.values("positions", of: Float.self) }
  }

  private func once<Part: Sendable>(
    _ path: WritableKeyPath<Parts, Part?>, _ make: () throws -> Part
  ) throws -> Part {
    try parts.withLock { parts in
      if let part = parts[keyPath: path] { return part }
      let part = try make()
      parts[keyPath: path] = part
      return part
    }
  }

  // MARK: Cities
  /// Returns the city of a number of GeoNames; nil if the file does not have it.
  public func city(_ id: City.ID) throws -> City? {
    try database.read { db in
      let statement = try db.cachedStatement(sql: Self.select + " WHERE city.id = ?")
      return try Row.fetchOne(statement, arguments: [id]).map(City.init)
    }
  }

  /// Returns the chief city of a time zone: its namesake, as Berlin for `Europe/Berlin`, else the
  /// biggest. Nil for zones without a place, as `Etc/UTC`. Old names are known.
  public func city(ofTimeZone zone: String) throws -> City? {
    try database.read { db in
      let statement = try db.cachedStatement(
        sql: Self.select + " WHERE city.rank = (SELECT city FROM zone WHERE name = ?)")
      return try Row.fetchOne(statement, arguments: [zone]).map(City.init)
    }
  }

  /// Returns the biggest cities of a country, without parts of cities; walks over the whole table if it
  /// has few.
  public func cities(of country: String, limit: Int = 50) throws -> [City] {
    try database.read { db in
      let statement = try db.cachedStatement(
        sql: Self.select + " WHERE city.country = ? AND city.whole = 0 ORDER BY city.rank LIMIT ?")
      return try Row.fetchAll(statement, arguments: [country.uppercased(), limit]).map(City.init)
    }
  }

  func cities(ranked ranks: [Int]) throws -> [City] {
    try database.read { db in
      let statement = try db.cachedStatement(sql: Self.select + " WHERE city.rank = ?")
      return try ranks.compactMap { try Row.fetchOne(statement, arguments: [$0]).map(City.init) }
    }
  }

  private static let select = """
    SELECT city.id, city.name, city.english, city.russian, city.alternatives, city.country, \
    country.name_en, country.name_ru, city.region, region.name_en, region.name_ru, city.lat, \
    city.lon, city.population, zone.name, city.whole, city.capital \
    FROM city JOIN country ON country.iso2 = city.country \
    LEFT JOIN region ON region.code = city.country || '.' || city.region \
    LEFT JOIN zone ON zone.id = city.zone
    """

  // MARK: Countries
  /// Returns all 250 countries, sorted by code.
  public func countries() throws -> [Country] { try countryTable().countries }

  /// Returns the country of a code of ISO 3166-1 alpha-2, in any case.
  public func country(_ code: String) throws -> Country? {
    let table = try countryTable()
    return table.index[code.uppercased()].map { table.countries[$0] }
  }

  public func continents() throws -> [Continent] { try countryTable().continents }

  /// Returns the countries whose name, alias or code begins with the text in either language, or equals
  /// it but for a typing error; whole names first, then by population.
  public func countries(matching text: String, limit: Int = 10) throws -> [Country] {
    try countryTable().search(text, limit)
  }

  /// Returns the country of a point, by the close outlines; nil at sea, and at times on a coast.
  public func country(at point: Coordinates) throws -> Country? {
    guard let code = try outlines.level(.close).territory(at: point) else { return nil }
    return try country(code)
  }

  // MARK: Search
  /// Returns the places that a text may mean, in either language and alphabet, whatever case and
  /// accents.
  ///
  /// The last word may be unfinished. A text behind a comma, or at the end, limits the search to a
  /// region or country: `Paris, TX`, `springfield illinois`. If the text is no name, typing errors are
  /// forgiven: none in words of up to two letters, one up to five, then two. A text of two numbers is a
  /// point, or nothing if they are out of range. Any text of any length is safe: it is never part of a
  /// query of the database.
  ///
  /// - Parameters:
  ///   - language: decides which names are aliases.
  ///   - country: only places of this country, by its code.
  public func search(
    _ text: String, language: Language, limit: Int = 10, country: String? = nil
  ) throws -> SearchAnswer {
    guard limit > 0 else { return SearchAnswer(matches: []) }
    if let point = Coordinates(parsing: text) {
      let nearest = try nearest(to: point)
      let match = nearest.map { SearchMatch(city: $0.city, kind: .nearby($0.distance), alias: nil) }
      return SearchAnswer(matches: match.map { [$0] } ?? [], coordinates: point)
    }
    if CoordinateFault(parsing: text) != nil { return SearchAnswer(matches: []) }
    let weights = try weights()
    let hits = try database.read { db in
      var search = PlaceSearch(
        db: db, weights: weights, vocabulary: vocabulary, limit: limit, country: country)
      try search.run(text)
      return search.best
    }
    let cities = try cities(ranked: hits.map(\.rank))
    return SearchAnswer(
      matches: zip(hits, cities).map { hit, city in
        SearchMatch(city: city, kind: hit.kind, alias: city.alias(for: hit.words, language))
      })
  }

  /// Reads the data of searches, so that the first one is as fast as the others; to call from an effect
  /// when a search box opens.
  public func prepareSearch() throws {
    _ = try vocabulary()
    // The first query has the index opened.
    _ = try search("a", language: .english, limit: 1)
  }
}

extension City {
  /// Reads the columns of the query for cities.
  fileprivate init(_ row: Row) {
    (id, name) = (row.integer(0), row.text(1))
    let english = row.text(2)
    names = PlaceNames(english: english.isEmpty ? row.text(1) : english, russian: row.text(3))
    alternatives = row.list(4, ";")
    country = row.text(5)
    countryNames = PlaceNames(english: row.text(6), russian: row.text(7))
    let regionName = row.text(9)
    region = row.text(8)
    regionNames = regionName.isEmpty ? nil : PlaceNames(english: regionName, russian: row.text(10))
    coordinates = row.point(11)
    (population, timeZone) = (row.integer(13), row.text(14))
    whole = row.optionalInteger(15).flatMap { $0 == 0 ? nil : $0 }
    isCapital = row.integer(16) != 0
  }

  /// Returns the name that the words belong to, if it is not the one that is shown.
  fileprivate func alias(for words: [String], _ language: Language) -> String? {
    let joined = words.joined()
    func fits(_ name: String) -> Bool { PlaceFolding.joined(name).hasPrefix(joined) }
    if fits(name(language)) { return nil }
    return ([names.english, names.russian, name] + alternatives).first(where: fits)
  }
}
