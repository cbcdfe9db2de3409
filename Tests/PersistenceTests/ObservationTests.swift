import Core
import Foundation
import GRDB
import Scheduling
import Synchronization
import XCTest

@testable import Persistence

final class ObservationTests: XCTestCase {
  private func observeNames(_ store: DataStore, _ recorder: Recorder<[String]>) -> Observation {
    store.observe(
      "test.dogs", tables: ["dog"],
      fetch: { db in try String.fetchAll(db, sql: "SELECT name FROM dog ORDER BY id") },
      onChange: { recorder.add($0) })
  }

  func testTheFirstValueCountsAsBusyUntilHandedOver() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<[String]>()
    let observation = observeNames(store, recorder)
    XCTAssertTrue(store.activity.busy == ["test.dogs"] || recorder.values == [[]])
    await store.activity.settled()
    XCTAssertEqual(recorder.values, [[]])
    withExtendedLifetime(observation) {}
  }

  func testAWriteReturnsAfterItsValueWasHandedOver() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<[String]>()
    let observation = observeNames(store, recorder)
    for name in ["a", "b", "c"] {
      try await store.addDog(name)
      XCTAssertEqual(recorder.values.last?.last, name)
    }
    XCTAssertEqual(recorder.values.count, 4)
    withExtendedLifetime(observation) {}
  }

  func testTheTokenIsHeldWhileTheValueIsHandedOver() async throws {
    let store = try Kennel.memory()
    let busy = Mutex<[[String]]>([])
    let observation = store.observe(
      "test.live", tables: ["dog"], fetch: { try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") }
    ) { [activity = store.activity] _ in
      busy.withLock { $0.append(activity.busy) }
    }
    try await store.addDog("a")
    await store.activity.settled()
    XCTAssertEqual(busy.withLock { $0.last }, ["test.add", "test.live"])
    XCTAssertEqual(busy.withLock { $0.count }, 2)
    withExtendedLifetime(observation) {}
  }

  /// A program changes a setting with every second key; few queries read one.
  func testOnlyItsOwnSettingsAreReadAnew() async throws {
    let store = try Kennel.memory()
    let (mine, other) = (SettingKey("mine", fallback: 0), SettingKey("other", fallback: 0))
    let fetched = Mutex<[Int]>([])
    let observation = store.observe("test.setting", tables: ["dog"], settings: [mine.name]) { db in
      let value = try Settings.value(of: mine, in: db)
      fetched.withLock { $0.append(value) }
      return value
    } onChange: {
      _ in
    }
    let settings = Settings(store)
    try await settings.set(other, to: 1)
    try await settings.set(mine, to: 2)
    try await settings.set(other, to: 3)
    try await settings.set(mine, to: 4)
    XCTAssertEqual(fetched.withLock { $0 }, [0, 2, 4])
    try await store.write("test") { try Settings.set(mine, to: 5, in: $0) }
    XCTAssertEqual(fetched.withLock { $0.last }, 5)
    try await store.write("test") { try $0.execute(sql: "UPDATE setting SET value = '6'") }
    XCTAssertEqual(fetched.withLock { $0.last }, 6)
    try await store.write("test") { try $0.execute(sql: "DELETE FROM setting WHERE key = 'mine'") }
    XCTAssertEqual(fetched.withLock { $0.last }, 0)
    withExtendedLifetime(observation) {}
  }

  func testOtherTablesAndEqualValuesAreNoNews() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<[String]>()
    let observation = observeNames(store, recorder)
    try await store.write("test") { try $0.execute(sql: "INSERT INTO note (text) VALUES ('x')") }
    try await store.addDog("a")
    try await store.write("test") { try $0.execute(sql: "UPDATE dog SET weight = 3") }
    XCTAssertEqual(recorder.values, [[], ["a"]])
    withExtendedLifetime(observation) {}
  }

  func testARolledBackWriteIsNoNews() async throws {
    struct Refusal: Error {}
    let store = try Kennel.memory()
    let fetches = Mutex(0)
    let observation = store.observe(
      "test.count", tables: ["dog"],
      fetch: { db in
        fetches.withLock { $0 += 1 }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM dog")
      }, onChange: { _ in })
    try? await store.write("test") { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES ('a')")
      throw Refusal()
    }
    try await store.write("test") { try $0.execute(sql: "INSERT INTO note (text) VALUES ('x')") }
    XCTAssertEqual(fetches.withLock { $0 }, 1)
    withExtendedLifetime(observation) {}
  }

  func testACascadeIsSeen() async throws {
    let store = try Kennel.memory()
    try await store.write("test") { db in
      try db.execute(
        sql: "INSERT INTO dog (id) VALUES (1); INSERT INTO toy (id, dog) VALUES ('t', 1)")
    }
    let recorder = Recorder<Int?>()
    let observation = store.observe(
      "test.toys", tables: ["toy"],
      fetch: { try Int.fetchOne($0, sql: "SELECT count(*) FROM toy") },
      onChange: { recorder.add($0) })
    try await store.act("delete", "DELETE FROM dog")
    _ = try await store.undo()
    XCTAssertEqual(recorder.values, [1, 0, 1])
    withExtendedLifetime(observation) {}
  }

  func testAFailedFetchIsHandedOverAndTheQueryLivesOn() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<Int?>()
    let observation = store.observe(
      "test.fails", tables: ["dog"],
      fetch: { db in
        try Int.fetchOne(db, sql: "SELECT count(*) FROM later")
      }, onChange: { recorder.add($0) })
    try await store.write("test") { try $0.execute(sql: "CREATE TABLE later (a)") }
    XCTAssertEqual(recorder.failures, 1)
    try await store.addDog("a")
    XCTAssertEqual(recorder.values, [0])
    withExtendedLifetime(observation) {}
  }

  func testNoCallBackAfterCancel() async throws {
    let store = try Kennel.memory()
    for round in 0..<200 {
      let isCancelled = Mutex(false)
      let late = Mutex(0)
      let observation = store.observe(
        "test.cancel", tables: ["dog"],
        fetch: { try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") },
        onChange: { _ in if isCancelled.withLock({ $0 }) { late.withLock { $0 += 1 } } })
      let token = store.activity.begin("test.task")
      Task {
        for _ in 0..<3 { try await store.addDog("\(round)") }
        token.end()
      }
      if round.isMultiple(of: 2) { await Task.yield() }
      observation.cancel()
      isCancelled.withLock { $0 = true }
      await store.activity.settled()
      XCTAssertEqual(late.withLock { $0 }, 0)
    }
  }

  func testACallBackMayCancelItsOwnQuery() async throws {
    let store = try Kennel.memory()
    let kept = Mutex<Observation?>(nil)
    let calls = Mutex(0)
    let observation = store.observe(
      "test.self", tables: ["dog"],
      fetch: { try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") },
      onChange: { _ in
        calls.withLock { $0 += 1 }
        kept.withLock { $0 }?.cancel()
      })
    await store.activity.settled()
    kept.withLock { $0 = observation }
    for name in ["a", "b"] { try await store.addDog(name) }
    XCTAssertEqual(calls.withLock { $0 }, 2)
  }

  func testAValueFetchedWhileCancellingIsKeptBack() async throws {
    let store = try Kennel.memory()
    let kept = Mutex<Observation?>(nil)
    let calls = Mutex(0)
    let observation = store.observe(
      "test.fetch", tables: ["dog"],
      fetch: { db in
        kept.withLock { $0 }?.cancel()
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM dog")
      },
      onChange: { _ in calls.withLock { $0 += 1 } })
    await store.activity.settled()
    kept.withLock { $0 = observation }
    try await store.addDog("a")
    XCTAssertEqual(calls.withLock { $0 }, 1)
  }

  /// Somebody who turns pages for hours, and writes nothing.
  func testAQueryThatHasEndedLeavesNothingBehind() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<[String]>()
    let first = observeNames(store, recorder)
    for _ in 0..<100 { observeNames(store, recorder).cancel() }
    await store.activity.settled()
    XCTAssertEqual(store.liveQueries.count, 1)
    first.cancel()
    XCTAssertEqual(store.liveQueries.count, 0)
  }

  /// SQLite empties a table at once, and tells nothing of it, where nobody observed it when the
  /// statement was compiled.
  func testADeletionThatWasCompiledBeforeAnybodyObservedIsSeen() async throws {
    let store = try Kennel.memory()
    let clear: @Sendable (Database) throws -> Void = { db in
      try db.cachedStatement(sql: "DELETE FROM dog").execute()
    }
    try await store.write("test", clear)
    try await store.addDog("a")
    let recorder = Recorder<[String]>()
    let observation = observeNames(store, recorder)
    try await store.write("test", clear)
    XCTAssertEqual(recorder.values, [["a"], []])
    withExtendedLifetime(observation) {}
  }

  func testLettingGoCancels() async throws {
    let store = try Kennel.memory()
    let recorder = Recorder<[String]>()
    do {
      let observation = observeNames(store, recorder)
      await store.activity.settled()
      withExtendedLifetime(observation) {}
    }
    try await store.addDog("a")
    XCTAssertEqual(recorder.values, [[]])
  }

  func testIdleMeansThatEveryWriteWasSeenUnderLoad() async throws {
    for round in 0..<12 {
      let store = try Kennel.memory()
      let recorders = (0..<4).map { _ in Recorder<[String]>() }
      let observations = recorders.map { observeNames(store, $0) }
      for number in 0..<200 {
        let token = store.activity.begin("test.task")
        Task {
          try await store.addDog("\(round).\(number)")
          token.end()
        }
        if number.isMultiple(of: 50) { await store.activity.settled() }
      }
      await store.activity.settled()
      let seen = recorders.map { $0.values.last }
      let stored = try await store.dogNames()
      XCTAssertEqual(stored.count, 200)
      for value in seen { XCTAssertEqual(value, stored, "round \(round)") }
      withExtendedLifetime(observations) {}
    }
  }
}

/// A live query that cannot read for a while.
final class FailedQueryTests: XCTestCase {
  func testItIsToldOnceAndAskedAgainUntilItCanRead() async throws {
    struct Failure: Error {}
    let clock = Kennel.clock()
    let store = try DataStore(
      .inMemory, schemas: [Kennel.schema], activity: Activity(), clock: clock)
    let isBroken = Mutex(false)
    let recorder = Recorder<Int>()
    let observation = store.observe(
      "test.count", tables: ["dog"],
      fetch: { db in
        if isBroken.withLock({ $0 }) { throw Failure() }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM dog") ?? -1
      }, onChange: { recorder.add($0) })
    await store.activity.settled()
    isBroken.withLock { $0 = true }
    try await store.addDog("a")
    for _ in 0..<3 {
      clock.advance(by: .seconds(2))
      await store.activity.settled()
    }
    XCTAssertEqual(recorder.values, [0])
    XCTAssertEqual(recorder.failures, 1)
    isBroken.withLock { $0 = false }
    clock.advance(by: .seconds(2))
    await store.activity.settled()
    XCTAssertEqual(recorder.values, [0, 1])
    withExtendedLifetime(observation) {}
  }
}
