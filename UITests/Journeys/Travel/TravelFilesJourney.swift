import Core
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user reads places in from a file, and writes them out.
final class TravelFilesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  private static let mixed = """
    name,country,state,from
    Lyon,France,been,2019
    Narnia,,been,
    Paris,DE,been,
    ,Japan,dreamt,
    Rome,,been,someday
    Kyoto,JP,want,
    """

  private func write(_ text: String, _ name: String, in folders: [DataFolder]) throws {
    for folder in folders {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
  }

  private func read(_ name: String, in folder: DataFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @MainActor
  private func ask(_ key: KeyStroke, _ app: Journey) async throws -> TravelPathPage {
    try await app.press(key)
    return try app.on(TravelPathPage.self)
  }

  // MARK: Import

  @MainActor
  func testRowsThatAreNotUnderstoodAreToldBeforeAnythingIsDone() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        try write(Self.mixed, "places.csv", in: folders)
        try await ask("I", app).answer("~/places.csv")
        let preview = try app.on(ImportPreviewPage.self)
        try app.expect(preview.new).toHave(label: "To be added: 2 countries and 2 cities")
        let all = app.screen.nodes.map(\.label).joined(separator: "\n")
        for line in [
          "Rows not understood: 4", "line 3: “Narnia” — there is no city “Narnia”",
          "line 4: “Paris” — it is in another country: France",
          "line 5: “Japan” — “dreamt” is none of been, want, lived",
          "line 6: “Rome” — “someday” is no date, as 2019, 2019-05 or 2019-05-14",
        ] where size.rows >= 24 { XCTAssertTrue(all.contains(line), "\(line)\n\(all)") }
        try await app.press("G")
        try app.expect(preview.report).toShow("France: Lyon")
        try await app.press(.enter)
        try app.expectToast("2 countries and 2 cities added. u takes them out again.")
        try app.expect(app.on(TravelMapPage.self).callout).toShow("◆ 1")
        try await app.press("u")
        try app.expectToast("Undone: importing travels")
        try await app.press(.control("r"))
        try app.expect(app.on(TravelMapPage.self).callout).toShow("◆ 1")
      }
    }
  }

  @MainActor
  func testAnImportThatIsNotWantedChangesNothing() async throws {
    try await inBoth(launch) { app, folders in
      try write(Self.mixed, "places.csv", in: folders)
      let page = try await TravelSettingsPage.open(app)
      try await app.element(TravelID.importFile).click()
      try await app.on(TravelPathPage.self).answer("~/places.csv")
      try await app.on(ImportPreviewPage.self).cancel.click()
      try app.expect(page.countries).toHave(value: "0")
      try await app.element(TravelID.importFile).click()
      try await app.on(TravelPathPage.self).answer("~/places.csv")
      try await app.on(ImportPreviewPage.self).add.click()
      try app.expect(page.countries).toHave(value: "2")
      // A second time there is nothing new in it.
      try await app.element(TravelID.importFile).click()
      try await app.on(TravelPathPage.self).answer("~/places.csv")
      let preview = try app.on(ImportPreviewPage.self)
      try app.expect(preview.new).toHave(label: "There is nothing new in this file.")
      try app.expect(preview.add).notToExist()
      try await app.press(.escape)
      try app.expect(page.countries).toHave(value: "2")
    }
  }

  @MainActor
  func testFilesThatCannotBeReadAreNamedBesideThePath() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        for folder in folders {
          let large = folder.url.appending(path: "large.csv")
          try Data().write(to: large)
          let handle = try FileHandle(forWritingTo: large)
          try handle.truncate(atOffset: 17 << 20)
          try handle.close()
          try Data([0x63, 0xE9, 0x0A, 0]).write(to: folder.url.appending(path: "latin.csv"))
        }
        let path = try await ask("I", app)
        for (file, words) in [
          ("~/none.csv", "There is no such file"),
          ("~/large.csv", "The file has more than 16 MB"),
          ("~/latin.csv", "This is no text"),
        ] {
          try await path.answer(file)
          try app.expect(path.message).toHave(label: "! " + words)
          try app.expect(path.field).toHave(value: file)
        }
        try await app.press(.escape)
        try app.expect(path.dialog).notToExist()
      }
    }
  }

  @MainActor
  func testABrokenGeoJSONIsTold() async throws {
    try await inBoth(Launch(language: .russian, tab: .travel)) { app, folders in
      try write("{\"type\": \"FeatureCollection\", \"features\": [", "a.geojson", in: folders)
      try await ask("I", app).answer("~/a.geojson")
      let preview = try app.on(ImportPreviewPage.self)
      try app.expect(preview.new).toHave(label: "В этом файле нет ничего нового.")
      try app.expectText("строка 1: это не GeoJSON")
    }
  }

  // MARK: Export

  @MainActor
  func testAFileThatIsThereIsReplacedOnlyWhenAsked() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        try write("mine", "travels.geojson", in: folders)
        try await app.on(TravelMapPage.self).add("France")
        let path = try await ask("E", app)
        try app.expect(path.field).toHave(value: "~/travels.geojson")
        try await app.press(.enter)
        try app.expect(path.question).toShow("travels.geojson is there already.")
        try app.expect(path.keep).toBe(.focused)
        try await path.keep.click()
        for folder in folders { XCTAssertEqual(try read("travels.geojson", in: folder), "mine") }
        try await path.confirm.click()
        try await path.replace.click()
        try app.expectToast("Written to ~/travels.geojson")
        for folder in folders {
          XCTAssertTrue(try read("travels.geojson", in: folder).contains("\"FR\""))
        }
      }
    }
  }

  @MainActor
  func testTheFormFollowsTheNameAndTheNameTheForm() async throws {
    try await inBoth(launch) { app, folders in
      try await app.on(TravelMapPage.self).add("France")
      let path = try await ask("E", app)
      try await path.form(1).click()
      try app.expect(path.field).toHave(value: "~/travels.csv")
      try await path.field.click()
      try await path.answer("~/a.gpx")
      try app.expectToast("Written to ~/a.gpx")
      for folder in folders { XCTAssertTrue(try read("a.gpx", in: folder).contains("<wpt")) }
    }
  }

  @MainActor
  func testNowhereToWrite() async throws {
    try await inBoth(launch) { app in
      try await app.press("E")
      try app.expectToast("Nothing has been added yet.")
      try await app.on(TravelMapPage.self).add("France")
      let path = try await ask("E", app)
      try await path.answer("~/no/such.csv")
      try app.expect(path.message).toHave(label: "! There is no folder ~/no")
      try app.expect(path.field).toHave(value: "~/no/such.csv")
    }
  }

  // MARK: Poster

  /// Names, shares and years are read on the screen, before anything is written.
  @MainActor
  func testThePosterTellsNamesSharesAndYears() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, tab: .travel)) { app, folders in
        try write("name,country,from\n,France,2019\n,Monaco,2024\n", "a.csv", in: folders)
        try await ask("I", app).answer("~/a.csv")
        try await app.press(.enter, "P", "G")
        let poster = try app.on(PosterPage.self)
        let isRussian = language == .russian
        for line in isRussian
          ? ["2 из 193 стран · 1,0", "Новые страны по годам", "был(а): Монако, Франция"]
          : ["2 of 193 countries · 1.0%", "New countries by year", "been: France, Monaco"]
        { try app.expect(poster.text).toShow(line) }
        try app.expect(poster.text).toShow("2019 █····█·· 2026")
      }
    }
  }

  @MainActor
  func testAPosterIsLookedAtAndSaved() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app, folders in
        try await app.on(TravelMapPage.self).add("France")
        try await app.press("P")
        let poster = try app.on(PosterPage.self)
        try await app.press("G")
        try app.expect(poster.text).toShow("been: France")
        try await app.press("s")
        let path = try app.on(TravelPathPage.self)
        try app.expect(path.field).toHave(value: "~/poster.svg")
        try await app.press(.enter)
        try app.expectToast("Written to ~/poster.svg")
        try await poster.save.click()
        try await path.answer("~/poster.txt")
        try app.expectToast("Written to ~/poster.txt")
        try await poster.save.click()
        try await path.form(1).click()
        try app.expect(path.field).toHave(value: "~/poster.png")
        try await path.confirm.click()
        try app.expectToast("Written to ~/poster.png")
        for folder in folders {
          XCTAssertTrue(try read("poster.svg", in: folder).contains(">France</text>"))
          let text = try read("poster.txt", in: folder)
          XCTAssertTrue(text.hasPrefix("My travels\n"))
          XCTAssertTrue(text.contains("1 of 193 countries · 0.5% of the world"), text)
          let picture = try Data(contentsOf: folder.url.appending(path: "poster.png"))
          XCTAssertEqual(Array(picture.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
          XCTAssertGreaterThan(picture.count, 100_000)
        }
        try await app.press(.escape)
        try app.expect(app.on(TravelMapPage.self).map).toExist()
      }
    }
  }
}
