import JourneyKit
import PetsDomain
import PetsScreens
import Terminal
import Toolkit
import XCTest

/// A user puts the pets in another order.
final class SortPetsJourney: JourneyCase {
  @MainActor
  func testByNameAndNewestFirst() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      for name in ["zoe", "Anna", "Ёж", "Яна", "Еж"] { try await list.add(named: name) }
      XCTAssertEqual(list.names, ["Еж", "Яна", "Ёж", "Anna", "zoe"])
      try await app.press("s")
      try app.expect(list.sortButton).toHave(label: "By name")
      XCTAssertEqual(list.names.prefix(2), ["Anna", "zoe"])
      XCTAssertEqual(Set(list.names[2...3]), ["Ёж", "Еж"])
      XCTAssertEqual(list.names.last, "Яна")
      try await app.press("s")
      try app.expect(list.sortButton).toHave(label: "Newest first")
      XCTAssertEqual(list.names, ["Еж", "Яна", "Ёж", "Anna", "zoe"])
    }
  }

  @MainActor
  func testThoseWithoutANameComeLast() async throws {
    try await inBoth { app in
      let list = try app.on(PetListPage.self)
      let card = try await list.add()
      try await card.fill(.breed, "Akita")
      try await card.back()
      try await list.add(named: "Zoe")
      try await app.press("s")
      XCTAssertEqual(list.names, ["Zoe", "no name yet"])
    }
  }

  @MainActor
  func testSelectionStaysOnItsPet() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.card("Juniper").click()
      for _ in 0..<3 {
        try await app.press("s")
        XCTAssertEqual(list.selected, "Juniper")
      }
    }
  }
}
