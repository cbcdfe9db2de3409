import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// The health book by pointer alone, on the smallest screen, read out, and in Russian.
final class HealthWaysJourney: HealthCase {
  @MainActor
  func testByMouseAlone() async throws {
    try await inBoth(Self.rex()) { app in
      let shell = try app.on(ShellPage.self)
      try await app.on(PetListPage.self).card("Rex").doubleClick()
      let card = try app.on(PetCardPage.self)
      try await card.part(.vaccination).doubleClick()
      let page = try app.on(HealthPage.self)
      try await page.addButton.click()
      let form = try app.on(HealthFormPage.self)
      try await form.suggestion("Distemper").click()
      try await shell.hint("Enter").click()
      try await form.row(Vaccination.Field.validUntil).doubleClick()
      try await app.element(HealthID.field("validUntil").child("calendar")).click()
      try await app.element(.day, "Friday, 13 March 2026").click()
      try await shell.hint("Enter").click()
      try app.expect(form.row(Vaccination.Field.validUntil)).toShow("13.03.2026")
      try await app.element(HealthID.back).click()
      try app.expect(page.row("Distemper")).toShow("in 7 days")
      try await page.backButton.click()
      try await app.element(PetsID.back).click()
      try await app.element(HealthID.dueButton).click()
      let due = try app.on(DueListPage.self)
      try await due.row("Rex: Distemper").doubleClick()
      try await page.row("Distemper").doubleClick()
      try await app.element(HealthID.delete).click()
      try app.expect(page.addButton).toHave(label: "Add a vaccination")
      try await shell.hint("u").click()
      try app.expect(page.row("Distemper")).toBe(.selected)
      try await page.backButton.click()
      try await due.export.click()
      let path = try app.on(PathPage.self)
      try await path.confirm.click()
      try app.expectToast("Written: ~/moggy-due.ics")
      try await due.back.click()
      _ = try app.on(PetListPage.self)
    }
  }

  @MainActor
  func testEveryPageOnTheSmallestScreenAndBack() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("/")
      try await app.type("olive")
      try await app.press(.enter, .enter)
      let card = try app.on(PetCardPage.self)
      for kind in HealthKind.allCases {
        let page = try await card.open(kind)
        try await app.resize(to: Size(40, 12))
        try app.expect(page.backButton).toExist()
        if kind == .document {
          try await app.press("a")
          try app.expect(app.on(PathPage.self).field).toBe(.focused)
          try await app.resize(to: Size(80, 24))
          try await app.press(.escape)
        } else {
          try await app.press(.enter)
          try app.expect(app.on(HealthFormPage.self).fields).toBe(.focused)
          try await app.press(.end, .enter)
          try await app.resize(to: Size(80, 24))
          try await app.press(.escape, .escape)
        }
        try await page.back()
      }
      try await app.press(.escape, .escape, "D")
      let due = try app.on(DueListPage.self)
      try await app.resize(to: Size(40, 12))
      try await app.press("G")
      try app.expect(due.row("Marmalade: Panleukopenia")).toBe(.selected)
      try await app.resize(to: Size(120, 40))
      try app.expect(due.row("Marmalade: Panleukopenia")).toShow("09.02.2027")
    }
  }

  @MainActor
  func testReadOut() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("z", "f", "G", .enter)
      let card = try app.on(PetCardPage.self)
      try app.expect(card.part(.vaccination)).toShow("Rabies, overdue, 12 days ago")
      let page = try await card.open(.weighing)
      try app.expect(page.chart).notToExist()
      try app.expect(page.trend).toExist()
      XCTAssertEqual(page.titles.count, 8)
    }
  }

  @MainActor
  func testInRussian() async throws {
    try await inBoth(Self.rex(.russian), size: Size(40, 12)) { app in
      let page = try await open(.vaccination, app)
      try await app.press("ф")
      let form = try app.on(HealthFormPage.self)
      try await app.press(.down, .enter)
      try app.expect(form.row(Vaccination.Field.name)).toShow("Бешенство")
      try await form.fill(Vaccination.Field.validUntil, "08.03.2026")
      try await form.back()
      try app.expect(page.row("Бешенство")).toShow("через 2 дня")
      try await page.back()
      try app.expect(app.on(PetCardPage.self).part(.vaccination)).toShow(
        "Бешенство, через 2 дня")
      try await app.press(.escape, "В")
      try app.expect(app.on(DueListPage.self).row("Рекс: Бешенство")).toShow("через 2 дня")
      try await app.press("ы")
      try app.expect(app.on(PathPage.self).field).toHave(value: "~/moggy-сроки.ics")
      try await app.press(.escape, .escape)
      let weight = try await open(.weighing, app)
      _ = try await weight.add()
      try await form.fill(Weighing.Field.weight, "12,4")
      try await form.back()
      try app.expect(weight.trend).toHave(label: "12,4 кг")
    }
  }
}
