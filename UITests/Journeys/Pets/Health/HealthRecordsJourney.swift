import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user keeps the weight log, visits to the vet and medicines.
final class HealthRecordsJourney: HealthCase {
  @MainActor
  func testWeightLogWithChart() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.weighing, app)
      try await weigh("4,2", app)
      try app.expect(page.trend).toHave(label: "4.2 kg")
      try app.expect(page.chart).notToExist()
      for (weight, day) in [("4", "06.02.2026"), ("3.9", "06.01.2026")] {
        try await weigh(weight, on: day, app)
      }
      try app.expect(page.trend).toHave(
        label: "4.2 kg, +0.2 kg since 06.02.2026, +0.3 kg since 06.01.2026")
      try app.expect(page.chart).toHave(value: "min 3.9, max 4.2, last 4.2; rising")
      try app.expect(page.row("06.02.2026")).toShow("+0.1 kg")
      try await page.back()
      let card = try app.on(PetCardPage.self)
      try app.expect(card.part(.weighing)).toShow("4.2 kg, +0.2 kg since 06.02.2026")
      try app.expect(card.row(.weight)).toShow("4.2")
    }
  }

  @MainActor
  func testWrongWeightsStayWithAMessage() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.weighing, app)
      let form = try await page.add()
      for (typed, message) in [
        ("-1", "! a number, such as 4.2"), ("0", "! from 0.001 to 999 kg"),
        ("4.2345", "! at most 3 decimals"),
      ] {
        try await form.fill(Weighing.Field.weight, typed)
        try app.expect(form.message(Weighing.Field.weight)).toHave(label: message)
        try app.expect(form.editor(Weighing.Field.weight)).toHave(value: typed)
      }
      try await app.press(.escape, "d")
      try app.expect(page.addButton).toHave(label: "Add a weighing")
    }
  }

  /// What was typed into a new record is asked about before it goes, as in every form.
  @MainActor
  func testWhatIsTypedIntoANewRecordIsNotDropped() async throws {
    for (language, size) in [(Language.english, Size(80, 24)), (.russian, Size(40, 12))] {
      try await inBoth(Self.rex(language), size: size) { app in
        let page = try await open(.visit, app)
        let form = try await page.add()
        try await app.type("Limps")
        try await app.press(.escape)
        try app.expectText(language.say(en: "Save the changes?", ru: "Сохранить изменения?"))
        try await app.press(.escape)
        try app.expect(form.editor(Visit.Field.reason)).toHave(value: "Limps")
        try app.expect(form.editor(Visit.Field.reason)).toBe(.focused)
        try await app.press(.control("s"))
        XCTAssertEqual(page.titles, ["Limps"])
        // By the question, too.
        _ = try await page.add()
        try await app.type("Coughs")
        try await app.press(.escape, "s")
        XCTAssertEqual(page.titles, ["Coughs", "Limps"])
        _ = try await page.add()
        try await app.type("Nothing")
        try await app.press(.escape, "d")
        XCTAssertEqual(page.titles, ["Coughs", "Limps"])
        // The form says what is missing.
        _ = try await page.add()
        try await app.press(.control("s"))
        try app.expect(form.message(Visit.Field.reason)).toShow(
          language.say(en: "this is needed", ru: "это нужно указать"))
      }
    }
  }

  @MainActor
  private func weigh(_ weight: String, on day: String? = nil, _ app: Journey) async throws {
    let form = try await app.on(HealthPage.self).add()
    try app.expect(form.editor(Weighing.Field.weight)).toBe(.focused)
    if let day { try await form.fill(Weighing.Field.date, day) }
    try await form.fill(Weighing.Field.weight, weight)
    try await form.back()
  }

  @MainActor
  func testVisitWithCost() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.visit, app)
      let form = try await page.add()
      try app.expect(form.editor(Visit.Field.reason)).toBe(.focused)
      try await form.fill(Visit.Field.reason, "Limps")
      try await form.edit(Visit.Field.diagnosis)
      try await app.type("Sprained")
      try await app.press(KeyStroke(.enter, .alt))
      try await app.type("no break")
      try await app.press(.enter)
      try app.expect(form.row(Visit.Field.diagnosis)).toShow("Sprained no break")
      try await form.fill(Visit.Field.cost, "a lot")
      try app.expect(form.message(Visit.Field.cost)).toHave(
        label: "! an amount, such as 25.50 EUR")
      try await form.fill(Visit.Field.cost, "25,50 EUR")
      try app.expect(form.row(Visit.Field.cost)).toShow("25.50 EUR")
      try await form.back()
      try app.expect(page.row("Limps")).toShow("25.50 EUR")
      _ = try await page.add()
      try await form.fill(Visit.Field.reason, "Check-up")
      try await form.fill(Visit.Field.date, "09.03.2026")
      try await form.back()
      XCTAssertEqual(page.titles, ["Check-up", "Limps"])
      try await page.back()
      try app.expect(app.on(PetCardPage.self).part(.visit)).toShow("Check-up, in 3 days")
    }
  }

  @MainActor
  func testMedicineCourse() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.medicine, app)
      let form = try await page.add()
      try await form.fill(Medicine.Field.name, "Drops")
      try await form.fill(Medicine.Field.dose, "3 drops")
      try await form.fill(Medicine.Field.schedule, "2")
      try app.expect(form.row(Medicine.Field.schedule)).toShow("2 times a day")
      try await form.fill(Medicine.Field.until, "05.03.2026")
      try app.expect(form.message(Medicine.Field.until)).toExist()
      try await form.fill(Medicine.Field.until, "10.03.2026")
      try await form.back()
      try app.expect(page.row("Drops")).toShow("under way")
      try await page.back()
      try app.expect(app.on(PetCardPage.self).part(.medicine)).toShow("Drops, 2 times a day")
      try await app.press(.escape, "D")
      let due = try app.on(DueListPage.self)
      XCTAssertEqual(due.lines, ["This week · 1", "Rex: Drops"])
      try app.expect(due.row("Rex: Drops")).toShow("Medicine ends: Drops")
      try await app.press("u")
      try app.expectText("Nothing is due")
    }
  }

  @MainActor
  func testAPetThatIsNotKeptHasNoBook() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await app.press(.escape)
      try app.expectText("Health book: once the pet is kept")
      try app.expect(card.part(.vaccination)).notToExist()
      try await app.press(.end)
      try app.expect(card.row(XCTUnwrap(PetField.allCases.last))).toBe(.selected)
      try await card.fill(.name, "Rex")
      try app.expect(card.part(.vaccination)).toShow("nothing yet")
      try await app.press(.end)
      try app.expect(card.part(.document)).toBe(.selected)
    }
  }
}
