import CatinderDomain
import Foundation

/// The ends of what two cats have with each other.
extension CatinderStore {
  /// Ends a match, which deletes its messages, and tells both.
  ///
  /// - Throws: ``Refusal/notFound`` if the two do not match.
  func unmatch(by me: Account, from uid: ProfileID) async throws {
    try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      try transaction.hold([me.id, partner.id])
      guard let pair = try Self.pair(me, partner, transaction) else { throw Refusal.notFound }
      try Self.end(pair, transaction)
      // The card does not come back before the deck starts again.
      try Self.keep(.dislike, by: me, on: partner, transaction)
    }
  }

  /// Deletes a match with its messages; both are told, in all their programs.
  static func end(_ pair: Pair, _ transaction: any Transaction) throws {
    try transaction.run("DELETE FROM pair WHERE id = ?", [pair.id])
    for (one, other) in [(pair.me, pair.partner), (pair.partner, pair.me)] {
      try transaction.tell([one.id], "unmatch", CatinderAnswers.Somebody(other.uid))
    }
  }

  /// Blocks a cat: a match ends, decisions of both are forgotten, and neither sees the other.
  ///
  /// The other learns of the end of the match alone.
  func block(by me: Account, _ uid: ProfileID) async throws {
    let now = now
    try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      guard partner.id != me.id else { throw Refusal.notFound }
      try transaction.hold([me.id, partner.id])
      if let pair = try Self.pair(me, partner, transaction) { try Self.end(pair, transaction) }
      for (actor, target) in [(me, partner), (partner, me)] {
        try transaction.run(
          "DELETE FROM decision WHERE actor = ? AND target = ?", [actor.id, target.id])
      }
      try transaction.run(
        "INSERT INTO block (actor, target, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [me.id, partner.id, now])
    }
  }

  func unblock(by me: Account, _ uid: ProfileID) async throws {
    try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      try transaction.run(
        "DELETE FROM block WHERE actor = ? AND target = ?", [me.id, partner.id])
    }
  }

  /// Returns the cats that an account has blocked, the last one first.
  func blocked(by me: Account, _ reading: ProfileReading) async throws -> [Profile] {
    try await records.read { transaction in try Self.blocked(by: me, reading, transaction) }
  }

  static func blocked(
    by me: Account, _ reading: ProfileReading, _ transaction: any Transaction
  ) throws -> [Profile] {
    try transaction.rows(
      """
      SELECT \(ProfileReading.columns) FROM block JOIN account ON account.id = block.target
      WHERE block.actor = ? ORDER BY block.at DESC, block.target DESC
      """, [me.id]
    ).compactMap(reading.profile)
  }

  /// Returns a profile as somebody sees it.
  ///
  /// - Throws: ``Refusal/notFound``, also where one of the two has blocked the other: nobody is to learn
  ///   the difference.
  func profile(
    _ uid: ProfileID, seenBy me: Account, _ reading: ProfileReading
  ) async throws -> Profile {
    try await records.read { transaction in
      let other = try Self.account(uid, transaction)
      try Self.checkUnblocked(me, other, transaction)
      return try reading.profile(id: other.id, transaction)
    }
  }

  /// - Throws: ``Refusal/notFound`` if one of the two has blocked the other.
  static func checkUnblocked(
    _ me: Account, _ other: Account, _ transaction: any Transaction
  ) throws {
    for (actor, target) in [(me, other), (other, me)] {
      let sql = "SELECT 1 FROM block WHERE actor = ? AND target = ?"
      if try transaction.number(sql, [actor.id, target.id]) != nil { throw Refusal.notFound }
    }
  }

  /// The condition on accounts that neither they nor the account of two arguments has blocked the other.
  static let isUnblocked = """
    NOT EXISTS (SELECT 1 FROM block WHERE actor = ? AND target = account.id)
    AND NOT EXISTS (SELECT 1 FROM block WHERE actor = account.id AND target = ?)
    """

  // MARK: Reports
  func report(_ report: CatReport, by me: Account, about uid: ProfileID) async throws {
    let now = now
    try await records.write { transaction in
      let target = try Self.account(uid, transaction)
      guard target.id != me.id else { throw Refusal.notFound }
      try transaction.run(
        "INSERT INTO report (reporter, target, reason, text, at) VALUES (?, ?, ?, ?, ?)",
        [me.id, target.id, report.reason.rawValue, report.text, now])
    }
  }

  /// Returns all reports for the administrator, the newest first.
  func reports() async throws -> [ReceivedReport] {
    try await records.read { transaction in
      try transaction.rows(
        """
        SELECT report.at, report.reason, report.text, teller.uid, teller.name, teller."user",
        told.uid, told.name, told."user" FROM report
        JOIN account AS teller ON teller.id = report.reporter
        JOIN account AS told ON told.id = report.target
        ORDER BY report.id DESC
        """, []
      ).compactMap(ReceivedReport.init)
    }
  }
}

/// A report as the administrator reads it.
public struct ReceivedReport: Sendable, Equatable, Codable {
  /// One of the two that it is about.
  public struct Cat: Sendable, Equatable, Codable {
    public let uid: ProfileID
    public let name: String
    /// The name of its account; nil for a demo cat.
    public let user: String?
  }

  public let date: Date
  public let reason: CatReport.Reason
  public let text: String
  public let reporter: Cat
  public let reported: Cat

  fileprivate init?(_ row: RecordRow) {
    func cat(_ column: Int) -> Cat? {
      guard let uid = row.text(column).flatMap(ProfileID.init), let name = row.text(column + 1)
      else { return nil }
      return Cat(uid: uid, name: name, user: row.text(column + 2))
    }
    guard let at = row.number(0), let reason = row.text(1).flatMap(CatReport.Reason.init),
      let text = row.text(2), let reporter = cat(3), let reported = cat(6)
    else { return nil }
    (date, self.reason, self.text) = (CatinderStore.date(at), reason, text)
    (self.reporter, self.reported) = (reporter, reported)
  }
}
