import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// A user with more pets than a screen, or a part of the list that is loaded, holds.
final class LongListJourney: JourneyCase {
  @MainActor
  func testMovingThroughFiveHundred() async throws {
    try await inBoth(Launch(pets: Launch.pets(500))) { app in
      let list = try app.on(PetListPage.self)
      try app.expect(list.count).toHave(label: "500 pets")
      for (key, place) in [
        ("G" as KeyStroke, 500), ("g", 1), (.down, 3), (.right, 4), (.pageDown, 12),
        (.control("d"), 16), (.control("u"), 12), (.pageUp, 4), ("k", 2), ("h", 1), (.end, 500),
        (.home, 1),
      ] {
        try await app.press(key)
        try app.expect(list.grid).toHave(value: "\(place)/500")
        XCTAssertNotNil(list.selected, "at \(place)")
      }
    }
  }

  @MainActor
  func testPartsOfTheListAreLoadedAsOneGoes() async throws {
    try await inBoth(Launch(pets: Launch.pets(500))) { app in
      let list = try app.on(PetListPage.self)
      for page in 1...60 {
        try await app.press(.pageDown)
        let place = min(1 + page * 8, 500)
        try app.expect(list.grid).toHave(value: "\(place)/500")
        try app.expectNoText("Loading…")
      }
      try await app.press(.enter)
      try app.expect(app.on(PetCardPage.self).fields).toExist()
    }
  }

  @MainActor
  func testSelectionIsKeptByIdentityOverASort() async throws {
    try await inBoth(Launch(pets: Launch.pets(120))) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("G", "h", "h")
      let name = try XCTUnwrap(list.selected)
      let place = try XCTUnwrap(list.grid.value())
      try await app.press("s")
      XCTAssertEqual(list.selected, name)
      XCTAssertNotEqual(try list.grid.value(), place)
      for _ in PetQuery.Order.allCases.dropFirst() {
        try await app.press("s")
        XCTAssertEqual(list.selected, name)
      }
      XCTAssertEqual(try list.grid.value(), place)
    }
  }

  @MainActor
  func testSelectionIsKeptWhereItsPetIsNotLoaded() async throws {
    try await inBoth(Launch(pets: Launch.pets(500))) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("G", "h")
      let name = try XCTUnwrap(list.selected)
      for _ in PetQuery.Order.allCases {
        try await app.press("s")
        XCTAssertEqual(list.selected, name)
        XCTAssertFalse(try list.card(name).frame().isEmpty)
      }
      try app.expect(list.grid).toHave(value: "499/500")
    }
  }

  @MainActor
  func testAddingFromTheEndShowsTheNewPet() async throws {
    try await inBoth(Launch(pets: Launch.pets(500))) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("G")
      try await list.add(named: "Newcomer")
      XCTAssertEqual(list.selected, "Newcomer")
      try app.expect(list.grid).toHave(value: "1/501")
    }
  }

  @MainActor
  func testTheWheelLooksFurtherOnAndAKeyComesBack() async throws {
    try await inBoth(Launch(pets: Launch.pets(500))) { app in
      let list = try app.on(PetListPage.self)
      let names = list.names
      try await app.scroll(.down, over: list.grid.query, steps: 240)
      try app.expect(list.grid).toHave(value: "1/500")
      XCTAssertNil(list.selected, "out of view")
      XCTAssertFalse(list.names.isEmpty)
      try app.expectNoText("Loading…")
      try await app.press(.right)
      try app.expect(list.grid).toHave(value: "2/500")
      XCTAssertEqual(list.names, names)
      try app.expectNoText("Loading…")
    }
  }
}
