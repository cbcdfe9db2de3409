import Core
import GRDB
import Interchange
import Persistence
import Places

/// The user's favourite places in their order: live, and every change can be undone.
///
/// Needs a `DataStore` that was opened with ``schema``. An act names its place in the language of the
/// call.
public struct FavouritePlaces: Sendable {
  public static let schema = FavouriteTable.schema

  private let store: DataStore

  public init(_ store: DataStore) { self.store = store }

  /// Observes all places in their order, as `DataStore.observe`.
  public func observe(
    _ onChange: @escaping @Sendable (Result<[WeatherPlace], any Error>) -> Void
  ) -> Observation {
    store.observe(
      "weather.favourites", tables: [FavouriteTable.name],
      fetch: { try FavouriteTable.places(in: $0) }, onChange: onChange)
  }

  public func all() async throws -> [WeatherPlace] {
    try await store.read("weather.favourites") { try FavouriteTable.places(in: $0) }
  }

  /// Adds a place at the end, as an act, unless it is there, or one of its name within 100 m.
  ///
  /// - Throws: `DataStoreError`.
  public func add(
    _ place: WeatherPlace, called language: Language
  ) async throws -> FavouriteOutcome {
    let act = FavouriteAct.add.act(on: place.name(language).title)
    return try await store.record(act) { db in
      let isThere = try FavouriteTable.places(in: db).contains { $0.isSame(as: place) }
      if isThere { return .alreadyThere }
      try FavouriteTable.insert(place, in: db)
      return .added
    }
  }

  /// Deletes a place, as an act.
  ///
  /// - Returns: the place as it was; nil if there was none.
  /// - Throws: `DataStoreError`.
  public func delete(
    _ id: WeatherPlace.ID, called language: Language
  ) async throws -> WeatherPlace? {
    guard let place = try await all().first(where: { $0.id == id }) else { return nil }
    return try await store.record(FavouriteAct.delete.act(on: place.name(language).title)) { db in
      let found = try FavouriteTable.places(in: db).first { $0.id == id }
      try FavouriteTable.delete(id, in: db)
      return found
    }
  }

  /// Moves a place to an index, clamped to the list, as an act.
  ///
  /// - Throws: `DataStoreError`.
  public func move(_ id: WeatherPlace.ID, to index: Int, called language: Language) async throws {
    guard let place = try await all().first(where: { $0.id == id }) else { return }
    try await store.record(FavouriteAct.move.act(on: place.name(language).title)) { db in
      var ids = try FavouriteTable.places(in: db).map(\.id)
      guard let from = ids.firstIndex(of: id) else { return }
      ids.remove(at: from)
      ids.insert(id, at: min(max(0, index), ids.count))
      for (position, id) in ids.enumerated() {
        try FavouriteTable.setPosition(position + 1, of: id, in: db)
      }
    }
  }
}

/// The kinds of acts on favourite places; the subject of an act is the place's name.
public enum FavouriteAct: String, Sendable, Hashable, CaseIterable {
  case add, delete, move

  /// Reads the kind of an act; nil for one of another feature.
  public init?(kind: String) {
    guard let act = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = act
  }

  public var kind: String { "weather.favourite." + rawValue }
  func act(on subject: String) -> Act { Act(kind: kind, subject: subject) }
}

/// The outcome of adding a favourite place.
public enum FavouriteOutcome: Sendable, Hashable {
  case added
  /// The place is there already; nothing has changed.
  case alreadyThere
}

/// The table of favourite places, with the conversion of a place to a row and back.
private enum FavouriteTable {
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

  /// Returns the place of a row; nil without an identifier or a point of the globe, as a damaged file
  /// must not end the program.
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
      id: id, coordinates: point, english: WeatherPlace.Name(text(3) ?? "", origin: text(4) ?? ""),
      russian: WeatherPlace.Name(text(5) ?? "", origin: text(6) ?? ""), country: text(7),
      zone: text(8))
  }
}
