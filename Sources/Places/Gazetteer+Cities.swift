import GRDB

extension Gazetteer {
  /// The city of that number of GeoNames; nil where the file does not have it.
  public func city(_ id: City.ID) throws -> City? {
    try database.read { db in
      let statement = try db.cachedStatement(sql: Self.select + " WHERE city.id = ?")
      return try Row.fetchOne(statement, arguments: [id]).map(City.init)
    }
  }

  /// The city to begin with in a time zone: its namesake, as Berlin for `Europe/Berlin`, else the
  /// biggest. Nil for zones of no place, as `Etc/UTC`. Old names are known.
  public func city(ofTimeZone zone: String) throws -> City? {
    try database.read { db in
      let statement = try db.cachedStatement(
        sql: Self.select + " WHERE city.rank = (SELECT city FROM zone WHERE name = ?)")
      return try Row.fetchOne(statement, arguments: [zone]).map(City.init)
    }
  }

  /// The biggest cities of a country, without parts of cities; costs a walk over the table where it has few.
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
      return try ranks.compactMap {
        try Row.fetchOne(statement, arguments: [$0]).map(City.init)
      }
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
}

extension City {
  /// From the columns of the one query for cities.
  fileprivate init(_ row: Row) {
    id = row.integer(0)
    name = row.text(1)
    let english = row.text(2)
    names = PlaceNames(english: english.isEmpty ? row.text(1) : english, russian: row.text(3))
    alternatives = row.list(4, ";")
    country = row.text(5)
    countryNames = PlaceNames(english: row.text(6), russian: row.text(7))
    region = row.text(8)
    let regionName = row.text(9)
    regionNames =
      regionName.isEmpty ? nil : PlaceNames(english: regionName, russian: row.text(10))
    coordinates = Coordinates(latitude: row.real(11), longitude: row.real(12))
    population = row.integer(13)
    timeZone = row.text(14)
    whole = row.optionalInteger(15).flatMap { $0 == 0 ? nil : $0 }
    isCapital = row.integer(16) != 0
  }
}
