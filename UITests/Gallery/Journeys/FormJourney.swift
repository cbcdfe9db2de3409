import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user fills in a pet's card.
final class FormJourney: GalleryCase {
  private let nameField = Query("card.name")
  private let question = Query("card.question")
  private let saved = Query("card.saved")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("form") { app in
      try await app.type(" II")
      try app.expectText("● not saved")
      try await app.press(.down, .down)
      try await app.type("4,2")
      try await app.press(.tab)
      try await app.type("Sleeps\nall day")
      try await app.press(.up, .up, .up)
      try app.expect(Query("card.weight")).toBe(.focused)
      try await app.press(.enter)
      try app.expect(saved).toHave(label: "On the card: Barsik II")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("form") { app in
      try await app.click(.text("Weight"))
      try app.expect(Query("card.weight")).toBe(.focused)
      try await app.click(Query("card.weight.more"))
      try await app.click(Query("card.leave"))
      try await app.click(Query("card.question.stay"))
      try app.expect(question).notToExist()
      try await app.click(Query("card.submit"))
      try app.expect(saved).toExist()
    }
  }

  @MainActor
  func testSavingGoesToTheFirstFieldWithAProblem() async throws {
    try await inBoth("form") { app in
      try await app.press(.control("u"))
      try app.expect(Query(.alert)).notToExist()
      try await app.press(.tab)
      try app.expect(Query("card.name.message")).toHave(label: "! A pet needs a name")
      try await app.type("?")
      try app.expect(Query("card.birthday.message")).notToExist()
      try await app.press(.control("s"))
      try app.expect(nameField).toBe(.focused)
      try app.expect(Query("card.birthday.message")).toExist()
      try app.expect(Query("card.birthday")).toHave(value: "?")
    }
  }

  @MainActor
  func testLeavingAChangedFormAsks() async throws {
    try await inBoth("form") { app in
      try await app.type("!")
      try await app.press(.escape)
      try app.expect(Query("card.question.stay")).toBe(.focused)
      try await app.press(.escape)
      try app.expect(nameField).toBe(.focused)
      try await app.press(.escape, "d")
      try app.expect(saved).toHave(label: "On the card: Barsik")
      try await app.press(.enter)
      try await app.type("!")
      try await app.press(.escape, "s")
      try app.expect(saved).toHave(label: "On the card: Barsik!")
    }
  }

  @MainActor
  func testAnUnchangedFormIsLeftAtOnce() async throws {
    try await inBoth("form") { app in
      try await app.press(.escape)
      try app.expect(saved).toExist()
    }
  }

  @MainActor
  func testSavingFromTheQuestionShowsWhatIsWrong() async throws {
    try await inBoth("form") { app in
      try await app.press(.tab)
      try await app.type("?")
      try await app.press(.tab, .escape, "s")
      try app.expect(question).notToExist()
      try app.expect(Query("card.birthday")).toBe(.focused)
      try app.expect(Query("card.birthday.message")).toExist()
    }
  }

  @MainActor
  func testTheFieldWithTheFocusStaysInView() async throws {
    try await inBoth("form", size: Size(40, 12)) { app in
      try await app.press(.tab, .tab, .tab)
      try await app.type("1\n2\n3\n4\n5\n6")
      try app.expectText("6")
      XCTAssertNotNil(app.screen.cursor)
    }
  }

  @MainActor
  func testTheBarStaysWhereItWasDraggedAndTheFieldKeepsTheFocus() async throws {
    try await inBoth("form", size: Size(40, 12)) { app in
      let bar = Query("card.fields.scrollBar")
      let frame = try app.element(bar).frame()
      let end = Point(x: frame.minX, y: frame.maxY - 1)
      try await app.hold(along: [frame.origin, end])
      try app.expect(bar).toHave(value: "100%")
      try await app.drop(at: end)
      try app.expect(bar).toHave(value: "100%")
      try app.expect(nameField).toBe(.focused)
    }
  }
}
