import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user says when a visit is to be.
final class DateFieldJourney: GalleryCase {
  private let date = Query("visit.date")
  private let calendar = Query("visit.popup.month")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("date-field") { app in
      try await app.press(KeyStroke(.down, .alt))
      try app.expect(calendar).toBe(.focused)
      try await app.press(.down, .right, .enter)
      try app.expect(calendar).notToExist()
      try app.expect(date).toHave(value: "14.03.2026")
      try app.expect(date).toBe(.focused)
      try app.expectText("Saturday, 14 March 2026")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("date-field") { app in
      try await app.click(Query("visit.date.calendar"))
      try await app.click(Query("visit.popup.month.nextMonth"))
      try app.expectText("April 2026")
      try await app.click(Query("visit.popup.month.day[2026-04-30]"))
      try app.expect(date).toHave(value: "30.04.2026")
      try app.expect(calendar).notToExist()
    }
  }

  @MainActor
  func testEveryFormIsRead() async throws {
    try await inBoth("date-field") { app in
      for text in [
        "2026-03-21", "21/03/26", "21.3", "21 марта 2026", "march 21", "21 mar 26", "21032026",
      ] {
        try await app.press(.control("u"))
        try await app.paste(text)
        try app.expect(Query("visit.date.reading")).toHave(label: "Saturday, 21 March 2026")
        try app.expect(date).toHave(value: text)
      }
    }
  }

  @MainActor
  func testEscLeavesTheFieldAsItIs() async throws {
    try await inBoth("date-field") { app in
      try await app.type("tomorrow")
      try await app.press(KeyStroke(.function(4)))
      try app.expect(Query("visit.popup.month.day[2026-03-07]")).toBe(.selected)
      try await app.press(.down, .escape)
      try app.expect(date).toHave(value: "tomorrow")
    }
  }

  @MainActor
  func testADateOutOfBoundsIsToldOf() async throws {
    try await inBoth("date-field") { app in
      try await app.type("5.3.2026")
      try app.expect(Query("visit.date.message")).toHave(label: "! Not before 6 March 2026")
      try await app.press(.tab, .control("u"))
      try await app.type("today")
      try app.expect(Query("visit.birthday")).notToBe(.invalid)
      try await app.press(.control("u"))
      try await app.type("7.3.2026")
      try app.expect(Query("visit.birthday.message")).toHave(label: "! Not after 6 March 2026")
    }
  }

  @MainActor
  func testADateIsToldOfWhenItCannotBecomeRightOrIsLeft() async throws {
    try await inBoth("date-field") { app in
      for text in ["1", "15.12.202", "15122", "14 m", "2026-1"] {
        try await app.press(.control("u"))
        try await app.paste(text)
        try app.expect(date).notToBe(.invalid)
      }
      for text in ["45.1", "1.13.", "abc", "2026-1-1-"] {
        try await app.press(.control("u"))
        try await app.paste(text)
        try app.expect(date).toBe(.invalid)
      }
      try await app.press(.control("u"), "1", .tab)
      try app.expect(date).toBe(.invalid)
    }
  }

  /// With twelve lines there is just room for six weeks, in front of all but the footer.
  @MainActor
  func testAllWeeksOfAMonthShowInASmallTerminal() async throws {
    try await inBoth("date-field", size: Size(40, 12)) { app in
      try await app.press(KeyStroke(.down, .alt), .pageDown, .pageDown)
      try app.expect(Query("visit.popup.month.day[2026-05-31]")).toShow("31")
      try app.expect(Query("visit.popup.month.day[2026-05-01]")).toShow("1")
    }
  }
}
