import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// The program is killed while a record of a health book is filled in, and started again.
final class KilledOnRecordJourney: HealthCase {
  @MainActor
  func testWhatWasTypedOnAKeptRecordIsBack() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Self.rex(), size: size) { app in
        let page = try await open(.vaccination, app)
        try await vaccinate("Rabies", until: "12.03.2026", app)
        let form = try await page.open("Rabies")
        try await form.edit(Vaccination.Field.clinic)
        try await app.type("At the mi")
        try await app.relaunch()
        try app.expectToast("What you were typing is back.")
        try app.expect(form.editor(Vaccination.Field.clinic)).toHave(value: "At the mi")
        try app.expect(form.editor(Vaccination.Field.clinic)).toBe(.focused)
        try await app.type("ll")
        try await app.press(.enter)
        try app.expect(form.row(Vaccination.Field.clinic)).toShow("At the mill")
        try app.expect(form.status).toHave(label: "✓ saved")
        try await form.back()
        try app.expect(page.row("Rabies")).toBe(.selected)
        try await page.back()
        try app.expect(app.on(PetCardPage.self).part(.vaccination)).toBe(.selected)
        try await app.press(.escape)
        XCTAssertEqual(try app.on(PetListPage.self).names, ["Rex"])
        try await app.relaunch()
        try app.expect(ShellPage(app: app).toast).notToExist()
      }
    }
  }

  /// A new record is kept nowhere until it has what it needs: all that was filled in is back.
  @MainActor
  func testANewRecordIsBackWithAllThatWasFilledIn() async throws {
    try await inBoth(Self.rex(.russian)) { app in
      let page = try await open(.visit, app)
      let form = try await page.add()
      try await app.press(.escape)
      try await form.fill(Visit.Field.date, "04.03.2026")
      try await form.fill(Visit.Field.cost, "1500,50 ₽")
      try await form.edit(Visit.Field.reason)
      try await app.type("Осм")
      try await app.relaunch()
      try app.expectToast("Введённый текст восстановлен.")
      try app.expect(form.editor(Visit.Field.reason)).toHave(value: "Осм")
      try app.expect(form.row(Visit.Field.date)).toShow("04.03.2026")
      try await app.type("отр")
      try await app.press(.enter)
      try app.expect(form.status).toHave(label: "✓ сохранено")
      try app.expect(form.row(Visit.Field.cost)).toShow("1500,50 ₽")
      try await form.back()
      XCTAssertEqual(page.titles, ["Осмотр"])
    }
  }

  @MainActor
  func testWhatWasFilledInBesideIsBackWithoutAnEditor() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.medicine, app)
      let form = try await page.add()
      try await app.press(.escape)
      try await form.fill(Medicine.Field.dose, "3 drops")
      try await app.relaunch()
      try app.expectToast("What you were typing is back.")
      try app.expect(form.row(Medicine.Field.dose)).toShow("3 drops")
      try await form.back()
      try app.expect(form.question).toBe(.modal)
      try await app.press("n")
      try await form.fill(Medicine.Field.name, "Drops")
      try await form.back()
      XCTAssertEqual(page.titles, ["Drops"])
      try await app.relaunch()
      try app.expect(ShellPage(app: app).toast).notToExist()
      XCTAssertEqual(try app.on(PetListPage.self).names, ["Rex"])
    }
  }

  /// What cannot be saved is kept as it was typed.
  @MainActor
  func testAWrongTextIsBackAndIsSaidAgain() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.weighing, app)
      let form = try await page.add()
      try await form.fill(Weighing.Field.weight, "heavy")
      try app.expect(form.message(Weighing.Field.weight)).toExist()
      try await app.relaunch()
      try app.expect(form.editor(Weighing.Field.weight)).toHave(value: "heavy")
      try await app.press(.enter)
      try app.expect(form.message(Weighing.Field.weight)).toExist()
      try await form.fill(Weighing.Field.weight, "4.2")
      try await form.back()
      try app.expect(page.trend).toHave(label: "4.2 kg")
    }
  }

  @MainActor
  func testATextThatWasGivenUpDoesNotComeBack() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      _ = try await page.add()
      try await app.type("Rab")
      try await app.press(.escape, "d")
      try await app.relaunch()
      try app.expect(ShellPage(app: app).toast).notToExist()
      XCTAssertEqual(try app.on(PetListPage.self).names, ["Rex"])
    }
  }

  @MainActor
  func testADraftOfAPetThatIsGoneIsLetBe() async throws {
    try await inBoth(Self.rex()) { app, folders in
      let page = try await open(.vaccination, app)
      _ = try await page.add()
      try await app.type("Rab")
      for data in folders { try Records(data).execute("DELETE FROM pet") }
      try await app.relaunch()
      try app.expect(app.on(PetListPage.self).addButton).toExist()
      try app.expect(ShellPage(app: app).toast).notToExist()
    }
  }
}
