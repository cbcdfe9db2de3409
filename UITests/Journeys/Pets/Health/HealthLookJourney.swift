import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// What a first-time user stumbles over in a health book.
final class HealthLookJourney: HealthCase {
  @MainActor
  func testTypingReplacesTheDateThatStandsThere() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      let form = try await page.add()
      try await form.edit(Vaccination.Field.date)
      try app.expect(form.editor(Vaccination.Field.date)).toHave(value: "06.03.2026")
      try await app.type("2025-11-28")
      try app.expect(form.editor(Vaccination.Field.date)).toHave(value: "2025-11-28")
      try await app.press(.enter)
      try app.expect(form.row(Vaccination.Field.date)).toShow("28.11.2025")
    }
  }

  @MainActor
  func testSuggestionsFollowWhatIsTypedInEitherLanguage() async throws {
    try await inBoth(Launch(pets: [Launch.pet(.name, "Nobody")])) { app in
      let page = try await open(.vaccination, app)
      let form = try await page.add()
      try app.expect(form.suggestion("Rabies")).toExist()
      try await app.type("wor")
      try app.expect(form.suggestion("Worms")).toExist()
      try app.expect(form.suggestion("Rabies")).notToExist()
      try await app.press(.control("u"))
      try await app.type("беш")
      try app.expect(form.suggestion("Бешенство")).toExist()
      try await app.type("зз")
      try app.expect(form.suggestion("Бешенство")).notToExist()
    }
  }

  @MainActor
  func testTheLastOfADayCounts() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.weighing, app)
      for weight in ["4.1", "4.3", "4.6"] {
        let form = try await page.add()
        try await form.fill(Weighing.Field.weight, weight)
        try await form.back()
      }
      try app.expect(page.trend).toHave(label: "4.6 kg")
      try app.expect(page.chart).notToExist()
    }
  }

  @MainActor
  func testWhatUndoBringsBackHasTheFocus() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      try await vaccinate("Rabies", until: "12.03.26", app)
      try await app.press("d")
      try app.expect(page.addButton).toBe(.focused)
      try await app.press("u")
      try app.expect(page.row("Rabies")).toBe(.selected)
      try app.expect(page.list).toBe(.focused)
    }
  }

  @MainActor
  func testALongNameIsNotCutInTheDueList() async throws {
    let name = "Maximilian the Great"
    try await inBoth(Launch(pets: [Launch.pet(.name, name)])) { app in
      _ = try await open(.vaccination, app)
      try await vaccinate("Rabies", until: "12.03.26", app)
      try await app.press(.escape, .escape, "D")
      try app.expect(app.on(DueListPage.self).row("\(name): Rabies")).toShow("\(name) Rabies")
    }
  }
}
