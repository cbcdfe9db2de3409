import JourneyKit
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// The program is killed in the middle of a word, and started again.
final class TrackerKilledWhileTypingJourney: JourneyCase {
  private var launch: Launch {
    Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read").done(3)])
  }

  @MainActor
  func testTheNoteIsBack() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("[", "w")
        try await app.type("two chap")
        try await app.relaunch()
        try app.expectToast("What you were typing is back.")
        try app.expect(app.element(TrackersID.noteText)).toHave(value: "two chap")
        try app.expectText("Note for 5 March 2026")
        try await app.type("ters")
        try await app.press(.enter)
        try await app.press("i")
        if size.rows == 12 { try await app.press(.up, .end) }
        try app.expect(page.details).toShow("Note: two chapters")
        try await app.relaunch()
        try app.expect(app.element(TrackersID.note)).notToExist()
      }
    }
  }

  @MainActor
  func testANoteThatWasGivenUpStaysAway() async throws {
    try await inBoth(launch) { app in
      try await app.press("w")
      try await app.type("two chap")
      try await app.press(.escape)
      try app.expect(app.element(TrackersID.note)).notToExist()
      try await app.relaunch()
      try app.expect(app.element(TrackersID.note)).notToExist()
      try app.expect(ShellPage(app: app).toast).notToExist()
    }
  }

  @MainActor
  func testTheNameOfANewCategoryIsBack() async throws {
    try await inBoth(launch) { app in
      let form = try await TrackerFormPage.open(app)
      try await app.press(.tab, .enter, "a")
      try await app.type("Spo")
      try await app.relaunch()
      let page = try app.on(CategoryListPage.self)
      try app.expectToast("What you were typing is back.")
      try app.expect(page.name).toHave(value: "Spo")
      try await app.type("rt")
      try await app.press(.enter)
      try app.expect(form.category).toHave(label: "Sport")
    }
  }

  @MainActor
  func testTheOtherNameOfACategoryIsBack() async throws {
    try await inBoth(launch) { app in
      _ = try await TrackerFormPage.open(app)
      try await app.type("Walk")
      try await app.press(.tab, .enter, "e", .end)
      try await app.type(" alone")
      try await app.relaunch()
      let page = try app.on(CategoryListPage.self)
      try app.expect(page.name).toHave(value: "Home alone")
      try await app.press(.enter)
      XCTAssertEqual(page.names, ["Home alone"])
      try await app.press(.escape)
      try app.expect(app.on(TrackerFormPage.self).name).toHave(value: "Walk")
      // What was saved is not asked again.
      try await app.relaunch()
      try app.expect(app.on(TrackerFormPage.self).name).toHave(value: "Walk")
      try app.expect(page.name).notToExist()
    }
  }
}
