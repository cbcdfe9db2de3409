import Faults
import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

/// A file that is too large to be read as a whole before it is used.
final class LargeFileTests: XCTestCase {
  private func open(_ folder: TemporaryFolder) throws -> DataStore {
    try DataStore(
      Kennel.location(folder), schemas: [Kennel.schema], activity: Activity(),
      clock: Kennel.clock(), wholeUpTo: 0)
  }

  /// With a copy of three dogs, and notes on many pages since.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    for name in ["a", "b", "c"] { try await store.addDog(name) }
    try await store.backUp()
    try await store.write("test") { db in
      for _ in 0..<200 {
        try db.execute(sql: "INSERT INTO note (text) VALUES (hex(randomblob(900)))")
      }
    }
    return folder
  }

  private func overwriteLastPage(_ folder: TemporaryFolder) throws {
    let url = folder.file("moggy.sqlite")
    var data = try Data(contentsOf: url)
    data.replaceSubrange((data.count - 4096)..., with: repeatElement(0xA5, count: 4096))
    try data.write(to: url)
  }

  func testAGoodFileIsOpenedUncheckedAndFoundGoodLater() async throws {
    let folder = try await folder()
    let store = try open(folder)
    XCTAssertEqual(store.openReport, .opened(isChecked: false))
    let told = Recorder<Int>()
    let watch = store.observeDamage { told.add(.success(1)) }
    await store.checkIfDue()
    XCTAssertEqual(told.values, [])
    try await store.addDog("d")
    withExtendedLifetime(watch) {}
  }

  func testDamageIsFoundByTheCheckAndMendedByTheNextStart() async throws {
    let folder = try await folder()
    try overwriteLastPage(folder)
    do {
      let store = try open(folder)
      XCTAssertEqual(store.openReport, .opened(isChecked: false))
      let told = Recorder<Int>()
      let watch = store.observeDamage { told.add(.success(1)) }
      await store.checkIfDue()
      XCTAssertEqual(told.values, [1])
      withExtendedLifetime(watch) {}
      do {
        try await store.addDog("d")
        XCTFail("written")
      } catch { XCTAssertEqual(error as? DataStoreError, .damaged) }
    }
    XCTAssertTrue(folder.names.contains("moggy.sqlite.suspect"))
    let store = try open(folder)
    guard case .repaired = store.openReport else { return XCTFail("\(store.openReport)") }
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["a", "b", "c"])
    XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
  }

  func testDamageIsFoundByWhoeverReadsIt() async throws {
    let folder = try await folder()
    try overwriteLastPage(folder)
    let store = try open(folder)
    let told = Recorder<Int>()
    let watch = store.observeDamage { told.add(.success(1)) }
    _ = try? await store.read("test") { try String.fetchAll($0, sql: "SELECT text FROM note") }
    XCTAssertEqual(told.values, [1])
    withExtendedLifetime(watch) {}
  }

  func testASuspicionThatWasNoneIsForgotten() async throws {
    let folder = try await folder()
    try Data().write(to: folder.file("moggy.sqlite.suspect"))
    XCTAssertEqual(try open(folder).openReport, .opened(isChecked: true))
    XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
    XCTAssertEqual(try open(folder).openReport, .opened(isChecked: false))
  }

  func testWhatIsCutOffIsFoundBeforeTheFileIsUsed() async throws {
    let folder = try await folder()
    let url = folder.file("moggy.sqlite")
    try Data(Data(contentsOf: url).dropLast(4096)).write(to: url)
    let store = try open(folder)
    guard case .repaired = store.openReport else { return XCTFail("\(store.openReport)") }
  }

  func testNobodyWhoWritesWaitsForTheCheck() async throws {
    let folder = try await folder()
    let store = try open(folder)
    async let check: Void = store.checkIfDue()
    for number in 0..<40 { try await store.addDog("\(number)") }
    await check
    let names = try await store.dogNames()
    XCTAssertEqual(names.count, 43)
    XCTAssertFalse(folder.names.contains("moggy.sqlite.suspect"))
  }

  // MARK: - Beyond what fits into memory

  func testAFileThatMemoryDoesNotHoldIsJudgedWhereItLies() async throws {
    let folder = try await folder()
    let file = DiskFile(url: folder.file("moggy.sqlite"))
    XCTAssertFalse(try DatabaseImage.provesDamage(of: file, limit: 4096))
    XCTAssertTrue(try DatabaseImage.isGood(file, "integrity_check", limit: 4096))
    try overwriteLastPage(folder)
    XCTAssertTrue(try DatabaseImage.provesDamage(of: file, limit: 4096))
    XCTAssertFalse(try DatabaseImage.isGood(file, limit: 4096))
    try Data(try Data(contentsOf: file.url).dropLast(4096)).write(to: file.url)
    XCTAssertTrue(try DatabaseImage.provesDamage(of: file, limit: 4096))
    try Data(repeating: 7, count: 9_000).write(to: file.url)
    XCTAssertTrue(try DatabaseImage.provesDamage(of: file, limit: 4096))
  }

  func testAReadingThatFailsProvesNothingWhateverTheSize() async throws {
    let folder = try await folder()
    let file = DiskFile(url: folder.file("moggy.sqlite"))
    try await FaultyDisk.run(in: folder.url) { disk in
      for number in 1...3 {
        disk.begin(Fault(.read, .fails, number: number))
        XCTAssertThrowsError(try DatabaseImage.provesDamage(of: file, limit: 4096), "\(number)")
        disk.mend()
      }
      XCTAssertFalse(try DatabaseImage.provesDamage(of: file, limit: 4096))
    }
  }
}
