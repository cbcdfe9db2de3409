import CatinderDomain
import GRDB

/// Rows of a pair's messages as messages.
struct MessageReading {
  private let pair: Pair

  init(_ pair: Pair) {
    self.pair = pair
  }

  /// The oldest first.
  func last(_ count: Int, before number: Int64?, _ db: Database) throws -> [Message] {
    let sql = """
      SELECT uid, sender, text, at, viewed FROM message WHERE pair = ? AND id < ?
      ORDER BY id DESC LIMIT ?
      """
    return try db.rows(sql, [pair.id, number ?? .max, count]).reversed().compactMap(message)
  }

  func message(_ row: Row) -> Message? {
    guard let sender = Int64.fromDatabaseValue(row["sender"]),
      let at = Int64.fromDatabaseValue(row["at"]),
      let uid = String.fromDatabaseValue(row["uid"]),
      let text = String.fromDatabaseValue(row["text"])
    else { return nil }
    let isMine = sender == pair.me.id
    let (from, to) = isMine ? (pair.me, pair.partner) : (pair.partner, pair.me)
    return Message(
      id: uid, date: CatinderStore.date(at), senderUid: from.uid, receiverUid: to.uid, text: text,
      status: Bool.fromDatabaseValue(row["viewed"]) == true ? .viewed : .sended)
  }
}
