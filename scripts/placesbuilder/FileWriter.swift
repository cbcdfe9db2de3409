import Foundation
import GRDB
import Places

/// Writes the file under another name, and renames it when it is whole.
struct FileWriter {
  let file: URL
  let digest: String

  /// Returns the digest of the tables of a file; nil for one that is damaged or of another program.
  static func digest(of file: URL) -> String? {
    guard (try? Gazetteer(at: file)) != nil else { return nil }
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    let queue = try? DatabaseQueue(
      path: file.path(percentEncoded: false), configuration: configuration)
    return try? queue?.read {
      try String.fetchOne($0, sql: "SELECT value FROM meta WHERE name = 'digest'")
    }
  }

  /// Writes the file; returns the number of its places.
  func write(_ world: World) throws -> Int {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let part = file.appendingPathExtension("\(getpid()).part")
    defer { try? FileManager.default.removeItem(at: part) }
    let path = part.path(percentEncoded: false)
    let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    try queue.inDatabase { db in
      try db.inTransaction {
        try FileSchema.create(in: db)
        try WorldWriter(db: db, world: world).write(digest: digest)
        return .commit
      }
      try db.execute(sql: "VACUUM")
    }
    try queue.close()
    try sync(path)
    guard rename(path, file.path(percentEncoded: false)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return world.cities.count
  }

  /// Settings without a journal: a file that is not finished is removed.
  private static var configuration: GRDB.Configuration {
    var configuration = GRDB.Configuration()
    configuration.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
          PRAGMA cache_size = -65536; PRAGMA application_id = \(PlacesFile.applicationID);
          PRAGMA user_version = \(PlacesFile.format)
          """)
    }
    return configuration
  }

  private func sync(_ path: String) throws {
    let handle = try FileHandle(forUpdating: URL(filePath: path))
    try handle.synchronize()
    try handle.close()
  }
}

/// The tables of the file. A place's rank by population is its row in `city`, `names` and `position`, so
/// that every query of names returns the biggest first.
private enum FileSchema {
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
