import AppRuntime
import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import TrackersDomain
import XCTest

@testable import TrackersScreens

/// A user's clock is set forward and back, and the user goes to other time zones.
final class TrackerTravellerJourney: JourneyCase {
  private var read: [TrackerSample] { [TrackerSamples.habit(1, "Read")] }

  /// Whoever looks at today goes on doing so; whoever looks at another day stays there.
  @MainActor
  func testTheDayGoesWithTheClock() async throws {
    let launch = Launch(tab: .trackers, now: "2026-03-06T23:59:30Z", trackers: read)
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press(.space)
      try await app.advance(by: .seconds(29))
      try app.expect(page.date).toHave(label: "Friday, 6 March 2026 · today")
      try await app.advance(by: .seconds(1))
      try app.expect(page.date).toHave(label: "Saturday, 7 March 2026 · today")
      try app.expect(page.card("Read, not done, 1 day")).toExist()
      try await app.press("[", "[")
      try await app.advance(by: .seconds(86_400))
      try app.expect(page.date).toHave(label: "Thursday, 5 March 2026")
      try await app.press("t")
      try app.expect(page.date).toHave(label: "Sunday, 8 March 2026 · today")
    }
  }

  /// The night in which clocks go forward has 23 hours, that in which they go back 25.
  @MainActor
  func testDaysOf23And25Hours() async throws {
    for (start, hours, first, second) in [
      ("2026-03-28T23:00:00Z", 23, "Sunday, 29 March", "Monday, 30 March"),
      ("2026-10-24T22:00:00Z", 25, "Sunday, 25 October", "Monday, 26 October"),
    ] {
      let launch = Launch(
        tab: .trackers, now: start, timeZone: "Europe/Berlin", trackers: read)
      try await inBoth(launch) { app in
        let page = try app.on(TrackersPage.self)
        try app.expect(page.date).toHave(label: "\(first) 2026 · today")
        try await app.press(.space)
        try await app.advance(by: .seconds(hours * 3600 - 1))
        try app.expect(page.date).toHave(label: "\(first) 2026 · today")
        try await app.advance(by: .seconds(1))
        try app.expect(page.date).toHave(label: "\(second) 2026 · today")
        try await app.press(.space)
        try app.expect(page.card("Read, done, 2 days, 2 in a row")).toExist()
      }
    }
  }

  /// What was put down at home is of the same days on the other side of the date line.
  @MainActor
  func testRecordsStayOnTheirDaysInAnotherTimeZone() async throws {
    let sizes = [Size(80, 24), Size(40, 12)]
    for size in sizes { try await travel(size) }
  }

  @MainActor
  private func travel(_ size: Size) async throws {
    let home = Launch(
      tab: .trackers, now: "2026-03-06T11:00:00Z", timeZone: "Pacific/Auckland", trackers: read)
    var away = home
    (away.timeZone, away.trackers) = ("Pacific/Honolulu", [])
    let folders = [try DataFolder(), try DataFolder()]
    for data in folders { try await MoggyDrivers.prepare(home, data: data) }
    let isWide = size.columns >= 60
    try await stay(home, folders, size) { app, page in
      try app.expect(page.date).toHave(
        label: isWide ? "Saturday, 7 March 2026 · today" : "Sat, 07.03")
      try await app.press(.space)
      try app.expect(page.card("Read, done, 1 day")).toExist()
    }
    try await stay(away, folders, size) { app, page in
      try app.expect(page.date).toHave(
        label: isWide ? "Friday, 6 March 2026 · today" : "Fri, 06.03")
      try app.expect(page.card("Read, not done, 1 day")).toExist()
      try await app.press(.space, "]")
      try app.expect(page.date).toHave(
        label: isWide ? "Saturday, 7 March 2026" : "Sat, 07.03")
      try app.expect(page.card("Read, done, 2 days, 2 in a row")).toExist()
    }
  }

  /// The 29 February is a day as any other, and the year after has none.
  @MainActor
  func testTheLeapDay() async throws {
    let launch = Launch(tab: .trackers, now: "2028-02-28T12:00:00Z", trackers: read)
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      for (date, run) in [
        ("Monday, 28 February 2028", ""), ("Tuesday, 29 February 2028", ", 2 in a row"),
        ("Wednesday, 1 March 2028", ", 3 in a row"),
      ] {
        try app.expect(page.date).toHave(label: "\(date) · today")
        try await app.press(.space)
        XCTAssertTrue(page.labels[0].hasSuffix(run), page.labels[0])
        try await app.advance(by: .seconds(86_400))
      }
      try app.expect(page.card("Read, not done, 3 days, 3 in a row")).toExist()
    }
    let next = Launch(tab: .trackers, now: "2029-02-28T23:59:30Z", trackers: read)
    try await inBoth(next) { app in
      let page = try app.on(TrackersPage.self)
      try app.expect(page.date).toHave(label: "Wednesday, 28 February 2029 · today")
      try await app.advance(by: .seconds(30))
      try app.expect(page.date).toHave(label: "Thursday, 1 March 2029 · today")
      try await app.press("[")
      try app.expect(page.date).toHave(label: "Wednesday, 28 February 2029")
    }
  }

  /// The program is started anew in another zone, on the same records, in both drivers at once.
  @MainActor
  private func stay(
    _ launch: Launch, _ folders: [DataFolder], _ size: Size,
    _ journey: (Journey, TrackersPage) async throws -> Void
  ) async throws {
    let driver = LockstepDriver(
      MoggyDrivers.inProcess(
        launch, data: folders[0], shownFolder: folders[1].path + "/data/", size: size),
      MoggyDrivers.process(launch, data: folders[1], size: size))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app, try app.on(TrackersPage.self))
    XCTAssertEqual(driver.differences, 0)
    XCTAssertGreaterThan(driver.stepsCompared, 1)
  }

  /// On 25 October the clocks of Berlin go from 03:00 back to 02:00: half past two is once before, and once
  /// still to come.
  func testTheWaitInAnHourThatComesTwice() throws {
    let time = try XCTUnwrap(DayTime(hour: 2, minute: 30))
    for (moment, wait) in [
      ("2026-10-25T00:10:00Z", 20 * 60), ("2026-10-25T01:10:00Z", 20 * 60),
      ("2026-10-25T01:29:30Z", 30), ("2026-10-24T23:30:00Z", 3600),
    ] {
      var environment = Environment()
      environment.now = try Date(moment, strategy: .iso8601)
      environment.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
      XCTAssertEqual(environment.until(time), .seconds(wait), moment)
    }
  }
}
