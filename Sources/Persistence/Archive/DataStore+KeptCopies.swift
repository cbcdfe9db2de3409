import Foundation
import GRDB
import Interchange

extension DataStore {
  /// Reads every one of ``backups``, as it is on the disk; blocks.
  ///
  /// - Returns: what `body` makes of each, without those that are damaged.
  /// - Throws: where one of them cannot be read, or has tables that are not ours: what it names would be
  ///   taken for unused.
  public func reading<Value>(
    _ copies: [Backup], _ body: (Database) throws -> Value
  ) throws -> [Value] {
    try copies.compactMap { copy in
      let file = DiskFile(url: copy.url)
      var configuration = StorePragmas.configuration
      configuration.readonly = true
      do {
        return try DatabaseQueue(path: file.enginePath, configuration: configuration).read { db in
          try DatabaseFile.checkOrigin(of: db, copy.url, migrator)
          return try body(db)
        }
      } catch let error as DatabaseError {
        if DatabaseFile.isOfTheSystem(error) { throw error }
        if DatabaseFile.meansDamage(error), try DatabaseImage(file).isGood() { throw error }
        return nil
      }
    }
  }
}
