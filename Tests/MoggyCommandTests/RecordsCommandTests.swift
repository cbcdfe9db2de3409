import Foundation
import GRDB
import Persistence
import XCTest

/// `moggy backup`, `restore`, `export` and `import`: everything at once.
final class RecordsCommandTests: CommandCase {
  private func everything(_ arguments: String..., data: String = "data") throws -> Ended {
    try run(
      arguments + [
        "--data", path(data), "--language", "en", "--now", "2026-09-21T10:00:00Z", "--time-zone",
        "UTC",
      ])
  }

  private func names(_ data: String) throws -> [String] {
    let list = try pets("list", "--json", data: data).json() as? [[String: Any]]
    return try XCTUnwrap(list).compactMap { $0["name"] as? String }
  }

  func testABackupComesBackWithItsPhotos() throws {
    try pets("add", "--name", "Rex", "--photo", try picture("rex.png"))
    try pets("weight", "Rex", "4.2")
    let made = try everything("backup", path("all.tar"), "--json")
    XCTAssertEqual(made.status, 0, made.errors)
    let told = try XCTUnwrap(try made.json() as? [String: Any])
    XCTAssertEqual(told["pets"] as? Int, 1)
    XCTAssertEqual(told["records"] as? Int, 1)
    XCTAssertEqual(told["files"] as? Int, 1)
    let looked = try everything("restore", "--preview", path("all.tar"), data: "other")
    XCTAssertEqual(
      looked.output, "2026-09-21T10:00:00Z  pets: 1, records of health: 1, files: 1\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("other")))
    try pets("add", "--name", "Max", data: "other")
    let restored = try everything("restore", path("all.tar"), data: "other")
    XCTAssertEqual(restored.status, 0, restored.errors)
    XCTAssertTrue(restored.output.hasPrefix("restored: 2026-09-21T10:00:00Z"), restored.output)
    XCTAssertEqual(try names("other"), ["Rex"])
    let photos = try FileManager.default.contentsOfDirectory(atPath: path("other/data/pets"))
    XCTAssertEqual(photos.count, 1)
    // What was there has been kept, and comes back the same way.
    let copy = try XCTUnwrap(restored.lines.last?.split(separator: ": ").last)
    XCTAssertEqual(try everything("restore", String(copy), data: "other").status, 0)
    XCTAssertEqual(try names("other"), ["Max"])
  }

  func testEachFailureHasItsStatusAndChangesNothing() throws {
    try pets("add", "--name", "Rex")
    XCTAssertEqual(try everything("backup", path("all.tar")).status, 0)
    let again = try everything("backup", path("all.tar"))
    XCTAssertEqual(again.status, 73)
    XCTAssertEqual(
      again.errors,
      "moggy: \(path("all.tar")): there is a file of that name; it is not replaced\n")
    XCTAssertEqual(try everything("backup", path("no/folder/a.tar")).status, 73)
    XCTAssertEqual(try everything("backup").status, 64)
    XCTAssertEqual(try everything("restore", path("none.tar")).status, 66)
    XCTAssertEqual(try everything("restore", path("")).status, 66)
    XCTAssertEqual(try everything("restore", try write("text", Array("hello".utf8))).status, 65)
    var bytes = Array(try Data(contentsOf: URL(filePath: path("all.tar"))))
    bytes[5000] ^= 1
    let damaged = try everything("restore", try write("bad.tar", bytes))
    XCTAssertEqual(damaged.status, 65)
    XCTAssertTrue(damaged.errors.contains("nothing was changed"), damaged.errors)
    XCTAssertEqual(try everything("import", path("none.json")).status, 66)
    XCTAssertEqual(try everything("import", path("text")).status, 65)
    XCTAssertEqual(try everything("export", path("no/folder/a.json")).status, 73)
    XCTAssertEqual(try names("data"), ["Rex"])
  }

  func testWhatCannotBeReadInIsNamed() throws {
    let file = try write("text", Array("hello".utf8))
    for ended in [try everything("import", file), try pets("import", file)] {
      XCTAssertEqual(ended.status, 65)
      XCTAssertEqual(ended.errors, "moggy: \(file): No JSON from byte 0 on\n")
    }
  }

  func testARestoreBringsTheSettingsUnlessTold() async throws {
    try pets("add", "--name", "Rex")
    let data = Folders(under: URL(filePath: path("data"), directoryHint: .isDirectory))
    func theme(_ new: String? = nil) throws -> String? {
      try DatabaseQueue(path: data.database.path(percentEncoded: false)).write { db in
        if let new {
          try db.execute(
            sql: """
              INSERT OR REPLACE INTO setting VALUES ('theme', ?), ('premium.isOn', 'true')
              """, arguments: [new])
        }
        return try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = 'theme'")
      }
    }
    _ = try theme(#""dark""#)
    XCTAssertEqual(try everything("backup", path("all.tar")).status, 0)
    _ = try theme(#""light""#)
    XCTAssertEqual(try everything("restore", path("all.tar"), "--keep-settings").status, 0)
    XCTAssertEqual(try theme(), #""light""#)
    XCTAssertEqual(try everything("restore", path("all.tar")).status, 0)
    XCTAssertEqual(try theme(), #""dark""#)
  }

  /// So many pets of one name, read in.
  private func fill(_ data: String, _ name: String, _ count: Int) throws {
    let pets = (0..<count).map { #"{"name": "\#(name)", "kind": "\#(name) \#($0)"}"# }
    let text = #"{"format": "moggy", "version": 1, "pets": [\#(pets.joined(separator: ","))]}"#
    let file = try write("\(name).json", Array(text.utf8))
    XCTAssertEqual(try everything("import", file, data: data).status, 0)
  }

  /// Killed at whatever moment, most often while its journal is there.
  func testAKillWhileRestoringLeavesTheOldOrTheNewRecordsWhole() throws {
    try fill("data", "New", 1500)
    XCTAssertEqual(try everything("backup", path("new.tar")).status, 0)
    try fill("other", "Old", 1000)
    XCTAssertEqual(try everything("backup", path("old.tar"), data: "other").status, 0)
    let journal = path("other/data/moggy.sqlite-journal")
    var found: Set<Int> = []
    for round in 0..<6 {
      let process = try start(["restore", path("new.tar"), "--data", path("other")])
      var looks = 0
      while process.isRunning, looks < round * 40 {
        if FileManager.default.fileExists(atPath: journal) { looks += 1 }
        sched_yield()
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let all = try run(["pets", "export", "--data", path("other")])
      XCTAssertEqual(all.status, 0, all.errors)
      let count = all.output.components(separatedBy: #""kind":"#).count - 1
      XCTAssertTrue([1000, 1500].contains(count), "\(count)")
      found.insert(count)
      XCTAssertEqual(try everything("restore", path("old.tar"), data: "other").status, 0)
      let left = try FileManager.default.contentsOfDirectory(atPath: path("other/data"))
      XCTAssertEqual(left.filter { $0.contains("corrupt") }, [])
    }
    XCTAssertTrue(found.contains(1000), "\(found)")
  }

  func testExportImportExportIsTheSame() throws {
    try pets("add", "--name", "Rex", "--photo", try picture("rex.png"))
    XCTAssertEqual(try everything("export", path("a/all.json")).status, 73)
    try FileManager.default.createDirectory(atPath: path("a"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: path("b"), withIntermediateDirectories: true)
    XCTAssertEqual(try everything("export", path("a/all.json")).status, 0)
    let looked = try everything("import", "--preview", "--json", path("a/all.json"), data: "other")
    XCTAssertEqual((try looked.json() as? [String: Any])?["added"] as? Int, 1)
    XCTAssertEqual(try names("other"), [])
    XCTAssertEqual(try everything("import", path("a/all.json"), data: "other").status, 0)
    XCTAssertEqual(try everything("export", path("b/all.json"), data: "other").status, 0)
    func moment(_ text: String) -> String {
      text.replacing(/"exportedAt": "[^"]*"/, with: "")
    }
    XCTAssertEqual(
      moment(try String(contentsOfFile: path("a/all.json"), encoding: .utf8)),
      moment(try String(contentsOfFile: path("b/all.json"), encoding: .utf8)))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: path("a/all.files")),
      try FileManager.default.contentsOfDirectory(atPath: path("b/all.files")))
  }

  func testAnExportToAFolderGetsANameAndNothingIsReplacedUnasked() throws {
    try pets("add", "--name", "Rex", "--photo", try picture("rex.png"))
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: true)
    XCTAssertEqual(chmod(path("out"), 0o755), 0)
    let target = path("out/moggy-export-2026-09-21.json")
    let made = try everything("export", path("out"))
    XCTAssertEqual(made.status, 0, made.errors)
    XCTAssertTrue(made.output.hasPrefix("written: \(target)"), made.output)
    let mode = try FileManager.default.attributesOfItem(atPath: path("out"))[.posixPermissions]
    XCTAssertEqual(mode as? Int, 0o755)
    for arguments in [
      ["export", path("out")], ["pets", "export", "-o", target],
      ["pets", "export", "--format", "markdown", "-o", target],
    ] {
      let again = try run(
        arguments + ["--data", path("data"), "--language", "en", "--now", "2026-09-21T10:00:00Z"])
      XCTAssertEqual(again.status, 73)
      XCTAssertEqual(
        again.errors,
        "moggy: There is a file \(target); it is not replaced (--replace does that)\n")
    }
    XCTAssertEqual(try everything("export", "--replace", target).status, 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: path("out")).sorted()
    XCTAssertEqual(left, ["moggy-export-2026-09-21.files", "moggy-export-2026-09-21.json"])
    let nowhere = try everything("export", path("no/folder/a.json"))
    XCTAssertFalse(nowhere.errors.contains("NSCocoa"), nowhere.errors)
  }

  func testRecordsOfAnotherFormAreDamagedInTheUsersLanguage() throws {
    try pets("add", "--name", "Rex")
    let copy = path("copy.sqlite")
    try FileManager.default.copyItem(atPath: path("data/data/moggy.sqlite"), toPath: copy)
    try DatabaseQueue(path: copy).write { db in try db.execute(sql: "DROP TABLE document") }
    let ended = try run(
      ["restore", copy, "--data", path("data"), "--language", "ru"])
    XCTAssertEqual(ended.status, 65)
    XCTAssertTrue(
      ended.errors.contains("повреждено: moggy.sqlite; ничего не изменено"), ended.errors)
    XCTAssertEqual(try names("data"), ["Rex"])
  }

  func testAPhotoThatCannotBeReadIsNamedAndStopsNothing() throws {
    try pets("add", "--name", "Rex", "--photo", try picture("rex.png"))
    let folder = path("data/data/pets")
    let name = try XCTUnwrap(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    try FileManager.default.removeItem(atPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      atPath: folder + "/" + name, withIntermediateDirectories: false)
    for command in [["backup", path("all.tar")], ["export", path("all.json")]] {
      let made = try run(command + ["--data", path("data"), "--language", "en"])
      XCTAssertEqual(made.status, 0, made.errors)
      XCTAssertTrue(made.output.contains(name), made.output)
    }
  }

  func testAFileForTheOtherCommandSaysWhich() throws {
    try pets("add", "--name", "Rex")
    let data = ["--data", path("data"), "--language", "en"]
    XCTAssertEqual(try run(["backup", path("all.tar")] + data).status, 0)
    XCTAssertEqual(try run(["export", path("all.json")] + data).status, 0)
    let restored = try run(["restore", path("all.json")] + data)
    XCTAssertEqual(restored.status, 65)
    XCTAssertTrue(
      restored.errors.contains("this is an export; moggy import takes it"), restored.errors)
    for command in [["import"], ["pets", "import"]] {
      let taken = try run(command + [path("all.tar")] + data)
      XCTAssertEqual(taken.status, 65)
      XCTAssertTrue(taken.errors.contains("this is a backup; moggy restore takes it"), taken.errors)
    }
    let neither = try run(["restore", try write("text", Array("hello".utf8))] + data)
    XCTAssertTrue(neither.errors.contains("this is no backup of moggy"), neither.errors)
  }
}
