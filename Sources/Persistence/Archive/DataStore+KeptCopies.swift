import Foundation
import GRDB

extension DataStore {
  /// Reads every one of ``backups``, as it is on the disk and whatever version wrote it; blocks.
  ///
  /// - Returns: what `body` makes of each, without those that it fails on.
  public static func reading<Value>(
    _ copies: [Backup], _ body: (Database) throws -> Value
  ) -> [Value] {
    var configuration = StorePragmas.configuration
    configuration.readonly = true
    return copies.compactMap { copy in
      let path = copy.url.path(percentEncoded: false)
      guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else {
        return nil
      }
      return try? queue.read(body)
    }
  }
}
