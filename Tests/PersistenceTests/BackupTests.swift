import Foundation
import GRDB
import Scheduling
import XCTest

@testable import Persistence

final class BackupTests: XCTestCase {
  func testABackupIsACompleteStoreForTheOwnerAlone() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.addDog("Rex")
    let backup = try await store.backUp()
    let url = try XCTUnwrap(backup).url
    XCTAssertEqual(try mode(of: url), 0o600)
    XCTAssertEqual(try mode(of: folder.file("backups")), 0o700)
    let copy = try DataStore(
      .file(url, backups: folder.file("none")), schemas: [Kennel.schema], activity: Activity(),
      clock: Kennel.clock())
    let names = try await copy.dogNames()
    XCTAssertEqual(names, ["Rex"])
  }

  func testOneADayAndFiveInAll() async throws {
    let folder = try TemporaryFolder()
    let clock = Kennel.clock()
    let store = try Kennel.store(in: folder, clock: clock)
    for day in 0..<8 {
      let first = try await store.backUpIfDue()
      XCTAssertNotNil(first, "day \(day)")
      clock.advance(by: .seconds(86_399))
      let second = try await store.backUpIfDue()
      XCTAssertNil(second, "day \(day)")
      clock.advance(by: .seconds(1))
    }
    let dates = try store.backups().map(\.date)
    XCTAssertEqual(dates.count, 5)
    XCTAssertEqual(dates, dates.sorted(by: >))
    XCTAssertEqual(dates.first, clock.now.addingTimeInterval(-86_400))
  }

  func testTwoInTheSameSecondBothStay() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.backUp()
    try await store.backUp()
    XCTAssertEqual(try store.backups().count, 2)
  }

  func testAStoreInMemoryHasNone() async throws {
    let store = try Kennel.memory()
    let backup = try await store.backUp()
    XCTAssertNil(backup)
    XCTAssertEqual(try store.backups(), [])
  }
}
