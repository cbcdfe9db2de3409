import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// The card in the room that there is: the drawing beside the fields, above them, or left out.
final class CardLayoutJourney: JourneyCase {
  @MainActor
  func testTwoPanesThatStackWhereNarrow() async throws {
    try await inBoth(Launch(demo: true), size: Size(80, 24)) { app in
      let card = try await app.on(PetListPage.self).open("Olive")
      let delete = app.element(PetsID.delete)
      XCTAssertLessThanOrEqual(try delete.frame().maxX, try card.fields.frame().minX)
      try await app.resize(to: Size(60, 24))
      XCTAssertLessThanOrEqual(try delete.frame().maxY, try card.fields.frame().minY)
      try app.expectText("( o.o )")
      try app.expect(card.row(.chip)).toExist()
      try await app.resize(to: Size(40, 12))
      try app.expect(delete).notToExist()
      for field in PetField.allCases { try app.expect(card.row(field)).toExist() }
    }
  }

  @MainActor
  func testNoCardIsCutToItsFrame() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("j")
      let rows = app.screen.nodes.filter { $0.role == .card }.map(\.frame.rows)
      XCTAssertFalse(rows.contains(1), "\(rows)")
    }
  }
}
