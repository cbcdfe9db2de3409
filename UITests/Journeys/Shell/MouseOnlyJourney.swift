import JourneyKit
import PetsDomain
import PetsScreens
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// A whole session by mouse; only text itself is typed.
final class MouseOnlyJourney: JourneyCase {
  @MainActor
  func testFirstPet() async throws {
    try await inBoth { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.addButton.click()
      let card = try app.on(PetCardPage.self)
      try await card.row(.name).doubleClick()
      try await app.type("Barsik")
      try await shell.hint("Enter").click()
      try app.expect(card.row(.name)).toShow("Barsik")
      try await card.row(.kind).doubleClick()
      try await card.suggestion(.kind, "Dog").click()
      try await card.suggestion(.kind, "Cat").click()
      try app.expect(card.editor(.kind)).toHave(value: "Cat")
      try await shell.hint("Enter").click()
      try await card.row(.breed).doubleClick()
      try await app.type("Sib")
      try await shell.hint("Esc").click()
      try app.expect(card.row(.breed)).toShow("not given")
      try await app.element(PetsID.back).click()
      try app.expect(list.card("Barsik")).toShow("breed not given")
    }
  }

  @MainActor
  func testCardsWheelAndSort() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.card("Captain").click()
      XCTAssertEqual(list.selected, "Captain")
      _ = try app.on(PetListPage.self)
      try await app.scroll(.down, over: list.grid.query, steps: 3)
      try app.expect(list.grid).toHave(value: "3/12")
      try app.expect(list.card("Admiral")).toExist()
      try await list.card("Willow").doubleClick()
      try app.expect(app.on(PetCardPage.self).row(.name)).toShow("Willow")
      try await app.element(PetsID.back).click()
      XCTAssertEqual(list.selected, "Willow")
      try await list.sortButton.click()
      try app.expect(list.sortButton).toHave(label: "By name")
      XCTAssertEqual(list.selected, "Willow")
    }
  }

  @MainActor
  func testFooterDeletesUndoesAndSearches() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.card("Olive").click()
      try await shell.hint("d").click()
      try app.expectToast("Olive deleted. u brings it back.")
      try await shell.toast.click()
      try app.expect(shell.toast).notToExist()
      XCTAssertEqual(list.selected, "Captain")
      try await shell.hint("u").click()
      XCTAssertEqual(list.selected, "Olive")
      try app.expect(list.card("Olive")).toExist()
      try await shell.hint("/").click()
      try await app.type("captain")
      try await shell.hint("Enter").click()
      XCTAssertEqual(list.names, ["Captain"])
      try await app.element(PetsID.clearSearch).click()
      try app.expect(list.count).toHave(label: "12 pets")
    }
  }

  @MainActor
  func testTabsOptionsAndDialogs() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let shell = try app.on(ShellPage.self)
      try await shell.tab(.profile).click()
      let profile = try app.on(ProfilePage.self)
      try await profile.option(ProfileID.theme, 1).click()
      try app.expect(profile.theme).toHave(value: "light")
      try await profile.option(ProfileID.theme, 2).click()
      try await profile.row(.about).doubleClick()
      try app.expect(profile.aboutDialog).toBe(.modal)
      try await app.scroll(.down, over: profile.aboutText.query, steps: 2)
      let box = try profile.aboutDialog.frame()
      try await app.click(at: Point(x: box.minX + 3, y: box.minY))
      try app.expect(profile.aboutDialog).toBe(.modal)
      try await app.click(at: Point(x: box.minX - 1, y: box.minY))
      try app.expect(profile.aboutDialog).notToExist()
      try await shell.hint("?").click()
      try app.expect(shell.help).toBe(.modal)
      try await shell.hint("Esc").click()
      try await shell.tab(.pets).click()
      _ = try app.on(PetListPage.self)
    }
  }

  @MainActor
  func testQuestionsAreAnsweredByClicks() async throws {
    try await inBoth { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.add(named: "Rex")
      let card = try await list.open("Rex")
      try await shell.hint("x").click()
      try await app.element(.button, "Keep").within(card.question).click()
      try app.expect(card.question).notToExist()
      try await shell.hint("x").click()
      let box = try card.question.frame()
      try await app.click(at: Point(x: box.minX - 2, y: box.minY))
      try app.expect(card.row(.name)).toShow("Rex")
      try await shell.hint("x").click()
      try await app.element(.button, "Delete").within(card.question).click()
      try app.expect(list.addButton).toExist()
      try await shell.hint("u").click()
      XCTAssertEqual(list.names, ["Rex"])
    }
  }

  @MainActor
  func testDeleteButtonAndQuit() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      _ = try await list.open("Noodle")
      try await app.element(PetsID.delete).click()
      try app.expectToast("Noodle deleted. u brings it back.")
      try app.expect(list.card("Noodle")).notToExist()
      try await shell.hint("q").click()
      try app.expectEnded()
    }
  }
}
