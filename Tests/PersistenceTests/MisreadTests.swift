import Faults
import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

/// Reads that fail while the records are in use, in SQLite's words of a damaged database.
final class MisreadTests: XCTestCase {
  private static func unreadable(_ folder: TemporaryFolder) -> DataStoreError {
    .file(FileProblem(folder.file("moggy.sqlite").path(), .read, SystemError(EIO)))
  }

  private func failure(_ body: () async throws -> Void) async -> DataStoreError? {
    do { try await body() } catch { return error as? DataStoreError }
    return nil
  }

  func testOneFailedReadIsNoDamage() async throws {
    let folder = try TemporaryFolder()
    try await FaultyDisk.run(in: folder.url) { disk in
      let store = try Kennel.store(in: folder)
      try await store.addDog("Rex")
      let told = Recorder<Int>()
      let watch = store.observeDamage { told.add(.success(1)) }
      disk.begin(Fault(.read, .isMisread, number: 1))
      let read = await failure { _ = try await store.dogNames() }
      XCTAssertEqual(read, Self.unreadable(folder))
      XCTAssertEqual(disk.injected, 1)
      disk.begin(Fault(.read, .isMisread, number: 1))
      let written = await failure { try await store.addDog("Bella") }
      XCTAssertEqual(written, Self.unreadable(folder))
      XCTAssertEqual(disk.injected, 1)
      disk.mend()
      XCTAssertEqual(told.values, [])
      XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
      try await store.addDog("Bella")
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex", "Bella"])
      withExtendedLifetime(watch) {}
    }
  }

  func testADiskThatReadsNothingIsNoDamage() async throws {
    let folder = try TemporaryFolder()
    try await FaultyDisk.run(in: folder.url) { disk in
      let store = try Kennel.store(in: folder)
      try await store.addDog("Rex")
      disk.begin(Fault(.read, .isMisread, number: 1, isLasting: true))
      for _ in 0..<2 {
        let read = await failure { _ = try await store.dogNames() }
        XCTAssertEqual(read, Self.unreadable(folder))
      }
      disk.mend()
      XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["Rex"])
    }
  }

  /// What a live query could not read is asked for again, and shown.
  func testALiveQueryReadsAgain() async throws {
    let folder = try TemporaryFolder()
    try await FaultyDisk.run(in: folder.url) { disk in
      let clock = Kennel.clock()
      let store = try Kennel.store(in: folder, clock: clock)
      try await store.addDog("Rex")
      let told = Recorder<[String]>()
      disk.begin(Fault(.read, .isMisread, number: 1))
      let observation = store.observe(
        "test", tables: ["dog"], fetch: { try String.fetchAll($0, sql: "SELECT name FROM dog") },
        onChange: told.add)
      _ = try? await store.read("test") { _ in }
      XCTAssertEqual(disk.injected, 1)
      clock.advance(by: .seconds(3))
      _ = try await store.read("test") { _ in }
      XCTAssertEqual(told.values, [["Rex"]])
      XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
      withExtendedLifetime(observation) {}
    }
  }

  /// A program that only reads, and the start itself, whichever of their reads it is.
  func testNoStartTakesItForDamage() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try Kennel.store(in: folder)
      try await store.addDog("Rex")
    }
    for open in [
      { try Kennel.store(in: folder) },
      {
        try DataStore(
          reading: folder.file("moggy.sqlite"), schemas: [Kennel.schema], activity: Activity(),
          clock: Kennel.clock())
      },
    ] {
      var number = 1
      while true {
        let fault = Fault(.read, .isMisread, number: number)
        let injected = await FaultyDisk.run(in: folder.url, fault) { disk in
          do {
            let store = try open()
            let read = await failure { _ = try await store.dogNames() }
            if let read { XCTAssertNotEqual(read, .damaged, "\(fault)") }
          } catch { XCTAssertNotEqual(error as? DataStoreError, .damaged, "\(fault)") }
          return disk.injected
        }
        if injected == 0 { break }
        number += 1
      }
      XCTAssertGreaterThan(number, 3)
      XCTAssertFalse(folder.names.contains { $0.contains("corrupt") }, "\(folder.names)")
      XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
    }
  }
}
