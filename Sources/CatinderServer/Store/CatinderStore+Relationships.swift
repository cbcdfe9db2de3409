import CatinderDomain
import Foundation

extension CatinderStore {
  /// Stores a decision in place of an older one about the same cat, and tells a match to both.
  ///
  /// Users match when both like; a demo cat decides at random.
  /// - Parameter draw: returns true if a demo cat likes one back.
  /// - Returns: true if the two match.
  func decide(
    _ decision: Decision, by me: Account, on uid: ProfileID, _ reading: ProfileReading,
    draw: @escaping @Sendable (_ isBoosted: Bool) -> Bool
  ) async throws -> Bool {
    let now = now
    return try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      guard partner.id != me.id else { throw Refusal.notFound }
      try transaction.hold([me.id, partner.id])
      try Self.checkUnblocked(me, partner, transaction)
      try Self.keep(decision, by: me, on: partner, transaction)
      if decision == .dislike { return false }
      if try Self.pair(me, partner, transaction) != nil { return true }
      guard try Self.isLiked(me, by: partner, transaction, now, draw) else { return false }
      let ids = [me.id, partner.id].sorted()
      try transaction.run(
        "INSERT INTO pair (one, other, at) VALUES (?, ?, ?)", [ids[0], ids[1], now])
      try Self.tellMatch(me, partner, reading, transaction)
      return true
    }
  }

  private static func isLiked(
    _ me: Account, by partner: Account, _ transaction: any Transaction, _ now: Int64,
    _ draw: (_ isBoosted: Bool) -> Bool
  ) throws -> Bool {
    let demo = "SELECT demo FROM account WHERE id = ? AND demo IS NOT NULL"
    if try transaction.number(demo, [partner.id]) != nil {
      let boost = try transaction.number("SELECT boostUntil FROM account WHERE id = ?", [me.id])
      return draw((boost ?? 0) > now)
    }
    let sql = "SELECT 1 FROM decision WHERE actor = ? AND target = ? AND kind <> 'dislike'"
    return try transaction.number(sql, [partner.id, me.id]) != nil
  }

  /// Tells a match to both, in all their programs.
  private static func tellMatch(
    _ me: Account, _ partner: Account, _ reading: ProfileReading, _ transaction: any Transaction
  ) throws {
    let ids = [me.id, partner.id].sorted()
    for one in [me, partner] {
      let condition = "pair.one = ? AND pair.other = ?"
      for match in try matches(of: one, where: condition, ids, reading, transaction) {
        try transaction.tell([one.id], "match", match)
      }
    }
  }

  /// Takes a decision back, and a match in which nobody has written, which is told to the other; a match
  /// with messages stays, and the decision with it.
  ///
  func undo(
    by me: Account, on uid: ProfileID, _ reading: ProfileReading
  ) async throws -> Withdrawal {
    try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      try transaction.hold([me.id, partner.id])
      let pair = try Self.pair(me, partner, transaction)
      if let pair {
        let sql = "SELECT 1 FROM message WHERE pair = ? LIMIT 1"
        if try transaction.number(sql, [pair.id]) != nil { return .matchStays }
        try transaction.run("DELETE FROM pair WHERE id = ?", [pair.id])
        try transaction.tell([partner.id], "unmatch", CatinderAnswers.Somebody(me.uid))
      }
      let past = try Self.passedOver(me, partner, reading, transaction)
      try transaction.run(
        "DELETE FROM decision WHERE actor = ? AND target = ?", [me.id, partner.id])
      return .withdrawn(past: past)
    }
  }

  /// Returns the cats that were decided on later, and whose matches have messages.
  private static func passedOver(
    _ me: Account, _ partner: Account, _ reading: ProfileReading, _ transaction: any Transaction
  ) throws -> [Profile] {
    try transaction.rows(
      """
      SELECT \(ProfileReading.columns) FROM decision
      JOIN account ON account.id = decision.target
      WHERE decision.actor = ? AND decision.turn >
        (SELECT turn FROM decision WHERE actor = ? AND target = ?)
        AND EXISTS (
          SELECT 1 FROM pair JOIN message ON message.pair = pair.id WHERE \(Self.pairOfDecision))
      ORDER BY decision.turn DESC LIMIT ?
      """, [me.id, me.id, partner.id, CatinderLimits.deck]
    ).compactMap(reading.profile)
  }

  /// Deletes all decisions without a match.
  func startAgain(_ me: Account) async throws {
    try await records.write { transaction in
      try transaction.hold([me.id])
      try transaction.run(
        """
        DELETE FROM decision WHERE actor = ? AND NOT EXISTS (
          SELECT 1 FROM pair WHERE \(Self.pairOfDecision))
        """, [me.id])
    }
  }

  static func pair(
    _ me: Account, _ partner: Account, _ transaction: any Transaction
  ) throws -> Pair? {
    let ids = [me.id, partner.id].sorted()
    let sql = "SELECT id FROM pair WHERE one = ? AND other = ?"
    return try transaction.number(sql, [ids[0], ids[1]]).map {
      Pair(id: $0, me: me, partner: partner)
    }
  }

  /// - Throws: ``Refusal/notFound`` for an unknown profile and for one that does not match: others must
  ///   not learn the difference.
  static func pair(
    _ me: Account, _ uid: ProfileID, _ transaction: any Transaction
  ) throws -> Pair {
    let partner = try account(uid, transaction)
    guard let pair = try pair(me, partner, transaction) else { throw Refusal.notFound }
    return pair
  }

  // MARK: Matches
  /// Returns all matches, sorted by their last event, the newest first.
  func matches(of me: Account, _ reading: ProfileReading) async throws -> [Match] {
    try await records.read { transaction in
      let condition = "pair.one = ? OR pair.other = ?"
      return try Self.matches(of: me, where: condition, [me.id, me.id], reading, transaction)
        .sorted { $0.latest > $1.latest }
    }
  }

  /// Returns the matches of one of the two, each with its last message and the number of unread ones.
  private static func matches(
    of me: Account, where condition: String, _ arguments: [Int64], _ reading: ProfileReading,
    _ transaction: any Transaction
  ) throws -> [Match] {
    let own = try reading.profile(id: me.id, transaction)
    let rows = try transaction.rows(
      """
      SELECT \(ProfileReading.columns), pair.id, pair.at,
        (SELECT count(*) FROM message
          WHERE message.pair = pair.id AND message.sender = account.id AND message.viewed = 0),
        last.uid, last.sender, last.text, last.at, last.viewed
      FROM pair JOIN account ON account.id = pair.one + pair.other - ?
      LEFT JOIN message AS last ON last.id =
        (SELECT max(message.id) FROM message WHERE message.pair = pair.id)
      WHERE \(condition)
      """, [me.id] + arguments)
    let first = ProfileReading.columnCount
    return rows.compactMap { row in
      guard let partner = Account(row), let profile = reading.profile(row),
        let id = row.number(first), let at = row.number(first + 1)
      else { return nil }
      let pair = Pair(id: id, me: me, partner: partner)
      return Match(
        matchDate: date(at), profile1: own, profile2: profile,
        lastMessage: MessageReading(pair).message(RecordRow(Array(row.values[(first + 3)...]))),
        unread: Int(row.number(first + 2) ?? 0))
    }
  }

  // MARK: Messages
  /// Returns the last messages of a match as JSON, the oldest first.
  ///
  /// - Parameters:
  ///   - id: only messages before this one.
  ///   - limit: the most messages.
  /// - Throws: ``Refusal/notFound``.
  func messages(
    of me: Account, with uid: ProfileID, before id: String?, _ limit: Int
  ) async throws -> WrittenJSON {
    try await records.read { transaction in
      let pair = try Self.pair(me, uid, transaction)
      var number: Int64?
      if let id {
        let sql = "SELECT id FROM message WHERE pair = ? AND uid = ?"
        guard let found = try transaction.number(sql, [pair.id, id.lowercased()])
        else { throw Refusal.notFound }
        number = found
      }
      return try MessageReading(pair).last(limit, before: number, transaction)
    }
  }

  /// Stores a message and tells it to both; returns the stored one if its identifier is known.
  func send(
    _ text: String, id: String, from me: Account, to uid: ProfileID
  ) async throws -> (message: Message, pair: Pair, isNew: Bool) {
    let now = now
    return try await records.write { transaction in
      let partner = try Self.account(uid, transaction)
      try transaction.hold([me.id, partner.id])
      guard let pair = try Self.pair(me, partner, transaction) else { throw Refusal.notFound }
      let known = "SELECT pair FROM message WHERE sender = ? AND uid = ?"
      let earlier = try transaction.number(known, [me.id, id])
      if let earlier, earlier != pair.id { throw Refusal(409, "identifier-taken") }
      if earlier == nil {
        try transaction.run(
          "INSERT INTO message (uid, pair, sender, text, at) VALUES (?, ?, ?, ?, ?)",
          [id, pair.id, me.id, text, now])
      }
      let sql = "SELECT \(MessageReading.columns) FROM message WHERE sender = ? AND uid = ?"
      guard let row = try transaction.firstRow(sql, [me.id, id]),
        let message = MessageReading(pair).message(row)
      else { throw Refusal.failed }
      // The sender first: the other may have read it before this returns.
      if earlier == nil { try transaction.tell([me.id, partner.id], "message", message) }
      return (message, pair, earlier == nil)
    }
  }

  /// Marks all of the other's messages as read, and tells their sender.
  func markSeen(by me: Account, from uid: ProfileID) async throws {
    try await records.write { transaction in
      let pair = try Self.pair(me, uid, transaction)
      let rows = "pair = ? AND sender = ? AND viewed = 0"
      let newest = "SELECT uid FROM message WHERE \(rows) ORDER BY id DESC LIMIT 1"
      guard let last = try transaction.firstRow(newest, [pair.id, pair.partner.id])?.text(0)
      else { return }
      try transaction.run(
        "UPDATE message SET viewed = 1 WHERE \(rows)", [pair.id, pair.partner.id])
      try transaction.tell(
        [pair.partner.id], "seen", CatinderAnswers.Reader(me.uid, upTo: last))
    }
  }
}

/// The conversion of rows to messages of a pair.
private struct MessageReading {
  let pair: Pair

  static let columns = "uid, sender, text, at, viewed"

  init(_ pair: Pair) { self.pair = pair }

  /// Returns the last messages, the oldest first: those of ``message(_:)``, which a page of 500 is not made
  /// of, as it would take several times as long.
  func last(
    _ count: Int, before number: Int64?, _ transaction: any Transaction
  ) throws -> WrittenJSON {
    let sql = """
      SELECT \(Self.columns) FROM message WHERE pair = ? AND id < ? ORDER BY id DESC LIMIT ?
      """
    let (sent, received) = (middles(pair.me, pair.partner), middles(pair.partner, pair.me))
    var list = BackwardJSONList(capacity: 300 * count)
    try transaction.eachRow(sql, [pair.id, number ?? .max, count]) { row in
      guard let uid = row.text(0), let sender = row.number(1), let text = row.text(2),
        let at = row.number(3)
      else { return }
      let middles = sender == pair.me.id ? sent : received
      list.add { json in
        json.raw("{\"date\":")
        json.moment(Int(at))
        json.raw(",\"id\":")
        json.string(uid)
        json.written(row.number(4) == 1 ? middles.viewed : middles.sended)
        json.string(text)
        json.raw("}")
      }
    }
    return list.written
  }

  /// Returns what stands between the identifier and the text of a message, by its status.
  private func middles(
    _ sender: Account, _ receiver: Account
  ) -> (viewed: JSONBytes, sended: JSONBytes) {
    func middle(_ status: MessageStatus) -> JSONBytes {
      var json = JSONBytes()
      json.raw(",\"receiverUid\":")
      json.string(receiver.uid.text)
      json.raw(",\"senderUid\":")
      json.string(sender.uid.text)
      json.raw(",\"status\":")
      json.string(status.rawValue)
      json.raw(",\"text\":")
      return json
    }
    return (middle(.viewed), middle(.sended))
  }

  func message(_ row: RecordRow) -> Message? {
    guard let uid = row.text(0), let sender = row.number(1), let text = row.text(2),
      let at = row.number(3)
    else { return nil }
    let isMine = sender == pair.me.id
    let (from, to) = isMine ? (pair.me, pair.partner) : (pair.partner, pair.me)
    return Message(
      id: uid, date: CatinderStore.date(at), senderUid: from.uid, receiverUid: to.uid, text: text,
      status: row.number(4) == 1 ? .viewed : .sended)
  }
}

/// A match, as one of the two sees it.
struct Pair: Sendable, Equatable {
  let id: Int64
  let me: Account
  let partner: Account
}
