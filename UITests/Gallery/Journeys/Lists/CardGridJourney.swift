import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user goes through cards and puts them in another order.
final class CardGridJourney: GalleryCase {
  private let grid = Query("card-grid.pets")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("card-grid") { app in
      for (key, place) in [
        (.right as KeyStroke, 2), (.pageDown, 17), (.pageUp, 2), (.down, 5), (.left, 4),
      ] {
        try await app.press(key)
        try app.expect(grid).toHave(value: "\(place)/60")
      }
      try await app.press(KeyStroke(.up, .alt), "L")
      try app.expect(grid).toHave(value: "2/60")
      try app.expect(Query(.card, "Daisy")).toBe(.selected)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("card-grid") { app in
      try await app.drag(from: Query(.card, "Admiral"), to: Query(.card, "Ember"))
      try app.expect(grid).toHave(value: "5/60")
      try app.expect(Query(.card, "Admiral")).toBe(.selected)
      try await app.scroll(.down, over: grid, steps: 2)
      try app.expect(Query(.card, "Biscuit")).notToExist()
      try await app.click(Query(.card, "Olive"))
      try app.expect(Query(.card, "Olive")).toBe(.selected)
    }
  }
}
