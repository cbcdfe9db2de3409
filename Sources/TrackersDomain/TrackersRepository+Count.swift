import Foundation
import GRDB
import Persistence

extension TrackersRepository {
  /// How many trackers and categories there ever were, those that are gone too: what repeatable
  /// identifiers go on from.
  public static func countEverAdded(in store: DataStore) async throws -> Int {
    try await store.read("trackers.everAdded") { db in
      let tables = [TrackersSchema.trackers, TrackersSchema.categories]
      return try Int.fetchOne(
        db, sql: "SELECT SUM(seq) FROM sqlite_sequence WHERE name IN (?, ?)",
        arguments: StatementArguments(tables)) ?? 0
    }
  }
}
