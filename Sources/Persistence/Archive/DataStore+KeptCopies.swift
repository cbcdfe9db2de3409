import Foundation
import GRDB
import Interchange

extension DataStore {
  /// Reads every one of ``backups``, as it is on the disk and whatever version wrote it; blocks.
  ///
  /// - Returns: what `body` makes of each, without those that are no records of ours.
  /// - Throws: where one of them cannot be read: what it names would be taken for unused.
  public static func reading<Value>(
    _ copies: [Backup], _ body: (Database) throws -> Value
  ) throws -> [Value] {
    try copies.compactMap { copy in
      let file = DiskFile(url: copy.url)
      var configuration = StorePragmas.configuration
      configuration.readonly = true
      do {
        return try DatabaseQueue(path: file.path, configuration: configuration).read(body)
      } catch let error as DatabaseError {
        if DatabaseFile.isOfTheSystem(error) { throw error }
        if DatabaseFile.meansDamage(error), try DatabaseImage(file).isGood() { throw error }
        return nil
      }
    }
  }
}
