import Foundation
import XCTest

@testable import moggy

/// Files that the system refuses: the status comes of the reason, and nothing counts as damaged.
final class RefusedFilesTests: PlacesCase {
  // MARK: - No permission

  func testPlacesThatMayNotBeReadAreNotDamaged() throws {
    for (make, file) in [
      (": > places; chmod 0 places", "places"), ("mkdir f; : > f/places; chmod 0 f", "f/places"),
    ] {
      for command in ["weather Moscow --offline --data data", "places search Moscow"] {
        for (language, words) in [
          ("en", "cannot be read: Permission denied"), ("ru", "не читается: нет доступа"),
        ] {
          let ended = try shellAsAnother(
            "[ -e f ] && chmod 700 f; rm -rf places f; \(make); "
              + "\"$0\" \(command) --language \(language) --places \(file)")
          XCTAssertEqual(ended.status, EX_NOPERM, "\(make): \(ended.errors)")
          XCTAssertEqual(ended.errors, "moggy: \(path(file)) \(words)\n")
        }
      }
    }
  }

  func testPlacesThatAreAPipeAreNotWaitedFor() throws {
    let ended = try shell("mkfifo places; timeout 20 \"$0\" places search Moscow --places places")
    XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
  }

  func testThemesThatMayNotBeReadAreTold() throws {
    let ended = try shellAsAnother(
      "mkdir -p data/config/themes; chmod 0 data/config/themes; \"$0\" config check --data data")
    XCTAssertEqual(ended.status, EX_NOPERM, ended.errors)
    XCTAssertTrue(
      ended.output.hasSuffix("config/themes/:1:1: cannot be read: Permission denied\n"),
      ended.output)
    let file = try shellAsAnother(
      "rm -rf data; mkdir -p data/config; : > data/config/config.toml; chmod 0 data/config/*;"
        + "\"$0\" config check --data data")
    XCTAssertEqual(file.status, EX_NOPERM, file.output)
    XCTAssertTrue(file.output.contains("config.toml:1:1: cannot be read"), file.output)
  }

  func testFilesThatMayNotBeReadAreNotMissing() throws {
    let make = "mkdir -p shut; chmod 0 shut; : > file; chmod 0 file; "
    for file in ["shut/file", "file"] {
      for command in [
        "restore", "import", "pets import", "travel import", "trackers import",
      ] {
        let ended = try shellAsAnother(
          "\(make) \"$0\" \(command) \(file) --data data --language en")
        XCTAssertEqual(ended.status, EX_NOPERM, "\(command) \(file): \(ended.errors)")
        XCTAssertTrue(ended.errors.contains("Permission denied"), ended.errors)
        XCTAssertTrue(ended.errors.contains("cannot be read"), "\(command): \(ended.errors)")
      }
    }
    let folder = try shellAsAnother("\(make) \"$0\" pets list --data shut/data")
    XCTAssertEqual(folder.status, EX_NOPERM, folder.errors)
  }

  func testAuthoritiesThatCannotBeUsedAreNoFault() throws {
    for (file, status) in [("none", EX_NOINPUT), ("shut", EX_NOPERM), ("text", EX_DATAERR)] {
      let ended = try shellAsAnother(
        ": > shut; chmod 0 shut; echo hello > text; "
          + "\"$0\" --ca-file \(file) weather 1 2 --data data --language en")
      XCTAssertEqual(ended.status, status, "\(file): \(ended.errors)")
      XCTAssertTrue(ended.errors.contains(file), ended.errors)
    }
  }

  // MARK: - A read-only file system

  func testAReadOnlyFileSystemHasOneStatus() throws {
    try pets("add", "--name", "Rex")
    let photo = try picture("rex.png")
    let library = try faults()
    let cases: [(call: String, path: String, command: [String])] = [
      ("open", "data/lock", ["pets", "edit", "Rex", "--breed", "Boxer"]),
      ("open", ".part", ["pets", "edit", "Rex", "--photo", photo]),
      ("rename", "data/pets", ["pets", "edit", "Rex", "--photo", photo]),
      ("open", "out.json", ["pets", "export", "-o", path("out.json")]),
      ("link", "out.json", ["pets", "export", "-o", path("out.json")]),
      ("open", "b.tar", ["backup", path("b.tar")]),
      ("link", "b.tar", ["backup", path("b.tar")]),
    ]
    for (call, part, command) in cases {
      let ended = try run(
        command + ["--data", path("data"), "--language", "en"],
        [
          "LD_PRELOAD": library, "FAULT_CALL": call, "FAULT_PATH": part, "FAULT_ERRNO": "\(EROFS)",
          "FAULT_COUNT": "0",
        ])
      XCTAssertEqual(ended.status, EX_CANTCREAT, "\(call) \(part): \(ended.errors)")
      XCTAssertTrue(ended.errors.lowercased().contains("read-only"), ended.errors)
    }
    XCTAssertEqual(try pets("list", "--json").output.contains("Boxer"), false)
  }

  // MARK: - Folders

  /// A `..` at the root leads to the root, for the kernel; SQLite refuses it.
  func testAPathAboveTheRootIsThatOfTheRoot() throws {
    let up = String(repeating: "/..", count: 20)
    let data = folder.path(percentEncoded: false) + up + path("records")
    for command in ["trackers add W --category Health", "trackers today", "backup all.tar"] {
      let ended = try shell("\"$0\" \(command) --data '\(data)' --language en")
      XCTAssertEqual(ended.status, 0, "\(command): \(ended.errors)")
    }
    let found = try shell("\"$0\" trackers today --data records --language en")
    XCTAssertTrue(found.output.contains("W"), found.output)
  }

  // MARK: - Restore

  /// SQLite calls a file whose size it cannot ask for one that is there.
  func testAStatThatFailsDuringRestoreIsToldWithItsPath() throws {
    try pets("add", "--name", "Rex")
    XCTAssertEqual(try run(["backup", path("all.tar"), "--data", path("data")]).status, 0)
    let library = try faults()
    var injected = 0
    for number in 1...100 {
      let log = path("log-\(number)")
      let ended = try run(
        ["restore", path("all.tar"), "--data", path("data"), "--language", "en"],
        [
          "LD_PRELOAD": library, "FAULT_CALL": "stat", "FAULT_PATH": "backups/",
          "FAULT_AT": "\(number)", "FAULT_ERRNO": "\(EIO)", "FAULT_LOG": log,
        ])
      guard FileManager.default.fileExists(atPath: log) else { break }
      injected += 1
      if ended.status == 0 { continue }
      XCTAssertEqual(ended.status, EX_IOERR, "\(number): \(ended.errors)")
      XCTAssertTrue(ended.errors.hasPrefix("moggy: \(path("data/data/backups/"))"), ended.errors)
      let reasons = ["Input/output error", "input/output error", "cannot be opened"]
      XCTAssertTrue(reasons.contains { ended.errors.contains($0) }, ended.errors)
    }
    XCTAssertGreaterThan(injected, 3)
  }

  func testTheRecordsInUseAreNotRestoredOrAttached() throws {
    try pets("add", "--name", "Rex")
    let records = path("data/data/moggy.sqlite")
    let before = try Data(contentsOf: URL(filePath: records))
    XCTAssertEqual(
      try shell("ln data/data/moggy.sqlite hard; ln -s data/data/moggy.sqlite soft").status, 0)
    for file in [records, path("hard"), path("soft")] {
      for (language, words) in [("en", "these are the records in use"), ("ru", "уже открыты")] {
        let ended = try run([
          "restore", file, "--data", path("data"), "--language", language,
        ])
        XCTAssertEqual(ended.status, EX_DATAERR, ended.errors)
        XCTAssertTrue(ended.errors.contains(words), ended.errors)
      }
      for command in [
        ["pets", "document", "Rex", file], ["pets", "import", file],
        ["trackers", "import", file], ["travel", "import", file],
      ] {
        let ended = try run(command + ["--data", path("data"), "--language", "en"])
        XCTAssertEqual(ended.status, EX_DATAERR, "\(command): \(ended.errors)")
        XCTAssertTrue(ended.errors.contains("these are the records in use"), ended.errors)
      }
    }
    let photo = try run(["pets", "edit", "Rex", "--photo", records, "--data", path("data")])
    XCTAssertEqual(photo.status, EX_DATAERR, photo.errors)
    let export = try run(["pets", "export", "-o", records, "--replace", "--data", path("data")])
    XCTAssertEqual(export.status, EX_DATAERR, export.errors)
    XCTAssertEqual(try Data(contentsOf: URL(filePath: records)), before)
  }
}
