import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import Scheduling
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
      try await app.press("s", "s", "s", "s")
      try app.expect(list.sortButton).toHave(label: "Newest first")
      XCTAssertEqual(list.names, ["Еж", "Яна", "Ёж", "Anna", "zoe"])
    }
  }

  /// Those without a kind, or a birthday, come last; the order is kept.
  @MainActor
  func testByKindAndByAge() async throws {
    var pets: [Pet] = []
    for (number, kind, birthday) in [
      (1, "Dog", "2020-05-01"), (2, "cat", ""), (3, "", "2018-05-01"), (4, "Cat", "2019-05-01"),
    ] {
      var pet = Pet(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))),
        createdAt: Launch().date)
      let today = CalendarDay(Launch().date, in: .gmt)
      try pet.set(.name, to: "Pet \(number)", today: today)
      if !kind.isEmpty { try pet.set(.kind, to: kind, today: today) }
      if !birthday.isEmpty { try pet.set(.birthday, to: birthday, today: today) }
      pets.append(pet)
    }
    try await inBoth(Launch(pets: pets)) { app in
      let list = try app.on(PetListPage.self)
      try await app.press("s", "s")
      try app.expect(list.sortButton).toHave(label: "By kind")
      XCTAssertEqual(list.names, ["Pet 2", "Pet 4", "Pet 1", "Pet 3"])
      try await app.press("s")
      try app.expect(list.sortButton).toHave(label: "Oldest first")
      XCTAssertEqual(list.names, ["Pet 3", "Pet 4", "Pet 1", "Pet 2"])
      try await app.relaunch()
      try app.expect(list.sortButton).toHave(label: "Oldest first")
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

  /// Where the button of the order has no room, the order stands beside the number of pets.
  @MainActor
  func testTheOrderIsToldOnTheSmallestScreen() async throws {
    let launch = Launch(language: .russian, demo: true)
    try await inBoth(launch, size: Size(40, 12)) { app in
      let list = try app.on(PetListPage.self)
      try app.expect(list.count).toShow("12 · Сначала новые")
      try app.expect(list.count).toHave(value: "Сначала новые")
      try await app.press("s")
      try app.expect(list.count).toShow("12 · По кличке")
      try await app.press("s", "s")
      try app.expect(list.count).toShow("12 · Сначала старшие")
      try await app.press("s")
      try app.expect(list.count).toShow("12 · По срокам")
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
