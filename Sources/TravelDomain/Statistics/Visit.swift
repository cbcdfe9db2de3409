import Core
import GRDB

/// The dates of a country or a city where somebody has been or lived.
struct Visit: Sendable, Equatable {
  /// ISO 3166-1 alpha-2; of a city, that of its country.
  let country: String
  let isCity: Bool
  let isLived: Bool
  let from: PartialDate?
  let until: PartialDate?
  /// The number of places that have these dates.
  var count = 1

  /// The year in which the visit began; where only its end is known, the year of that, as far as it has
  /// come. Nil without a date.
  func year(on today: CalendarDay) -> Int? {
    from?.year ?? until.map { min($0.year, today.year) }
  }

  /// The last year that is known of the visit, as far as it has come; nil without a date.
  func lastYear(on today: CalendarDay) -> Int? {
    (until ?? from).map { min($0.year, today.year) }
  }
}

extension Visit {
  /// Reads all visits that have a date; wishes and plans are none.
  ///
  /// Days are read of stays alone of which both are known, and years of all others: of 10,000 cities, most
  /// share country and years.
  /// - Parameter rule: the condition of SQL for a place where somebody was.
  static func dated(_ rule: String, in db: Database) throws -> [Visit] {
    let length = """
      CASE WHEN state = 'been' AND length(dateFrom) = 10 AND length(dateUntil) = 10 \
      THEN 10 ELSE 4 END
      """
    let sql = [("code", TravelSchema.countries, 0), ("country", TravelSchema.cities, 1)].map {
      """
      SELECT \($0), \($2), state = 'lived' AS isLived, substr(dateFrom, 1, \(length)) AS start, \
      substr(dateUntil, 1, \(length)) AS finish, count(*) FROM \($1) \
      WHERE \(rule) AND (dateFrom IS NOT NULL OR dateUntil IS NOT NULL) \
      GROUP BY \($0), isLived, start, finish
      """
    }.joined(separator: " UNION ALL ")
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql))
    var visits: [Visit] = []
    while let row = try rows.next() {
      guard let country = String.fromDatabaseValue(row[0]) else { continue }
      func date(_ column: Int) -> PartialDate? {
        String.fromDatabaseValue(row[column]).flatMap(PartialDate.init(iso:))
      }
      let visit = Visit(
        country: country, isCity: Int.fromDatabaseValue(row[1]) == 1,
        isLived: Int.fromDatabaseValue(row[2]) == 1, from: date(3), until: date(4),
        count: Int.fromDatabaseValue(row[5]) ?? 1)
      if visit.from != nil || visit.until != nil { visits.append(visit) }
    }
    return visits
  }
}
