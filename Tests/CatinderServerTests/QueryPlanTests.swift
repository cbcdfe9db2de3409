import CatinderDomain
import Foundation
import NIOCore
import Persistence
import Scheduling
import Synchronization
import XCTest

@testable import CatinderServer

/// The queries that are asked most find their rows by an index, however many there are.
final class QueryPlanTests: ServerCase {
  private let clock = ManualClock(now: TestServer.start)

  /// Records with 20,000 accounts, and the plans of what is asked of them.
  private func records(_ explanation: String) async throws -> (CatinderStore, ExplainedRecords) {
    let inner: any CatinderRecords
    switch engine {
    case .sqlite:
      let store = try DataStore(
        .inMemory, schemas: [CatinderTables.schema], activity: Activity(), clock: clock)
      inner = SQLiteRecords(store) { _ in }
    case .postgres:
      let address = try TestServer.newDatabase()
      try PostgresTables.migrate(try PostgresConnection(address))
      inner = PostgresRecords(PostgresPool(address, size: 1))
    }
    try await CatinderStore(records: inner, clock: clock).addSamples(20_000)
    try await inner.write { transaction in
      // Some messages, a boost and likes, so that the tables are not empty.
      try transaction.run("UPDATE account SET boostUntil = 1 WHERE id = 7")
      for id in 2...500 {
        try transaction.run("INSERT INTO pair (one, other, at) VALUES (1, ?, 0)", [id])
        try transaction.run(
          "INSERT INTO decision (actor, target, kind) VALUES (?, 1, 'like')", [id])
        for number in 0..<20 {
          try transaction.run(
            """
            INSERT INTO message (uid, pair, sender, text, at)
            VALUES (?, (SELECT id FROM pair WHERE other = ?), 1, 'text', 0)
            """, ["\(id) \(number)", id])
        }
      }
      try transaction.run("ANALYZE")
    }
    let explained = ExplainedRecords(inner, explanation)
    return (CatinderStore(records: explained, clock: clock), explained)
  }

  private var explanation: String {
    switch engine {
    case .sqlite: "EXPLAIN QUERY PLAN"
    case .postgres: "EXPLAIN"
    }
  }

  private func account(_ records: ExplainedRecords, _ id: Int64) async throws -> Account {
    let uid = try await records.inner.read { transaction in
      try transaction.firstRow("SELECT uid FROM account WHERE id = ?", [id])?.text(0)
    }
    return Account(id: id, uid: try XCTUnwrap(uid.flatMap(ProfileID.init)))
  }

  func testADeckLooksAtNoMoreAccountsThanItShows() async throws {
    let (store, explained) = try await records(explanation)
    let me = try await account(explained, 1)
    let deck = try await store.deck(of: me, after: nil, 100, ProfileReading(inRussian: false))
    XCTAssertEqual(String(buffer: deck.bytes).components(separatedBy: "\"uid\"").count, 101)
    let plans = explained.plans.filter { $0.sql.contains("ORDER BY") }
    XCTAssertEqual(plans.count, 3, "super likes, boosts, all others")
    let boosts = try XCTUnwrap(plans.first { $0.sql.contains("boostUntil") })
    XCTAssertTrue(boosts.text.contains("account_boost"), boosts.text)
    for plan in plans { try check(plan) }
  }

  func testAPageOfMessagesIsReadFromItsIndex() async throws {
    let (store, explained) = try await records(explanation)
    let (me, other) = (try await account(explained, 1), try await account(explained, 44))
    let page = try await store.messages(of: me, with: other.uid, before: nil, 500)
    XCTAssertEqual(String(buffer: page.bytes).components(separatedBy: "\"id\"").count, 21)
    let plan = try XCTUnwrap(explained.plans.first { $0.sql.contains("FROM message") })
    XCTAssertTrue(plan.text.contains("message_pair"), plan.text)
    try check(plan)
  }

  /// No table is read as a whole.
  private func check(_ plan: ExplainedRecords.Plan) throws {
    switch engine {
    case .sqlite:
      for line in plan.text.split(separator: "\n") {
        XCTAssertFalse(line.hasPrefix("SCAN"), "\(plan.sql)\n\(plan.text)")
      }
      XCTAssertFalse(plan.text.isEmpty)
    case .postgres:
      for table in ["account", "message", "decision"] {
        XCTAssertFalse(plan.text.contains("Seq Scan on \(table)"), "\(plan.sql)\n\(plan.text)")
      }
      XCTAssertTrue(plan.text.contains("cost="), plan.text)
    }
  }
}

/// Records that tell how their engine finds what it is asked for.
private final class ExplainedRecords: CatinderRecords {
  struct Plan: Sendable {
    let sql: String
    let text: String
  }

  let inner: any CatinderRecords
  private let explanation: String
  private let kept = Mutex<[Plan]>([])

  var plans: [Plan] { kept.withLock { $0 } }

  init(_ inner: any CatinderRecords, _ explanation: String) {
    (self.inner, self.explanation) = (inner, explanation)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value {
    try await inner.read { [self] transaction in
      let told = ExplainedTransaction(transaction, explanation) { [self] plan in
        self.kept.withLock { $0.append(plan) }
      }
      return try body(told)
    }
  }

  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any Transaction) throws -> Value
  ) async throws -> Value { try await inner.write(body) }
}

private final class ExplainedTransaction: Transaction {
  private let inner: any Transaction
  private let explanation: String
  private let tell: (ExplainedRecords.Plan) -> Void

  init(
    _ inner: any Transaction, _ explanation: String,
    _ tell: @escaping (ExplainedRecords.Plan) -> Void
  ) { (self.inner, self.explanation, self.tell) = (inner, explanation, tell) }

  private func explain(_ sql: String, _ arguments: [(any RecordArgument)?]) throws {
    let rows = try inner.rows("\(explanation) \(sql)", arguments)
    let lines = rows.compactMap { row in row.text(row.values.count - 1) }
    tell(.init(sql: sql, text: lines.joined(separator: "\n")))
  }

  func rows(_ sql: String, _ arguments: [(any RecordArgument)?]) throws -> [RecordRow] {
    try explain(sql, arguments)
    return try inner.rows(sql, arguments)
  }

  func eachRow(
    _ sql: String, _ arguments: [(any RecordArgument)?], _ body: (any RowBytes) throws -> Void
  ) throws {
    try explain(sql, arguments)
    try inner.eachRow(sql, arguments, body)
  }

  func hold(_ accounts: [Int64]) throws { try inner.hold(accounts) }
  func tell(_ news: News) throws { try inner.tell(news) }
}
