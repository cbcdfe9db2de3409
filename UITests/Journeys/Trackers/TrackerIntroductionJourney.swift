import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import XCTest

/// A user opens the tab for the first time.
final class TrackerIntroductionJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var first: Launch { Launch(tab: .trackers, isFirstRun: true) }

  /// Past the page of the whole program.
  @MainActor
  private func open(_ app: Journey) async throws -> Locator {
    try await app.press(.enter)
    return app.element(TrackersID.introduction)
  }

  @MainActor
  func testTwoPagesLeadIntoTheTabOnce() async throws {
    for size in Self.sizes {
      try await inBoth(first, size: size) { app in
        let pages = try await open(app)
        try app.expect(pages).toHave(value: "1/2")
        try await app.press(.right)
        try app.expect(pages).toHave(value: "2/2")
        try await app.press(.left)
        try app.expect(pages).toHave(value: "1/2")
        try await app.press(.enter)
        try app.expect(pages).toShow("[ Start ]")
        try await app.press(.enter)
        let page = try app.on(TrackersPage.self)
        try app.expect(page.empty).toShow("What shall we track?")
        try await app.relaunch()
        try app.expect(pages).notToExist()
      }
    }
  }

  /// What was said before stands in front of no button, and goes with the page.
  @MainActor
  func testTheWordOfBeforeIsInNobodysWayAndGoesWithThePage() async throws {
    for size in Self.sizes {
      try await inBoth(first, size: size) { app in
        try await app.press(.enter, "u")
        let pages = app.element(TrackersID.introduction)
        try app.expect(pages).toHave(value: "1/2")
        let notice = try app.frame(of: ShellID.toast)
        for button in app.screen.nodes where button.role == .button {
          XCTAssertTrue(button.frame.intersection(notice).isEmpty, "behind it: \(button.label)")
        }
        try await app.element(TrackersID.introduction.child("next")).click()
        try app.expect(pages).toHave(value: "2/2")
        try app.expect(app.element(ShellID.toast)).notToExist()
      }
    }
  }

  @MainActor
  func testItCountsAsSeenOnlyAtItsEnd() async throws {
    try await inBoth(first) { app in
      let pages = try await open(app)
      try await app.press(.right)
      try await app.relaunch()
      try app.expect(pages).toHave(value: "1/2")
      try await app.element(TrackersID.introduction.child("skip")).click()
      try app.expect(pages).notToExist()
      try await app.relaunch()
      try app.expect(pages).notToExist()
    }
  }

  @MainActor
  func testInRussian() async throws {
    var launch = first
    launch.language = .russian
    try await inBoth(launch) { app in
      let pages = try await open(app)
      try app.expect(pages).toShow("Следите за тем, что важно вам")
      try await app.press(.right)
      try app.expect(pages).toShow("[ Начать ]")
      try await app.press(.enter)
      try app.expect(app.element(TrackersID.empty)).toShow("Что будем отслеживать?")
    }
  }
}
