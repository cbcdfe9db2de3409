import JourneyKit
import PetsDomain
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user's first pet, with all fields.
final class AddPetJourney: JourneyCase {
  @MainActor
  func testFirstRunInvitesToAddAPet() async throws {
    try await inBoth { app in
      try app.expectText("Add a pet")
      try app.expect(app.on(PetListPage.self).addButton).toBe(.focused)
      try await app.press(.enter)
      try app.expect(app.on(PetCardPage.self).row(.name)).toBe(.selected)
      try app.expectText("New pet")
    }
  }

  @MainActor
  func testWhatIsTypedAtOnceIsTheName() async throws {
    try await inBoth { app in
      try await app.press("a")
      let card = try app.on(PetCardPage.self)
      try app.expect(card.status).toHave(label: "kept as soon as something is given")
      try await app.type("Quincy")
      try await app.press(.enter)
      try app.expect(card.row(.name)).toShow("Quincy")
      try app.expect(card.status).toHave(label: "✓ saved")
    }
  }

  @MainActor
  func testFieldsInTheirOrder() async throws {
    try await inBoth { app in
      let card = try await app.on(PetListPage.self).add()
      let typed = [
        "Barsik", "cat", "Siberian", "14.05.2021", "4,25", "yes", "grey", "long",
        "643094100067890",
      ]
      for (row, text) in typed.enumerated() { try await card.fill(row, text) }
      try app.expect(card.status).toHave(label: "✓ saved")
      let shown = [
        "Barsik", "cat", "Siberian", "14.05.2021  (4 yrs 9 mo)", "4.25", "yes", "grey", "long",
        "643094100067890",
      ]
      for (field, text) in zip(PetField.allCases, shown) {
        try app.expect(card.row(field)).toShow(text)
      }
    }
  }

  @MainActor
  func testNewestPetStandsFirst() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      try await list.add(named: "Barsik")
      try await app.advance(by: .seconds(60))
      try await list.add(named: "Rex")
      XCTAssertEqual(list.names, ["Rex", "Barsik"])
      XCTAssertEqual(list.selected, "Rex")
      try app.expect(list.card("Rex")).toShow("breed not given")
      try app.expect(list.card("Rex")).toShow("—")
      try app.expect(list.count).toHave(label: "2 pets")
    }
  }

  @MainActor
  func testNothingFilledInIsNotKept() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      let card = try await list.add()
      try await card.edit(.breed)
      try await app.type("   ")
      try await app.press(.enter)
      try await card.back()
      try app.expect(ShellPage(app: app).toast).toHave(
        label: "Nothing was filled in, so nothing was kept.")
      try app.expect(list.addButton).toExist()
      try await app.relaunch()
      try app.expect(list.addButton).toExist()
    }
  }
}
