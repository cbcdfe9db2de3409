import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user of an empty machine: from the first page of the introduction to a complete card with a photo
/// and a vaccination that is due next week, and back the next day.
final class FirstTimeJourney: JourneyCase {
  @MainActor
  func testFromFirstRunToACompleteCard() async throws {
    try await run(.english, Size(80, 24))
  }

  @MainActor
  func testOnTheSmallestScreen() async throws {
    try await run(.english, Size(40, 12))
  }

  @MainActor
  func testInRussian() async throws {
    try await run(.russian, Size(80, 24))
  }

  @MainActor
  func testInRussianOnTheSmallestScreen() async throws {
    try await run(.russian, Size(40, 12))
  }

  @MainActor
  private func run(_ language: Language, _ size: Size) async throws {
    let user = FirstTimeUser(language)
    try await inBoth(Launch(language: language, isFirstRun: true), size: size) { app, folders in
      for folder in folders { _ = try PhotoFiles(in: folder) }
      try await self.arrive(app)
      try await self.fillIn(user, app)
      try await self.givePhoto(user, app)
      try await self.vaccinate(user, app)
      try await self.seeWhatIsDue(user, app, folders)
      try await app.press("q")
      try app.expectEnded()
      try await app.relaunch()
      try await self.findAllOfIt(user, app)
    }
  }

  /// One page, and the list that asks for a pet.
  @MainActor
  private func arrive(_ app: Journey) async throws {
    _ = try app.on(IntroductionPage.self)
    try await app.press(.enter)
    try app.expect(app.on(PetListPage.self).addButton).toBe(.focused)
  }

  @MainActor
  private func fillIn(_ user: FirstTimeUser, _ app: Journey) async throws {
    try await app.press(.enter)
    let card = try app.on(PetCardPage.self)
    try await app.type(user.name)
    try await app.press(.enter)
    for (field, begin) in user.begins {
      try await card.edit(field)
      try await app.type(begin)
      XCTAssertEqual(card.suggestions.first, user.values[field])
      try await app.press(.down, .enter)
    }
    try await card.edit(.birthday)
    try await app.press(KeyStroke(.down, .alt), .up, .right, .enter, .enter)
    try await card.fill(.weight, "4,25")
    try await card.fill(.chip, user.values[.chip] ?? "")
    try await expectFields(user, card)
  }

  @MainActor
  private func expectFields(_ user: FirstTimeUser, _ card: PetCardPage) async throws {
    for field in PetField.allCases {
      try await card.go(to: field)
      try card.app.expect(card.row(field)).toShow(user.values[field] ?? "")
    }
  }

  @MainActor
  private func givePhoto(_ user: FirstTimeUser, _ app: Journey) async throws {
    let card = try app.on(PetCardPage.self)
    let prompt = try await card.askForPhoto()
    try await app.type("~/pics/c")
    try await app.press(.tab)
    try app.expect(prompt.field).toHave(value: "~/pics/cat.png")
    try await app.press(.enter)
    try await expectPhoto(user, card)
  }

  /// Beside the fields, or behind the name where there is no room.
  @MainActor
  private func expectPhoto(_ user: FirstTimeUser, _ card: PetCardPage) async throws {
    let app = card.app
    let isSmall = app.screen.size.columns < 80
    if isSmall { try await app.element(.heading, user.name).click() }
    try app.expect(card.photo).toHave(label: user.photo)
    // A picture, and not the drawing that stands in for one.
    try app.expect(card.photo).toHave(value: nil)
    if isSmall { try await app.press(.escape) }
  }

  @MainActor
  private func vaccinate(_ user: FirstTimeUser, _ app: Journey) async throws {
    let card = try app.on(PetCardPage.self)
    let page = try await card.open(.vaccination)
    let form = try await page.add()
    try await app.press(.down)
    try app.expect(form.editor(Vaccination.Field.name)).toHave(value: user.vaccine)
    try await app.press(.enter)
    try await form.fill(Vaccination.Field.validUntil, "12.3.26")
    try app.expect(form.row(Vaccination.Field.validUntil)).toShow("12.03.2026")
    try await form.back()
    try app.expect(page.row(user.vaccine)).toBe(.selected)
    try await page.back()
    try await expectPart(user, card)
    try await app.press(.escape)
  }

  @MainActor
  private func expectPart(_ user: FirstTimeUser, _ card: PetCardPage) async throws {
    try await card.go(to: .vaccination)
    try card.app.expect(card.part(.vaccination)).toBe(.selected)
    // Where there is not room for both, the name is cut and not the day.
    try card.app.expect(card.part(.vaccination)).toShow(String(user.vaccine.prefix(6)))
    try card.app.expect(card.part(.vaccination)).toShow(", " + user.when)
  }

  @MainActor
  private func seeWhatIsDue(
    _ user: FirstTimeUser, _ app: Journey, _ folders: [DataFolder]
  ) async throws {
    try await expectDue(user, app)
    try await app.press("s")
    try app.expect(app.on(PathPage.self).field).toHave(value: "~/" + user.calendar)
    try await app.press(.enter)
    for folder in folders {
      let text = try String(contentsOfFile: folder.path + "/" + user.calendar, encoding: .utf8)
      XCTAssertTrue(text.contains("\r\nDTSTART;VALUE=DATE:20260312\r\n"), text)
      XCTAssertTrue(text.contains("\r\nSUMMARY:\(user.summary)\r\n"), text)
      XCTAssertEqual(text.components(separatedBy: "BEGIN:VEVENT").count, 2)
    }
    try await app.press(.escape)
  }

  @MainActor
  private func expectDue(_ user: FirstTimeUser, _ app: Journey) async throws {
    try await app.press("D")
    let due = try app.on(DueListPage.self)
    XCTAssertEqual(due.lines, [user.heading, "\(user.name): \(user.vaccine)"])
    try app.expect(due.row("\(user.name): \(user.vaccine)")).toShow(user.when)
  }

  /// After a quit: no introduction any more, and everything is there.
  @MainActor
  private func findAllOfIt(_ user: FirstTimeUser, _ app: Journey) async throws {
    let list = try app.on(PetListPage.self)
    XCTAssertEqual(list.names, [user.name])
    let card = try await list.open(user.name)
    try await expectFields(user, card)
    try await expectPhoto(user, card)
    try await expectPart(user, card)
    try await app.press(.escape)
    try await expectDue(user, app)
  }
}
