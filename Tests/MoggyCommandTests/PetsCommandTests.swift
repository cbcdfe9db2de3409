import Foundation
import Persistence
import XCTest

/// `moggy pets …`: the same rules and the same records as the screen.
final class PetsCommandTests: CommandCase {
  private func add(_ name: String, _ more: String..., line: UInt = #line) throws -> String {
    let arguments =
      ["pets", "add", "--name", name, "--json", "--data", path("data"), "--now"]
      + ["2026-09-21T10:00:00Z", "--time-zone", "UTC"] + more
    let ended = try run(arguments)
    XCTAssertEqual(ended.status, 0, ended.errors, line: line)
    return try XCTUnwrap((try ended.json() as? [String: Any])?["id"] as? String)
  }

  // MARK: Cards

  // The fields by the same rules.
  func testAddShowEditRemove() throws {
    _ = try add("Барсик", "--weight", "4,2", "--birthday", "14.05.21", "--sterilised", "да")
    let list = try pets("list")
    XCTAssertEqual(list.lines.count, 1)
    XCTAssertTrue(list.output.hasSuffix("  Барсик      5 yrs 4 mo  4.2 kg\n"), list.output)
    let shown = try pets("show", "барсик", language: "ru")
    XCTAssertTrue(shown.output.contains("  Вес (кг): 4,2\n"), shown.output)
    XCTAssertTrue(shown.output.contains("  Стерилизация: да\n"), shown.output)
    let edited = try pets("edit", "барсик", "--coat", "long", "--weight", "", "--json")
    let card = try XCTUnwrap(try edited.json() as? [String: Any])
    XCTAssertEqual(card["coat"] as? String, "long")
    XCTAssertNil(card["weight"])
    XCTAssertEqual(try pets("edit", "барсик", "--coat", "long").status, 0)
    let removed = try pets("remove", "барсик")
    XCTAssertEqual(removed.status, 0)
    XCTAssertTrue(removed.output.hasPrefix("removed: "), removed.output)
    XCTAssertEqual(try pets("list", "--json").output, "[]\n")
  }

  // Nothing that the screen refuses gets in, all mistakes are told at once.
  func testWhatCannotBeSaved() throws {
    let long = try pets("add", "--name", String(repeating: "x", count: 21), "--weight", "fat")
    XCTAssertEqual(long.status, 65)
    XCTAssertEqual(
      long.errors, "moggy: Name: at most 20 characters\nWeight (kg): a number, such as 4.2\n")
    XCTAssertEqual(long.output, "")
    XCTAssertEqual(try pets("add").status, 65)
    XCTAssertEqual(try pets("add", "--name", "  ").status, 65)
    _ = try add("Rex")
    let empty = try pets("edit", "rex", "--name", "")
    XCTAssertEqual(empty.status, 65)
    XCTAssertTrue(empty.errors.contains("moggy pets remove"), empty.errors)
    XCTAssertEqual(try pets("edit", "rex").status, 64)
    XCTAssertEqual(try pets("edit", "rex", "--photo", "x", "--no-photo").status, 64)
    XCTAssertEqual(try pets("list", "--limit", "0").status, 64)
    XCTAssertEqual(try pets("purr").status, 64)
    XCTAssertEqual(try pets("list").lines.count, 1)
  }

  func testWhoIsMeant() async throws {
    try await givePremium()
    let first = try add("Max")
    let second = try add("max")
    let both = try pets("show", "MAX")
    XCTAssertEqual(both.status, 65)
    XCTAssertTrue(both.errors.contains(first.prefix(8)), both.errors)
    XCTAssertTrue(both.errors.contains(second.prefix(8)), both.errors)
    XCTAssertEqual(try pets("show", String(first.prefix(8)).lowercased()).status, 0)
    let nobody = try pets("show", "Rex\u{1B}[2J")
    XCTAssertEqual(nobody.status, 66)
    XCTAssertEqual(nobody.errors, "moggy: there is no pet “Rex\u{FFFD}[2J”\n")
    XCTAssertEqual(
      try pets("remove", "nobody", language: "ru").errors, "moggy: нет питомца «nobody»\n")
  }

  func testAPhotoAloneIsAPet() throws {
    let photo = try picture("my cat.png")
    let added = try pets("add", "--photo", "my cat.png", "--json")
    XCTAssertEqual(added.status, 0, added.errors)
    let card = try XCTUnwrap(try added.json() as? [String: Any])
    let name = try XCTUnwrap(card["photo"] as? String)
    let kept = path("data/data/pets/\(name)")
    XCTAssertEqual(
      try Data(contentsOf: URL(filePath: kept)), try Data(contentsOf: URL(filePath: photo)))
    let id = try XCTUnwrap(card["id"] as? String)
    XCTAssertEqual(try pets("edit", id, "--no-photo").status, 65)
    XCTAssertEqual(try pets("edit", id, "--name", "Rex", "--no-photo").status, 0)
    let text = try write("text.png", Array("text".utf8))
    XCTAssertEqual(try pets("edit", "rex", "--photo", text).status, 65)
    XCTAssertEqual(try pets("edit", "rex", "--photo", path("nothing.png")).status, 66)
    XCTAssertEqual(try pets("edit", "rex", "--photo", path("")).status, 66)
  }

  // MARK: Health

  func testTheHealthBookAndWhatIsDue() throws {
    _ = try add("Rex")
    XCTAssertEqual(try pets("weight", "rex", "4,2").status, 0)
    XCTAssertEqual(try pets("weight", "rex", "4.5", "--date", "1.9.26").status, 0)
    XCTAssertEqual(
      try pets("weight", "rex", language: "ru").lines, ["21.09.2026  4,2 кг", "01.09.2026  4,5 кг"])
    XCTAssertEqual(try pets("weight", "rex", "heavy").status, 65)
    XCTAssertEqual(
      try pets("vaccination", "rex", "Rabies", "--date", "2025-10-01", "--until", "28.09.26")
        .status,
      0)
    XCTAssertEqual(try pets("medicine", "rex", "Drops", "--until", "2026-09-22").status, 0)
    XCTAssertEqual(try pets("visit", "rex", "limps", "--cost", "25,5 €").status, 0)
    XCTAssertEqual(try pets("visit", "rex").lines, ["21.09.2026  limps    25.50 €"])
    let wrong = try pets("vaccination", "rex", "x", "--date", "2027-01-01", "--until", "soon")
    XCTAssertEqual(wrong.status, 65)
    XCTAssertEqual(wrong.errors.split(separator: "\n").count, 2)
    XCTAssertEqual(
      try pets("due").lines,
      [
        "22.09.2026  in 1 day   Rex  Medicine ends  Drops",
        "28.09.2026  in 7 days  Rex  Vaccination    Rabies",
      ])
    XCTAssertEqual(try pets("due", "--days", "1").lines.count, 1)
    let due = try XCTUnwrap(try pets("due", "rex", "--json").json() as? [[String: Any]])
    XCTAssertEqual(due.compactMap { $0["daysLeft"] as? Int }, [1, 7])
    try FileManager.default.createDirectory(
      atPath: path("empty"), withIntermediateDirectories: false)
    XCTAssertEqual(try pets("due", data: "empty").output, "nothing is due\n")
  }

  // MARK: Exports

  func testExports() throws {
    _ = try add("Rex")
    try pets("vaccination", "rex", "Rabies", "--until", "2027-09-21")
    let calendar = try pets("export", "--format", "ics", "--no-alarm")
    XCTAssertTrue(calendar.output.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    XCTAssertTrue(calendar.output.contains("\r\nDTSTART;VALUE=DATE:20270921\r\n"))
    XCTAssertFalse(calendar.output.contains("VALARM"))
    XCTAssertEqual(try pets("export", "--format", "ics", data: "empty").status, 66)
    let markdown = try pets("export", "rex", "--format", "markdown")
    XCTAssertTrue(markdown.output.hasPrefix("# Rex\n"))
    let json = try XCTUnwrap(try pets("export").json() as? [String: Any])
    XCTAssertEqual(json["format"] as? String, "moggy")
    let nowhere = try pets("export", "--format", "ics", "-o", path("none/x.ics"))
    XCTAssertEqual(nowhere.status, 73)
    XCTAssertEqual(try pets("export", "-o", path("none/x.json")).status, 73)
  }

  func testEverythingThereAndBack() throws {
    _ = try add("Rex", "--photo", try picture("cat.png"))
    try pets("weight", "rex", "4.2")
    XCTAssertEqual(try pets("export", "-o", path("all.json")).errors, "pets: 1, files: 1\n")
    let read = try pets("import", "all.json", data: "other")
    XCTAssertEqual(read.output, "added: 1, updated: 0, as before: 0\n")
    XCTAssertEqual(
      try pets("show", "rex", "--json", data: "other").output,
      try pets("show", "rex", "--json").output)
    let again = try pets("import", "all.json", "--json", data: "other").json() as? [String: Any]
    XCTAssertEqual(again?["kept"] as? Int, 1)
    XCTAssertEqual(try pets("import", path("nothing")).status, 66)
    try write("bad.json", Array("{}".utf8))
    XCTAssertEqual(try pets("import", "bad.json").status, 65)
    try write(
      "odd.json",
      Array(#"{"format": "moggy", "version": 1, "pets": [{"name": "Odd", "tail": 1}]}"#.utf8))
    let odd = try pets("import", "odd.json")
    XCTAssertEqual(odd.status, 80)
    XCTAssertEqual(odd.errors, "not understood: 1\npets[0].tail: not known\n")
  }

  // MARK: Where and when

  func testReadingMakesNothing() throws {
    try FileManager.default.createDirectory(
      atPath: path("empty"), withIntermediateDirectories: false)
    XCTAssertEqual(try pets("list", data: "empty").status, 0)
    XCTAssertEqual(try pets("show", "rex", data: "empty").status, 66)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: path("empty")), [])
  }

  /// What stands in front of `pets` counts, and the language is that of the locale.
  func testAFolderThatIsNotThereIsToldByWhatReads() throws {
    for arguments in [
      ["pets", "list"], ["pets", "due"], ["pets", "export"], ["export", "x.json"],
    ] {
      let ended = try run(arguments + ["--data", path("wrong"), "--language", "en"])
      XCTAssertEqual(ended.status, 66, "\(arguments) \(ended.errors)")
      XCTAssertEqual(ended.errors, "moggy: there is no folder \(path("wrong"))\n")
      XCTAssertEqual(ended.output, "")
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("wrong")))
    // Nobody has named a folder: there are no records yet.
    XCTAssertEqual(try run(["pets", "list"]).status, 0)
    XCTAssertEqual(try run(["pets", "add", "--name", "Rex", "--data", path("new")]).status, 0)
    XCTAssertEqual(try run(["pets", "list", "--data", path("new")]).status, 0)
  }

  func testAPathWithALineBreakIsNotCut() throws {
    try pets("add", "--name", "Rex")
    let file = try write("paper.txt", [1])
    let ended = try pets("document", "Rex", file + "\nrest")
    XCTAssertEqual(ended.status, 66)
    XCTAssertTrue(ended.errors.contains("is no path"), ended.errors)
    XCTAssertEqual(try pets("document", "Rex").output, "")
  }

  func testOptionsBeforeTheCommand() throws {
    _ = try add("Rex")
    let list = try run(["--data", path("data"), "pets", "list"])
    XCTAssertEqual(list.lines.count, 1)
    let russian = try run(
      ["--data", path("data"), "pets", "show", "nobody"], ["LC_ALL": "ru_RU.UTF-8"])
    XCTAssertEqual(russian.errors, "moggy: нет питомца «nobody»\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("home")))
  }

  /// Another process that holds the folder is the program with its screen.
  func testWhileTheProgramRunsReadingWorksAndWritingDoesNot() throws {
    _ = try add("Rex")
    let lock = try InstanceLock(at: URL(filePath: path("data/data/lock")))
    XCTAssertEqual(try pets("list").lines.count, 1)
    XCTAssertEqual(try pets("weight", "rex").status, 0)
    let before = try pets("show", "rex").output
    for arguments in [["add", "--name", "x"], ["edit", "rex", "--coat", "x"], ["remove", "rex"]] {
      let ended = try run(["pets"] + arguments + ["--data", path("data"), "--language", "en"])
      XCTAssertEqual(ended.status, 75)
      XCTAssertEqual(
        ended.errors,
        "moggy: the program is running (\(getpid())); change it there, or quit it first\n")
    }
    XCTAssertEqual(try pets("weight", "rex", "5").status, 75)
    XCTAssertEqual(try pets("show", "rex").output, before)
    withExtendedLifetime(lock) {}
  }

  func testAFolderThatCannotBeUsed() throws {
    try write("data", [1])
    XCTAssertEqual(try pets("add", "--name", "x").status, 73)
    try FileManager.default.createDirectory(
      atPath: path("other/data"), withIntermediateDirectories: true)
    try write("other/data/moggy.sqlite", Array("no database at all, but long enough".utf8))
    XCTAssertEqual(try pets("list", data: "other").status, 79)
  }
}
