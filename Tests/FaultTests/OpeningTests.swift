import Faults
import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling
import XCTest

/// The start, under every fault: what cannot be read is never taken for damaged.
final class OpeningTests: FaultCase {
  private static let first = Migration("kennel-1") { db in
    try db.execute(sql: "CREATE TABLE dog (id INTEGER PRIMARY KEY, name TEXT)")
  }
  private static let second = Migration("kennel-2") { db in
    try db.execute(sql: "ALTER TABLE dog ADD COLUMN age INTEGER")
  }
  private static let old = [StoreSchema(migrations: [first], undoTables: ["dog"])]
  private static let new = [StoreSchema(migrations: [first, second], undoTables: ["dog"])]

  private func open(_ folder: URL, _ schemas: [StoreSchema] = old) throws -> DataStore {
    try DataStore(
      .file(file(folder), backups: folder.appending(path: "backups")), schemas: schemas,
      activity: Activity(), clock: Self.clock())
  }

  private func file(_ folder: URL, _ suffix: String = "") -> URL {
    folder.appending(path: "moggy.sqlite" + suffix, directoryHint: .notDirectory)
  }

  private func add(_ name: String, _ store: DataStore) async throws {
    try await store.write("test") { db in
      try db.execute(sql: "INSERT INTO dog (name) VALUES (?)", arguments: [name])
    }
  }

  private func dogs(_ store: DataStore) async throws -> [String] {
    try await store.read("test") { try String.fetchAll($0, sql: "SELECT name FROM dog") }
  }

  /// Three dogs in a backup, and a fourth that came after it.
  private func template(_ change: (URL) throws -> Void = { _ in }) async throws -> URL {
    let folder = self.folder.appending(path: "template", directoryHint: .isDirectory)
    remove(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      let store = try open(folder)
      for name in ["a", "b", "c"] { try await add(name, store) }
      try await store.backUp()
      try await add("d", store)
    }
    try change(folder)
    return folder
  }

  /// The records that may be found, after a start that was made under a fault and one without.
  private struct Expected {
    var dogs: [String]
    /// True if the file is damaged or gone, so that a repair is right.
    var isRepaired = false
    /// Bytes that may not be gone, whatever their name.
    var kept: Data?
  }

  private func sweep(
    _ template: URL, _ expected: Expected, schemas: [StoreSchema] = old
  ) async throws {
    let first = try copy(of: template)
    let counts = try await FaultyDisk.run(in: first) { disk in
      _ = try open(first, schemas)
      return disk.counts
    }
    remove(first)
    try await sweep(stride: 4, counts: counts) { fault in
      let run = try copy(of: template)
      defer { remove(run) }
      let (injected, opened) = await FaultyDisk.run(in: run, fault) { disk in
        do {
          let store = try open(run, schemas)
          disk.mend()
          try await check(store, expected, "\(fault), opened at once")
          return (disk.injected, true)
        } catch {
          checkError(error, fault, run)
          return (disk.injected, false)
        }
      }
      try checkFolder(run, expected, "\(fault), opened: \(opened)")
      try await check(try open(run, schemas), expected, "\(fault), opened again: \(opened)")
      try checkFolder(run, expected, "\(fault), at the end")
      Self.tally.confirmed += expected.dogs.count
      return injected
    }
  }

  private func check(_ store: DataStore, _ expected: Expected, _ place: String) async throws {
    let found = try await dogs(store)
    XCTAssertEqual(found, expected.dogs, place)
    if found != expected.dogs { Self.tally.lost += 1 }
    if case .repaired = store.openReport, !expected.isRepaired { XCTFail("\(place): repaired") }
    // Whoever repairs tells it until it was seen.
    if expected.isRepaired { XCTAssertNotNil(store.repair, place) }
  }

  /// Every error names the file and the reason, which is the one of the fault, and says nothing of damage.
  private func checkError(_ error: any Error, _ fault: Fault, _ folder: URL) {
    let place = "\(fault): \(error)"
    switch error {
    case DataStoreError.file(let problem):
      XCTAssertEqual(problem.error, fault.error, place)
      XCTAssertTrue(problem.path.hasPrefix(Self.path(folder)), place)
    case DataStoreError.io(_, let path, _):
      XCTAssertEqual(path?.hasPrefix(Self.path(folder)), true, place)
      XCTAssertTrue(Self.reasons.contains { "\(error)".contains($0) }, place)
    case DataStoreError.diskFull: XCTAssertEqual(fault.kind, .isFull, place)
    case DataStoreError.unsteady(let url):
      XCTAssertTrue(url.path(percentEncoded: false).hasPrefix(Self.path(folder)), place)
    case DataStoreError.busy: XCTAssertEqual(fault.kind, .isBusy, place)
    // What was written could not be read back, as the disk gave half of it.
    case DataStoreError.badCopy: XCTAssertTrue([.read, .open].contains(fault.call), place)
    case let error as FolderError:
      XCTAssertEqual(error.system, fault.error, place)
      XCTAssertEqual(error.problem?.path.hasPrefix(Self.path(folder)), true, place)
    default: XCTFail(place)
    }
  }

  private static let reasons = ["cannot be opened", ": input/output error"]

  private static func path(_ folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func checkFolder(_ folder: URL, _ expected: Expected, _ place: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let aside = names.filter { $0.contains(".corrupt-") }
    if !expected.isRepaired { XCTAssertEqual(aside, [], place) }
    guard let kept = expected.kept else { return }
    let isThere = try names.contains { name in
      guard name.hasPrefix("moggy.sqlite"), !name.hasSuffix(".suspect") else { return false }
      return try Data(contentsOf: folder.appending(path: name)) == kept
    }
    XCTAssertTrue(isThere, "\(place): the damaged file is gone: \(names)")
  }

  // MARK: - What lies there

  func testGoodRecords() async throws {
    try await sweep(try await template(), Expected(dogs: ["a", "b", "c", "d"]))
  }

  func testTheFirstStart() async throws {
    let folder = self.folder.appending(path: "template", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await sweep(folder, Expected(dogs: []))
  }

  func testAnOlderForm() async throws {
    try await sweep(
      try await template(), Expected(dogs: ["a", "b", "c", "d"]), schemas: Self.new)
  }

  func testATransactionThatWasCutShort() async throws {
    let template = try await template { folder in
      let queue = try DatabaseQueue(path: file(folder).path())
      let (half, journal) = try queue.write { db in
        try db.execute(sql: "PRAGMA cache_size = 1; DELETE FROM dog")
        for _ in 0..<20 { try db.execute(sql: "INSERT INTO dog (name) VALUES (zeroblob(9000))") }
        return (try Data(contentsOf: file(folder)), try Data(contentsOf: file(folder, "-journal")))
      }
      try queue.close()
      try half.write(to: file(folder))
      try journal.write(to: file(folder, "-journal"))
    }
    try await sweep(template, Expected(dogs: ["a", "b", "c", "d"]))
  }

  func testDamagedRecordsWithABackup() async throws {
    let template = try await template { folder in
      var data = try Data(contentsOf: file(folder))
      data.replaceSubrange(4096..<8192, with: repeatElement(0xA5, count: 4096))
      try data.write(to: file(folder))
    }
    let damaged = try Data(contentsOf: file(template))
    try await sweep(
      template, Expected(dogs: ["a", "b", "c"], isRepaired: true, kept: damaged))
  }

  func testDamagedRecordsWithoutABackup() async throws {
    let template = try await template { folder in
      try Data(repeating: 7, count: 9_000).write(to: file(folder))
      remove(folder.appending(path: "backups"))
    }
    try await sweep(
      template, Expected(dogs: [], isRepaired: true, kept: Data(repeating: 7, count: 9_000)))
  }

  func testRecordsThatAreGone() async throws {
    let template = try await template { remove(file($0)) }
    try await sweep(template, Expected(dogs: ["a", "b", "c"], isRepaired: true))
  }
}
