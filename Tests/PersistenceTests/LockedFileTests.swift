import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

/// The locks of SQLite, which any other descriptor of the same file in this process would take away.
final class LockedFileTests: XCTestCase {
  private static func isLocked(_ file: URL) -> Bool { FileHolder(of: DiskFile(url: file)) != nil }

  /// Returns true if the lock of a transaction is there after `body`, which is run in its middle.
  private static func keepsTheLock(
    _ store: DataStore, _ file: URL, _ body: @escaping @Sendable () throws -> Void
  ) async throws -> Bool {
    try await store.write("test.locked") { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES ('held')")
      XCTAssertTrue(isLocked(file), "the test sees no lock")
      try body()
      return isLocked(file)
    }
  }

  func testNoOtherNameOfTheFileIsOpened() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    let file = folder.file("moggy.sqlite")
    let (hard, soft) = (folder.file("hard"), folder.file("soft"))
    try FileManager.default.linkItem(at: file, to: hard)
    try FileManager.default.createSymbolicLink(at: soft, withDestinationURL: file)
    let isKept = try await Self.keepsTheLock(store, file) {
      for url in [file, hard, soft] {
        XCTAssertThrowsError(try FileIntake.read(url.path(), limit: 1 << 30)) {
          XCTAssertEqual($0 as? FileIntakeProblem, .unreadable(.recordsInUse))
        }
      }
    }
    XCTAssertTrue(isKept)
    // Without that, the lock would be gone: this is what it is for.
    let isKeptByOthers = try await Self.keepsTheLock(store, file) {
      close(Foundation.open(file.path(), O_RDONLY))
    }
    XCTAssertFalse(isKeptByOthers)
  }

  func testAFileThatIsClosedCanBeRead() async throws {
    let folder = try TemporaryFolder()
    do { _ = try Kennel.store(in: folder) }
    let data = try FileIntake.read(folder.file("moggy.sqlite").path(), limit: 1 << 30)
    XCTAssertTrue(data.starts(with: Data("SQLite format 3".utf8)))
  }

  /// The check after the start reads the whole file by a descriptor of its own, between transactions.
  func testTheCheckAfterTheStartLeavesTheLocks() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try Kennel.store(in: folder)
      for name in ["a", "b"] { try await store.addDog(name) }
    }
    let store = try DataStore(
      Kennel.location(folder), schemas: [Kennel.schema], activity: Activity(),
      clock: Kennel.clock(), wholeUpTo: 0)
    let file = folder.file("moggy.sqlite")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { await store.checkIfDue() } }
      for _ in 0..<20 {
        group.addTask {
          let isKept = try? await Self.keepsTheLock(store, file) { sched_yield() }
          XCTAssertEqual(isKept, true)
        }
      }
    }
  }

  func testTheRecordsInUseAreNotReplacedByAnExport() throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    XCTAssertThrowsError(try NewFile(folder.file("moggy.sqlite"), isReplacing: true)) {
      guard case .failed(_, .recordsInUse?)? = $0 as? FileExportProblem else {
        return XCTFail("\($0)")
      }
    }
    withExtendedLifetime(store) {}
  }
}
