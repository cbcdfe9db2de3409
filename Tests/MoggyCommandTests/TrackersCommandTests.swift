import Foundation
import Persistence
import XCTest

/// `moggy trackers …` on the real program; today is Friday, 6 March 2026.
final class TrackersCommandTests: TrackersCommandCase {
  /// Whatever the screen can do, the command can.
  func testTrackersAreChangedWithoutAScreen() throws {
    XCTAssertEqual(try trackers("add", "Run").status, 0)
    XCTAssertEqual(try trackers("categories").lines, ["General"])
    try trackers("add", "Read")
    try trackers("edit", "Run", "--name", "Run far", "--category", "Sport", "--per-week", "3")
    XCTAssertEqual(try names(trackers("categories", "--json")), ["General", "Sport"])
    XCTAssertTrue(try trackers("list").output.contains("3 times a week"))
    XCTAssertEqual(try names(trackers("list", "--json")), ["Run far", "Read"])
    try trackers("add", "Write")
    try trackers("move", "Write", "--before", "Read")
    XCTAssertEqual(try names(trackers("list", "--json")), ["Run far", "Write", "Read"])
    XCTAssertEqual(try object(trackers("pin", "Read", "--json"))["pinned"] as? Bool, true)
    XCTAssertEqual(try object(trackers("unpin", "Read", "--json"))["pinned"] as? Bool, false)
    try trackers("done", "Read")
    let unmarked = try object(try trackers("unmark", "Read", "--json"))
    XCTAssertEqual(unmarked["state"] as? String, "due")
    XCTAssertEqual(try trackers("undo", "Read").status, 0)
    XCTAssertEqual(try trackers("remove", "Write").output, "removed: Write\n")
    XCTAssertEqual(try names(trackers("list", "--json")), ["Run far", "Read"])
    XCTAssertEqual(try trackers("remove", "Write").status, 66)
    XCTAssertEqual(try trackers("move", "Read").status, 64)
    XCTAssertEqual(try trackers("edit", "Read", "--emoji", "no emoji").status, 65)
  }

  /// Nothing that was asked for is passed over in silence.
  func testAnEditTakesWhatTheTrackerHas() throws {
    try trackers("add", "Dentist", "--event", "2026-03-03")
    try trackers("add", "Tea", "--target", "4", "--unit", "cups")
    let moved = try object(try trackers("edit", "Dentist", "--event", "2026-03-09", "--json"))
    XCTAssertEqual(moved["event"] as? String, "2026-03-09")
    try trackers("edit", "Tea", "--at-most")
    XCTAssertTrue(try trackers("done", "Tea", "5").output.hasSuffix("5 > 4 cups\n"))
    try trackers("edit", "Tea", "--at-least")
    XCTAssertTrue(try trackers("done", "Tea", "5").output.hasSuffix("5/4 cups\n"))
    for arguments in [
      ["Dentist", "--days", "every"], ["Dentist", "--target", "3"], ["Dentist", "--unit", "km"],
      ["Tea", "--event", "2026-03-09"],
    ] {
      let ended = try trackers(
        "edit", arguments[0], arguments[1], arguments[2], "--category", "Nowhere")
      XCTAssertEqual(ended.status, 65, "\(arguments)")
      XCTAssertEqual(ended.errors, "moggy: \(arguments[0]): Not for this tracker.\n")
    }
    XCTAssertEqual(try trackers("edit", "Tea").status, 64)
    try trackers("edit", "Tea", "--target", "")
    XCTAssertEqual(try trackers("edit", "Tea", "--unit", "litres").status, 65)
    XCTAssertEqual(try trackers("categories").lines, ["General"])
  }

  func testTheFourFiguresOfTheFixture() throws {
    try fixture()
    let told = try trackers("stats")
    XCTAssertEqual(
      Array(told.lines.prefix(4)),
      [
        "Best period  4 days     Read", "Ideal days   4 days", "Completed    9 times",
        "Average      1.5 a day",
      ], told.errors)
    XCTAssertEqual(
      try trackers("stats", language: "ru").lines.first, "Лучший период       4 дня       Read")
    let json = try object(try trackers("stats", "--json"))
    let tiles = try XCTUnwrap(json["tiles"] as? [String: Any])
    XCTAssertEqual((tiles["best_period"] as? [String: Any])?["name"] as? String, "Read")
    XCTAssertEqual((tiles["best_period"] as? [String: Any])?["days"] as? Int, 4)
    XCTAssertEqual(tiles["ideal_days"] as? Int, 4)
    XCTAssertEqual(tiles["completed"] as? Int, 9)
    XCTAssertEqual(tiles["average"] as? Double, 1.5)
    let all = try XCTUnwrap(json["trackers"] as? [[String: Any]])
    XCTAssertEqual(all.map { $0["done_count"] as? Int }, [4, 4, 1])
    XCTAssertTrue(all[2]["score"] is NSNull)
    let run = try object(try trackers("stats", "run", "--json"))
    XCTAssertEqual((run["streaks"] as? [[String: Any]])?.map { $0["length"] as? Int }, [3, 1])
    XCTAssertEqual(try trackers("stats", "Dentist").status, 65)
  }

  func testNothingToAnalyse() throws {
    XCTAssertEqual(try trackers("stats").status, 66)
    try FileManager.default.createDirectory(
      atPath: path("data"), withIntermediateDirectories: false)
    XCTAssertEqual(try trackers("stats").output, "Nothing to analyse yet\n")
    XCTAssertTrue(try object(try trackers("stats", "--json"))["tiles"] is NSNull)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("data/data")))
  }

  func testTodayTellsTheStateOfEach() throws {
    try fixture()
    let told = try trackers("today")
    XCTAssertEqual(told.lines.first, "Friday, 6 March 2026  1/2", told.errors)
    XCTAssertTrue(told.output.contains("[ ]  Run   due"), told.output)
    XCTAssertTrue(told.output.contains("[✓]  Read  done"), told.output)
    let json = try object(try trackers("today", "--json", "--date", "2026-03-03"))
    let cards = try XCTUnwrap(json["trackers"] as? [[String: Any]])
    XCTAssertEqual(cards.map { $0["name"] as? String }, ["Run", "Read", "Dentist"])
    XCTAssertEqual(cards.map { $0["state"] as? String }, ["done", "skipped", "done"])
    XCTAssertEqual((cards[0]["streak"] as? [String: Any])?["length"] as? Int, 3)
    let open = try trackers("today", "--filter", "not-completed")
    XCTAssertFalse(open.output.contains("Read"))
    XCTAssertEqual(try trackers("today", "--date", "3 Foo").status, 64)
    let weekend = try trackers("list", "--json", "--date", "2026-03-01")
    let rows = try XCTUnwrap(try weekend.json() as? [[String: Any]])
    XCTAssertEqual(rows.map { $0["state"] as? String }, ["done", "not due", "not due"])
  }

  func testAmountsAndNotes() throws {
    try trackers(
      "add", "Вода", "--category", "Дом", "--target", "2", "--unit", "л", "--remind", "9:30")
    let some = try trackers("done", "вода", "1.5", "--json")
    XCTAssertEqual(try object(some)["state"] as? String, "due", some.errors)
    XCTAssertEqual(try object(some)["amount"] as? Double, 1.5)
    XCTAssertEqual(
      try trackers("done", "ВОДА", "2", language: "ru").output,
      "Вода  6 марта 2026  выполнено  2/2 л\n")
    let noted = try object(try trackers("note", "вода", "with", "lemon", "--json"))
    XCTAssertEqual(noted["note"] as? String, "with lemon")
    XCTAssertTrue(try object(try trackers("note", "вода", "", "--json"))["note"] is NSNull)
    let undone = try object(try trackers("undo", "вода", "--json"))
    XCTAssertEqual(undone["state"] as? String, "due")
    XCTAssertTrue(undone["amount"] is NSNull)
    let wrong = try trackers("add", "Run", "--category", "A", "--target", "much")
    XCTAssertEqual(wrong.status, 65)
    XCTAssertEqual(try trackers("add", "Run", "--category", "A", "--per-week", "9").status, 64)
  }

  func testTodayTellsWhenToBeReminded() throws {
    try trackers("add", "Tea", "--category", "Home", "--remind", "9:30")
    try trackers("add", "Walk", "--category", "Home")
    let told = try trackers("today")
    XCTAssertTrue(told.output.contains("[ ]  Tea   due  09:30"), told.output)
    let json = try object(try trackers("today", "--json"))
    let cards = try XCTUnwrap(json["trackers"] as? [[String: Any]])
    XCTAssertEqual(cards[0]["reminder"] as? String, "09:30")
    XCTAssertTrue(cards[1]["reminder"] is NSNull)
  }

  func testTheArchiveAndBack() throws {
    try fixture()
    for name in ["Run", "Dentist"] {
      XCTAssertTrue(try trackers("archive", name).output.contains("archived"))
    }
    XCTAssertFalse(try trackers("today").output.contains("Run"))
    let all = try trackers("list", "--archived", "--json")
    let rows = try XCTUnwrap(try all.json() as? [[String: Any]])
    XCTAssertEqual(rows.map { $0["name"] as? String }, ["Run", "Read", "Dentist"])
    XCTAssertEqual(rows[0]["archived"] as? String, "2026-03-06")
    try trackers("add", "Run", "--category", "Home")
    let back = try object(try trackers("restore", "run", "--json"))
    XCTAssertEqual(back["category"] as? String, "Sport")
    XCTAssertTrue(back["archived"] is NSNull)
    XCTAssertEqual(back["done_count"] as? Int, 4)
    XCTAssertEqual(try trackers("restore", "dentist").status, 0)
    XCTAssertEqual(try trackers("restore", "nobody").status, 66)
  }

  func testTheFutureIsRefused() throws {
    try fixture()
    let refused = try trackers("done", "Run", "--date", "2026-03-07", language: "ru")
    XCTAssertEqual(refused.status, 65)
    XCTAssertEqual(
      refused.errors, "moggy: Run: Этот день ещё не наступил: отметить его нельзя.\n")
    XCTAssertEqual(try trackers("skip", "Dentist").status, 65)
  }

  func testNamesAreFoundAndToldApart() throws {
    try trackers("add", "Лёгкий бег", "--category", "Sport")
    try trackers("add", "Run", "--category", "Sport", "--per-week", "3")
    try trackers("add", "Run", "--category", "Home")
    XCTAssertEqual(try trackers("done", "легкий").status, 0)
    let many = try trackers("done", "run")
    XCTAssertEqual(many.status, 65)
    XCTAssertTrue(many.errors.contains("Sport  3 times a week"), many.errors)
    XCTAssertTrue(many.errors.contains("Home   Every day"), many.errors)
    let rows = try XCTUnwrap(try trackers("list", "--json").json() as? [[String: Any]])
    let id = try XCTUnwrap(rows.first { $0["category"] as? String == "Home" }?["id"] as? String)
    XCTAssertEqual(try trackers("done", id).status, 0)
    let none = try trackers("done", "Narnia\u{1B}[31m")
    XCTAssertEqual(none.status, 66)
    XCTAssertFalse(none.errors.contains("\u{1B}"))
  }

  // MARK: - Files

  func testExportAndImportIntoAnEmptyFolder() throws {
    try fixture()
    try trackers("note", "Run", "rain")
    let all = try trackers("export").output
    XCTAssertEqual(try trackers("export", "-o", path("all.json")).status, 0)
    let preview = try trackers("import", path("all.json"), "--dry-run", data: "other")
    XCTAssertEqual(preview.output, Self.preview, preview.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("other")))
    let taken = try trackers("import", path("all.json"), data: "other")
    XCTAssertEqual(taken.output, "Added: 3 trackers · 10 marks\n", taken.errors)
    XCTAssertEqual(try trackers("export", data: "other").output, all)
    XCTAssertEqual(try trackers("stats", data: "other").output, try trackers("stats").output)
    let again = try object(try trackers("import", path("all.json"), "--json"))
    XCTAssertEqual(again["new_trackers"] as? Int, 0)
    XCTAssertEqual(again["kept_days"] as? Int, 10)
    XCTAssertEqual(try trackers("export", "-o", path("all.json")).status, 73)
    let csv = try trackers("export", "--format", "csv")
    XCTAssertTrue(csv.output.contains("2026-03-03,Home,Read,habit,skip,,,"), csv.output)
    let calendar = try trackers("export", "--format", "ics")
    XCTAssertTrue(calendar.output.contains("BYDAY=MO,TU,WE,TH,FR"), calendar.output)
    XCTAssertEqual(try trackers("export", "--format", "ics", data: "none").status, 66)
  }

  /// What a try would add is found beside what is there, and nothing of it stays.
  func testATryOnRecordsThatAreThere() throws {
    try fixture()
    XCTAssertEqual(try trackers("export", "-o", path("all.json")).status, 0)
    try trackers("add", "Swim", "--category", "Sport", data: "other")
    let before = try trackers("export", data: "other").output
    let preview = try trackers("import", path("all.json"), "--dry-run", data: "other")
    XCTAssertEqual(preview.output, Self.preview, preview.errors)
    XCTAssertEqual(try trackers("export", data: "other").output, before)
  }

  private static let preview = """
    To be added: 3 trackers · 10 marks
      Run      Every day                4 marks
      Read     Mon, Tue, Wed, Thu, Fri  5 marks
      Dentist  Once, on 3 March 2026    done

    """

  func testTwoOfOneNameStayTwo() throws {
    for _ in 0..<2 { try trackers("add", "Water", "--category", "Health") }
    XCTAssertEqual(try trackers("export", "-o", path("all.json")).status, 0)
    try trackers("import", path("all.json"), data: "other")
    XCTAssertEqual(
      try trackers("export", data: "other").output, try trackers("export").output)
  }

  func testDoneIsWhatIsAskedFor() throws {
    try trackers("add", "Water", "--category", "Health", "--target", "8", "--unit", "glasses")
    XCTAssertTrue(try trackers("done", "Water").output.contains("8/8 glasses"))
    try trackers("done", "Water", "10")
    XCTAssertTrue(try trackers("done", "Water").output.contains("10/8 glasses"))
    XCTAssertEqual(try trackers("add", "Tea", "--category", "Health", "--unit", "cups").status, 64)
  }

  func testAnEventIsDoneOnceAndSaysSo() throws {
    try trackers("add", "Dentist", "--category", "Home", "--event", "2026-03-03")
    XCTAssertEqual(try trackers("done", "Dentist", "--date", "2026-03-04").errors, "")
    let again = try trackers("done", "Dentist", "--date", "2026-03-04")
    XCTAssertEqual(again.status, 0)
    XCTAssertEqual(again.errors, "as before: Dentist\n")
    let elsewhere = try trackers("done", "Dentist", language: "ru")
    XCTAssertEqual(elsewhere.status, 65)
    XCTAssertEqual(elsewhere.errors, "moggy: Dentist: Уже выполнено: 4 марта 2026.\n")
  }

  func testWhatIsWrongIsNamed() throws {
    try trackers("add", "Вода", "--category", "Дом", "--target", "2", "--unit", "л", "--at-most")
    let bad = try trackers("done", "вода", "abc")
    XCTAssertEqual(bad.status, 65)
    XCTAssertEqual(
      bad.errors, "moggy: Вода, Amount: A number up to a million, as 8 or 1.5.\n")
    try trackers("add", "Run", "--category", "Sport")
    XCTAssertEqual(try trackers("done", "run", "abc").status, 66)
    let time = try trackers("add", "Tea", "--category", "Дом", "--remind", "noon", language: "ru")
    XCTAssertEqual(time.errors, "moggy: Tea, Напомнить: Время, например 9:30.\n")
    XCTAssertTrue(
      try trackers("done", "вода", "1,5", language: "ru").output.hasSuffix("1,5 ≤ 2 л\n"))
    XCTAssertTrue(try trackers("done", "вода", "2.5").output.hasSuffix("2.5 > 2 л\n"))
  }

  func testLoopWithAReportOfWhatIsNotUnderstood() throws {
    let folder = URL(filePath: path("loop")).appending(path: "001 Meditate")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(
      "loop/Habits.csv",
      Array(
        """
        Position,Name,Question,Description,NumRepetitions,Interval,Color
        001,Meditate,Did you meditate?,,1,1,#FF8F00

        """.utf8))
    try write(
      "loop/001 Meditate/Checkmarks.csv",
      Array("2026-03-06,2\n2026-03-05,2\n2026-03-xx,2\n2026-03-04,3\n".utf8))
    let taken = try trackers("import", path("loop"))
    XCTAssertEqual(taken.output, "Added: 1 tracker · 3 marks\n", taken.errors)
    XCTAssertTrue(taken.errors.contains("line 3: “2026-03-xx” is no date"), taken.errors)
    let stats = try object(try trackers("stats", "meditate", "--json"))
    XCTAssertEqual(stats["done_count"] as? Int, 2)
    XCTAssertEqual(try trackers("import", path("loop/Habits.csv")).status, 80)
  }

  func testFilesThatCannotBeRead() throws {
    XCTAssertEqual(try trackers("import", path("none.json")).status, 66)
    XCTAssertEqual(try trackers("import", folder.path(percentEncoded: false)).status, 66)
    let broken = try write("broken.json", Array("{\"format\": ".utf8))
    let ended = try trackers("import", broken)
    XCTAssertEqual(ended.status, 65)
    XCTAssertTrue(
      ended.errors.contains("line 1: neither JSON of this program nor an export of Loop"),
      ended.errors)
  }

  /// While the program runs, what reads works and what writes is refused.
  func testWhileTheProgramRuns() throws {
    try fixture()
    let lock = try InstanceLock(at: URL(filePath: path("data/data/lock")))
    XCTAssertEqual(try trackers("today").status, 0)
    XCTAssertEqual(try trackers("export").status, 0)
    let refused = try trackers("done", "Run")
    XCTAssertEqual(refused.status, 75)
    XCTAssertTrue(refused.errors.contains("the program is running"), refused.errors)
    let before = try trackers("export").output
    XCTAssertEqual(try trackers("export", "-o", path("all.json")).status, 0)
    let preview = try trackers("import", path("all.json"), "--dry-run")
    XCTAssertEqual(
      preview.output.split(separator: "\n").first, "To be added: 0 trackers · 0 marks",
      preview.errors)
    XCTAssertEqual(try trackers("export").output, before)
    XCTAssertEqual(try trackers("import", path("all.json")).status, 75)
    withExtendedLifetime(lock) {}
  }

  func testAFolderThatIsMissingIsNamedWithoutASlash() throws {
    for folder in [path("missing"), path("missing") + "/"] {
      let ended = try run(["trackers", "today", "--data", folder, "--language", "ru"])
      XCTAssertEqual(ended.status, 66)
      XCTAssertEqual(ended.errors, "moggy: нет папки \(path("missing"))\n")
    }
  }
}
