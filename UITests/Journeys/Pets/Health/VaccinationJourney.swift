import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user writes down vaccinations, and is told when they are due.
final class VaccinationJourney: HealthCase {
  @MainActor
  func testDueNextWeekInCardDueListAndCalendar() async throws {
    try await inBoth(Self.rex()) { app, folders in
      let list = try app.on(PetListPage.self)
      try app.expect(Query(HealthID.dueButton)).notToExist()
      let page = try await open(.vaccination, app)
      let form = try await page.add()
      try app.expect(form.editor(Vaccination.Field.name)).toBe(.focused)
      try app.expect(form.status).toHave(label: "saved once “against” is filled in")
      try await app.press(.down)
      try app.expect(form.editor(Vaccination.Field.name)).toHave(value: "Rabies")
      try await app.press(.enter)
      try app.expect(form.status).toHave(label: "✓ saved")
      try app.expect(form.row(Vaccination.Field.date)).toShow("06.03.2026")
      try await form.fill(Vaccination.Field.validUntil, "12.03.26")
      try app.expect(form.row(Vaccination.Field.validUntil)).toShow("12.03.2026  (due soon)")
      try await form.back()
      try app.expect(page.row("Rabies")).toShow("in 6 days")
      try await page.back()
      try app.expect(app.on(PetCardPage.self).part(.vaccination)).toShow("Rabies, in 6 days")
      try await app.press(.escape)
      try app.expect(Query(HealthID.dueButton)).toHave(label: "Due: 1")
      try await app.press("D")
      let due = try app.on(DueListPage.self)
      XCTAssertEqual(due.lines, ["This week · 1", "Rex: Rabies"])
      try app.expect(due.row("Rex: Rabies")).toShow("in 6 days")
      try await writeCalendar(app, folders)
      try await app.press(.enter)
      try app.expect(page.row("Rabies")).toBe(.selected)
      try await app.press(.escape, .escape)
      XCTAssertEqual(list.names, ["Rex"])
    }
  }

  @MainActor
  func testASmallScreenSaysHowNearItIs() async throws {
    for (language, words) in [
      (Language.english, ["overdue", "in 6 days", "up to date"]),
      (.russian, ["просрочена", "через 6 дней", "действует"]),
    ] {
      try await inBoth(Self.rex(language), size: Size(40, 12)) { app in
        let page = try await open(.vaccination, app)
        for (name, until) in [("One", "22.02.26"), ("Two", "12.03.26"), ("Three", "12.03.27")] {
          try await vaccinate(name, until: until, on: "01.01.26", app)
        }
        for (name, word) in zip(["One", "Two", "Three"], words) {
          try app.expect(page.row(name)).toShow(word)
        }
      }
    }
  }

  /// Writes the file where it is offered, and once more in its place.
  @MainActor
  private func writeCalendar(_ app: Journey, _ folders: [DataFolder]) async throws {
    try await app.press("s")
    let path = try app.on(PathPage.self)
    try app.expect(path.field).toHave(value: "~/moggy-due.ics")
    try await app.press(.enter)
    try app.expectToast("Written: ~/moggy-due.ics")
    for folder in folders {
      let text = try String(contentsOfFile: folder.path + "/moggy-due.ics", encoding: .utf8)
      XCTAssertTrue(text.hasPrefix("BEGIN:VCALENDAR\r\n"), text)
      XCTAssertTrue(text.contains("DTSTART;VALUE=DATE:20260312\r\n"), text)
      XCTAssertTrue(text.contains("SUMMARY:Rex: vaccination — Rabies\r\n"), text)
      try Data("mine".utf8).write(to: URL(filePath: folder.path + "/moggy-due.ics"))
    }
    try await app.press("s", .enter)
    try app.expect(path.replaceQuestion).toBe(.modal)
    try await app.press("n")
    try app.expect(path.replaceQuestion).notToExist()
    XCTAssertEqual(try content(folders[1]), "mine")
    try await app.press(.enter, "y")
    try app.expectToast("Written: ~/moggy-due.ics")
    XCTAssertNotEqual(try content(folders[1]), "mine")
  }

  private func content(_ folder: DataFolder) throws -> String {
    try String(contentsOfFile: folder.path + "/moggy-due.ics", encoding: .utf8)
  }

  @MainActor
  func testOverdueUntilANewerOneOfItsKind() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      try await vaccinate("Rabies", until: "22.02.2026", on: "22.02.2025", app)
      try app.expect(page.row("Rabies")).toShow("overdue")
      try await page.back()
      let card = try app.on(PetCardPage.self)
      try app.expect(card.part(.vaccination)).toShow("Rabies, overdue, 12 days ago")
      try await app.press(.enter)
      try await vaccinate("rabies", until: "05.03.2027", app)
      XCTAssertEqual(page.titles, ["rabies", "Rabies"])
      try app.expect(page.row("rabies")).toShow("up to date")
      try app.expect(page.row("Rabies")).toShow("replaced")
      try await page.back()
      try app.expect(card.part(.vaccination)).toShow("rabies, until 05.03.2027")
      try await app.press(.enter, "d")
      try app.expectToast("rabies deleted. u brings it back.")
      try app.expect(page.row("Rabies")).toShow("overdue")
      try await ShellPage(app: app).undo()
      try app.expectToast("Undone: vaccination of Rex")
      try app.expect(page.row("rabies")).toBe(.selected)
      try app.expect(page.row("Rabies")).toShow("replaced")
      try await ShellPage(app: app).redo()
      XCTAssertEqual(page.titles, ["Rabies"])
    }
  }

  @MainActor
  func testWrongInputStaysWithAMessage() async throws {
    try await inBoth(Self.rex()) { app in
      _ = try await open(.vaccination, app)
      let form = try await HealthPage(app: app).add()
      try await app.press(.enter)
      try await form.fill(Vaccination.Field.name, "   ")
      try app.expect(form.message(Vaccination.Field.name)).toHave(label: "! this is needed")
      try await form.fill(Vaccination.Field.name, "Rabies")
      for (field, typed, message) in [
        (Vaccination.Field.date, "31.02.2026", "! no such date; write 14.05.2021"),
        (.date, "soon", "! no such date; write 14.05.2021"),
        (.date, "07.03.2026", "! this is in the future"),
        (.validUntil, "01.03.2026", "! not before it begins, 06.03.2026"),
        (.validUntil, "1.1.2099", "! not after 2076"),
      ] {
        try await form.fill(field, typed)
        try app.expect(form.message(field)).toHave(label: message)
        try app.expect(form.editor(field)).toHave(value: typed)
        try app.expect(form.status).toHave(label: "not saved")
        try await app.press(.escape)
        try app.expect(form.editor(field)).notToExist()
      }
      try await form.edit(Vaccination.Field.batch)
      try await app.paste(String(repeating: "x", count: 61))
      try app.expect(form.message(Vaccination.Field.batch)).toHave(label: "! at most 60 characters")
      try app.expect(form.editor(Vaccination.Field.batch)).toHave(
        value: String(repeating: "x", count: 60))
      try await app.press(.escape)
      try app.expect(form.row(Vaccination.Field.batch)).toShow("not given")
    }
  }

  @MainActor
  func testANewOneIsKeptOnceItHasAName() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      let form = try await page.add()
      try await app.press(.escape)
      try await form.fill(Vaccination.Field.clinic, "At the mill")
      try await form.back()
      try app.expect(form.question).toBe(.modal)
      try await app.press("n")
      try app.expect(form.row(Vaccination.Field.clinic)).toShow("At the mill")
      try await form.back()
      try await app.press("y")
      try app.expect(page.addButton).toHave(label: "Add a vaccination")
      _ = try await page.add()
      try await form.fill(Vaccination.Field.clinic, "At the mill")
      try await form.fill(Vaccination.Field.name, "Ticks")
      try await form.back()
      XCTAssertEqual(page.titles, ["Ticks"])
      try await app.press("u")
      try app.expect(page.addButton).toHave(label: "Add a vaccination")
    }
  }

  @MainActor
  func testADateFromTheCalendar() async throws {
    try await inBoth(Self.rex()) { app in
      let page = try await open(.vaccination, app)
      try await vaccinate("Rabies", until: "12.03.2026", app)
      let form = try await page.open("Rabies")
      try await form.edit(Vaccination.Field.validUntil)
      try await app.press(KeyStroke(.down, .alt))
      try app.expect(Query(HealthID.calendar)).toBe(.modal)
      try await app.press(.right, .enter)
      try app.expect(form.editor(Vaccination.Field.validUntil)).toHave(value: "13.03.2026")
      try await app.press(.enter)
      try app.expect(form.row(Vaccination.Field.validUntil)).toShow("13.03.2026")
      try await ShellPage(app: app).undo()
      try app.expect(form.row(Vaccination.Field.validUntil)).toShow("12.03.2026")
    }
  }
}
