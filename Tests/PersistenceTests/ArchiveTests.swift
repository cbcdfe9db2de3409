import Core
import Foundation
import GRDB
import Interchange
import Scheduling
import XCTest

@testable import Persistence

final class ArchiveTests: XCTestCase {
  private let parts = ArchiveParts(
    files: { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY text") },
    accepts: { name, _ in name.hasPrefix("pets/") },
    counts: { ["dogs": try Int.fetchOne($0, sql: "SELECT count(*) FROM dog") ?? 0] })

  private let photo = Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

  /// Two dogs, and a note that names a file and one that is not there.
  private func kennel() async throws -> (store: DataStore, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let store = try Kennel.store(in: folder)
    for name in ["Rex", "Ada"] { try await store.addDog(name) }
    try StoredFiles(folder: folder.url).keep(photo, as: "pets/rex.jpg")
    try await store.write("test") { db in
      try db.execute(sql: "INSERT INTO note (text) VALUES ('pets/rex.jpg'), ('pets/gone.jpg')")
    }
    return (store, folder)
  }

  private func archive(_ store: DataStore, _ folder: TemporaryFolder) async throws -> URL {
    let url = folder.file("backup.tar")
    _ = try await store.writeArchive(to: url, files: folder.url, parts: parts, program: "1.2")
    return url
  }

  private func problem(
    _ body: () async throws -> Void
  ) async -> ArchiveProblem? {
    do { try await body() } catch { return error as? ArchiveProblem }
    return nil
  }

  func testItIsATarFileWithSumsForTheOwnerAlone() async throws {
    let (store, folder) = try await kennel()
    let url = try await archive(store, folder)
    XCTAssertEqual(try mode(of: url), 0o600)
    let reader = try TarReader(url.path())
    var names: [String] = []
    while let member = try reader.next() {
      names.append(member.name)
      if member.name == "pets/rex.jpg" {
        XCTAssertEqual(try reader.content(limit: 1 << 20), photo)
      }
    }
    XCTAssertEqual(names, ["backup.json", "moggy.sqlite", "pets/rex.jpg", "SHA256SUMS"])
    XCTAssertEqual(folder.names, ["backup.tar", "moggy.sqlite", "pets"])
    let summary = try await store.archiveSummary(of: url, parts: parts)
    XCTAssertEqual(summary.counts, ["dogs": 2])
    XCTAssertEqual([summary.files, summary.missing], [1, 1])
    XCTAssertEqual(summary.createdAt, Kennel.clock().now)
    XCTAssertEqual(summary.program, "1.2")
  }

  /// Read by another program than the one that wrote it.
  func testTheTarOfTheSystemReadsIt() async throws {
    let (store, folder) = try await kennel()
    let url = try await archive(store, folder)
    let out = try TemporaryFolder()
    let tar = Process()
    tar.executableURL = URL(filePath: "/bin/sh")
    tar.arguments = [
      "-c", "cd '\(out.url.path())' && tar xf '\(url.path())' && sha256sum --quiet -c SHA256SUMS",
    ]
    try tar.run()
    tar.waitUntilExit()
    XCTAssertEqual(tar.terminationStatus, 0)
    XCTAssertEqual(try Data(contentsOf: out.file("pets/rex.jpg")), photo)
  }

  func testItComesBackIntoAnEmptyStoreAndWatchersAreTold() async throws {
    let (store, folder) = try await kennel()
    let url = try await archive(store, folder)
    let other = try TemporaryFolder()
    let empty = try Kennel.store(in: other)
    try await Settings(empty).set(SettingKey("theme", fallback: ""), to: "dark")
    let recorder = Recorder<[String]>()
    let watch = empty.observe(
      "names", tables: ["dog"], fetch: { try String.fetchAll($0, sql: "SELECT name FROM dog") },
      onChange: recorder.add)
    let (summary, kept) = try await empty.restoreArchive(url, files: other.url, parts: parts)
    await empty.activity.settled()
    XCTAssertEqual(recorder.values, [[], ["Rex", "Ada"]])
    XCTAssertEqual(summary.counts, ["dogs": 2])
    XCTAssertNotNil(kept)
    XCTAssertEqual(try Data(contentsOf: other.file("pets/rex.jpg")), photo)
    XCTAssertEqual(other.names, ["backups", "moggy.sqlite", "pets"])
    let theme = try await Settings(empty).value(of: SettingKey("theme", fallback: ""))
    XCTAssertEqual(theme, "dark")
    // What is done from now on can be undone.
    try await empty.act("add", "INSERT INTO dog (name) VALUES ('Zoe')")
    let undone = try await empty.undo()
    XCTAssertEqual(undone?.kind, "add")
    let names = try await empty.dogNames()
    XCTAssertEqual(names, ["Rex", "Ada"])
    withExtendedLifetime(watch) {}
  }

  func testSettingsComeAlongWhereTheyAreWanted() async throws {
    let keys = ["both", "mine", "here", "there"].map { SettingKey($0, fallback: "-") }
    for (settings, wanted) in [
      (RestoredSettings.stay, ["old", "old", "old", "-"]),
      (.taken(but: ["mine"]), ["new", "old", "-", "new"]),
    ] {
      let (store, folder) = try await kennel()
      for key in keys where key.name != "here" { try await Settings(store).set(key, to: "new") }
      let url = try await archive(store, folder)
      let other = try TemporaryFolder()
      let empty = try Kennel.store(in: other)
      for key in keys where key.name != "there" { try await Settings(empty).set(key, to: "old") }
      _ = try await empty.restoreArchive(
        url, files: other.url, parts: parts, settings: settings)
      var found: [String] = []
      for key in keys { found.append(try await Settings(empty).value(of: key)) }
      XCTAssertEqual(found, wanted, "\(settings)")
    }
  }

  func testRestoringTheCopyOfWhatWasThereTakesARestoreBack() async throws {
    let (store, folder) = try await kennel()
    let url = try await archive(store, folder)
    try await store.addDog("Late")
    let (_, kept) = try await store.restoreArchive(url, files: folder.url, parts: parts)
    let before = try await store.dogNames()
    XCTAssertEqual(before, ["Rex", "Ada"])
    let copy = try XCTUnwrap(kept)
    let (summary, _) = try await store.restoreArchive(copy.url, files: folder.url, parts: parts)
    XCTAssertNil(summary.files)
    XCTAssertEqual(summary.createdAt, copy.date)
    let after = try await store.dogNames()
    XCTAssertEqual(after, ["Rex", "Ada", "Late"])
  }

  func testEveryFlippedOrMissingByteIsFound() async throws {
    let (store, folder) = try await kennel()
    let url = try await archive(store, folder)
    let bytes = try Data(contentsOf: url)
    let bad = folder.file("bad.tar")
    for offset in stride(from: 0, to: bytes.count - 2048, by: 12_007) {
      for change in [true, false] {
        var data = bytes
        if change { data[offset] ^= 0x10 } else { data = data.prefix(offset) }
        try data.write(to: bad)
        let found = await problem {
          _ = try await store.restoreArchive(bad, files: folder.url, parts: parts)
        }
        // Blanks behind a member and in a header's unused room mean nothing.
        if change, found == nil { continue }
        XCTAssertNotNil(found, "\(offset) \(change)")
      }
    }
    let names = try await store.dogNames()
    XCTAssertEqual(names, ["Rex", "Ada"])
    XCTAssertFalse(folder.names.contains("moggy.sqlite.restore"))
  }

  func testWhatIsNoBackupIsRefused() async throws {
    let (store, folder) = try await kennel()
    let url = folder.file("file")
    func look() async -> ArchiveProblem? {
      await problem { _ = try await store.archiveSummary(of: url, parts: parts) }
    }
    var found = await look()
    XCTAssertEqual(found, .noFile(.missing))
    try Data("hello".utf8).write(to: url)
    found = await look()
    XCTAssertEqual(found, .notABackup)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    found = await look()
    XCTAssertEqual(found, .noFile(.notAFile))
    try FileManager.default.removeItem(at: url)
    try await DatabaseQueue(path: url.path()).write { try $0.execute(sql: "CREATE TABLE t (a)") }
    found = await look()
    XCTAssertEqual(found, .notABackup)
    try FileManager.default.removeItem(at: url)
    let newer = StoreSchema(migrations: [Kennel.first, Migration("kennel-2") { _ in }])
    _ = try DataStore(
      .file(url, backups: folder.file("none")), schemas: [newer], activity: Activity(),
      clock: Kennel.clock())
    found = await look()
    XCTAssertEqual(found, .newerVersion)
  }

  func testANewerFormatIsRefused() async throws {
    let (store, folder) = try await kennel()
    let url = folder.file("newer.tar")
    let writer = try TarWriter(DiskFile(url: url), at: Kennel.clock().now)
    try writer.add("backup.json", Data(#"{"format": "moggy-backup", "version": 2}"#.utf8))
    try writer.finish()
    let found = await problem { _ = try await store.archiveSummary(of: url, parts: parts) }
    XCTAssertEqual(found, .newerVersion)
  }

  func testAFileThatIsThereIsNotReplacedAndAFolderThatCannotBeWrittenIsTold() async throws {
    let (store, folder) = try await kennel()
    let url = folder.file("backup.tar")
    try Data("mine".utf8).write(to: url)
    var found = await problem { _ = try await archive(store, folder) }
    XCTAssertEqual(found, .exists)
    XCTAssertEqual(try Data(contentsOf: url), Data("mine".utf8))
    found = await problem {
      _ = try await store.writeArchive(
        to: folder.file("no/such/folder/b.tar"), files: folder.url, parts: parts, program: "")
    }
    guard case .cannotWrite(let reason) = found else {
      return XCTFail("\(String(describing: found))")
    }
    XCTAssertEqual(reason.error, SystemError(ENOENT))
    XCTAssertTrue(reason.path.hasPrefix(folder.file("no/such/folder/b.tar").path()), reason.path)
    XCTAssertEqual(folder.names, ["backup.tar", "moggy.sqlite", "pets"])
  }

  /// What a kill in the middle of a restore leaves: the file half replaced, and the journal.
  func testARestoreThatIsCutShortLeavesWhatWasThere() async throws {
    let (store, folder) = try await kennel()
    for _ in 0..<200 { try await store.addDog(String(repeating: "x", count: 500)) }
    let (bigger, elsewhere) = try await kennel()
    for _ in 0..<400 { try await bigger.addDog(String(repeating: "y", count: 500)) }
    let copy = try await bigger.backUp()
    let stage = DiskFile(url: folder.file("stage"))
    try FileManager.default.copyItem(at: XCTUnwrap(copy).url, to: stage.url)
    let url = folder.file("moggy.sqlite")
    let before = try await store.dogNames()
    let crashed = try TemporaryFolder()
    let kept = Recorder<Int>()
    try await store.perform("test") { db in
      try db.execute(sql: "PRAGMA cache_size = 1")
      try StagedRecords(stage: stage).replace(db, step: 20) { progress in
        guard !progress.isCompleted, kept.values.isEmpty,
          let journal = try? Data(contentsOf: folder.file("moggy.sqlite-journal")),
          journal.count > 512
        else { return }
        try Data(contentsOf: url).write(to: crashed.file("moggy.sqlite"))
        try journal.write(to: crashed.file("moggy.sqlite-journal"))
        kept.add(.success(1))
      }
    }
    XCTAssertEqual(kept.values, [1])
    let after = try await store.dogNames()
    XCTAssertEqual(after.count, 402)
    let reopened = try Kennel.store(in: crashed)
    let names = try await reopened.dogNames()
    XCTAssertEqual(names, before)
    withExtendedLifetime(elsewhere) {}
  }
}
