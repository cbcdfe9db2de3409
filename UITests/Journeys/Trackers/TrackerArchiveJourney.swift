import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user looks for what was put away, and takes it out again.
final class TrackerArchiveJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private func launch(_ language: Language = .english) -> Launch {
    let trackers = [
      TrackerSamples.habit(1, "Read").done(3),
      TrackerSamples.habit(2, "Run").done(5).archived(TrackerSamples.day(2)),
      TrackerSamples.event(3, "Dentist", on: TrackerSamples.today)
        .archived(TrackerSamples.day(1)),
    ]
    return Launch(language: language, tab: .trackers, trackers: trackers)
  }

  private let both = [
    "Dentist, Home, not done, archived 05.03.2026", "Run, Home, 5 days, archived 04.03.2026",
  ]

  @MainActor
  func testBothKindsStandThereAndComeBack() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let day = try app.on(TrackersPage.self)
        XCTAssertEqual(day.names, ["Read"])
        try await app.press("V")
        let page = try app.on(TrackerArchivePage.self)
        XCTAssertEqual(page.rows, both)
        try app.expectText("Archived trackers · 2")
        try await app.press(.down, .enter)
        try app.expectToast("Run is out of the archive. u puts it back.")
        XCTAssertEqual(page.rows, [both[0]])
        try await page.row(both[0]).doubleClick()
        try app.expectToast("Dentist is out of the archive. u puts it back.")
        try app.expect(page.nothing).toShow("The archive is empty")
        try await app.press("u")
        try app.expectToast("Undone: taking “Dentist” out of the archive")
        XCTAssertEqual(page.rows, [both[0]])
        try await app.press("A", .escape)
        XCTAssertEqual(Set(day.names).isSubset(of: ["Read", "Run", "Dentist"]), true)
        try app.expect(day.progress).toHave(label: "0/3")
      }
    }
  }

  @MainActor
  func testWhatIsDeletedThereComesBackByUndo() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let day = try app.on(TrackersPage.self)
        try await day.tools.click()
        try await day.way("archived").click()
        let page = try app.on(TrackerArchivePage.self)
        try await app.press("G", "d")
        try app.expect(day.question).toShow("Delete the tracker?")
        try await app.press("n")
        XCTAssertEqual(page.rows, both)
        try await app.press("d", "y")
        try app.expectToast("Run deleted. u brings it back.")
        XCTAssertEqual(page.rows, [both[0]])
        try await app.press("u")
        XCTAssertEqual(page.rows, both)
        try await page.back.click()
        XCTAssertEqual(day.names, ["Read"])
      }
    }
  }

  /// What works is named in the footer, and every act once in the help.
  @MainActor
  func testHintsAndHelpNameWhatWorksOnce() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let shell = try app.on(ShellPage.self)
        try await app.press("V")
        XCTAssertTrue(Set(["Enter", "d", "Esc"]).isSubset(of: shell.hints), "\(shell.hints)")
        try await app.press(.enter, .enter)
        let page = try app.on(TrackerArchivePage.self)
        try app.expect(page.nothing).toExist()
        XCTAssertTrue(shell.hints.contains("u"), "\(shell.hints)")
        try await app.press("?")
        let ways = app.screen.nodes.filter { $0.role == .row && $0.label == "back to the day" }
        XCTAssertEqual(ways.map(\.value), ["Enter, Space, Esc, Backspace"])
      }
    }
  }

  @MainActor
  func testTheWayThereAndBackInBothLanguages() async throws {
    for (language, title, empty) in [
      (Language.english, "Archived trackers · 1", "The archive is empty"),
      (.russian, "Трекеры в архиве · 1", "Архив пуст"),
    ] {
      let launch = Launch(
        language: language, tab: .trackers, trackers: [TrackerSamples.habit(1, "Read")])
      try await inBoth(launch) { app in
        let day = try app.on(TrackersPage.self)
        try await app.press("V")
        let page = try app.on(TrackerArchivePage.self)
        try app.expect(page.nothing).toShow(empty)
        try await app.press(.escape, "A", "V")
        try app.expectText(title)
        try await app.press(.backspace)
        try app.expect(day.empty).toExist()
      }
    }
  }
}
