import Core
import GRDB
import Interchange
import Places

/// Turns a query into rows.
struct TravelSearch {
  /// What is beyond is not looked at: a pasted page must not keep the store busy.
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
    (condition, arguments) = Self.condition(query.search, query.states, country: nil)
    order = query.order.sql(countries: true, Self.column(language))
    (offset, limit) = (max(0, query.offset), max(1, query.limit))
  }

  init(_ query: CityQuery, _ language: Language) {
    (table, select) = (TravelSchema.cities, CityTable.select)
    (condition, arguments) = Self.condition(query.search, query.states, country: query.country)
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
    _ search: String, _ states: Set<VisitState>?, country: String?
  ) -> (String, StatementArguments) {
    var terms: [String] = []
    var arguments = StatementArguments()
    if let country {
      terms.append("country = ?")
      arguments += [country.uppercased()]
    }
    if let states {
      let list = VisitState.allCases.filter(states.contains)
      terms.append("state IN (\(list.map { "'\($0.rawValue)'" }.joined(separator: ", ")))")
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
