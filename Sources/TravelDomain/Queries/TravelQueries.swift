import Core
import GRDB
import Interchange

/// Everything there is, in the order in which it was added: for the map, for files and posters.
public struct TravelContent: Sendable, Equatable {
  public var countries: [VisitedCountry]
  public var cities: [VisitedCity]

  public init(countries: [VisitedCountry] = [], cities: [VisitedCity] = []) {
    (self.countries, self.cities) = (countries, cities)
  }

  init(in db: Database) throws {
    (countries, cities) = (try CountryTable.all(in: db), try CityTable.all(in: db))
  }

  public var isEmpty: Bool { countries.isEmpty && cities.isEmpty }
}

/// A part of the records that a query asks for.
public struct TravelPage<Record: Sendable & Equatable>: Sendable, Equatable {
  /// The number of all records that the query finds.
  public let total: Int
  /// The position of the first of `records`; less than was asked for where there are fewer by now.
  public let offset: Int
  public let records: [Record]

  public init(total: Int, offset: Int, records: [Record]) {
    (self.total, self.offset, self.records) = (total, offset, records)
  }
}

/// A choice of countries: a search, an order and a part of the list.
public struct CountryQuery: Sendable, Hashable {
  /// Words that must all occur in a name, in either language; blank means all.
  public var search: String
  public var order: TravelOrder
  public var offset: Int
  public var limit: Int

  public init(
    search: String = "", order: TravelOrder = .name, offset: Int = 0, limit: Int = 250
  ) {
    (self.search, self.order) = (search, order)
    (self.offset, self.limit) = (offset, limit)
  }
}

/// A choice of cities: a search, an order and a part of the list.
public struct CityQuery: Sendable, Hashable {
  /// The code of a country; nil for all.
  public var country: String?
  /// Words that must all occur in a name, in either language; blank means all.
  public var search: String
  public var order: TravelOrder
  public var offset: Int
  public var limit: Int

  public init(
    country: String? = nil, search: String = "", order: TravelOrder = .name, offset: Int = 0,
    limit: Int = 200
  ) {
    (self.country, self.search, self.order) = (country, search, order)
    (self.offset, self.limit) = (offset, limit)
  }
}

/// The order of a list.
public enum TravelOrder: String, Sendable, Hashable, CaseIterable, Codable {
  /// In the language of the repository.
  case name
  /// The latest journey first; what has no date comes behind, the one added last first.
  case date
  /// The country with the most cities first. Of cities: by country, then by name.
  case cities

  /// The terms of an `ORDER BY`, each with no direction but its own.
  func sql(countries: Bool, _ sortColumn: String) -> String {
    switch self {
    case .name: "\(sortColumn), rank"
    case .date: "dateFrom IS NULL, dateFrom DESC, rank DESC"
    case .cities: countries ? "cities DESC, \(sortColumn), rank" : "country, \(sortColumn), rank"
    }
  }
}

/// Turns a query into rows.
struct TravelSearch {
  /// The number of words that are looked at: a pasted page must not keep the store busy.
  private static let mostWords = 8
  private static let longestWord = 40

  private let table: String
  private let select: String
  private let condition: String
  private let arguments: StatementArguments
  private let order: String
  private let offset: Int
  private let limit: Int

  init(_ query: CountryQuery, _ language: Language) {
    (table, select) = (TravelSchema.countries, CountryTable.select)
    (condition, arguments) = Self.condition(query.search, country: nil)
    order = query.order.sql(countries: true, Self.column(language))
    (offset, limit) = (max(0, query.offset), max(1, query.limit))
  }

  init(_ query: CityQuery, _ language: Language) {
    (table, select) = (TravelSchema.cities, CityTable.select)
    (condition, arguments) = Self.condition(query.search, country: query.country)
    order = query.order.sql(countries: false, Self.column(language))
    (offset, limit) = (max(0, query.offset), max(1, query.limit))
  }

  static func column(_ language: Language) -> String {
    language == .russian ? "sortRussian" : "sortEnglish"
  }

  func page<Record: Sendable & Equatable>(
    in db: Database, _ record: @escaping (Row) -> Record?
  ) throws -> TravelPage<Record> {
    let count = try db.cachedStatement(sql: "SELECT count(*) FROM \(table) WHERE \(condition)")
    let total = try Int.fetchOne(count, arguments: arguments) ?? 0
    let start = offset < total ? offset : max(0, total - limit)
    let sql = "\(select) WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?"
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: sql), arguments: arguments + [limit, start])
    return TravelPage(
      total: total, offset: start, records: try Array(rows.map(record)).compactMap { $0 })
  }

  /// The position of the record of an identifier; nil where it is not among those asked for.
  func index(of id: String, _ column: String, in db: Database) throws -> Int? {
    let sql = """
      SELECT place FROM (SELECT \(column) AS key, row_number() OVER (ORDER BY \(order)) AS place \
      FROM (\(select.replacing("SELECT ", with: "SELECT rank, ", maxReplacements: 1)) \
      WHERE \(condition))) WHERE key = ?
      """
    return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments + [id])
      .map { $0 - 1 }
  }

  private static func condition(
    _ search: String, country: String?
  ) -> (String, StatementArguments) {
    var terms: [String] = []
    var arguments = StatementArguments()
    if let country {
      terms.append("country = ?")
      arguments += [country.uppercased()]
    }
    let words = TextRules.folded(TextRules.trimmed(search)).split(whereSeparator: \.isWhitespace)
    for word in words.prefix(mostWords) {
      terms.append("(instr(sortEnglish, ?) > 0 OR instr(sortRussian, ?) > 0)")
      let word = String(word.prefix(longestWord))
      arguments += [word, word]
    }
    return (terms.isEmpty ? "true" : terms.joined(separator: " AND "), arguments)
  }
}
