import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user has a terminal that is wide enough for the list and a card.
final class BesideJourney: JourneyCase {
  private let wide = Size(140, 40)

  @MainActor
  func testTheListBesideTheCardChoosesAmongPets() async throws {
    try await inBoth(Launch(demo: true), size: wide) { app in
      let list = try app.on(PetListPage.self)
      let card = try await list.open("Captain")
      try app.expect(card.fields).toBe(.focused)
      try app.expect(card.beside).toShow("› Captain")
      for _ in 0..<9 where app.screen.focus != PetsID.beside { try await app.press(.tab) }
      try app.expect(card.beside).toBe(.focused)
      try await app.press(.down)
      try app.expect(card.beside).toBe(.focused)
      try app.expect(card.row(.name)).toShow("Noodle")
      try await app.press(.enter)
      try app.expect(card.fields).toBe(.focused)
      try await app.element(Query(.row, "Juniper")).click()
      try app.expect(card.row(.name)).toShow("Juniper")
      try app.expect(card.weightChart).toExist()
      try await app.press(.escape)
      try app.expect(card.beside).notToExist()
      XCTAssertEqual(list.selected, "Juniper")
    }
  }

  /// What is typed is saved before another card comes, or keeps it away.
  @MainActor
  func testWhatIsTypedIsSavedFirst() async throws {
    try await inBoth(Launch(pets: Launch.pets(3)), size: wide) { app in
      let list = try app.on(PetListPage.self)
      let names = list.names
      let card = try await list.open(names[0])
      try await card.edit(.name)
      try await card.retype("Rex")
      try await app.element(Query(.row, names[1])).click()
      try app.expect(card.row(.name)).toShow(names[1])
      try app.expect(card.beside).toShow("Rex")
      try await app.press(.right)
      try await card.edit(.birthday)
      try await card.retype("never")
      try await app.element(Query(.row, names[2])).click()
      try app.expect(card.editor(.birthday)).toHave(value: "never")
      try app.expect(card.message(.birthday)).toExist()
    }
  }

  /// Below the fields stand what is due and the weight, where there is room; a click leads to the book.
  @MainActor
  func testTheCardTellsWhatIsDue() async throws {
    try await inBoth(Launch(demo: true), size: Size(100, 40)) { app in
      let card = try await app.on(PetListPage.self).open("Captain")
      try app.expect(card.beside).notToExist()
      try app.expect(card.due(0)).toHave(label: "Rabies")
      try app.expect(card.weightChart).toExist()
      try await card.due(0).click()
      try app.expect(app.element(HealthID.page)).toHave(label: "Vaccinations")
    }
  }
}
