import Foundation
import Persistence
import XCTest

/// `moggy travel …` on the real program, with the places beside it.
final class TravelCommandTests: PlacesCase {
  @discardableResult
  private func travel(
    _ arguments: String..., data: String = "data", language: String = "en",
    environment: [String: String] = [:]
  ) throws -> Ended {
    try run(
      ["travel"] + arguments + [
        "--data", path(data), "--language", language, "--now", "2026-09-21T10:00:00Z",
      ], environment)
  }

  private func fill() throws {
    try travel("add", "France", "--state", "lived", "--from", "2019-05", "--home")
    try travel("add", "Paris")
    try travel("add", "geonames:1850147", "--state", "want", "--note", "cherries, “sakura”")
  }

  func testAddingAndListing() throws {
    try fill()
    let countries = try travel("list")
    XCTAssertEqual(countries.status, 0, countries.errors)
    XCTAssertEqual(
      countries.lines,
      [
        "FR  France  ⌂ lived there · from 05.2019  1 city  home",
        "JP  Japan   ☆ want to go                  1 city",
      ])
    let cities = try travel("list", "--cities", "--sort", "name", language: "ru")
    XCTAssertEqual(
      cities.lines,
      ["geonames:2988507  Париж  FR  ✓ был(а)", "geonames:1850147  Токио  JP  ☆ хочу поехать"])
    XCTAssertEqual(try travel("list", "франция").lines.count, 1)
    XCTAssertEqual(try travel("list", "--state", "want").lines.count, 1)
    let page = try travel("list", "--limit", "1")
    XCTAssertEqual(page.lines.count, 1)
    XCTAssertEqual(page.errors, "… and 1 more (--limit)\n")
    XCTAssertEqual(try travel("list", "Peru").status, 66)
    XCTAssertEqual(try travel("list", "--limit", "0").status, 64)
  }

  /// In the order that holds, and refused with an example of it.
  func testDatesAreReadInTheOrderOfTheRegion() throws {
    let refused = try travel("add", "Japan", "--from", "14/05/2019 x", language: "ru")
    XCTAssertEqual(refused.status, 64)
    XCTAssertTrue(
      refused.errors.contains("«14/05/2019 x» — не дата; примеры: 2019, 05.2019 или 14.05.2019"),
      refused.errors)
    let american = ["LC_ALL": "en_US.UTF-8"]
    XCTAssertEqual(
      try travel("add", "Japan", "--from", "05/14/2019", environment: american).status, 0)
    XCTAssertEqual(
      try travel("list", environment: american).lines,
      ["JP  Japan  ✓ been there · from 05/14/2019  0 cities"])
    XCTAssertEqual(
      try travel("list").lines, ["JP  Japan  ✓ been there · from 14.05.2019  0 cities"])
  }

  func testANameOfTwoCountriesAsks() throws {
    let found = try travel("add", "Конго", language: "ru")
    XCTAssertEqual(found.status, 65)
    XCTAssertTrue(found.errors.contains("CG") && found.errors.contains("CD"), found.errors)
    XCTAssertEqual(try travel("add", "United States of America").status, 0)
    XCTAssertEqual(try travel("add", "Taiwan, Province of China").status, 0)
    let typed = try travel("add", "Гермния", language: "ru")
    XCTAssertEqual(typed.status, 66)
    XCTAssertTrue(typed.errors.contains("DE  Германия"), typed.errors)
  }

  func testAPlanIsTold() throws {
    try travel("add", "Japan", "--from", "2027")
    XCTAssertEqual(try travel("list").lines, ["JP  Japan  ▷ planned · from 2027  0 cities"])
    let statistics = try travel("stats", "--json").json() as? [String: Any]
    XCTAssertEqual(statistics?["visited"] as? Int, 0)
    XCTAssertEqual((statistics?["countries"] as? [String: Int])?["planned"], 1)
  }

  func testListAsJSON() throws {
    try fill()
    let found = try XCTUnwrap(try travel("list", "--json").json() as? [[String: Any]])
    XCTAssertEqual(found.map { $0["code"] as? String }, ["FR", "JP"])
    XCTAssertEqual(found[0]["home"] as? Bool, true)
    XCTAssertEqual(found[0]["from"] as? String, "2019-05")
    XCTAssertEqual(found[0]["cities"] as? Int, 1)
    let city = try XCTUnwrap(
      (try travel("list", "JP", "--json").json() as? [[String: Any]])?.first)
    XCTAssertEqual(city["id"] as? String, "geonames:1850147")
    XCTAssertEqual(city["name_ru"] as? String, "Токио")
    XCTAssertEqual(city["note"] as? String, "cherries, “sakura”")
    XCTAssertTrue(city["until"] is NSNull)
  }

  func testACityBringsItsCountryAndNamesakesAreToldApart() throws {
    let texas = try travel("add", "Paris,", "Texas")
    XCTAssertEqual(texas.output, "added: Paris  US  geonames:4717560\nadded: United States  US\n")
    let many = try travel("add", "Springfield")
    XCTAssertEqual(many.status, 65)
    XCTAssertTrue(many.errors.contains("geonames:4250542  Springfield  Illinois, United States"))
    XCTAssertEqual(try travel("add", "Monaco").output, "added: Monaco  MC\n")
    XCTAssertEqual(
      try travel("add", "Monaco", "--city").output, "added: Monaco  MC  geonames:2993458\n")
    XCTAssertEqual(try travel("add", "Rome", "--country", "FR").status, 66)
    let again = try travel("add", "Монако", language: "ru")
    XCTAssertEqual(again.status, 65)
    XCTAssertEqual(again.errors, "moggy: Монако: уже добавлено.\n")
    let none = try travel("add", "Narnia\u{1B}[31m")
    XCTAssertEqual(none.status, 66)
    XCTAssertFalse(none.errors.contains("\u{1B}"))
  }

  func testAPlanIsNoVisit() throws {
    try travel("add", "Japan", "--state", "want")
    try travel("add", "Kyoto", "--from", "2030")
    try travel("add", "Oslo", "--from", "2030-05")
    let stats = try XCTUnwrap(try travel("stats", "--json").json() as? [String: Any])
    XCTAssertEqual(
      stats["countries"] as? [String: Int], ["been": 0, "lived": 0, "want": 1, "planned": 1])
    XCTAssertEqual(
      stats["cities"] as? [String: Int], ["been": 0, "lived": 0, "want": 0, "planned": 2])
    XCTAssertEqual(stats["visited"] as? Int, 0)
  }

  func testRemoving() throws {
    try fill()
    try travel("add", "Paris, Texas")
    let many = try travel("remove", "Paris")
    XCTAssertEqual(many.status, 65)
    XCTAssertTrue(many.errors.contains("geonames:4717560  Paris  US"), many.errors)
    XCTAssertEqual(try travel("remove", "geonames:4717560").status, 0)
    let gone = try travel("remove", "france")
    XCTAssertEqual(gone.output, "removed: France  FR; u in the program brings it back\n")
    XCTAssertEqual(try travel("list", "--cities").lines.count, 1)
    XCTAssertEqual(try travel("remove", "France").status, 66)
  }

  func testCounts() throws {
    try fill()
    let ended = try travel("stats")
    XCTAssertEqual(ended.lines.first, "1 of 193 visited: 0.5% of the world", ended.errors)
    XCTAssertTrue(ended.output.contains("\nEurope         1/44 · 2.3%\n"), ended.output)
    let iso = try XCTUnwrap(
      try travel("stats", "--world", "iso", "--json").json() as? [String: Any])
    XCTAssertEqual(iso["total"] as? Int, 250)
    XCTAssertEqual(
      (iso["countries"] as? [String: Int]), ["been": 0, "want": 1, "lived": 1, "planned": 0])
    XCTAssertEqual(iso["share"] as? Double, 0.004)
    let bare = try run([
      "travel", "stats", "--data", path("data"), "--language", "en", "--places", path("none"),
    ])
    XCTAssertEqual(bare.status, 0, bare.errors)
    XCTAssertEqual(bare.lines.first, "1 of 193 visited: 0.5% of the world")
  }

  func testVisitsAreTold() throws {
    try fill()
    try travel("add", "Italy", "--from", "2021-09-04", "--until", "2021-09-18")
    try travel("add", "Norway")
    let text = try travel("stats").output
    for line in [
      "Longest journey: 15 days, 04.09.2021 – 18.09.2021: Italy",
      "Farthest from home: Norway, 1405 km from Paris", "  2021       1 country, 1 new",
      "  2019       1 country, 1 new", "  3–5          1 country",
      "Without a date: 1 country, 1 city",
    ] { XCTAssertTrue(text.contains("\n" + line + "\n"), "\(line)\n\(text)") }
    let stats = try XCTUnwrap(try travel("stats", "--json").json() as? [String: Any])
    let years = try XCTUnwrap(stats["years"] as? [[String: Int]])
    XCTAssertEqual(years.map { $0["year"] }, Array(2019...2026))
    XCTAssertEqual(years.map { $0["new_countries"] }, [1, 0, 1, 0, 0, 0, 0, 0])
    XCTAssertEqual(stats["undated"] as? [String: Int], ["countries": 1, "cities": 1])
    let journey = stats["longest_journey"] as? [String: Any]
    XCTAssertEqual(journey?["days"] as? Int, 15)
    XCTAssertEqual(journey?["countries"] as? [String], ["IT"])
    XCTAssertEqual((stats["home"] as? [String: Any])?["name"] as? String, "Paris")
    let ages = try XCTUnwrap(stats["years_since_last_visit"] as? [[String: Any]])
    XCTAssertEqual(ages.map { $0["countries"] as? Int }, [0, 0, 1, 0, 0])
    XCTAssertTrue(ages.last?["until"] is NSNull)
    try travel("add", "Peru", "--state", "want", data: "wishes")
    let wishes = try travel("stats", "--json", data: "wishes").json() as? [String: Any]
    XCTAssertEqual((wishes?["years"] as? [Any])?.count, 0)
    XCTAssertTrue(wishes?["longest_journey"] is NSNull && wishes?["home"] is NSNull)
  }

  /// Through each form that is read, into an empty folder.
  func testExportAndImportIntoAnEmptyFolder() throws {
    try fill()
    let all = try travel("export", "--format", "csv").output
    for form in ["csv", "geojson", "gpx"] {
      XCTAssertEqual(try travel("export", "-o", path("all.\(form)")).status, 0)
      let taken = try travel("import", path("all.\(form)"), data: form)
      XCTAssertEqual(
        taken.output, "added: 2 countries, 2 cities; already there: 0\n", taken.errors)
      XCTAssertEqual(try travel("export", "--format", "csv", data: form).output, all)
    }
    let again = try travel("import", path("all.csv"), "--json")
    let report = try XCTUnwrap(try again.json() as? [String: Any])
    XCTAssertEqual(report["alreadyThere"] as? Int, 4)
    XCTAssertEqual(report["countries"] as? Int, 0)
  }

  func testAFileThatIsThereIsNotReplaced() throws {
    try fill()
    let file = try write("mine.svg", Array("mine".utf8))
    let refused = try travel("export", "-o", file)
    XCTAssertEqual(refused.status, 73)
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "mine")
    XCTAssertEqual(try travel("export", "-o", file, "--replace").status, 0)
    XCTAssertTrue(try String(contentsOfFile: file, encoding: .utf8).contains("<svg"))
    let text = try travel("export", "--format", "text", "--columns", "60", language: "ru")
    XCTAssertEqual(text.lines.first, "Мои поездки")
    XCTAssertTrue(text.output.contains("\nжил(а): 1, хочу: 1\n"), text.output)
    XCTAssertEqual(try travel("export", "--format", "text", "--columns", "6").status, 64)
    XCTAssertEqual(try travel("export", "--format", "svg", data: "none").status, 66)
  }

  func testAPosterIsAPicture() throws {
    try fill()
    XCTAssertEqual(try travel("export", "-o", path("poster.png")).status, 0)
    let picture = try Data(contentsOf: URL(filePath: path("poster.png")))
    XCTAssertEqual(Array(picture.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertEqual(Array(picture.suffix(8).prefix(4)), Array("IEND".utf8))
    let text = try travel("export", "--format", "text", "--columns", "60").output
    XCTAssertTrue(text.contains("\n1 of 193 countries · 0.5% of the world\n"), text)
    XCTAssertTrue(text.contains("\n2019 █······· 2026\n"), text)
    XCTAssertTrue(text.contains("\nlived: France\nwant to go: Japan\n"), text)
  }

  func testImportTellsEveryRowThatIsNotUnderstood() throws {
    let rows = "name,country,state,from\nLyon,France,been,2019\nNarnia,,been,\nRome,,,20x\n\"open"
    let file = try write("a.csv", Array(rows.utf8))
    let preview = try travel("import", file, "--preview")
    XCTAssertEqual(preview.status, 80, preview.errors)
    XCTAssertEqual(preview.output, "To be added: 1 country and 1 city; already there: 0\n")
    XCTAssertEqual(
      preview.errors,
      """
      not understood: 3
      line 3: “Narnia” — there is no city “Narnia”
      line 4: “Rome” — “20x” is no date, as 2019, 2019-05 or 2019-05-14
      line 5: “open” — a quote is not closed

      """)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("data")))
    let taken = try travel("import", file, "--json", language: "ru")
    let report = try XCTUnwrap(try taken.json() as? [String: Any])
    XCTAssertEqual(report["cities"] as? Int, 1)
    XCTAssertEqual(
      (report["problems"] as? [String])?.first, "строка 3: «Narnia» — города «Narnia» нет")
  }

  func testFilesThatCannotBeRead() throws {
    let missing = try travel("import", path("none.csv"))
    XCTAssertEqual(missing.status, 66)
    XCTAssertEqual(missing.errors, "moggy: \(path("none.csv")): There is no such file\n")
    let binary = try write("b.csv", [0xFF, 0, 1, 2])
    XCTAssertEqual(try travel("import", binary).status, 65)
    let broken = try write("c.geojson", Array("{\"type\": ".utf8))
    let ended = try travel("import", broken)
    XCTAssertEqual(ended.status, 65)
    XCTAssertEqual(ended.errors, "moggy: \(broken): line 1: this is no GeoJSON\n")
    XCTAssertEqual(try travel("import", binary, "--places", path("none")).status, 69)
  }

  func testAPlanIsAStateOfItsOwn() throws {
    try fill()
    try travel("add", "Oslo", "--from", "2030")
    XCTAssertEqual(
      try travel("list", "--cities", "--state", "planned").lines.count, 1, "Oslo alone")
    XCTAssertEqual(try travel("list", "--cities", "--state", "been").lines.count, 1, "Paris alone")
    let json = try travel("list", "--cities", "--state", "planned", "--json").json()
    let city = try XCTUnwrap((json as? [[String: Any]])?.first)
    XCTAssertEqual(city["state"] as? String, "been")
    XCTAssertEqual(city["standing"] as? String, "planned")
    let page = try travel("list", "--cities", "--limit", "2")
    XCTAssertEqual(page.lines.count, 2)
    XCTAssertEqual(page.errors, "… and 1 more (--limit)\n")
  }

  func testACityIsNoHome() throws {
    let city = try travel("add", "Oslo", "--home")
    XCTAssertEqual(city.status, 64)
    XCTAssertEqual(city.errors, "moggy: --home is for a country.\n")
    XCTAssertEqual(try travel("add", "Narnia", "--home", language: "ru").status, 66)
    XCTAssertEqual(try travel("list").lines, [])
  }

  func testADashIsStandardOutputAndNoFile() throws {
    try fill()
    let printed = try travel("export", "--format", "csv")
    let dash = try travel("export", "--format", "csv", "--output", "-")
    XCTAssertEqual(dash.output, printed.output)
    XCTAssertFalse(dash.output.isEmpty)
    let told = try travel("export", "--output", path("t.csv"), "--json")
    XCTAssertEqual((try told.json() as? [String: Any])?["path"] as? String, path("t.csv"))
    let nowhere = try travel("export", "--output", path("no/t.csv"))
    XCTAssertEqual(nowhere.status, 73)
    XCTAssertEqual(nowhere.errors, "moggy: There is no folder \(path("no"))\n")
    for arguments in [["import", "-"], ["import", ""], ["export", "--output", ""]] {
      let refused = try run(["travel"] + arguments + ["--data", path("data"), "--language", "ru"])
      XCTAssertEqual(refused.status, 64, "\(arguments)")
      XCTAssertTrue(refused.errors.hasPrefix("Ошибка: "), refused.errors)
    }
  }

  /// While the program runs, what reads works and what writes is refused.
  func testWhileTheProgramRuns() throws {
    try fill()
    let lock = try InstanceLock(at: URL(filePath: path("data/data/lock")))
    XCTAssertEqual(try travel("list").lines.count, 2)
    XCTAssertEqual(try travel("export", "--format", "csv").status, 0)
    let refused = try travel("add", "Peru")
    XCTAssertEqual(refused.status, 75)
    XCTAssertTrue(refused.errors.contains("the program is running"), refused.errors)
    XCTAssertEqual(try travel("remove", "France").status, 75)
    withExtendedLifetime(lock) {}
  }
}
