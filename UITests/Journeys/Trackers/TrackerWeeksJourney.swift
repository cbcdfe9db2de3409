import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user lives with trackers for a while.
final class TrackerWeeksJourney: JourneyCase {
  private static let day = Duration.seconds(86_400)

  /// From the first tracker, made by the form, to the end of the first week.
  @MainActor
  func testAFirstWeek() async throws {
    try await inBoth(Launch(tab: .trackers), size: Size(120, 40)) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("a")
      try await app.element(TrackerFormID.kinds.item("habit")).click()
      try await app.type("Stretch")
      try await app.element(TrackerFormID.category).click()
      try await app.press("a")
      try await app.type("Body")
      try await app.press(.enter)
      try await app.element(.button, "Every day").click()
      try await app.element(.swatch, "Green").click()
      try await app.element(TrackerFormID.emoji.child("emoji").item(0)).click()
      try await app.element(TrackerFormID.submit).click()
      try app.expect(page.card("Stretch, not done, 0 days")).toBe(.selected)
      XCTAssertEqual(page.headings, ["Body"])
      for number in 1...7 {
        try await app.press(.space)
        let run = number > 1 ? ", \(number) in a row" : ""
        try app.expect(page.card("Stretch, done, \(number) day\(number == 1 ? "" : "s")\(run)"))
          .toExist()
        try await app.advance(by: Self.day)
      }
      try app.expect(page.date).toHave(label: "Friday, 13 March 2026 · today")
      try app.expect(page.card("Stretch, not done, 7 days, 7 in a row")).toExist()
      try await app.press("{")
      try app.expect(page.card("Stretch, done, 7 days")).toExist()
      try await app.press("[")
      XCTAssertEqual(page.names, ["Stretch"])
    }
  }

  /// A skip keeps a run, a day that is missed ends it.
  @MainActor
  func testABadWeekWithSkips() async throws {
    let read = TrackerSamples.habit(1, "Read").done(5)
    try await inBoth(Launch(tab: .trackers, trackers: [read])) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("x")
      try app.expect(page.card("Read, skipped, 5 days, 5 in a row")).toShow("[–]")
      try await app.advance(by: Self.day)
      try await app.press("x")
      try await app.advance(by: Self.day)
      try app.expect(page.card("Read, not done, 5 days, 5 in a row")).toExist()
      try await app.press(.space)
      try app.expect(page.card("Read, done, 6 days, 6 in a row")).toExist()
      // The day after is missed.
      try await app.advance(by: Self.day * 2)
      try app.expect(page.card("Read, not done, 6 days")).toExist()
      try await app.press("[", "x", "]")
      try app.expect(page.card("Read, not done, 6 days, 6 in a row")).toExist()
      try await app.press("u")
      try app.expect(page.card("Read, not done, 6 days")).toExist()
    }
  }
}
