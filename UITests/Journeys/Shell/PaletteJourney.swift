import AppRuntime
import Core
import JourneyKit
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A user who knows no keys finds every action of every tab by its words.
final class PaletteJourney: JourneyCase {
  @MainActor
  private func find(_ text: String, _ app: Journey) async throws -> PaletteRows {
    try await app.press(":")
    if !text.isEmpty { try await app.type(text) }
    return PaletteRows(app: app)
  }

  @MainActor
  func testAnActionOfAnotherTabIsFoundAndDone() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(pets: Launch.pets(3)), size: size) { app in
        var rows = try await find("back up", app)
        XCTAssertEqual(rows.first, "Profile: back up all records")
        XCTAssertEqual(rows.firstKey, "b")
        try await app.press(.enter)
        XCTAssertEqual(try app.on(ShellPage.self).selectedTab, "Profile")
        try app.expect(app.on(FilesPage.self).path).toHave(value: "~/moggy-backup-2026-03-06.tar")
        try await app.press(.escape)
        rows = try await find("statist", app)
        try await app.click(rows.row("trackers.statistics"))
        XCTAssertEqual(try app.on(ShellPage.self).selectedTab, "Trackers")
        try app.expect(app.element("trackers.statistics")).toExist()
      }
    }
  }

  /// Where a page has nothing to search, `/` asks what is to be done, so that the letters after it are
  /// no keys of the page.
  @MainActor
  func testASlashNeverLetsAWordThroughAsKeys() async throws {
    try await inBoth(Launch(tab: .travel, pets: Launch.pets(3))) { app in
      let map = try app.on(TravelMapPage.self)
      try await map.add("Georgia")
      try await app.press("/")
      try await app.type("poster")
      XCTAssertEqual(PaletteRows(app: app).first, "poster")
      try await app.press(.escape)
      try app.expect(map.title).toHave(label: "Map › Georgia")
      try app.expect(map.callout).toHave(label: "◆ Georgia · been there · 0 cities")
      // A page that has something to search keeps its own.
      try await app.press(.petsTab, "/")
      try app.expect(app.on(PetListPage.self).search).toBe(.focused)
    }
  }

  /// A text of some hundred letters is through within the limit of an act.
  @MainActor
  func testALongTextIsTakenAtOnce() async throws {
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)
    try await inBoth(Launch(pets: Launch.pets(3))) { app in
      let rows = try await find(text, app)
      XCTAssertNil(rows.first)
      try app.expectText("Nothing is called that")
      try await app.press(.escape)
      XCTAssertFalse(app.screen.text.contains("Nothing is called that"))
    }
  }

  @MainActor
  func testTheBestMatchIsFirst() async throws {
    try await inBoth(Launch(pets: Launch.pets(3))) { app in
      for (text, words) in [
        ("exp", "export"), ("backup", "Profile: back up all records"), ("premium", "Premium"),
        ("about", "about"), ("imp", "import"), ("undo", "undo"), ("health", "health"),
      ] {
        let rows = try await find(text, app)
        XCTAssertTrue(rows.first?.contains(words) == true, "\(text): \(rows.first ?? "nothing")")
        try await app.press(.escape)
      }
    }
  }

  @MainActor
  func testTheMonthIsFoundAndThemesAreNotTheMenu() async throws {
    for (language, words) in [
      (Language.english, [("month", "trackers.calendar"), ("theme", "program.theme")]),
      (.russian, [("месяц", "trackers.calendar"), ("тема", "program.theme")]),
    ] {
      for tab in [ShellTab.trackers, .profile] {
        try await inBoth(Launch(language: language, tab: tab, pets: Launch.pets(1))) { app in
          for (word, name) in words {
            let rows = try await find(word, app)
            XCTAssertEqual(rows.names.first, name, "\(word): \(rows.all)")
            try await app.press(.escape)
          }
        }
      }
    }
  }

  /// What shows under a short title is found by its long one, and by another form of the word.
  @MainActor
  func testTheLongTitlesOfThisScreenAreFoundInRussian() async throws {
    let launch = Launch(
      language: .russian, tab: .trackers, trackers: [TrackerSamples.habit(1, "Читать")])
    try await inBoth(launch) { app in
      for text in ["архивировать", "в архив", "архивировать трекер"] {
        let rows = try await find(text, app)
        XCTAssertEqual(rows.first, "в архив", text)
        try await app.press(.escape)
      }
    }
  }

  /// Letters out of the insides of many words are no match.
  @MainActor
  func testAWholeWordFindsNoNoise() async throws {
    try await inBoth(Launch(tab: .profile, pets: Launch.pets(3))) { app in
      for text in ["delete", "month", "archive"] {
        let rows = try await find(text, app)
        for (title, name) in zip(rows.all, rows.names) {
          XCTAssertTrue("\(title) \(name)".lowercased().contains(text), "\(text): \(title)")
        }
        try await app.press(.escape)
      }
    }
  }

  @MainActor
  func testAnActionThatNoScreenHasSaysTheWay() async throws {
    try await inBoth(Launch(tab: .trackers, pets: Launch.pets(3))) { app in
      _ = try await find("choose the pet's photo", app)
      try await app.press(.enter)
      XCTAssertEqual(try app.on(ShellPage.self).selectedTab, "Pets")
      try app.expectToast("To choose the pet's photo, open a pet first.")
      // The same from the tab itself, and once the pet is open it is done.
      try await app.press(.enter)
      _ = try await find("choose the pet's photo", app)
      try await app.press(.enter)
      try app.expect(app.element(Query(PetsID.photoPrompt))).toExist()
    }
  }

  @MainActor
  func testWhatWasUsedComesFirst() async throws {
    try await inBoth(Launch(pets: Launch.pets(3))) { app in
      for text in ["sort the pets", "read about the program"] {
        _ = try await find(text, app)
        try await app.press(.enter)
      }
      try await app.press(.escape)
      var rows = try await find("", app)
      XCTAssertEqual(Array(rows.all.prefix(2)), ["about", "Pets: sort the pets"])
      try await app.press(.escape)
      try await app.relaunch()
      rows = try await find("", app)
      XCTAssertEqual(Array(rows.all.prefix(2)), ["Profile: read about the program", "sort"])
    }
  }

  /// By the whole title, in both languages, from a tab that has none of them.
  @MainActor
  func testEveryActionOfEveryTabIsFoundByItsTitle() async throws {
    for language in Language.allCases {
      try await inProcess(Launch(language: language, pets: Launch.pets(1))) { app, _ in
        var count = 0
        for tab in Tabs.all {
          for group in tab.kind.actions {
            for (action, name) in zip(group.actions, group.names) {
              let title = action.title.text(language)
              let rows = try await find(title, app)
              XCTAssertTrue(rows.names.prefix(3).contains(name), "\(title): \(rows.all.prefix(3))")
              try await app.press(.escape)
              count += 1
            }
          }
        }
        XCTAssertGreaterThan(count, 150)
      }
    }
  }
}

/// The lines of the palette.
private struct PaletteRows {
  let app: Journey

  @MainActor private var nodes: [SemanticNode] {
    app.screen.nodes.filter { $0.role == .row && $0.identifier.map(isOurs) ?? false }
  }
  @MainActor var all: [String] { nodes.map(\.label) }
  @MainActor var first: String? { nodes.first?.label }
  @MainActor var firstKey: String? { nodes.first?.value }
  @MainActor var names: [String] {
    nodes.compactMap { $0.identifier?.description }.map {
      String($0.dropFirst(Self.prefix.count).dropLast())
    }
  }

  func row(_ name: String) -> Query {
    Query(ShellID.palette.child("row").item(name))
  }

  private static let prefix = "\(ShellID.palette.child("row"))["

  private func isOurs(_ id: Identifier) -> Bool { id.description.hasPrefix(Self.prefix) }
}
