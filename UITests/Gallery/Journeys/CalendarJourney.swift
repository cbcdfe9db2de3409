import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks for days in a calendar.
final class CalendarJourney: GalleryCase {
  private let calendar = Query("visits.calendar")
  private let month = Query("visits.calendar.month")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("calendar") { app in
      try await app.press(.pageUp)
      try app.expect(month).toHave(label: "February 2026")
      try await app.press(.home, .up, .right)
      try app.expect(calendar).toHave(value: "Tuesday, 27 January 2026")
      try await app.press("t", .end)
      try app.expect(calendar).toHave(value: "Sunday, 8 March 2026")
      try await app.press("{", .enter)
      try app.expect(Query("visits.opened")).toHave(label: "Opened: Saturday, 8 March 2025")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("calendar") { app in
      try await app.click(Query("visits.calendar.day[2026-03-11]"))
      try app.expect(calendar).toHave(value: "Wednesday, 11 March 2026 · visit")
      try await app.scroll(.up, over: calendar, steps: 2)
      try app.expect(month).toHave(label: "January 2026")
      try await app.click(Query("visits.calendar.nextMonth"))
      try await app.doubleClick(Query("visits.calendar.day[2026-02-03]"))
      try app.expect(Query("visits.opened")).toHave(label: "Opened: Tuesday, 3 February 2026")
    }
  }

  @MainActor
  func testADayOutOfBoundsSaysWhy() async throws {
    try await inBoth("calendar") { app in
      let message = Query("visits.calendar.message")
      let day = Query("visits.calendar.day[2026-03-21]")
      try app.expect(day).toBe(.disabled)
      let place = try app.element(day).frame().origin
      try await app.click(at: place)
      try app.expect(message).toHave(label: "! Not after 20 March 2026")
      try await app.press(.left)
      try app.expect(message).notToExist()
      try await app.press(.pageDown)
      try app.expect(calendar).toHave(value: "Friday, 20 March 2026")
      try await app.press(.right)
      try app.expect(message).toHave(label: "! Not after 20 March 2026")
    }
  }

  @MainActor
  func testThePointerShowsTheDayItIsOver() async throws {
    try await inBoth("calendar") { app in
      try await app.hover(Query("visits.calendar.day[2026-03-10]"))
      try app.expect(Query("visits.calendar.day[2026-03-10]")).toBe(.hovered)
    }
  }
}
