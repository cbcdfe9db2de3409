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
  /// - Parameter rule: the condition of SQL for a place where somebody was.
  static func dated(_ rule: String, in db: Database) throws -> [Visit] {
    let sql = [("code", TravelSchema.countries, 0), ("country", TravelSchema.cities, 1)].map {
      """
      SELECT \($0), \($2), state = 'lived', dateFrom, dateUntil FROM \($1) \
      WHERE \(rule) AND (dateFrom IS NOT NULL OR dateUntil IS NOT NULL)
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
        isLived: Int.fromDatabaseValue(row[2]) == 1, from: date(3), until: date(4))
      if visit.from != nil || visit.until != nil { visits.append(visit) }
    }
    return visits
  }
}
