import Core
import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

final class DamagedFileTests: XCTestCase {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  /// A store that had three dogs when it was copied and has a fourth since.
  private func folderWithBackup() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    for name in ["a", "b", "c"] { try await store.addDog(name) }
    try await store.backUp()
    try await store.addDog("d")
    return folder
  }

  private func damages() -> [(name: String, damage: (URL) throws -> Void)] {
    [
      ("short", { try Data("SQLite format 3".utf8).write(to: $0) }),
      (
        "garbage",
        { try Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }).write(to: $0) }
      ),
      ("truncated", { try Data(Data(contentsOf: $0).dropLast(4096)).write(to: $0) }),
      (
        "page overwritten",
        { url in
          var data = try Data(contentsOf: url)
          data.replaceSubrange(4096..<8192, with: repeatElement(0xA5, count: 4096))
          try data.write(to: url)
        }
      ),
    ]
  }

  func testEveryKindOfDamageIsMovedAsideAndTheBackupRestored() async throws {
    for (name, damage) in damages() {
      let folder = try await folderWithBackup()
      let url = folder.file("moggy.sqlite")
      try damage(url)
      let bytes = try Data(contentsOf: url)
      let store = try Kennel.store(in: folder)
      guard case .repaired(let repair) = store.openReport, let path = repair.damaged else {
        XCTFail("\(name): \(store.openReport)")
        continue
      }
      let aside = URL(filePath: path)
      XCTAssertEqual(repair.backup, now, name)
      XCTAssertEqual(store.repair, repair, name)
      XCTAssertEqual(aside.lastPathComponent, "moggy.sqlite.corrupt-20260921-141320", name)
      XCTAssertEqual(try Data(contentsOf: aside), bytes, name)
      XCTAssertEqual(try mode(of: url), 0o600, name)
      let names = try await store.dogNames()
      XCTAssertEqual(names, ["a", "b", "c"], name)
    }
  }

  func testWithoutABackupItStartsEmptyAndKeepsTheDamagedFile() async throws {
    let folder = try TemporaryFolder()
    try Data(repeating: 7, count: 9_000).write(to: folder.file("moggy.sqlite"))
    let store = try Kennel.store(in: folder)
    let aside = folder.file("moggy.sqlite.corrupt-20260921-141320")
    XCTAssertEqual(
      store.openReport, .repaired(Repair(backup: nil, damaged: aside.path(percentEncoded: false))))
    try await store.addDog("Rex")
    XCTAssertEqual(try Data(contentsOf: aside).count, 9_000)
    XCTAssertEqual(try Kennel.store(in: folder).openReport, .opened(isChecked: true))
  }

  func testADamagedBackupIsPassedOver() async throws {
    let folder = try await folderWithBackup()
    let clock = ManualClock(now: now)
    clock.advance(by: .seconds(100_000))
    let store = try Kennel.store(in: folder, clock: clock)
    let newest = try await store.backUp()
    try Data(repeating: 1, count: 8_192).write(to: XCTUnwrap(newest).url)
    try Data(repeating: 1, count: 8_192).write(to: folder.file("moggy.sqlite"))
    let reopened = try Kennel.store(in: folder, clock: clock)
    guard case .repaired(let repair) = reopened.openReport else {
      return XCTFail("\(reopened.openReport)")
    }
    XCTAssertEqual(repair.backup, now)
  }

  func testTheJournalsOfADamagedFileGoAsideWithIt() async throws {
    let folder = try await folderWithBackup()
    try Data(repeating: 7, count: 9_000).write(to: folder.file("moggy.sqlite"))
    try Data().write(to: folder.file("moggy.sqlite-journal"))
    try Data(repeating: 7, count: 900).write(to: folder.file("moggy.sqlite-wal"))
    let store = try Kennel.store(in: folder)
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["a", "b", "c"])
    XCTAssertEqual(
      folder.names,
      [
        "backups", "moggy.sqlite", "moggy.sqlite.corrupt-20260921-141320",
        "moggy.sqlite.corrupt-20260921-141320-journal",
        "moggy.sqlite.corrupt-20260921-141320-wal",
      ])
  }

  func testAnInterruptedFirstStartIsNoDamage() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("moggy.sqlite.unfinished"))
    try Data("left".utf8).write(to: folder.file("moggy.sqlite.unfinished-journal"))
    XCTAssertEqual(try Kennel.store(in: folder).openReport, .fresh)
    XCTAssertEqual(folder.names, ["moggy.sqlite"])
  }

  func testAFileThatIsGoneIsReplacedByTheBackupAndNothingElseIsTakenForIt() async throws {
    let folder = try await folderWithBackup()
    try FileManager.default.removeItem(at: folder.file("moggy.sqlite"))
    // The journal of the file that is gone would destroy the one that comes.
    try Data(repeating: 7, count: 9_000).write(to: folder.file("moggy.sqlite-journal"))
    let store = try Kennel.store(in: folder)
    XCTAssertEqual(store.openReport, .repaired(Repair(backup: now, damaged: nil)))
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["a", "b", "c"])
    XCTAssertEqual(
      folder.names,
      ["backups", "moggy.sqlite", "moggy.sqlite.corrupt-20260921-141320-journal"])
  }

  func testARepairIsToldUntilItWasSeen() async throws {
    let folder = try await folderWithBackup()
    try Data(repeating: 7, count: 9_000).write(to: folder.file("moggy.sqlite"))
    let repair = try XCTUnwrap(try Kennel.store(in: folder).repair)
    let next = try Kennel.store(in: folder)
    XCTAssertEqual(next.openReport, .opened(isChecked: true))
    XCTAssertEqual(next.repair, repair)
    try await next.forgetRepair()
    XCTAssertNil(try Kennel.store(in: folder).repair)
  }

  func testAnotherProgramsFileIsRefusedAndNotTouched() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("moggy.sqlite")
    for id in [0, 42] {
      try? FileManager.default.removeItem(at: url)
      try DatabaseQueue(path: url.path()).write { db in
        try db.execute(sql: "CREATE TABLE theirs (a); PRAGMA application_id = \(id)")
      }
      let bytes = try Data(contentsOf: url)
      XCTAssertThrowsError(try Kennel.store(in: folder)) { error in
        XCTAssertEqual(error as? DataStoreError, .otherProgram(url))
      }
      XCTAssertEqual(try Data(contentsOf: url), bytes)
    }
  }

  func testAFileOfANewerVersionIsRefusedAndNotTouched() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("moggy.sqlite")
    let newer = StoreSchema(migrations: [Kennel.first, Migration("kennel-2") { _ in }])
    _ = try Kennel.store(in: folder, schemas: [newer])
    let bytes = try Data(contentsOf: url)
    XCTAssertThrowsError(try Kennel.store(in: folder)) { error in
      XCTAssertEqual(error as? DataStoreError, .newerVersion(url))
    }
    XCTAssertEqual(try Data(contentsOf: url), bytes)
    XCTAssertEqual(folder.names, ["moggy.sqlite"])
  }

  func testWhatIsNoPlainFileIsRefused() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("moggy.sqlite")
    let makers: [(UnusualFile, () throws -> Any)] = [
      (.link, { symlink("/dev/null", url.path()) }),
      (.linkToNowhere, { symlink("elsewhere", url.path()) }),
      (.linkToItself, { symlink("moggy.sqlite", url.path()) }),
      (
        .folder,
        {
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
      ),
      (.pipe, { XCTAssertEqual(mkfifo(url.path(), 0o600), 0) }),
    ]
    for (kind, make) in makers {
      _ = try make()
      XCTAssertThrowsError(try Kennel.store(in: folder)) { error in
        XCTAssertEqual(error as? DataStoreError, .notAPlainFile(url, kind))
      }
      XCTAssertEqual(folder.names, ["moggy.sqlite"])
      try FileManager.default.removeItem(at: url)
    }
  }

  func testAnEmptyFileIsRefusedAndStays() async throws {
    for folder in [try TemporaryFolder(), try await folderWithBackup()] {
      let url = folder.file("moggy.sqlite")
      try Data().write(to: url)
      let names = folder.names
      XCTAssertThrowsError(try Kennel.store(in: folder)) { error in
        XCTAssertEqual(error as? DataStoreError, .emptyFile(url))
      }
      XCTAssertEqual(folder.names, names)
    }
  }

  func testAnInterruptedTransactionIsTakenBack() async throws {
    let folder = try await folderWithBackup()
    let url = folder.file("moggy.sqlite")
    let store = try Kennel.store(in: folder)
    // What a crash leaves: the file half changed, and the journal that can undo it.
    let (file, journal) = try await store.write("test") { db in
      try db.execute(sql: "PRAGMA cache_size = 1; DELETE FROM dog")
      for _ in 0..<50 { try db.execute(sql: "INSERT INTO dog (photo) VALUES (zeroblob(9000))") }
      return (try Data(contentsOf: url), try Data(contentsOf: folder.file("moggy.sqlite-journal")))
    }
    let crashed = try TemporaryFolder()
    try file.write(to: crashed.file("moggy.sqlite"))
    try journal.write(to: crashed.file("moggy.sqlite-journal"))
    let reopened = try Kennel.store(in: crashed)
    XCTAssertEqual(reopened.openReport, .opened(isChecked: true))
    let names = try await reopened.dogNames()
    XCTAssertEqual(names, ["a", "b", "c", "d"])
  }

  func testAFirstTransactionCutShortIsNoDamage() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file("first.sqlite")
    let (file, journal) = try await DatabaseQueue(path: url.path()).write { db in
      try db.execute(sql: "PRAGMA cache_size = 1; CREATE TABLE dog (photo)")
      for _ in 0..<50 { try db.execute(sql: "INSERT INTO dog VALUES (zeroblob(9000))") }
      return (try Data(contentsOf: url), try Data(contentsOf: folder.file("first.sqlite-journal")))
    }
    XCTAssertFalse(file.starts(with: Data("SQLite format 3".utf8)))
    let crashed = try TemporaryFolder()
    try file.write(to: crashed.file("moggy.sqlite"))
    try journal.write(to: crashed.file("moggy.sqlite-journal"))
    XCTAssertEqual(try Kennel.store(in: crashed).openReport, .fresh)
    XCTAssertEqual(crashed.names, ["moggy.sqlite"])
  }

  func testFlippedBitsNeverCrash() async throws {
    let folder = try await folderWithBackup()
    let intact = try Data(contentsOf: folder.file("moggy.sqlite"))
    var random = SeededRandom(seed: 49)
    var opened = 0
    for _ in 0..<150 {
      var bytes = intact
      for _ in 0..<8 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
      let damaged = try TemporaryFolder()
      try bytes.write(to: damaged.file("moggy.sqlite"))
      guard let store = try? Kennel.store(in: damaged) else { continue }
      _ = try? await store.content()
      _ = try? await store.undo()
      opened += 1
    }
    XCTAssertGreaterThan(opened, 0)
  }
}
