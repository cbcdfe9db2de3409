import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user who has the screen read out.
final class FlatPetsJourney: JourneyCase {
  @MainActor
  func testOnePetOnALine() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("z", "f")
      try app.expectText("› Thunder, Horse, Welsh pony, born ")
      let cards = app.screen.nodes.filter { $0.role == .card }
      XCTAssertEqual(Set(cards.map(\.frame.minX)), [0])
      XCTAssertEqual(cards.map(\.frame.rows), Array(repeating: 1, count: 12))
      try app.expectNoText("( o.o )")
    }
  }

  @MainActor
  func testTwoLinesWhereOneIsTooShort() async throws {
    try await inBoth(Launch(demo: true), size: Size(40, 12)) { app in
      try await app.press("z", "f")
      try app.expect(app.on(PetListPage.self).card("Captain")).toShow(
        "! overdue, Dog, born 26.02.2025, 1 yr")
    }
  }

  @MainActor
  func testTheFieldsOfAnOpenPetAlone() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("z", "f")
      let card = try await app.on(PetListPage.self).open("Olive")
      try app.expectNoText("( o.o )")
      XCTAssertEqual(try card.fields.frame().minX, 0)
      XCTAssertGreaterThanOrEqual(
        try app.element(PetsID.delete).frame().minY, try card.fields.frame().maxY)
      for field in PetField.allCases { try app.expect(card.row(field)).toExist() }
    }
  }
}
