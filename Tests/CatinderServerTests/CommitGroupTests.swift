import Foundation
import GRDB
import Persistence
import Scheduling
import Synchronization
import XCTest

@testable import CatinderServer

/// Writes that go to the disk together.
final class CommitGroupTests: XCTestCase {
  private struct Wrong: Error {}

  private func store() throws -> DataStore {
    let schema = StoreSchema(migrations: [
      Migration("test-1") { db in
        try db.execute(
          sql: """
            CREATE TABLE owner (id INTEGER PRIMARY KEY NOT NULL);
            CREATE TABLE word (
              id INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL UNIQUE,
              owner INTEGER REFERENCES owner (id));
            """)
      }
    ])
    return try DataStore(
      .inMemory, schemas: [schema], activity: Activity(),
      clock: ManualClock(now: TestServer.start))
  }

  private func words(_ store: DataStore) async throws -> [String] {
    try await store.read("test") { db in
      try String.fetchAll(db, sql: "SELECT text FROM word ORDER BY text")
    }
  }

  private static func insert(_ text: String, _ db: Database) throws {
    try db.execute(sql: "INSERT INTO word (text) VALUES (?)", arguments: [text])
  }

  /// Runs all of them as they come.
  private func run<Value: Sendable>(
    _ group: CommitGroup, _ bodies: [@Sendable (Database) throws -> Value]
  ) async throws -> [Result<Value, any Error>] {
    try await withThrowingTaskGroup(of: (Int, Result<Value, any Error>).self) { tasks in
      for (index, body) in bodies.enumerated() {
        tasks.addTask {
          do { return (index, .success(try await group.write("test", body))) } catch {
            return (index, .failure(error))
          }
        }
      }
      return try await tasks.reduce(into: [Int: Result<Value, any Error>]()) { $0[$1.0] = $1.1 }
        .sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Runs all of them after a write that holds the records until they all wait.
  private func runTogether(
    _ group: CommitGroup, _ bodies: [@Sendable (Database) throws -> Void]
  ) async throws -> [Result<Void, any Error>] {
    let hasBegun = Mutex(false)
    async let first: Void = group.write("test") { [count = bodies.count] _ in
      hasBegun.withLock { $0 = true }
      while group.count < count { sched_yield() }
    }
    while !hasBegun.withLock({ $0 }) { await Task.yield() }
    let results = try await run(group, bodies)
    try await first
    return results
  }

  func testManyThatWaitAreOneTransaction() async throws {
    let store = try store()
    let group = CommitGroup(store)
    let commits = CommitCounter()
    try await store.write("test") { db in db.add(transactionObserver: commits) }
    let results = try await runTogether(
      group, (0..<20).map { number in { db in try Self.insert("\(number)", db) } })
    XCTAssertEqual(results.filter { (try? $0.get()) != nil }.count, 20)
    let kept = try await words(store)
    XCTAssertEqual(kept.count, 20)
    XCTAssertEqual(commits.changing, 1)
  }

  func testOneThatFailsTakesNothingOfTheOthersWithIt() async throws {
    let store = try store()
    let group = CommitGroup(store)
    let results = try await runTogether(
      group,
      [
        { db in try Self.insert("one", db) },
        { db in
          try Self.insert("half", db)
          throw Wrong()
        },
        { db in
          try Self.insert("two", db)
          try Self.insert("two", db)
        },
        { db in try Self.insert("three", db) },
      ])
    XCTAssertThrowsError(try results[1].get()) { XCTAssertTrue($0 is Wrong) }
    XCTAssertThrowsError(try results[2].get())
    let kept = try await words(store)
    XCTAssertEqual(kept, ["one", "three"])
  }

  func testNothingIsConfirmedThatDidNotReachTheDisk() async throws {
    let store = try store()
    let group = CommitGroup(store)
    var bodies: [@Sendable (Database) throws -> Void] = (0..<4).map { number in
      { db in try Self.insert("\(number)", db) }
    }
    // What only the commit finds to be wrong.
    bodies.append { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      try db.execute(sql: "INSERT INTO word (text, owner) VALUES ('nobody', 7)")
    }
    for result in try await runTogether(group, bodies) { XCTAssertThrowsError(try result.get()) }
    var kept = try await words(store)
    XCTAssertEqual(kept, [])
    try await group.write("test") { db in try Self.insert("later", db) }
    kept = try await words(store)
    XCTAssertEqual(kept, ["later"])
  }

  func testEachGetsWhatItsOwnBodyReturns() async throws {
    let group = CommitGroup(try store())
    let results = try await run(
      group,
      (0..<50).map { number in
        { db -> Int in
          try Self.insert("\(number)", db)
          return number
        }
      })
    XCTAssertEqual(try results.map { try $0.get() }, Array(0..<50))
  }
}

/// How many transactions have changed anything.
private final class CommitCounter: TransactionObserver, Sendable {
  private struct State {
    var hasChange = false
    var changing = 0
  }

  private let state = Mutex(State())

  var changing: Int { state.withLock { $0.changing } }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

  func databaseDidChange(with event: DatabaseEvent) { state.withLock { $0.hasChange = true } }

  func databaseDidCommit(_ db: Database) {
    state.withLock { state in
      if state.hasChange { state.changing += 1 }
      state.hasChange = false
    }
  }

  func databaseDidRollback(_ db: Database) { state.withLock { $0.hasChange = false } }
}
