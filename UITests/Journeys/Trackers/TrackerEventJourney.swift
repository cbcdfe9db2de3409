import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user has something to do once, on a day.
final class TrackerEventJourney: JourneyCase {
  private var launch: Launch {
    let trackers = [
      TrackerSamples.event(1, "Dentist", on: TrackerSamples.day(2)),
      TrackerSamples.habit(2, "Read"),
    ]
    return Launch(tab: .trackers, trackers: trackers)
  }

  @MainActor
  func testOnItsDayOnlyAndOnce() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      XCTAssertEqual(page.names, ["Read"])
      try await app.press("[", "[")
      XCTAssertEqual(page.names, ["Dentist", "Read"])
      try await app.press(.home, .space)
      try app.expect(page.card("Dentist, done, once")).toExist()
      try await app.press("x")
      try app.expectToast("Only habits are skipped: an event is done or not.")
      try app.expect(page.card("Dentist, done, once")).toExist()
      try await app.press("{")
      XCTAssertEqual(page.names, ["Read"])
      try await app.press("}", "}")
      XCTAssertEqual(page.names, ["Read"])
    }
  }

  @MainActor
  func testCarriedOverWhileItIsNotDone() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("o")
      try await app.element(TrackersID.options.child("carried")).click()
      try await app.press(.escape)
      XCTAssertEqual(page.labels[0], "Dentist, not done, of 4 March, once")
      try await app.press(.home, .space)
      try app.expect(page.card("Dentist, done, of 4 March, once")).toExist()
      try await app.press("]")
      XCTAssertEqual(page.names, ["Read"])
      try await app.press("t", "u", "]")
      XCTAssertEqual(page.names, ["Read"])
    }
  }
}
