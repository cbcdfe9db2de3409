import Dispatch
import Foundation
import Synchronization

/// The news of all processes on one database, read on a thread of its own.
///
/// A notice says only that there are news. What is read are the rows of all transactions that had not
/// ended at the last look, so that nothing is missed: not what was committed out of its turn, and not what
/// was told while this process had no connection.
final class PostgresNews: Sendable {
  /// The channel of LISTEN.
  static let channel = "catinder_news"
  /// The time for which news are kept, in seconds. Who was away for longer does not know what was missed.
  private static let kept = 600

  private let address: String
  private let deliver: @Sendable (News) -> Void
  private let endAll: @Sendable () -> Void
  private let isClosed = Mutex(false)

  /// - Parameters:
  ///   - deliver: gets the news of all processes, this one too, in the order of their numbers.
  ///   - endAll: called after an absence that was too long.
  init(
    _ address: String, deliver: @escaping @Sendable (News) -> Void,
    endAll: @escaping @Sendable () -> Void
  ) {
    (self.address, self.deliver, self.endAll) = (address, deliver, endAll)
  }

  /// Begins to listen; blocks until it does, or until the first try has failed.
  func start() {
    let begun = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in listen(begun) }
    begun.wait()
  }

  func close() { isClosed.withLock { $0 = true } }

  private static func connect(_ address: String) throws -> PostgresConnection {
    let connection = try PostgresConnection(address)
    try connection.script("LISTEN \(channel)")
    return connection
  }

  private func listen(_ begun: DispatchSemaphore) {
    var begun: DispatchSemaphore? = begun
    func begin() {
      begun?.signal()
      begun = nil
    }
    var connection: PostgresConnection?
    var reader: PostgresNewsReader?
    var lookedAt = ContinuousClock.now
    var tidiedAt: ContinuousClock.Instant?
    while !isClosed.withLock({ $0 }) {
      do {
        let open = try connection ?? Self.connect(address)
        connection = open
        if ContinuousClock.now - lookedAt > .seconds(Self.kept / 2) {
          reader = nil
          endAll()
        }
        var place = try reader ?? PostgresNewsReader(open)
        begin()
        for news in try place.next(open) { deliver(news) }
        reader = place
        lookedAt = .now
        if tidiedAt.map({ lookedAt - $0 > .seconds(60) }) ?? true {
          try Self.tidy(open)
          tidiedAt = lookedAt
        }
        _ = try open.waitForNotice(milliseconds: 1000)
      } catch {
        connection = nil
        begin()
        // Until the database is back.
        Thread.sleep(forTimeInterval: 0.2)
      }
    }
  }

  private static func tidy(_ connection: PostgresConnection) throws {
    _ = try connection.rows(
      "DELETE FROM news WHERE at < now() - CAST(CAST(? AS text) AS interval)",
      [.text("\(kept) seconds")])
  }
}

/// The place in the news up to which they were read.
struct PostgresNewsReader {
  /// The oldest transaction that had not ended at the last look. News of it and of later ones can be new.
  private var horizon: UInt64
  /// The numbers of news at or after the horizon that were read.
  private var known: Set<Int64> = []

  /// Begins with what is committed from now on.
  init(_ connection: PostgresConnection) throws {
    let sql = "SELECT CAST(pg_snapshot_xmin(pg_current_snapshot()) AS text)"
    guard let horizon = try connection.rows(sql).first?.text(0).flatMap(UInt64.init)
    else { throw PostgresError.lost("no snapshot") }
    self.horizon = horizon
    // News that were committed before are known.
    _ = try next(connection)
  }

  /// Returns the news since the last look, in the order of their numbers.
  mutating func next(_ connection: PostgresConnection) throws -> [News] {
    let rows = try connection.rows(
      """
      SELECT CAST(now.least AS text), news.id, CAST(news.xact AS text),
        CAST(news.accounts AS text), news.name, news.data
      FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS least) AS now
      LEFT JOIN news ON news.xact >= CAST(CAST(? AS text) AS xid8) ORDER BY news.id
      """, [.text(String(horizon))])
    guard let least = rows.first?.text(0).flatMap(UInt64.init) else { return [] }
    var (found, still): ([News], Set<Int64>) = ([], [])
    for row in rows {
      guard let id = row.number(1), let transaction = row.text(2).flatMap(UInt64.init),
        let accounts = row.text(3), let data = row.text(5)
      else { continue }
      if transaction >= least { still.insert(id) }
      if known.contains(id) { continue }
      let numbers = accounts.dropFirst().dropLast().split(separator: ",").compactMap { Int64($0) }
      found.append(News(accounts: numbers, name: row.text(4), data: data))
    }
    (horizon, known) = (least, still)
    return found
  }
}
