import Core
import JourneyKit
import ProfileScreens
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user chooses how trackers are shown, in their options and in Profile, and takes it to a backup.
final class TrackerSettingsJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch {
    let swim = TrackerSamples.habit(1, "Swim", .weekdays(WeekdaySet([.monday]))).pinned()
    return Launch(keepsTab: true, trackers: [swim])
  }

  @MainActor
  private func turn(_ option: String, _ app: Journey) async throws {
    try await app.press("o")
    try await app.element(TrackersID.options.child(option)).click()
    try await app.press(.escape)
  }

  @MainActor
  private func begin(_ operation: DataOperation, _ app: Journey) async throws -> FilesPage {
    try await app.press(.profileTab)
    try await app.on(ProfilePage.self).begin(operation)
    return try app.on(FilesPage.self)
  }

  @MainActor
  func testTheOptionsOfABackupAreInForceAtOnce() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press(.trackersTab)
        let page = try app.on(TrackersPage.self)
        XCTAssertEqual(page.names, [])
        try await turn("pinned", app)
        XCTAssertEqual(page.names, ["Swim"])
        _ = try await begin(.backUp, app)
        try await app.press(.enter, .trackersTab)
        try await turn("pinned", app)
        XCTAssertEqual(page.names, [])
        let files = try await begin(.restore, app)
        try await app.type("moggy-backup-2026-03-06.tar")
        try await app.press(.enter)
        try app.expect(files.settings).toBe(.checked)
        try await files.confirm.click()
        try await app.press(.enter, .trackersTab)
        XCTAssertEqual(page.names, ["Swim"])
        try await app.press("o")
        try app.expect(app.element(TrackersID.options.child("pinned"))).toBe(.checked)
        try await app.press(.escape)
        try await app.relaunch()
        XCTAssertEqual(page.names, ["Swim"])
      }
    }
  }

  // MARK: The week

  /// Chooses the day that weeks begin with; the region’s choice stands before Monday.
  @MainActor
  private func choose(sunday: Bool, _ app: Journey) async throws {
    try await app.press(.profileTab)
    let choice = ProfileID.units.item("weekStart")
    for _ in 0..<20 where app.screen.focus != choice { try await app.press(.tab) }
    try await app.press(sunday ? .right : .left)
    try app.expect(app.on(ProfilePage.self).unit(.weekStart)).toHave(
      value: sunday ? "Sun" : "Mon")
    try await app.press(.trackersTab)
  }

  /// Once a week, and done on Sunday, 1 March: of last week or of this one.
  @MainActor
  func testTheDayThatWeeksBeginWithIsFollowed() async throws {
    let swim = TrackerSamples.habit(1, "Swim", .perWeek(1)).marked(on: [TrackerSamples.day(5)])
    let run = TrackerSamples.habit(2, "Run").done(1)
    let launch = Launch(keepsTab: true, trackers: [swim, run])
    try await inBoth(launch, size: Size(120, 40)) { app in
      try await app.press(.profileTab)
      let choice = ProfileID.units.item("weekStart")
      for _ in 0..<20 where app.screen.focus != choice { try await app.press(.tab) }
      try await app.press(.right)
      try app.expect(app.on(ProfilePage.self).unit(.weekStart)).toHave(value: "Mon")
      try await app.press(.trackersTab)
      try await expect(sunday: false, app)
      try await choose(sunday: true, app)
      try await expect(sunday: true, app)
      try await choose(sunday: false, app)
      try await expect(sunday: false, app)
    }
  }

  @MainActor
  private func expect(sunday: Bool, _ app: Journey) async throws {
    let page = try app.on(TrackersPage.self)
    // What was done on Sunday is of this week where that begins it.
    XCTAssertEqual(page.names, sunday ? ["Run"] : ["Swim", "Run"])
    try app.expect(page.day("2026-03-01")).toHave(count: sunday ? 1 : 0)
    try app.expect(page.day("2026-03-08")).toHave(count: sunday ? 0 : 1)
    try await app.press("c")
    let first = try page.month("2026-03-01").frame()
    let second = try page.month("2026-03-02").frame()
    XCTAssertEqual(first.minX < second.minX, sunday)
    try await app.press(.escape)
    let figures = try await TrackerFiguresPage.open(app)
    try app.expect(figures.weekdays).toHave(
      value: sunday
        ? "Sun 1, Mon 0, Tue 0, Wed 0, Thu 1, Fri 0, Sat 0"
        : "Mon 0, Tue 0, Wed 0, Thu 1, Fri 0, Sat 0, Sun 1")
    try await app.element(TrackersID.sections.item("day")).click()
  }
}
