import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// What a user sees of the keys of a photo's page.
final class PhotoKeysJourney: JourneyCase {
  @MainActor
  func testTheKeysOfThePhotoStandInTheFooter() async throws {
    try await inBoth(Launch(demo: true), size: Size(120, 40)) { app in
      try await app.press(.end, .enter, "v")
      try app.expect(Query(PetsID.photoPage.child("fit"))).toBe(.focused)
      let hints = try app.on(ShellPage.self).hints
      for key in ["Enter", "p", "P", "Esc"] {
        XCTAssertTrue(hints.contains(key), "\(key): \(hints)")
      }
      try await app.press("v")
      _ = try app.on(PetCardPage.self)
    }
  }
}
