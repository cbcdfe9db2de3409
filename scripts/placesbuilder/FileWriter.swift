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
        try PlacesSchema.create(in: db)
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
