import GRDB
import Interchange
import Places

/// The table of cities, and the conversion between cities and rows.
enum CityTable {
  static let select = """
    SELECT id, country, regionEnglish, regionRussian, \
    \(TravelSchema.commonColumns.joined(separator: ", ")) FROM visitedCity
    """

  static func city(_ row: Row) -> VisitedCity? {
    func text(_ column: Int) -> String? { String.fromDatabaseValue(row[column]) }
    guard let key = text(0).flatMap(CityKey.init), let country = text(1),
      CountryTable.isCode(country)
    else { return nil }
    let common = CommonColumns(row, from: 4)
    let region = text(2).map {
      PlaceNames(english: TextRules.stored($0), russian: TextRules.stored(text(3) ?? ""))
    }
    return VisitedCity(
      key: key, country: country, names: common.names, region: region,
      coordinates: common.coordinates, details: common.details, createdAt: common.createdAt,
      updatedAt: common.updatedAt)
  }

  static func city(_ key: CityKey, in db: Database) throws -> VisitedCity? {
    let statement = try db.cachedStatement(sql: select + " WHERE id = ?")
    return try Row.fetchOne(statement, arguments: [key.text]).flatMap(city)
  }

  /// In the order in which they were added.
  static func all(in db: Database) throws -> [VisitedCity] {
    let statement = try db.cachedStatement(sql: select + " ORDER BY rank")
    return try Array(Row.fetchCursor(statement).map(city)).compactMap { $0 }
  }

  /// Own points of that name in that country.
  static func hasOwn(like wanted: VisitedCity, in db: Database) throws -> Bool {
    let sql =
      "SELECT 1 FROM visitedCity WHERE country = ? AND sortEnglish = ? AND id LIKE 'own:%' LIMIT 1"
    let statement = try db.cachedStatement(sql: sql)
    let arguments: StatementArguments = [wanted.country, TextRules.folded(wanted.names.english)]
    return try Row.fetchOne(statement, arguments: arguments) != nil
  }

  static func insert(_ city: VisitedCity, in db: Database) throws {
    let columns = ["id", "country", "regionEnglish", "regionRussian"] + TravelSchema.commonColumns
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let sql = "INSERT INTO visitedCity (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    try db.cachedStatement(sql: sql).execute(
      arguments: [city.key.text, city.country, city.region?.english, city.region?.russian]
        + values(of: city))
  }

  static func update(_ city: VisitedCity, in db: Database) throws {
    let list = TravelSchema.commonColumns.map { "\($0) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE visitedCity SET \(list) WHERE id = ?")
      .execute(arguments: values(of: city) + [city.key.text])
  }

  private static func values(of city: VisitedCity) -> StatementArguments {
    CommonColumns.values(city.names, city.coordinates, city.details, city.createdAt, city.updatedAt)
  }
}
