import GRDB
import Interchange
import Persistence
import Places

/// The table of favourite places: its form, and how a place becomes a row and back.
enum FavouriteTable {
  static let name = "favourite_place"

  /// `position` orders the places; gaps mean nothing.
  static let schema = StoreSchema(
    migrations: [
      Migration("weather-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE favourite_place (
              id TEXT PRIMARY KEY NOT NULL,
              position INTEGER NOT NULL,
              latitude REAL NOT NULL, longitude REAL NOT NULL,
              nameEn TEXT NOT NULL, originEn TEXT NOT NULL,
              nameRu TEXT NOT NULL, originRu TEXT NOT NULL,
              country TEXT, zone TEXT);
            """)
      }
    ], undoTables: [name])

  static func places(in db: Database) throws -> [WeatherPlace] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, latitude, longitude, nameEn, originEn, nameRu, originRu, country, zone
        FROM favourite_place ORDER BY position, id
        """)
    return try Row.fetchAll(statement).compactMap(place)
  }

  static func insert(_ place: WeatherPlace, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO favourite_place
        (id, position, latitude, longitude, nameEn, originEn, nameRu, originRu, country, zone)
        VALUES (?, (SELECT ifnull(max(position), 0) + 1 FROM favourite_place),
          ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      place.id, place.coordinates.latitude, place.coordinates.longitude, place.english.title,
      place.english.origin, place.russian.title, place.russian.origin, place.country, place.zone,
    ])
  }

  static func delete(_ id: WeatherPlace.ID, in db: Database) throws {
    let statement = try db.cachedStatement(sql: "DELETE FROM favourite_place WHERE id = ?")
    try statement.execute(arguments: [id])
  }

  static func setPosition(_ position: Int, of id: WeatherPlace.ID, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "UPDATE favourite_place SET position = ? WHERE id = ? AND position IS NOT ?")
    try statement.execute(arguments: [position, id, position])
  }

  /// Nil for a row without an identifier or a point on the globe: a damaged file must not bring the
  /// program down.
  private static func place(_ row: Row) -> WeatherPlace? {
    func text(_ column: Int) -> String? {
      String.fromDatabaseValue(row[column]).map { TextRules.stored($0) }
    }
    guard let id = text(0), let latitude = Double.fromDatabaseValue(row[1]),
      let longitude = Double.fromDatabaseValue(row[2])
    else { return nil }
    let point = Coordinates(latitude: latitude, longitude: longitude)
    guard point.isValid else { return nil }
    return WeatherPlace(
      id: id, coordinates: point,
      english: WeatherPlace.Name(text(3) ?? "", origin: text(4) ?? ""),
      russian: WeatherPlace.Name(text(5) ?? "", origin: text(6) ?? ""), country: text(7),
      zone: text(8))
  }
}
