import CatinderDomain
import Foundation
import Scheduling

extension CatinderStore {
  func profile(_ account: Account, _ reading: ProfileReading) async throws -> Profile {
    try await records.read { transaction in try reading.profile(id: account.id, transaction) }
  }

  func update(_ account: Account, _ draft: ProfileDraft) async throws {
    try await records.write { transaction in
      try transaction.run(
        """
        UPDATE account SET name = ?, age = ?, shortDescription = ?, extendedDescription = ?
        WHERE id = ?
        """,
        [
          draft.name, draft.age, draft.shortDescription, draft.extendedDescription, account.id,
        ])
    }
  }

  /// Returns the profiles that were not decided as JSON, but for blocked ones: first those with a super
  /// like, then those with a boost, then by the age of the account.
  ///
  /// - Parameters:
  ///   - uid: only profiles whose accounts are younger than this one, by their age alone.
  ///   - limit: the most profiles.
  /// - Throws: ``Refusal/notFound``.
  func deck(
    of account: Account, after uid: ProfileID?, _ limit: Int, _ reading: ProfileReading
  ) async throws -> WrittenJSON {
    let now = now
    return try await records.read { transaction in
      var seen: Set<Int64> = []
      var json = JSONBytes(capacity: 64 + 300 * limit)
      json.raw("[")
      let start = try uid.map { try Self.account($0, transaction).id }
      for (condition, argument, order) in Self.turns(account, start, now)
      where seen.count < limit {
        let sql = """
          SELECT \(ProfileReading.columns) FROM account WHERE \(condition) AND id <> ?
          AND NOT EXISTS (SELECT 1 FROM decision WHERE actor = ? AND target = account.id)
          AND \(Self.isUnblocked)
          ORDER BY \(order) LIMIT ?
          """
        try transaction.eachRow(
          sql, [argument, account.id, account.id, account.id, account.id, limit]
        ) { row in
          guard seen.count < limit, let id = row.number(0), seen.insert(id).inserted
          else { return }
          if seen.count > 1 { json.raw(",") }
          reading.write(row, to: &json)
        }
      }
      json.raw("]")
      return WrittenJSON(json)
    }
  }

  /// Conditions with their argument and order. By `+id` SQLite finds the few boosted by their index; by
  /// `id` it would look at all accounts in their order.
  private static func turns(
    _ account: Account, _ start: Int64?, _ now: Int64
  ) -> [(condition: String, argument: Int64, order: String)] {
    if let start { return [("id > ?", start, "id")] }
    let admirers = "id IN (SELECT actor FROM decision WHERE target = ? AND kind = 'superlike')"
    return [
      (admirers, account.id, "id"), ("boostUntil > 0 AND boostUntil > ?", now, "+id"),
      ("id > ?", 0, "id"),
    ]
  }

  /// Starts a boost; returns its end. A running one is not extended.
  func boost(_ account: Account) async throws -> Int64 {
    let now = now
    let until = now + Int64(MatchOdds.boostDuration.seconds * 1000)
    return try await records.write { transaction in
      try transaction.run(
        "UPDATE account SET boostUntil = ? WHERE id = ? AND boostUntil <= ?",
        [until, account.id, now])
      let sql = "SELECT boostUntil FROM account WHERE id = ?"
      return try transaction.number(sql, [account.id]) ?? now
    }
  }

  // MARK: Pictures
  func photos(of account: Account) async throws -> [String] {
    try await records.read { transaction in try Self.photos(of: account, transaction) }
  }

  private static func photos(
    of account: Account, _ transaction: any Transaction
  ) throws -> [String] {
    let sql = "SELECT photos FROM account WHERE id = ?"
    return ProfileReading.names(try transaction.firstRow(sql, [account.id])?.text(0))
  }

  /// Returns the picture that was sent under an identifier; nil where there is none.
  func photo(sentAs upload: String, by account: Account) async throws -> String? {
    try await records.read { transaction in
      try Self.photo(sentAs: upload, by: account, transaction)
    }
  }

  private static func photo(
    sentAs upload: String, by account: Account, _ transaction: any Transaction
  ) throws -> String? {
    let sql = "SELECT name FROM photo WHERE account = ? AND upload = ?"
    return try transaction.firstRow(sql, [account.id, upload])?.text(0)
  }

  /// Adds a picture as the last one, unless one was added under the same identifier.
  ///
  /// - Returns: the name of the picture that is there.
  /// - Throws: ``Refusal/noSlot``.
  func addPhoto(
    _ name: String, sentAs upload: String?, to account: Account
  ) async throws -> String {
    try await records.write { transaction in
      try transaction.hold([account.id])
      if let upload, let known = try Self.photo(sentAs: upload, by: account, transaction) {
        return known
      }
      let names = try Self.photos(of: account, transaction)
      guard names.count < CatinderLimits.photos else { throw Refusal.noSlot }
      try transaction.run(
        "INSERT INTO photo (name, account, upload) VALUES (?, ?, ?)", [name, account.id, upload])
      try Self.order(names + [name], of: account, transaction)
      return name
    }
  }

  /// Deletes one's own picture.
  func deletePhoto(_ name: String, of account: Account) async throws {
    try await records.write { transaction in
      try transaction.hold([account.id])
      var names = try Self.photos(of: account, transaction)
      guard let index = names.firstIndex(of: name) else { throw Refusal.notFound }
      names.remove(at: index)
      try transaction.run("DELETE FROM photo WHERE name = ?", [name])
      try Self.order(names, of: account, transaction)
    }
  }

  /// - Throws: ``Refusal/otherPictures`` if the names are not those of all pictures.
  func orderPhotos(_ names: [String], of account: Account) async throws {
    try await records.write { transaction in
      try transaction.hold([account.id])
      guard try Self.photos(of: account, transaction).sorted() == names.sorted()
      else { throw Refusal.otherPictures }
      try Self.order(names, of: account, transaction)
    }
  }

  private static func order(
    _ names: [String], of account: Account, _ transaction: any Transaction
  ) throws {
    try transaction.run(
      "UPDATE account SET photos = ? WHERE id = ?", [ProfileReading.text(of: names), account.id])
  }

  func hasPhoto(_ name: String) async throws -> Bool {
    try await records.read { transaction in
      try transaction.number("SELECT 1 FROM photo WHERE name = ?", [name]) != nil
    }
  }

  // MARK: Decisions
  /// Stores a decision as the last one, in place of an older one about the same cat.
  static func keep(
    _ decision: Decision, by me: Account, on partner: Account, _ transaction: any Transaction
  ) throws {
    try transaction.run(
      """
      INSERT INTO decision (actor, target, kind, turn) VALUES
      (?, ?, ?, (SELECT coalesce(max(turn), 0) + 1 FROM decision WHERE actor = ?))
      ON CONFLICT (actor, target) DO UPDATE SET kind = excluded.kind, turn = excluded.turn
      """, [me.id, partner.id, decision.rawValue, me.id])
  }

  /// Returns the decisions that can be taken back, the newest first: a match with messages stays.
  func decisions(of me: Account, _ reading: ProfileReading) async throws -> [PastDecision] {
    try await records.read { transaction in
      let rows = try transaction.rows(
        """
        SELECT \(ProfileReading.columns), decision.kind FROM decision
        JOIN account ON account.id = decision.target
        WHERE decision.actor = ? AND NOT EXISTS (
          SELECT 1 FROM pair JOIN message ON message.pair = pair.id WHERE \(Self.pairOfDecision))
        ORDER BY decision.turn DESC LIMIT ?
        """, [me.id, CatinderLimits.deck])
      return rows.compactMap { row in
        guard let profile = reading.profile(row),
          let decision = row.text(ProfileReading.columnCount).flatMap(Decision.init)
        else { return nil }
        return PastDecision(profile, decision)
      }
    }
  }

  /// The condition on a pair that its two are those of a decision.
  static let pairOfDecision = """
    pair.one = CASE WHEN actor < target THEN actor ELSE target END
    AND pair.other = CASE WHEN actor < target THEN target ELSE actor END
    """
}

/// The conversion of account rows to profiles in the language of the reader.
struct ProfileReading: Sendable {
  let inRussian: Bool

  static let columns = """
    account.id, account.uid, account.name, account.age, account.shortDescription,
    account.extendedDescription, account.demo, account.photos
    """
  static let columnCount = 8

  func profile(id: Int64, _ transaction: any Transaction) throws -> Profile {
    let sql = "SELECT \(Self.columns) FROM account WHERE id = ?"
    guard let profile = try transaction.firstRow(sql, [id]).flatMap(profile)
    else { throw Refusal.notFound }
    return profile
  }

  /// Reads a row that begins with ``columns``.
  func profile(_ row: RecordRow) -> Profile? {
    guard let account = Account(row) else { return nil }
    if let number = row.number(6).map(Int.init), let cat = DemoCat.all.dropFirst(number).first {
      return cat.profile(account.uid, number: number, inRussian: inRussian)
    }
    return Profile(
      uid: account.uid, name: row.text(2) ?? "", age: row.number(3).map(Int.init),
      photosNames: Self.names(row.text(7)), shortDescription: row.text(4) ?? "",
      extendedDescription: row.text(5) ?? "")
  }

  /// Writes the profile of a row that begins with ``columns``, as that of ``profile(_:)`` is written; a deck
  /// is not made of values, as it would take much longer.
  func write(_ row: any RowBytes, to json: inout JSONBytes) {
    let uid = row.text(1) ?? Self.nothing
    if let number = row.number(6).map(Int.init), let cat = DemoCat.all.dropFirst(number).first,
      let uid = ProfileID(String(decoding: uid, as: UTF8.self))
    {
      return cat.profile(uid, number: number, inRussian: inRussian).write(to: &json)
    }
    json.raw("{\"age\":")
    json.number(row.number(3).map(Int.init) ?? CatinderLimits.untoldAge)
    json.raw(",\"extendedDescription\":")
    json.string(row.text(5) ?? Self.nothing)
    json.raw(",\"isDemo\":false,\"name\":")
    json.string(row.text(2) ?? Self.nothing)
    json.raw(",\"photosNames\":")
    json.array((row.text(7) ?? Self.nothing).split(separator: UInt8(ascii: "/"))) { name, json in
      json.string(UnsafeRawBufferPointer(rebasing: name))
    }
    json.raw(",\"shortDescription\":")
    json.string(row.text(4) ?? Self.nothing)
    json.raw(",\"uid\":")
    json.string(uid)
    json.raw("}")
  }

  private static var nothing: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Returns the names of pictures in their order, of the column `photos`.
  static func names(_ photos: String?) -> [String] {
    (photos ?? "").split(separator: "/").map(String.init)
  }

  /// Returns the value of the column `photos`. No name of a picture has a slash.
  static func text(of names: [String]) -> String { names.joined(separator: "/") }
}
