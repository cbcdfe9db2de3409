import GRDB
import Places

/// Finds the point that distances are measured from; see ``TravelStatistics/Home``.
struct HomeQuery {
  let gazetteer: Gazetteer?
  /// The condition of SQL for a place where somebody was.
  let wasThere: String

  func home(in db: Database) throws -> TravelStatistics.Home? {
    if let country = try CountryTable.all(in: db).first(where: \.isHome) {
      return try livedCity(in: country.code, db) ?? middle(of: country)
    }
    if let city = try livedCity(in: nil, db) { return city }
    let sql = CountryTable.select + rule("state = 'lived'")
    return try Row.fetchOne(db, sql: sql).flatMap(CountryTable.country).map(middle)
  }

  /// The first one, of a country or of all.
  private func livedCity(in country: String?, _ db: Database) throws -> TravelStatistics.Home? {
    let own = country == nil ? "" : " AND country = ?"
    let sql = CityTable.select + rule("state = 'lived'" + own)
    let arguments = StatementArguments(country.map { [$0] } ?? [])
    return try Row.fetchOne(db, sql: sql, arguments: arguments).flatMap(CityTable.city).map {
      .init(names: $0.names, country: $0.country, point: $0.coordinates)
    }
  }

  private func rule(_ condition: String) -> String {
    " WHERE \(wasThere) AND \(condition) ORDER BY dateFrom IS NULL, dateFrom, rank LIMIT 1"
  }

  /// The capital, or the centre where there is none or no file of places.
  private func middle(of country: VisitedCountry) throws -> TravelStatistics.Home {
    if let capital = try gazetteer?.country(country.code)?.capital,
      let city = try gazetteer?.city(capital.city)
    {
      return .init(names: city.names, country: country.code, point: city.coordinates)
    }
    return .init(names: country.names, country: country.code, point: country.center)
  }
}
