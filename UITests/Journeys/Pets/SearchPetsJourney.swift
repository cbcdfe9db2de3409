import Core
import JourneyKit
import PetsDomain
import PetsScreens
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks for a pet by a few words.
final class SearchPetsJourney: JourneyCase {
  @MainActor
  func testHowMuchWasFoundIsToldWhileTyping() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      let status = app.element(PetsID.search.child("status"))
      try await app.press("/")
      try app.expect(status).notToExist()
      try await app.type("dog")
      try app.expectNoText("/60")
      try app.expect(status).toHave(label: "\(list.names.count) found")
    }
  }

  @MainActor
  func testListFollowsWhatIsTyped() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("c")
      try app.expect(list.search).toBe(.focused)
      let many = list.names
      try await app.type("oon")
      XCTAssertEqual(list.names, ["Juniper"])
      XCTAssertGreaterThan(many.count, 1)
      try await app.press(.backspace, .backspace, .backspace)
      XCTAssertEqual(list.names, many)
    }
  }

  @MainActor
  func testWhatWasFoundIsMarked() async throws {
    try await inBoth(Launch(language: .russian, demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("ЕЖ")
      let frame = try list.card("Ёжик").frame()
      let match = Theme.make(.dark, depth: .indexed256)[.match]
      let marked = (frame.minY..<frame.maxY).flatMap { y in
        (frame.minX..<frame.maxX).map { app.screen.surface[$0, y] }
      }.filter { $0.style.background == match.background }
      XCTAssertEqual(marked.map(\.text).joined(), "Ёжёж", "name and breed")
    }
  }

  @MainActor
  func testWordsInAnyOrderAndAnyCase() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("SHORTHAIR marm")
      XCTAssertEqual(list.names, ["Marmalade"])
      try await app.press(.control("u"))
      try await app.type("0890 thun")
      XCTAssertEqual(list.names, ["Thunder"])
    }
  }

  @MainActor
  func testYoIsFoundAsYe() async throws {
    try await inBoth(Launch(language: .russian, demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("ежик")
      XCTAssertEqual(list.names, ["Ёжик"])
      try await app.press(.control("u"))
      try await app.type("ТЁМНЫЙ ё")
      XCTAssertEqual(list.names, ["Ёжик"])
      try await app.press(.control("u"))
      try await app.type("рыжёй")
      try app.expectText("Ничего не найдено")
    }
  }

  @MainActor
  func testEnterKeepsTheFilterAndEscapeClearsIt() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("dog")
      try await app.press(.enter)
      try app.expect(list.search).notToExist()
      try app.expect(list.count).toHave(label: "3 found")
      try app.expect(list.grid).toBe(.focused)
      try await app.press("/")
      try app.expect(list.search).toHave(value: "dog")
      try await app.press(.enter, .escape)
      try app.expect(list.count).toHave(label: "12 pets")
    }
  }

  @MainActor
  func testNextAndPreviousMatch() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("dog")
      try await app.press(.enter)
      XCTAssertEqual(list.names, ["Captain", "Willow", "Biscuit"])
      XCTAssertEqual(list.selected, "Captain")
      for name in ["Willow", "Biscuit", "Captain"] {
        try await app.press("n")
        XCTAssertEqual(list.selected, name)
      }
      try await app.press("N")
      XCTAssertEqual(list.selected, "Biscuit")
      try await app.press(.enter)
      try app.expect(app.on(PetCardPage.self).row(.name)).toShow("Biscuit")
      try await app.press(.escape)
      try app.expect(list.count).toHave(label: "3 found")
      XCTAssertEqual(list.selected, "Biscuit")
    }
  }

  @MainActor
  func testNoMatchSaysSoAndOffersAWayOut() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("unicorn")
      try app.expect(list.heading).toHave(label: "Nothing found")
      try app.expectText("No pet matches “unicorn”.")
      try await app.press(.enter)
      try app.expect(Query(.button, "Clear search")).toBe(.focused)
      try await app.press(.enter)
      XCTAssertEqual(list.names.first, "Thunder")
      try await list.search("unicorn")
      try await app.press(.escape)
      try app.expect(list.count).toHave(label: "12 pets")
      try app.expect(list.grid).toBe(.focused)
    }
  }

  @MainActor
  func testAPetStaysFoundWhileItIsChanged() async throws {
    try await inBoth(Launch(demo: true)) { app in
      let list = try app.on(PetListPage.self)
      try await list.search("olive cat")
      try await app.press(.enter, .enter)
      let card = try app.on(PetCardPage.self)
      try await card.edit(.kind)
      try await card.retype("dog")
      try await app.press(.enter)
      try await card.back()
      try app.expect(list.heading).toHave(label: "Nothing found")
      try await ShellPage(app: app).undo()
      XCTAssertEqual(list.names, ["Olive"])
    }
  }
}
