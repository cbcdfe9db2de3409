import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user sees many pets at a glance, with what is due.
final class DensePetsJourney: JourneyCase {
  @MainActor
  func testALineAPetIsKept() async throws {
    try await inBoth(Launch(pets: Launch.pets(60)), size: Size(120, 40)) { app in
      let list = try app.on(PetListPage.self)
      let cards = list.names.count
      try await app.press("v")
      XCTAssertGreaterThan(list.names.count, 2 * cards)
      XCTAssertGreaterThanOrEqual(list.names.count, 36)
      let first = try XCTUnwrap(list.names.first)
      try await app.press(.enter)
      _ = try app.on(PetCardPage.self)
      try await app.press(.escape)
      XCTAssertEqual(list.selected, first)
      try await app.relaunch()
      XCTAssertGreaterThan(list.names.count, 2 * cards)
      try await app.press("v")
      XCTAssertEqual(list.names.count, cards)
    }
  }

  @MainActor
  func testWhatIsDueStandsOnCardsAndLines() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(demo: true), size: size) { app in
        try await app.press("/")
        try await app.type("Captain")
        try await app.press(.enter)
        try app.expect(.text("! overdue")).toExist()
        try await app.press("v")
        try app.expect(.text("! overdue")).toExist()
      }
    }
  }

  /// Kind and breed are told where there is room for them, and what Enter does is called the same as
  /// on the cards.
  @MainActor
  func testALineTellsTheBreed() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, demo: true)) { app in
        try await app.press("v")
        let horse = language.say(en: "Horse, Welsh pony", ru: "Лошадь, Орловский рысак")
        try app.expectText(horse)
        try app.expect(Query(.hint, language.say(en: "open", ru: "открыть"))).toHave(value: "Enter")
      }
    }
  }

  /// What is due is done with one key, and comes back with another.
  @MainActor
  func testDoneTodayRenewsByTheSameInterval() async throws {
    try await inBoth(Launch(demo: true)) { app in
      try await app.press("D")
      let due = try app.on(DueListPage.self)
      let before = due.lines
      try await app.press("t")
      try app.expect(.text("done today, next")).toExist()
      XCTAssertNotEqual(due.lines, before)
      try await app.press("u")
      XCTAssertEqual(due.lines, before)
    }
  }
}
