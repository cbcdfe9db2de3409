import Core
import Foundation
import Scheduling
import XCTest

@testable import CatinderServer

/// The counts of wrong passwords of two processes are those of one.
final class SharedFailuresTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

  /// Two processes at one moment of a clock, and their database.
  private func processes() throws -> (counts: [SharedFailures], database: PostgresConnection) {
    let address = try TestServer.newDatabase()
    let connection = try PostgresConnection(address)
    try PostgresTables.migrate(connection)
    let counts = (0..<2).map { _ in SharedFailures(PostgresPool(address, size: 1), clock: clock) }
    return (counts, connection)
  }

  private static let kinds: [(FailureKey.Kind, ServerLimits.Patience?)] = [
    (.pair, ServerLimits().pairFailures), (.address, ServerLimits().addressFailures),
    (.name, ServerLimits().nameFailures), (.device, ServerLimits().deviceFailures),
  ]

  /// Random failures, successes and pauses: the counts in the database say what those in memory say, whichever
  /// process is asked.
  func testTheCountsAreThoseOfOneProcess() async throws {
    let (counts, _) = try processes()
    let table = FailureTable(clock: clock)
    var random = SeededRandom(seed: 31)
    var delayed = 0
    for step in 0..<300 {
      let shared = counts[step % 2]
      let failures = try Self.kinds.filter { _ in Bool.random(using: &random) }
        .map { kind, limit in
          let text = "\(kind) \(Int.random(in: 0..<2, using: &random))"
          return (key: FailureKey(kind: kind, text: text), limit: try XCTUnwrap(limit))
        }
      guard let first = failures.first else { continue }
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        table.prove(first.key)
        try await shared.prove(first.key)
      case 1:
        table.forget(first.key)
        try await shared.forget(first.key)
      default:
        table.add(failures)
        try await shared.add(failures)
      }
      clock.advance(by: .milliseconds(Int.random(in: 0..<20_000, using: &random)))
      let keys = failures.map(\.key)
      let kept = table.records(of: keys)
      let read = try await counts[(step + 1) % 2].records(of: keys)
      for (key, limit) in failures {
        // One that counts no more may be gone from the database.
        let (one, other) = (kept[key], read[key])
        XCTAssertEqual(one?.isProven ?? false, other?.isProven ?? false)
        XCTAssertEqual(
          one?.wait(at: table.now, limit) ?? .zero, other?.wait(at: shared.now, limit) ?? .zero)
        let delays = [one?.delay(at: table.now, limit), other?.delay(at: shared.now, limit)]
        XCTAssertEqual(delays[0] ?? .zero, delays[1] ?? .zero, "\(key)")
        if delays[0] ?? .zero > .zero { delayed += 1 }
      }
    }
    XCTAssertGreaterThan(delayed, 50)
  }

  func testTwoProcessesThatCountAtOnceLoseNothing() async throws {
    let (counts, _) = try processes()
    let failures = try Self.kinds.map { kind, limit in
      (key: FailureKey(kind: kind, text: "Ann"), limit: try XCTUnwrap(limit))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        let turned = number.isMultiple(of: 2) ? failures : failures.reversed()
        group.addTask { try await counts[number % 2].add(turned) }
      }
      try await group.waitForAll()
    }
    let records = try await counts[0].records(of: failures.map(\.key))
    for (key, limit) in failures {
      let record = try XCTUnwrap(records[key])
      XCTAssertEqual(record.forgottenAt - record.at, limit.forgiving * 60, "\(key)")
    }
  }

  /// Nothing is kept for ever, and no name stands in the table.
  func testWhatCountsNoMoreIsRemoved() async throws {
    let (counts, database) = try processes()
    let limit = try XCTUnwrap(ServerLimits().pairFailures)
    func add(_ name: String) async throws {
      try await counts[0].add([(FailureKey(kind: .pair, text: name), limit)])
    }
    clock.advance(by: .seconds(61))
    for name in ["Ann", "Bob"] { try await add(name) }
    try await counts[0].prove(FailureKey(kind: .pair, text: "Cleo"))
    XCTAssertEqual(try database.rows("SELECT 1 FROM failure").count, 3)
    clock.advance(by: .seconds(901))
    try await add("Dan")
    XCTAssertEqual(try database.rows("SELECT 1 FROM failure").count, 2, "Cleo, and Dan")
    let hashes = try database.rows("SELECT key FROM failure").compactMap { $0.data(0) }
    XCTAssertEqual(hashes.map(\.count), [32, 32])
    clock.advance(by: .seconds(31 * 86_400))
    try await add("Eve")
    XCTAssertEqual(try database.rows("SELECT 1 FROM failure").count, 1)
  }
}
