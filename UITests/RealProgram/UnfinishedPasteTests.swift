import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import VirtualTerminal
import XCTest

/// A paste whose end never comes, as from a terminal that was cut off: what came counts, and the
/// program goes on.
@MainActor
final class UnfinishedPasteTests: RealProgramCase {
  func testItIsOverAfterASilenceAndKeysCountAgain() async throws {
    try await onRealProgram { app, driver, _ in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.name)
      // Within the paste no key counts: the request for the settled frame would be a part of it.
      try driver.write("\u{1B}[200~Barsik")
      try driver.wait { $0.surface.text.contains("Barsik") }
      try await app.type("!")
      try app.expect(card.editor(.name)).toHave(value: "Barsik!")
      try await app.press(.enter)
      try await card.back()
      XCTAssertEqual(try app.on(PetListPage.self).names, ["Barsik!"])
    }
  }
}
