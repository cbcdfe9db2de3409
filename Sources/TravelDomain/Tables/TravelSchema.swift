import GRDB
import Persistence

/// The tables: the cities of a country go with it, and come back with it.
enum TravelSchema {
  static let countries = "visitedCountry"
  static let cities = "visitedCity"
  static let tables: Set<String> = [countries, cities]

  /// `rank` grows with each record and is never given twice. Lists of a country's cities come from
  /// the index alone in their order; a list of all of them is sorted, which 10,000 bear.
  static let schema = StoreSchema(
    migrations: [
      Migration("travel-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE visitedCountry (
              rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
              code TEXT NOT NULL UNIQUE,
              unMember INTEGER NOT NULL,
              isHome INTEGER NOT NULL,
              \(common));
            CREATE UNIQUE INDEX visitedCountry_home ON visitedCountry (isHome) WHERE isHome = 1;
            CREATE TABLE visitedCity (
              rank INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
              id TEXT NOT NULL UNIQUE,
              country TEXT NOT NULL REFERENCES visitedCountry (code) ON DELETE CASCADE,
              regionEnglish TEXT, regionRussian TEXT,
              \(common));
            CREATE INDEX visitedCity_country ON visitedCity (country, state);
            CREATE INDEX visitedCity_english ON visitedCity (sortEnglish, rank);
            CREATE INDEX visitedCity_russian ON visitedCity (sortRussian, rank);
            """)
      }
    ], undoTables: [countries, cities])

  private static let common = """
    english TEXT NOT NULL, russian TEXT NOT NULL,
    latitude REAL NOT NULL, longitude REAL NOT NULL,
    state TEXT NOT NULL, dateFrom TEXT, dateUntil TEXT, note TEXT NOT NULL,
    sortEnglish TEXT NOT NULL, sortRussian TEXT NOT NULL,
    createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL
    """

  /// The columns that both tables have, in the order of ``CommonColumns``.
  static let commonColumns = [
    "english", "russian", "latitude", "longitude", "state", "dateFrom", "dateUntil", "note",
    "sortEnglish", "sortRussian", "createdAt", "updatedAt",
  ]
}
