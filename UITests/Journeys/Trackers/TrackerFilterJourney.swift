import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks at a part of the day only.
final class TrackerFilterJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch {
    let trackers = [
      TrackerSamples.habit(1, "Read").marked(on: [TrackerSamples.today]),
      TrackerSamples.habit(2, "Write"),
    ]
    return Launch(tab: .trackers, trackers: trackers)
  }

  @MainActor
  private func row(_ app: Journey, _ choice: String) -> Locator {
    app.element(TrackersID.filters.item(choice))
  }

  @MainActor
  func testFourRowsWithAMarkOnTheChosen() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press("f")
        for (key, text) in [
          ("all", "✓ All trackers"), ("today", "Trackers for today"), ("completed", "Completed"),
          ("notCompleted", "Not completed"),
        ] {
          try app.expect(row(app, key)).toShow(text)
        }
        try await row(app, "completed").click()
        try await app.press("f")
        try app.expect(row(app, "completed")).toShow("✓ Completed")
        try await app.press(.escape)
        XCTAssertEqual(try app.on(TrackersPage.self).names, ["Read"])
      }
    }
  }

  /// By the schedule, which the filters of the phone ignored.
  @MainActor
  func testCompletedAndNotOnTheDayThatIsShown() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("f", .down, .down, .enter)
      XCTAssertEqual(page.names, ["Read"])
      try app.expect(page.filter).toHave(label: "Completed")
      try await app.press("[")
      try app.expect(page.empty).toShow("Nothing found")
      try await app.press("F")
      try app.expect(page.filter).toHave(label: "Not completed")
      XCTAssertEqual(page.names, ["Read", "Write"])
      try await app.press("]")
      XCTAssertEqual(page.names, ["Write"])
    }
  }

  @MainActor
  func testTodayLeadsToToday() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("{", "f", .down, .enter)
      try app.expect(page.date).toHave(label: "Friday, 6 March 2026 · today")
      try app.expect(page.filter).toHave(label: "Trackers for today")
      XCTAssertEqual(page.names, ["Read", "Write"])
      try await app.press("[")
      try app.expect(page.filter).toHave(label: "All")
    }
  }

  @MainActor
  func testTheFilterIsLiveAndStays() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("F", "F")
      XCTAssertEqual(page.names, ["Write"])
      try await app.press(.space)
      try app.expect(page.empty).toShow("Nothing found")
      try await app.press("u")
      XCTAssertEqual(page.names, ["Write"])
      try await app.press("2", .trackersTab)
      try app.expect(page.filter).toHave(label: "Not completed")
      try await page.filter.click()
      try await row(app, "all").click()
      XCTAssertEqual(page.names, ["Read", "Write"])
    }
  }

  @MainActor
  func testNoFilterWhereThereIsNothingToFilter() async throws {
    try await inBoth(Launch(tab: .trackers)) { app in
      try await app.press("]")
      let page = try app.on(TrackersPage.self)
      try app.expect(page.filter).notToExist()
    }
  }
}
