import CatinderDomain
import Foundation

/// The calls of an owner on the account itself.
extension CatinderStore {
  /// Returns the hash of an account's password.
  func hash(of me: Account) async throws -> PasswordHash? {
    try await records.read { transaction in
      let sql = "SELECT salt, key, rounds FROM account WHERE id = ?"
      guard let row = try transaction.firstRow(sql, [me.id]), let salt = row.data(0),
        let key = row.data(1), let rounds = row.number(2)
      else { return nil }
      return PasswordHash(salt: salt, key: key, rounds: Int(rounds))
    }
  }

  /// Stores another password, and ends all sessions and streams but the session of a token.
  func changePassword(of me: Account, to hash: PasswordHash, keeping token: String) async throws {
    let session = try SessionToken.hash(of: token)
    try await records.write { transaction in
      try transaction.run(
        "UPDATE account SET salt = ?, key = ?, rounds = ? WHERE id = ?",
        [hash.salt, hash.key, hash.rounds, me.id])
      try transaction.run("DELETE FROM session WHERE account = ? AND hash <> ?", [me.id, session])
      try transaction.tell(News(accounts: [me.id], name: nil))
    }
  }

  /// Ends all sessions and streams of an account.
  func logOutEverywhere(_ me: Account) async throws {
    try await records.write { transaction in
      try transaction.run("DELETE FROM session WHERE account = ?", [me.id])
      try transaction.tell(News(accounts: [me.id], name: nil))
    }
  }

  /// Returns all that belongs to an account beside its matches and messages.
  func ownData(of me: Account, _ reading: ProfileReading) async throws -> OwnData {
    try await records.read { transaction in
      let user = try transaction.firstRow(#"SELECT "user" FROM account WHERE id = ?"#, [me.id])
      return OwnData(
        user: user?.text(0) ?? "", profile: try reading.profile(id: me.id, transaction),
        decisions: try Self.choices(of: me, reading, transaction),
        blocked: try Self.blocked(by: me, reading, transaction),
        reports: try Self.complaints(of: me, transaction),
        sessionsUntil: try transaction.rows(
          "SELECT until FROM session WHERE account = ? ORDER BY until", [me.id]
        ).compactMap { $0.number(0).map(Self.date) })
    }
  }

  private static func choices(
    of me: Account, _ reading: ProfileReading, _ transaction: any Transaction
  ) throws -> [OwnData.Choice] {
    try transaction.rows(
      """
      SELECT \(ProfileReading.columns), decision.kind FROM decision
      JOIN account ON account.id = decision.target WHERE decision.actor = ? ORDER BY decision.turn
      """, [me.id]
    ).compactMap { row in
      guard let profile = reading.profile(row),
        let decision = row.text(ProfileReading.columnCount).flatMap(Decision.init)
      else { return nil }
      return OwnData.Choice(profile.uid, profile.name, decision)
    }
  }

  private static func complaints(
    of me: Account, _ transaction: any Transaction
  ) throws -> [OwnData.Complaint] {
    try transaction.rows(
      """
      SELECT report.at, account.uid, report.reason, report.text FROM report
      JOIN account ON account.id = report.target WHERE report.reporter = ? ORDER BY report.id
      """, [me.id]
    ).compactMap { row in
      guard let at = row.number(0), let uid = row.text(1).flatMap(ProfileID.init),
        let reason = row.text(2).flatMap(CatReport.Reason.init), let text = row.text(3)
      else { return nil }
      return OwnData.Complaint(date: date(at), uid, CatReport(reason, text))
    }
  }

  // MARK: The end
  /// Deletes an account with all that belongs to it; its partners are told that their matches are no
  /// more, and its streams end.
  ///
  /// The files of its pictures are left to ``finishDeleting(_:)``.
  func delete(_ me: Account) async throws {
    try await records.write { transaction in
      // Whoever begins or ends a match with the account holds it too.
      try transaction.hold([me.id])
      let partners = try transaction.rows(
        "SELECT one + other - ? FROM pair WHERE one = ? OR other = ?", [me.id, me.id, me.id]
      ).compactMap { $0.number(0) }
      try transaction.run(
        """
        INSERT INTO gone_photo (name) SELECT name FROM photo WHERE account = ?
        ON CONFLICT DO NOTHING
        """, [me.id])
      try transaction.run("DELETE FROM account WHERE id = ?", [me.id])
      try transaction.tell(partners, "unmatch", CatinderAnswers.Somebody(me.uid))
      try transaction.tell(News(accounts: [me.id], name: nil))
    }
  }

  /// Removes the files of pictures whose account is gone, also where the program ended before it did.
  ///
  /// - Parameter remove: removes the file of a picture.
  func finishDeleting(_ remove: @Sendable (String) async -> Void) async throws {
    let names = try await records.read { transaction in
      try transaction.rows("SELECT name FROM gone_photo", []).compactMap { $0.text(0) }
    }
    if names.isEmpty { return }
    for name in names { await remove(name) }
    try await records.write { transaction in
      for name in names { try transaction.run("DELETE FROM gone_photo WHERE name = ?", [name]) }
    }
  }
}
