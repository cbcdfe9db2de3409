import Foundation
import GRDB
import Interchange
import Persistence
import Scheduling
import Shell
import XCTest

@testable import moggy

/// Commands of the real program on records that cannot be read, are damaged, or are somebody else's.
final class FaultyRecordsTests: CommandCase {
  private var records: URL { URL(filePath: path("data/data/moggy.sqlite")) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path("data/data")).sorted()
  }

  /// Two pets: the backup has the first alone.
  private func fill() async throws {
    try await givePremium()
    XCTAssertEqual(try pets("add", "--name", "Rex").status, 0)
    let folders = Folders(under: URL(filePath: path("data"), directoryHint: .isDirectory))
    do {
      let store = try DataStore(
        .folders(folders), schemas: ShellSetup.schemas, activity: Activity(), clock: LiveClock())
      try await store.backUp()
    }
    XCTAssertEqual(try pets("add", "--name", "Busya").status, 0)
  }

  // MARK: - Reading that fails

  func testWhatCannotBeReadOnceIsNotDamagedAndNothingMoves() async throws {
    try await fill()
    let library = try faults()
    let before = try Data(contentsOf: records)
    let cases: [(call: String, code: Int32, status: Int32)] = [
      ("open", EIO, EX_IOERR), ("open", EMFILE, EX_IOERR), ("open", EACCES, EX_NOPERM),
      ("read", EIO, EX_IOERR),
    ]
    for (call, code, status) in cases {
      for (command, count) in [(["pets", "add", "--name", "Max"], 1), (["pets", "list"], 0)] {
        let place = "\(command[1]): \(call) \(code), count \(count)"
        let ended = try run(
          command + ["--data", path("data")],
          [
            "LD_PRELOAD": library, "FAULT_CALL": call, "FAULT_PATH": "moggy.sqlite",
            "FAULT_ERRNO": "\(code)", "FAULT_COUNT": "\(count)",
          ])
        XCTAssertEqual(ended.status, status, "\(place): \(ended.errors)")
        XCTAssertTrue(ended.errors.contains("moggy.sqlite: cannot be read"), "\(place): \(ended)")
        XCTAssertEqual(ended.output, "", place)
        XCTAssertEqual(try Data(contentsOf: records), before, place)
        XCTAssertEqual(try names(), ["backups", "lock", "moggy.sqlite"], place)
      }
    }
  }

  // MARK: - Repair

  func testARepairHasAStatusOfItsOwnAndIsToldOnceByCommands() async throws {
    try await fill()
    try Data(repeating: 7, count: 9_000).write(to: records)
    for (language, words) in [
      ("en", "The records were damaged."), ("ru", "Записи были повреждены."),
    ] {
      if language == "ru" { try Data(repeating: 7, count: 9_000).write(to: records) }
      let first = try pets("list", language: language)
      XCTAssertEqual(first.status, ExitStatus.repaired.rawValue, first.errors)
      XCTAssertTrue(first.errors.contains(words), first.errors)
      XCTAssertTrue(first.errors.contains("moggy.sqlite.corrupt-"), first.errors)
      XCTAssertTrue(first.output.contains("Rex"), first.output)
      let second = try pets("list", language: language)
      XCTAssertEqual(second.status, 0)
      XCTAssertEqual(second.errors, "")
    }
    let kept = try names().filter { $0.contains(".corrupt-") }
    XCTAssertEqual(kept.count, 2)
    for name in kept {
      XCTAssertEqual(
        try Data(contentsOf: URL(filePath: path("data/data/" + name))),
        Data(repeating: 7, count: 9_000))
    }
  }

  func testOutputThatIsLostAfterARepairIsAFailure() async throws {
    try await fill()
    try Data(repeating: 7, count: 9_000).write(to: records)
    let ended = try shell("\"$0\" pets export --data data > /dev/full")
    XCTAssertEqual(ended.status, EX_IOERR, ended.errors)
    XCTAssertTrue(ended.errors.contains(".corrupt-"), ended.errors)
  }

  func testTheServerTellsARepair() throws {
    // Its first line says that it serves; then a signal ends it.
    let script = "exec > >(read -r; kill $$); exec \"$0\" serve --data s --port 0"
    XCTAssertEqual(try shell(script).status, SIGTERM)
    try Data(repeating: 7, count: 9_000).write(to: URL(filePath: path("s/catinder.sqlite")))
    let ended = try shell(script)
    XCTAssertEqual(ended.status, SIGTERM, ended.errors)
    XCTAssertTrue(ended.errors.contains("catinder.sqlite.corrupt-"), ended.errors)
  }

  // MARK: - What is no file of ours

  func testWhatLiesThereIsToldInItsOwnWords() throws {
    try FileManager.default.createDirectory(
      atPath: path("data/data"), withIntermediateDirectories: true)
    let cases: [(make: String, words: String)] = [
      (": > $F", "is empty"), ("ln -s nowhere $F", "is a symbolic link that leads nowhere"),
      ("ln -s moggy.sqlite $F", "is a symbolic link to itself"), ("mkdir $F", "is a folder"),
    ]
    for (make, words) in cases {
      for command in ["list", "add --name x"] {
        let ended = try shell(
          "F=data/data/moggy.sqlite; rm -rf data/data/*; \(make); \"$0\" pets \(command) --data data"
        )
        XCTAssertEqual(ended.status, EX_DATAERR, "\(make), \(command): \(ended.errors)")
        XCTAssertTrue(ended.errors.contains("moggy.sqlite \(words)"), ended.errors)
        XCTAssertEqual(try names().filter { $0 != "lock" }, ["moggy.sqlite"], make)
      }
    }
  }

  func testAJournalThatIsNoFileIsToldAndNobodyWaitsForIt() async throws {
    try await fill()
    for (make, kind) in [
      ("mkfifo", "a pipe"), ("mkdir", "a folder"), ("ln -s x", "a symbolic link"),
    ] {
      for command in ["list", "edit Rex --breed Boxer"] {
        let ended = try shell(
          "cd data/data; rm -rf *-journal; \(make) moggy.sqlite-journal; "
            + "timeout 20 \"$0\" pets \(command) --data ../..\"/data\"")
        XCTAssertEqual(ended.status, EX_DATAERR, "\(make), \(command): \(ended.errors)")
        XCTAssertTrue(ended.errors.contains("moggy.sqlite-journal is \(kind)"), ended.errors)
      }
    }
  }

  /// SQLite has to take back what was cut short before it reads, and says that it cannot open a file.
  func testASaveThatCannotBeTakenBackIsToldWithTheFileThatRefuses() async throws {
    try await fill()
    try cutShort()
    let files = ["moggy.sqlite", "moggy.sqlite-journal"]
    for (refusing, writable) in zip(files, files.reversed()) {
      for command in ["pets list", "trackers today", "pets add --name Max", "backup b.tar"] {
        let ended = try shellAsAnother(
          """
          rm -rf mine; mkdir -p mine/data; cp cut.sqlite mine/data/moggy.sqlite
          cp cut.sqlite-journal mine/data/moggy.sqlite-journal
          chmod 600 mine/data/\(writable); chmod 400 mine/data/\(refusing)
          "$0" \(command) --data mine; status=$?
          cmp cut.sqlite mine/data/moggy.sqlite && cmp cut.sqlite-journal mine/data/moggy.sqlite-journal
          exit $status
          """)
        let place = "\(refusing), \(command): \(ended.errors)"
        XCTAssertEqual(ended.status, EX_NOPERM, place)
        XCTAssertTrue(
          ended.errors.contains("mine/data/\(refusing): cannot be written: Permission denied"),
          place)
        XCTAssertTrue(ended.errors.contains("a save was cut short"), place)
        XCTAssertEqual(ended.output, "", place)
      }
    }
  }

  /// Copies of the records and of a journal in the middle of a save, for everybody to read.
  private func cutShort() throws {
    let queue = try DatabaseQueue(path: records.path(percentEncoded: false))
    try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = 1")
      try db.beginTransaction(.immediate)
      for number in 0..<300 {
        try db.execute(
          sql: "INSERT INTO setting VALUES (?, hex(zeroblob(1500)))", arguments: ["k\(number)"])
      }
      for suffix in ["", "-journal"] {
        let copy = path("cut.sqlite" + suffix)
        try Data(contentsOf: URL(filePath: path("data/data/moggy.sqlite" + suffix)))
          .write(to: URL(filePath: copy))
        XCTAssertEqual(chmod(copy, 0o644), 0)
      }
      try db.rollback()
    }
  }

  func testALinkToADiskThatIsNotThereIsNotAnEmptyFolder() throws {
    let ended = try shell("mkdir data; ln -s /nonexistent/x data/data; \"$0\" backup b --data data")
    XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
    XCTAssertTrue(ended.errors.contains("leads nowhere"), ended.errors)
  }

  // MARK: - Locks

  func testALockFileThatIsGoneOrAnotherLetsNobodyIn() async throws {
    try await fill()
    let folders = Folders(under: URL(filePath: path("data"), directoryHint: .isDirectory))
    let lock = try InstanceLock(at: folders.lock)
    for change in ["rm data/data/lock", "echo 1 > other; mv other data/data/lock"] {
      _ = try shell(change)
      let ended = try pets("add", "--name", "Max")
      XCTAssertEqual(ended.status, EX_TEMPFAIL, "\(change): \(ended.errors)")
      XCTAssertTrue(ended.errors.contains("\(getpid())"), ended.errors)
    }
    withExtendedLifetime(lock) {}
  }

  func testWhoHoldsTheFileIsNamed() async throws {
    try await fill()
    let queue = try DatabaseQueue(path: records.path(percentEncoded: false))
    try queue.inDatabase { db in
      try db.beginTransaction(.exclusive)
      for command in [["add", "--name", "Max"], ["list"]] {
        let ended = try run(["pets"] + command + ["--data", path("data")])
        XCTAssertEqual(ended.status, EX_TEMPFAIL, ended.errors)
        XCTAssertTrue(ended.errors.contains("(process \(getpid()))"), ended.errors)
      }
      try db.rollback()
    }
  }
}
