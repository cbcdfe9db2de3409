import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user deletes pets, and wants them back.
final class DeletePetJourney: JourneyCase {
  @MainActor
  func testDeleteUndoRedo() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      try await list.card("Captain").click()
      try await app.press("d")
      try app.expectToast("Captain deleted. u brings it back.")
      try app.expect(list.card("Captain")).notToExist()
      try app.expect(list.count).toHave(label: "11 pets")
      try await shell.undo()
      try app.expectToast("Undone: deleting Captain")
      XCTAssertEqual(Array(list.names.prefix(3)), ["Thunder", "Olive", "Captain"])
      try await shell.redo()
      try app.expectToast("Done again: deleting Captain")
      try app.expect(list.card("Captain")).notToExist()
      try await shell.redo()
      try app.expectToast("Nothing to redo.")
    }
  }

  /// On a part of the health book `d` would seem to be about that part.
  @MainActor
  func testOnAPartOfTheHealthBookThePetIsNotDeleted() async throws {
    for language in Language.allCases {
      let launch = Launch(language: language, pets: [Launch.pet(.name, "Rex")])
      try await inBoth(launch, size: Size(100, 30)) { app in
        try await app.press(.enter)
        let card = try app.on(PetCardPage.self)
        let hint = Query(.hint, language.say(en: "delete the pet", ru: "удалить питомца"))
        try app.expect(hint).toHave(value: "d")
        try app.expect(app.element(PetsID.delete)).toHave(
          label: language.say(en: "Delete the pet", ru: "Удалить питомца"))
        try await card.go(to: .visit)
        try app.expect(hint).notToExist()
        try await app.press("d", .delete)
        try app.expect(card.part(.visit)).toBe(.selected)
        try await card.go(to: .name)
        try await app.press("d")
        try app.expect(app.element(PetsID.card)).notToExist()
      }
    }
  }

  @MainActor
  func testUndoRightBehindDeletingUndoesJustThat() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      try await list.add(named: "Rex")
      for _ in 0..<5 {
        try await app.driver.perform([.key("d"), .key("u")])
        try app.expectToast("Undone: deleting Rex")
        XCTAssertEqual(list.names, ["Rex"])
      }
    }
  }

  @MainActor
  func testSelectionGoesToThePetThatTakesThePlace() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.card("Olive").click()
      try await app.press(.delete)
      XCTAssertEqual(list.selected, "Captain")
      try await app.press("G", "d")
      XCTAssertEqual(list.selected, "Marmalade")
    }
  }

  @MainActor
  func testSeveralActsAreUndoneInTurn() async throws {
    try await inBoth { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.add()
      try await card.fill(.name, "Rex")
      try await card.fill(.kind, "dog")
      try await card.back()
      try await list.add(named: "Tom")
      try await app.press("d")
      for act in ["deleting Tom", "adding Tom", "kind of Rex", "adding Rex"] {
        try await shell.undo()
        try app.expectToast("Undone: \(act)")
      }
      try app.expect(list.addButton).toExist()
      try await shell.undo()
      try app.expectToast("Nothing to undo.")
      for act in ["adding Rex", "kind of Rex", "adding Tom"] {
        try await shell.redo()
        try app.expectToast("Done again: \(act)")
      }
      XCTAssertEqual(list.names, ["Tom", "Rex"])
      try app.expect(list.count).toHave(label: "2 pets")
    }
  }

  @MainActor
  func testUndoAndRedoInAnOpenCard() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.open("Olive")
      try await card.edit(.kind)
      try await card.retype("dog")
      try await app.press(.enter)
      try await card.fill(.breed, "Akita")
      try await shell.undo()
      try app.expectToast("Undone: breed of Olive")
      try app.expect(card.row(.breed)).toShow("not given")
      try await shell.undo()
      try app.expect(card.row(.kind)).toShow("Cat")
      try await shell.redo()
      try await shell.redo()
      try app.expect(card.row(.breed)).toShow("Akita")
      try await app.press("d")
      try app.expect(list.card("Olive")).notToExist()
      try await shell.undo()
      try app.expect(list.card("Olive")).toShow("Akita")
    }
  }

  @MainActor
  func testUndoingTheAddingOfAnOpenCardClosesIt() async throws {
    try await inBoth { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.add()
      try await card.fill(.name, "Rex")
      try await shell.undo()
      try app.expectToast("Undone: adding Rex")
      try app.expect(list.addButton).toExist()
      try await shell.redo()
      XCTAssertEqual(list.names, ["Rex"])
    }
  }

  @MainActor
  func testDeletingIsUndoneAfterARelaunch() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      try await list.add(named: "Rex")
      try await app.press("d")
      try await app.relaunch()
      try app.expect(list.addButton).toExist()
      try await ShellPage(app: app).undo()
      XCTAssertEqual(list.names, ["Rex"])
    }
  }
}
