import CatinderDomain
import Foundation
import GRDB

/// What was decided, in its order.
extension CatinderStore {
  /// Keeps a decision as the last one, in place of an older one about the same cat.
  static func keep(
    _ decision: Decision, by me: Account, on partner: Account, _ db: Database
  ) throws {
    try db.run(
      """
      INSERT OR REPLACE INTO decision (actor, target, kind, turn) VALUES
      (?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM decision WHERE actor = ?))
      """, [me.id, partner.id, decision.rawValue, me.id])
  }

  /// Those that can be taken back, the newest first: who has written to another one stays matched.
  func decisions(
    of me: Account, _ reading: ProfileReading, limit: Int
  ) async throws -> [PastDecision] {
    try await read { db in
      let rows = try db.rows(
        """
        SELECT \(ProfileReading.columns), decision.kind FROM decision
        JOIN account ON account.id = decision.target
        WHERE decision.actor = ? AND NOT EXISTS (
          SELECT 1 FROM pair JOIN message ON message.pair = pair.id
          WHERE pair.one = min(actor, target) AND pair.other = max(actor, target))
        ORDER BY decision.turn DESC LIMIT ?
        """, [me.id, limit])
      let profiles = try reading.profiles(rows, db)
      return zip(profiles, rows).compactMap { profile, row in
        String.fromDatabaseValue(row["kind"]).flatMap(Decision.init).map {
          PastDecision(profile, $0)
        }
      }
    }
  }
}
