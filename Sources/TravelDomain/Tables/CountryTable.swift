import Core
import GRDB

/// The table of countries, and the conversion between countries and rows.
enum CountryTable {
  /// The count walks over an index; 250 countries with 10,000 cities take a millisecond.
  static let select = """
    SELECT code, unMember, isHome, \
    (SELECT count(*) FROM visitedCity WHERE visitedCity.country = visitedCountry.code) AS cities, \
    \(TravelSchema.commonColumns.joined(separator: ", ")) FROM visitedCountry
    """

  static func country(_ row: Row) -> VisitedCountry? {
    guard let code = String.fromDatabaseValue(row[0]), isCode(code) else { return nil }
    let common = CommonColumns(row, from: 4)
    return VisitedCountry(
      code: code, names: common.names, center: common.coordinates,
      isUNMember: Int.fromDatabaseValue(row[1]) == 1, details: common.details,
      isHome: Int.fromDatabaseValue(row[2]) == 1, cityCount: Int.fromDatabaseValue(row[3]) ?? 0,
      createdAt: common.createdAt, updatedAt: common.updatedAt)
  }

  static func isCode(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (65...90).contains($0) }
  }

  static func country(_ code: String, in db: Database) throws -> VisitedCountry? {
    let statement = try db.cachedStatement(sql: select + " WHERE code = ?")
    return try Row.fetchOne(statement, arguments: [code]).flatMap(country)
  }

  /// In the order in which they were added.
  static func all(in db: Database) throws -> [VisitedCountry] {
    let statement = try db.cachedStatement(sql: select + " ORDER BY rank")
    return try Array(Row.fetchCursor(statement).map(country)).compactMap { $0 }
  }

  static func insert(_ country: VisitedCountry, in db: Database) throws {
    let columns = ["code", "unMember", "isHome"] + TravelSchema.commonColumns
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO visitedCountry (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(
      arguments: [country.code, country.isUNMember, country.isHome] + values(of: country))
  }

  /// Whatever may change of a country.
  static func update(_ country: VisitedCountry, in db: Database) throws {
    let list = (["isHome"] + TravelSchema.commonColumns).map { "\($0) = ?" }
    let sql = "UPDATE visitedCountry SET \(list.joined(separator: ", ")) WHERE code = ?"
    try db.cachedStatement(sql: sql).execute(
      arguments: [country.isHome] + values(of: country) + [country.code])
  }

  /// Makes a country visited where a city of it was; see ``VisitedCountry/follow(_:on:)``.
  static func follow(_ city: VisitedCity, on today: CalendarDay, in db: Database) throws {
    guard var country = try country(city.country, in: db), country.follow(city, on: today)
    else { return }
    try update(country, in: db)
  }

  private static func values(of country: VisitedCountry) -> StatementArguments {
    CommonColumns.values(
      country.names, country.center, country.details, country.createdAt, country.updatedAt)
  }
}
