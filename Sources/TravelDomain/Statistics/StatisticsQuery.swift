import Core
import GRDB
import Places

/// Reads the statistics: counts by the database, and one walk over the points of what was visited.
struct StatisticsQuery {
  let world: WorldCount
  let gazetteer: Gazetteer?
  let today: CalendarDay

  /// A date that is known in part comes before all days within it, as text too.
  private var wasThere: String {
    "state IN ('been', 'lived') AND (dateFrom IS NULL OR dateFrom <= '\(today.iso)')"
  }

  func statistics(in db: Database) throws -> TravelStatistics {
    let visited = try CountryTable.all(in: db).filter { $0.details.standing(on: today).isVisited }
    let counted = visited.filter { world == .iso || $0.isUNMember }
    var result = TravelStatistics(world: .init(visited: counted.count, total: world.total))
    result.countries = try counts(TravelSchema.countries, db)
    result.cities = try counts(TravelSchema.cities, db)
    if let gazetteer {
      let codes = Set(counted.map(\.code))
      let all = try gazetteer.countries().filter { world == .iso || $0.isUNMember }
      result.continents = try Self.continents(gazetteer, all, codes)
      result.areaShare = Self.areaShare(all, codes)
    }
    let home = try HomeQuery(gazetteer: gazetteer, wasThere: wasThere).home(in: db)
    result.home = home
    result.farthest = try home.flatMap { try farthest(from: $0.point, visited, db) }
    (result.firstDate, result.lastDate) = try dates(db)
    try addVisits(to: &result, counted, visited, db)
    return result
  }

  /// Adds all that is told by the dates of visits.
  private func addVisits(
    to result: inout TravelStatistics, _ counted: [VisitedCountry], _ visited: [VisitedCountry],
    _ db: Database
  ) throws {
    let visits = try Visit.dated(wasThere, in: db)
    let codes = Set(counted.map(\.code))
    let home = visited.first(where: \.isHome)?.code
    let cities = (result.cities[.been] ?? 0) + (result.cities[.lived] ?? 0)
    result.years = VisitYears(visits, countries: codes, cities: cities, today: today)
    result.ages = VisitAges(visits, countries: codes, home: home, today: today)
    result.longestJourney = LongestJourney(visits, home: home, today: today)
    result.journeyNames = try (result.longestJourney?.countries ?? []).compactMap { code in
      try CountryTable.country(code, in: db)?.names
    }
  }

  private func counts(_ table: String, _ db: Database) throws -> [VisitStanding: Int] {
    let standing = "CASE WHEN state <> 'want' AND dateFrom > ? THEN 'planned' ELSE state END"
    let rows = try Row.fetchAll(
      db, sql: "SELECT \(standing) AS standing, count(*) FROM \(table) GROUP BY standing",
      arguments: [today.iso])
    let pairs = rows.map { row in
      (
        String.fromDatabaseValue(row[0]).flatMap(VisitStanding.init) ?? .been,
        Int.fromDatabaseValue(row[1]) ?? 0
      )
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  private static func continents(
    _ gazetteer: Gazetteer, _ all: [Country], _ visited: Set<String>
  ) throws -> [TravelStatistics.ContinentPart] {
    let members = Dictionary(grouping: all, by: \.continent)
    return try gazetteer.continents().compactMap { continent in
      guard let own = members[continent.code] else { return nil }
      let part = TravelStatistics.Part(
        visited: own.count { visited.contains($0.code) }, total: own.count)
      return .init(continent: continent, part: part)
    }
  }

  private static func areaShare(_ all: [Country], _ visited: Set<String>) -> Double {
    let sum = all.reduce(0) { $0 + $1.area }
    let own = all.reduce(0) { $0 + (visited.contains($1.code) ? $1.area : 0) }
    return sum > 0 ? own / sum : 0
  }

  // MARK: - How far
  private func farthest(
    from home: Coordinates, _ visited: [VisitedCountry], _ db: Database
  ) throws -> TravelStatistics.Farthest? {
    let city = try farthestCity(from: home, db)
    let empty = try emptyCountries(visited, db).map { ($0, $0.center.distance(to: home)) }
    guard let (country, distance) = empty.max(by: { $0.1 < $1.1 }) else { return city }
    if let city, city.distance >= distance { return city }
    return .init(city: nil, names: country.names, country: country.code, distance: distance)
  }

  /// Countries other than the home in which no city was visited: there the centre stands for all.
  private func emptyCountries(
    _ visited: [VisitedCountry], _ db: Database
  ) throws -> [VisitedCountry] {
    let sql = "SELECT DISTINCT country FROM visitedCity WHERE \(wasThere)"
    let full = try Set(String.fetchAll(db, sql: sql))
    return visited.filter { !$0.isHome && !full.contains($0.code) }
  }

  private func farthestCity(
    from home: Coordinates, _ db: Database
  ) throws -> TravelStatistics.Farthest? {
    let sql = "SELECT rank, latitude, longitude FROM visitedCity WHERE \(wasThere)"
    let rows = try Row.fetchCursor(db.cachedStatement(sql: sql))
    // The home itself is no place that is far.
    var best: (rank: Int64, distance: Double)?
    while let row = try rows.next() {
      guard let rank = Int64.fromDatabaseValue(row[0]),
        let latitude = Double.fromDatabaseValue(row[1]),
        let longitude = Double.fromDatabaseValue(row[2])
      else { continue }
      let distance = Coordinates(latitude: latitude, longitude: longitude).distance(to: home)
      if distance > best?.distance ?? 0 { best = (rank, distance) }
    }
    guard let best,
      let row = try Row.fetchOne(
        db, sql: CityTable.select + " WHERE rank = ?", arguments: [best.rank]),
      let city = CityTable.city(row)
    else { return nil }
    return .init(city: city.key, names: city.names, country: city.country, distance: best.distance)
  }

  // MARK: - When
  private func dates(_ db: Database) throws -> (PartialDate?, PartialDate?) {
    let sql = ["dateFrom", "dateUntil"].flatMap { column in
      TravelSchema.tables.sorted().map {
        "SELECT \(column) FROM \($0) WHERE \(wasThere) AND \(column) IS NOT NULL"
      }
    }.joined(separator: " UNION ")
    let dates = try String.fetchAll(db, sql: sql).compactMap(PartialDate.init(iso:))
    return (dates.min { $0.first < $1.first }, dates.max { $0.last < $1.last })
  }
}
