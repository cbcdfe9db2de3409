import GRDB

/// The tables of the file. A place's rank, by population, is its row in `city`, `names` and `position`:
/// so every query of names gives the biggest first.
enum FileSchema {
  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE blob (name TEXT PRIMARY KEY, bytes BLOB NOT NULL);
        CREATE TABLE continent (code TEXT PRIMARY KEY, name_en TEXT, name_ru TEXT) WITHOUT ROWID;
        CREATE TABLE region (code TEXT PRIMARY KEY, name_en TEXT, name_ru TEXT) WITHOUT ROWID;
        CREATE TABLE area (name TEXT, term TEXT, PRIMARY KEY (name, term)) WITHOUT ROWID;
        CREATE TABLE zone (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, city INTEGER NOT NULL);
        CREATE TABLE city (
          rank INTEGER PRIMARY KEY, id INTEGER UNIQUE NOT NULL, name TEXT NOT NULL,
          english TEXT NOT NULL, russian TEXT NOT NULL, alternatives TEXT NOT NULL,
          country TEXT NOT NULL, region TEXT NOT NULL, lat REAL NOT NULL, lon REAL NOT NULL,
          population INTEGER NOT NULL, zone INTEGER, whole INTEGER NOT NULL,
          capital INTEGER NOT NULL);
        CREATE VIRTUAL TABLE names USING fts5(
          terms, content = '', columnsize = 0, detail = none, prefix = '1 2 3 4',
          tokenize = "ascii tokenchars '=@.'");
        CREATE VIRTUAL TABLE position USING rtree(
          rank, least_x, most_x, least_y, most_y, least_z, most_z);
        """)
  }
}
