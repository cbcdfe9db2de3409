import Foundation
import Scheduling
import Synchronization
import XCTest

@testable import CatinderServer

/// PostgreSQL as the server uses it.
final class PostgresTests: XCTestCase {
  private func address() throws -> String { try TestServer.newDatabase() }

  func testQuestionMarksBecomeNumbers() {
    XCTAssertEqual(PostgresConnection.numbered("a = ? AND b = ?"), "a = $1 AND b = $2")
    XCTAssertEqual(PostgresConnection.numbered("SELECT 1"), "SELECT 1")
  }

  func testValuesOfAllKindsComeBackAsTheyWere() throws {
    let connection = try PostgresConnection(try address())
    try connection.script("CREATE TABLE kept (number BIGINT, text TEXT, bytes BYTEA)")
    let values: [[RecordValue]] = [
      [.number(.min), .text("я 🐈 'quoted' \\ \n"), .data(Data([0, 255, 10, 92]))],
      [.number(.max), .text(""), .data(Data())], [.null, .null, .null],
    ]
    for row in values { _ = try connection.rows("INSERT INTO kept VALUES (?, ?, ?)", row) }
    let rows = try connection.rows("SELECT number, text, bytes FROM kept ORDER BY number")
    XCTAssertEqual(rows.map(\.values), values)
  }

  /// A number that was given earlier may be committed later.
  func testNewsThatAreCommittedOutOfTheirTurnAreReadOnce() throws {
    let address = try address()
    let reading = try PostgresConnection(address)
    try PostgresTables.migrate(reading)
    let (slow, quick) = (try PostgresConnection(address), try PostgresConnection(address))
    func tell(_ name: String, _ connection: PostgresConnection) throws {
      let sql = "INSERT INTO news (accounts, name, data) VALUES ('{1,2}', ?, '{}')"
      _ = try connection.rows(sql, [.text(name)])
    }
    try tell("before", quick)
    var reader = try PostgresNewsReader(reading)
    try slow.script("BEGIN")
    try tell("slow", slow)
    try tell("quick", quick)
    XCTAssertEqual(try reader.next(reading).map(\.name), ["quick"])
    XCTAssertEqual(try reader.next(reading), [])
    try slow.script("COMMIT")
    try tell("last", quick)
    let news = try reader.next(reading)
    XCTAssertEqual(news.map(\.name), ["slow", "last"])
    XCTAssertEqual(news.first, News(accounts: [1, 2], name: "slow", data: "{}"))
    XCTAssertEqual(try reader.next(reading), [])
  }

  func testATransactionThatAnotherOneStopsIsBegunAgain() async throws {
    let address = try address()
    let pool = PostgresPool(address, size: 2)
    defer { pool.close() }
    let other = try PostgresConnection(address)
    try other.script("CREATE TABLE one (id BIGINT PRIMARY KEY); CREATE TABLE tried (id BIGINT)")
    let tries = Mutex(0)
    try await PostgresRecords(pool).write { transaction in
      let number = tries.withLock { tries in
        tries += 1
        return tries
      }
      try transaction.run("INSERT INTO tried VALUES (?)", [number])
      // The first try finds a row that was not there when it looked.
      if number == 1 { try transaction.run("INSERT INTO one VALUES (1), (1)") }
    }
    XCTAssertEqual(tries.withLock { $0 }, 2)
    XCTAssertEqual(try other.rows("SELECT id FROM tried").map { $0.number(0) }, [2])
  }

  /// PostgreSQL answers a commit after a failure by taking all of it back.
  func testAFailureThatABodyCatchesIsNotConfirmed() async throws {
    let address = try address()
    let pool = PostgresPool(address, size: 1)
    defer { pool.close() }
    let other = try PostgresConnection(address)
    try other.script("CREATE TABLE kept (id BIGINT)")
    do {
      try await PostgresRecords(pool).write { transaction in
        try transaction.run("INSERT INTO kept VALUES (1)")
        try? transaction.run("SELECT 1 FROM nowhere")
      }
      XCTFail("it was confirmed")
    } catch { XCTAssertTrue(error is PostgresError) }
    XCTAssertEqual(try other.rows("SELECT id FROM kept"), [])
  }

  func testWhoeverHoldsAnAccountLetsOthersWait() async throws {
    let address = try address()
    let pool = PostgresPool(address, size: 4)
    defer { pool.close() }
    try PostgresConnection(address).script(
      "CREATE TABLE counter (value BIGINT NOT NULL); INSERT INTO counter VALUES (0)")
    let records = PostgresRecords(pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await records.write { transaction in
            // Whichever of the two is named first.
            try transaction.hold(number.isMultiple(of: 2) ? [7, 8] : [8, 7])
            let value = try transaction.number("SELECT value FROM counter") ?? 0
            try transaction.run("UPDATE counter SET value = ?", [value + 1])
          }
        }
      }
      try await group.waitForAll()
    }
    XCTAssertEqual(
      try PostgresConnection(address).rows("SELECT value FROM counter").first?.number(0), 40)
  }

  func testAnAddressWhereNobodyListensIsSaid() {
    XCTAssertThrowsError(try PostgresConnection("postgresql:///none?host=/nonexistent")) { error in
      guard case .unreachable(let reason) = error as? PostgresError
      else { return XCTFail("\(error)") }
      XCTAssertTrue(reason.contains("/nonexistent"), reason)
    }
  }

  // MARK: - Rates
  private func takes(
    _ limiter: SharedRateLimiter, _ rate: ServerLimits.Rate, _ count: Int
  ) async throws -> Int {
    var taken = 0
    for _ in 0..<count {
      do {
        try await limiter.take("Ann", rate)
        taken += 1
      } catch let refusal as Refusal { XCTAssertEqual(refusal.status, 429) }
    }
    return taken
  }

  /// Two limiters as in two processes, at one moment of a clock.
  private func limiters(_ clock: ManualClock) throws -> [SharedRateLimiter] {
    let address = try address()
    try PostgresTables.migrate(try PostgresConnection(address))
    return (0..<2).map { _ in
      SharedRateLimiter(PostgresPool(address, size: 1), clock: clock)
    }
  }

  func testTwoProcessesShareARate() async throws {
    let clock = ManualClock(now: TestServer.start)
    let limiters = try limiters(clock)
    let rate = ServerLimits.Rate(burst: 3, perMinute: 6)
    let taken = [
      try await takes(limiters[0], rate, 2), try await takes(limiters[1], rate, 2),
      try await takes(limiters[0], rate, 2),
    ]
    XCTAssertEqual(taken, [2, 1, 0])
    clock.advance(by: .seconds(4))
    do {
      try await limiters[1].take("Ann", rate)
      XCTFail("it was taken")
    } catch { XCTAssertEqual((error as? Refusal)?.retryAfter, 6) }
    clock.advance(by: .seconds(6))
    let later = [
      try await takes(limiters[1], rate, 2), try await takes(limiters[0], rate, 2),
    ]
    XCTAssertEqual(later, [1, 0])
  }

  func testALargeRateIsTakenInPartsAndNeverMoreThanItHas() async throws {
    let clock = ManualClock(now: TestServer.start)
    let limiters = try limiters(clock)
    let rate = ServerLimits.Rate(burst: 100, perMinute: 60)
    let first = try await takes(limiters[0], rate, 53)
    let second = try await takes(limiters[1], rate, 100)
    let rest = try await takes(limiters[0], rate, 10)
    XCTAssertEqual(first, 53)
    XCTAssertEqual(first + second + rest, 100)
    clock.advance(by: .seconds(86_400))
    let full = try await takes(limiters[1], rate, 200)
    XCTAssertEqual(full, 100)
  }
}
