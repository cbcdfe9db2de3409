import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

/// Backups that somebody else has made, to reach what is none of a backup's business.
final class HostileArchiveTests: XCTestCase {
  private let parts = ArchiveParts(
    files: { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY text") },
    accepts: { name, sum in name.hasPrefix("pets/") && !name.contains("bad") },
    counts: { ["dogs": try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") ?? 0] })

  /// A backup with sums that are right, of records changed by `sql` and with these files beside.
  private func archive(
    _ folder: TemporaryFolder, _ sql: String, files: [String] = []
  ) async throws -> URL {
    let other = try TemporaryFolder()
    let store = try Kennel.store(in: other)
    try await store.addDog("Evil")
    let copy = try await store.backUp()
    let database = try XCTUnwrap(copy).url
    try await DatabaseQueue(path: database.path()).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; " + sql)
    }
    let url = folder.file("evil.tar")
    let writer = try TarWriter(DiskFile(url: url), at: Kennel.clock().now)
    var summary = ArchiveSummary(
      createdAt: Kennel.clock().now, program: "1", counts: [:], files: files.count)
    summary.missing = 0
    try writer.add("backup.json", try ArchiveManifest(summary).data)
    try writer.add("moggy.sqlite", try Data(contentsOf: database))
    for name in files { try writer.add(name, Data("owned".utf8)) }
    try writer.add("SHA256SUMS", Data(writer.sums.utf8))
    try writer.finish()
    return url
  }

  /// What came of looking and of restoring, which have to be the same.
  private func refusal(
    _ sql: String, files: [String] = []
  ) async throws -> (problem: ArchiveProblem?, names: [String], dogs: [String]) {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try await store.addDog("Rex")
    let url = try await archive(folder, sql, files: files)
    let before = folder.names
    var problems: [ArchiveProblem?] = []
    do { _ = try await store.archiveSummary(of: url, parts: parts) } catch {
      problems.append(error as? ArchiveProblem)
    }
    do { _ = try await store.restoreArchive(url, files: folder.url, parts: parts) } catch {
      problems.append(error as? ArchiveProblem)
    }
    XCTAssertEqual(problems.count, 2, sql)
    XCTAssertEqual(problems.first, problems.last)
    XCTAssertEqual(folder.names, before)
    return (problems.last ?? nil, folder.names, try await store.dogNames())
  }

  func testNothingButWhatARecordNamesAndTheirOwnerAcceptsIsTaken() async throws {
    let names = [
      "lock", "moggy.sqlite-wal", "moggy.sqlite.restore",
      "backups/moggy-99991231-000001-001.sqlite",
      "pets/other.jpg", "../../x", "pets/bad.jpg",
    ]
    for name in names {
      // Named by a record or not: only the last but two would be found by that alone.
      for insert in ["", "INSERT INTO note (text) VALUES ('\(name)')"]
      where name != "pets/other.jpg" || insert.isEmpty {
        let found = try await refusal(insert, files: [name])
        XCTAssertEqual(found.problem, .damaged(name), "\(name) \(insert)")
        XCTAssertEqual(found.dogs, ["Rex"])
      }
    }
  }

  func testRecordsOfAnotherFormAreRefused() async throws {
    let changes = [
      "CREATE TRIGGER t AFTER INSERT ON dog BEGIN DELETE FROM setting; END",
      "CREATE VIEW v AS SELECT * FROM dog", "CREATE TABLE more (a)",
      "CREATE INDEX i ON dog (name)", "DROP TABLE note", "DROP TABLE setting",
      "DROP TABLE grdb_migrations", "ALTER TABLE dog ADD COLUMN more TEXT",
      "DELETE FROM grdb_migrations; DROP TABLE dog; CREATE VIEW dog AS SELECT 1 AS id",
    ]
    for sql in changes {
      let found = try await refusal(sql)
      XCTAssertEqual(found.problem, .damaged("moggy.sqlite"), sql)
      XCTAssertEqual(found.dogs, ["Rex"])
    }
  }

  /// What SQLite notes for itself is nobody's object.
  func testWhatAnalyzeHasNotedDoesNoHarm() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    let url = try await archive(folder, "ANALYZE")
    _ = try await store.restoreArchive(url, files: folder.url, parts: parts)
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["Evil"])
  }

  /// Saves that come while a restore goes on: each is in the copy, or in what has come.
  func testNothingIsLostBetweenTheCopyAndTheReplacement() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    let url = try await archive(folder, "")
    let names = (0..<200).map { "dog \($0)" }
    async let saving: Void = {
      for name in names { try await store.addDog(name) }
    }()
    let (_, kept) = try await store.restoreArchive(url, files: folder.url, parts: parts)
    try await saving
    let copy = try XCTUnwrap(kept)
    let found = try store.reading([copy]) { db in
      try? String.fetchAll(db, sql: "SELECT name FROM dog")
    }
    let here = try await store.dogNames()
    XCTAssertEqual(Set((found.first ?? nil) ?? []).union(here), Set(names + ["Evil"]))
  }

  func testAFileThatCannotBeReadIsMissingAndNamed() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    let stored = StoredFiles(folder: folder.url)
    for name in ["pets/good.jpg", "pets/bad.jpg"] { try stored.keep(Data("x".utf8), as: name) }
    try FileManager.default.createDirectory(
      at: folder.file("pets/folder.jpg"), withIntermediateDirectories: false)
    try await store.write("test") { db in
      try db.execute(
        sql: """
          INSERT INTO note (text)
          VALUES ('pets/good.jpg'), ('pets/bad.jpg'), ('pets/folder.jpg'), ('pets/gone.jpg')
          """)
    }
    let url = folder.file("all.tar")
    let made = try await store.writeArchive(
      to: url, files: folder.url, parts: parts, program: "")
    XCTAssertEqual([made.files, made.missing], [1, 3])
    XCTAssertEqual(made.missingNames, ["pets/bad.jpg", "pets/folder.jpg", "pets/gone.jpg"])
    let found = try await store.archiveSummary(of: url, parts: parts)
    XCTAssertEqual([found.files, found.missing], [1, 3])
  }

  func testACopyTellsHowManyFilesAreMissingNow() async throws {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    try StoredFiles(folder: folder.url).keep(Data("x".utf8), as: "pets/rex.jpg")
    try await store.write("test") { db in
      try db.execute(sql: "INSERT INTO note (text) VALUES ('pets/rex.jpg'), ('pets/gone.jpg')")
    }
    let kept = try await store.backUp()
    let copy = try XCTUnwrap(kept)
    let found = try await store.archiveSummary(of: copy.url, files: folder.url, parts: parts)
    XCTAssertNil(found.files)
    XCTAssertEqual(found.missing, 1)
    XCTAssertEqual(found.missingNames, ["pets/gone.jpg"])
  }

  func testAFolderOfTheUsersKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    let shared = folder.file("shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: false)
    XCTAssertEqual(chmod(shared.path(), 0o755), 0)
    try StoredFiles(folder: shared, isOwn: false).keep(Data("x".utf8), as: "a.jpg")
    XCTAssertEqual(try mode(of: shared), 0o755)
    try StoredFiles(folder: shared).keep(Data("x".utf8), as: "b.jpg")
    XCTAssertEqual(try mode(of: shared), 0o700)
  }
}
