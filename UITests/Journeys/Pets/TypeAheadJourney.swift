import JourneyKit
import PetsDomain
import PetsScreens
import Shell
import Terminal
import Toolkit
import XCTest

/// A user, or a key that bounces, is faster than the disk: all keys of an act come in one burst.
///
/// Where it matters when the disk is done, in process: there a burst is over before that.
final class TypeAheadJourney: JourneyCase {
  @MainActor
  func testEnterTwiceSavesANewPetOnce() async throws {
    try await inProcess { app, _ in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.add()
      try await card.edit(.name)
      try await self.burst(app, "Rex", [.enter, .enter])
      try await self.leaveEditor(app, card)
      try app.expect(shell.toast).notToExist()
      try app.expect(card.row(.name)).toShow("Rex")
      try app.expect(card.status).toHave(label: "✓ saved")
      try await app.press(.escape)
      XCTAssertEqual(list.names, ["Rex"])
      try await shell.undo()
      try app.expect(list.addButton).toExist()
    }
  }

  @MainActor
  func testEnterTwiceSavesAChangeOnce() async throws {
    try await inProcess(Launch(demo: true)) { app, _ in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.open("Olive")
      try await card.edit(.name)
      try await self.burst(app, "!", [.enter, .enter])
      try await self.leaveEditor(app, card)
      try app.expect(card.row(.name)).toShow("Olive!")
      try await shell.undo()
      try app.expectToast("Undone: name of Olive")
      try app.expect(card.row(.name)).toShow("Olive")
      try await shell.undo()
      try app.expectToast("Nothing to undo.")
    }
  }

  @MainActor
  func testWhatWasSavedIsNoTextToBringBack() async throws {
    try await inBoth { app in
      let (list, shell) = (try app.on(PetListPage.self), try app.on(ShellPage.self))
      let card = try await list.add()
      try await card.edit(.name)
      try await self.burst(app, "Rex", [.enter, "!"])
      try await app.relaunch()
      try app.expect(shell.toast).notToExist()
      XCTAssertEqual(list.names, ["Rex"])
    }
  }

  @MainActor
  func testDeletingTwiceInABurstDeletesNoOther() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await app.driver.perform([.key("d"), .key("d")])
      try app.expect(list.count).toHave(label: "11 pets")
      XCTAssertEqual(list.names.first, "Olive")
    }
  }

  /// The second Enter may have been taken as the wish to edit again.
  @MainActor
  private func leaveEditor(_ app: Journey, _ card: PetCardPage) async throws {
    if try card.editor(.name).exists() { try await app.press(.escape) }
  }

  @MainActor
  private func burst(_ app: Journey, _ text: String, _ keys: [KeyStroke]) async throws {
    let typed = text.map { InputEvent.key(KeyStroke(.character($0))) }
    try await app.driver.perform(typed + keys.map(InputEvent.key))
  }
}
