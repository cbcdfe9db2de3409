import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user does something to a tracker from its card.
final class TrackerMenuJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch {
    let trackers = [
      TrackerSamples.habit(1, "Read").done(3), TrackerSamples.habit(2, "Write"),
    ]
    return Launch(tab: .trackers, trackers: trackers)
  }

  private let read = "Read, not done, 3 days, 3 in a row"

  @MainActor
  func testTheMenuOpensInThreeWays() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press(.enter)
        try app.expect(page.menu).toHave(label: "Read")
        try app.expect(page.item("pin")).toShow("Pin")
        try app.expect(page.item("edit")).toShow("Edit")
        if size.rows > 12 { try app.expect(page.item("delete")).toShow("! Delete") }
        try await app.press(.escape)
        try app.expect(page.menu).notToExist()
        try await page.card(read).rightClick()
        try app.expect(page.menu).toHave(label: "Read")
        try await app.press(.escape, "m")
        try await page.item("toggle").click()
        try app.expect(page.menu).notToExist()
        try app.expect(page.card("Read, done, 4 days, 4 in a row")).toExist()
      }
    }
  }

  @MainActor
  func testPinningMovesItToTheTopAndBack() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("l", "p")
      try app.expectToast("Write is pinned.")
      XCTAssertEqual(page.headings, ["Pinned", "Home"])
      XCTAssertEqual(page.names, ["Write", "Read"])
      try app.expect(page.card("Write, not done, 0 days")).toBe(.selected)
      try await app.press(.enter)
      try await page.item("pin").click()
      try app.expectToast("Write is back in its category.")
      XCTAssertEqual(page.headings, ["Home"])
      try await app.press("u")
      XCTAssertEqual(page.headings, ["Pinned", "Home"])
    }
  }

  @MainActor
  func testDeletingTakesAllRecordsAndUndoBringsThemBack() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("d")
        try app.expect(page.question).toShow("Delete the tracker?")
        try await app.press("n")
        XCTAssertEqual(page.names, ["Read", "Write"])
        try await app.press("d", "y")
        try app.expectToast("Read deleted. u brings it back.")
        XCTAssertEqual(page.names, ["Write"])
        try await app.press("c")
        if size.rows > 12 { try app.expect(page.month("2026-03-04")).toHave(value: nil) }
        try await app.press(.escape, "u")
        try app.expectToast("Undone: deleting “Read”")
        try app.expect(page.card(read)).toExist()
        try await app.press(.control("r"))
        XCTAssertEqual(page.names, ["Write"])
      }
    }
  }

  @MainActor
  func testEditingFromTheCard() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("e")
      try app.expect(app.element(TrackerFormID.doneCount)).toShow("3 days")
      try await app.press(.end)
      try await app.type(" a book")
      try await app.element(TrackerFormID.submit).click()
      try app.expectToast("Read a book saved.")
      try app.expect(page.card("Read a book, not done, 3 days, 3 in a row")).toBe(.selected)
      try await app.press("u")
      try app.expect(page.card(read)).toExist()
    }
  }

  @MainActor
  func testArchivedStaysInItsPast() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("A")
      try app.expectToast("Read is archived. u brings it back.")
      XCTAssertEqual(page.names, ["Write"])
      try await app.press("[")
      XCTAssertEqual(page.names, ["Read", "Write"])
      try await app.press("u", "t")
      XCTAssertEqual(page.names, ["Read", "Write"])
    }
  }

  @MainActor
  func testANoteStaysWithItsDay() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TrackersPage.self)
      try await app.press("w")
      try await app.type("two chapters")
      try await app.press(.enter)
      try app.expect(page.card(read)).toShow("✎")
      try await app.press("i")
      try app.expect(page.details).toShow("Note: two chapters")
      try await app.press(.escape, "[", "i")
      try app.expect(page.details).notToShow("two chapters")
    }
  }

  @MainActor
  func testHowMuchIsAskedAndCounted() async throws {
    let water = TrackerSamples.habit(1, "Water", target: TrackerSamples.eight("cups"))
    for size in Self.sizes {
      try await inBoth(Launch(tab: .trackers, trackers: [water]), size: size) { app in
        let page = try app.on(TrackersPage.self)
        try await app.press("+", "+", "+", "-")
        try app.expect(page.card("Water, not done, 2/8 cups, 0 days")).toExist()
        try await app.press(.space)
        try await app.type("lots")
        try await app.press(.enter)
        try app.expect(app.element(TrackersID.amount)).toShow("A number up to a million")
        try await app.press(.control("u"))
        try await app.type("8,5")
        try await app.press(.enter)
        try app.expect(page.card("Water, done, 8.5/8 cups, 1 day")).toShow("[✓]")
        try await app.press("u")
        try app.expect(page.card("Water, not done, 2/8 cups, 0 days")).toExist()
      }
    }
  }
}
