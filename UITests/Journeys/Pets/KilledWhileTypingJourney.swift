import JourneyKit
import PetsDomain
import PetsScreens
import Shell
import Terminal
import Toolkit
import XCTest

/// The program is killed in the middle of a word, and started again.
final class KilledWhileTypingJourney: JourneyCase {
  @MainActor
  func testWhatWasTypedOnAPetIsBack() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      let card = try await list.add()
      try await card.fill(.name, "Barsik")
      try await card.fill(.kind, "cat")
      try await card.edit(.breed)
      try await app.type("Sibe")
      try await app.relaunch()
      try app.expectToast("What you were typing is back.")
      XCTAssertEqual(try card.typed(.breed), "Sibe|")
      try app.expect(card.row(.name)).toShow("Barsik")
      try await app.type("rian")
      try await app.press(.enter)
      try app.expect(card.row(.breed)).toShow("Siberian")
      try await card.back()
      try app.expect(list.card("Barsik")).toShow("Siberian")
    }
  }

  @MainActor
  func testWhatWasTypedOnANewPetIsBack() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      try await app.type("Bar")
      try await app.relaunch()
      XCTAssertEqual(try card.typed(.name), "Bar|")
      try await app.press(.enter)
      try await card.back()
      XCTAssertEqual(try app.on(PetListPage.self).names, ["Bar"])
      try await app.relaunch()
      try app.expect(ShellPage(app: app).toast).notToExist()
    }
  }

  @MainActor
  func testATextThatWasGivenUpDoesNotComeBack() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      let card = try await list.add()
      try await card.edit(.name)
      try await app.type("Bar")
      try await app.press(.escape)
      try await app.relaunch()
      try app.expect(list.addButton).toExist()
      try app.expect(ShellPage(app: app).toast).notToExist()
    }
  }

  @MainActor
  func testTheOtherTabDoesNotHideIt() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      try await app.type("Bar")
      try await ShellPage(app: app).tab(.profile).click()
      _ = try app.on(ProfilePage.self)
      try await app.relaunch()
      XCTAssertEqual(try card.typed(.name), "Bar|")
      XCTAssertEqual(ShellPage(app: app).selectedTab, "Pets")
    }
  }
}
