import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import XCTest

/// A user changes a tracker.
final class EditTrackerJourney: JourneyCase {
  private var launch: Launch { Launch(tab: .trackers) }

  /// A habit of every day, done today, whose form is open.
  @MainActor
  private func open(_ app: Journey) async throws -> TrackerFormPage {
    let form = try await TrackerFormPage.open(app)
    try await app.type("Run")
    try await form.addCategory("Sport")
    try await app.press(.control("s"), .space, "e")
    return try app.on(TrackerFormPage.self)
  }

  @MainActor
  func testAllOfItCanBeChanged() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await inBoth(launch, size: size) { app in
        let form = try await open(app)
        try app.expect(form.title).toHave(label: "Edit habit")
        try app.expect(form.doneCount).toHave(label: "1 day")
        try app.expect(form.name).toHave(value: "Run")
        try app.expect(form.submit).toHave(label: "Save")
        try await app.type(" far")
        try await form.addCategory("Health")
        try await app.press(.control("s"))
        try app.expectToast("Run far saved.")
        try app.expectText("Health")
        try app.expectText("Run far")
        try await app.press("u")
        try app.expectNoText("Run far")
      }
    }
  }

  /// Nothing needs to be typed before it can be saved.
  @MainActor
  func testAnotherCategoryAloneIsKept() async throws {
    try await inBoth(launch) { app in
      let form = try await open(app)
      try await form.addCategory("Health")
      try app.expect(form.category).toHave(label: "Health")
      try await form.submit.click()
      try app.expectToast("Run saved.")
      XCTAssertEqual(try app.on(TrackersPage.self).headings, ["Health"])
      try await app.relaunch()
      XCTAssertEqual(try app.on(TrackersPage.self).headings, ["Health"])
    }
  }

  @MainActor
  func testTheScheduleShowsAsItIs() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let form = try await open(app)
      try app.expect(form.summary).toHave(label: "Every day")
      try app.expect(form.preset("e")).toBe(.checked)
      try await form.box("Sat").click()
      try await app.press(.control("s"), "e")
      try app.expect(form.summary).toHave(label: "Mon, Tue, Wed, Thu, Fri, Sun")
      try await form.box("Sat").click()
      try app.expect(form.summary).toHave(label: "Every day")
    }
  }

  /// Another schedule can hold for the past, by keys and by mouse, and undo takes it back.
  @MainActor
  func testAScheduleIsCorrectedForThePast() async throws {
    let past = TrackerSamples.habit(1, "Run").marked(
      on: [TrackerSamples.day(1), TrackerSamples.day(4)])
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      for language in Language.allCases {
        let launch = Launch(language: language, tab: .trackers, trackers: [past])
        try await inBoth(launch, size: size) { app in
          try await app.press("e")
          let form = try app.on(TrackerFormPage.self)
          try app.expect(form.start).notToExist()
          try await form.tab(2)
          try await app.press(.right)
          try app.expect(form.start).toHave(
            value: language == .english ? "from today" : "с сегодня")
          try await form.tab(2)
          try await app.press(.right)
          try app.expect(form.start).toHave(
            value: language == .english ? "from the beginning" : "с самого начала")
          try await app.press(.control("s"))
          try await app.press("[", "[", "i")
          try app.expectText(language == .english ? "3 times a week" : "3 раза в неделю")
          try await app.press(.escape, "u", "i")
          try app.expectText(language == .english ? "Every day" : "Каждый день")
        }
      }
    }
    try await inBoth(Launch(tab: .trackers, trackers: [past]), size: Size(120, 40)) { app in
      try await app.press("e")
      let form = try app.on(TrackerFormPage.self)
      try await form.option(form.rhythm, "times a week").click()
      try await form.option(form.start, "from a date").click()
      try await form.startDay.click()
      try await app.press(.end, .control("u"))
      try await app.type("07.03.2026")
      try app.expect(form.lack).notToExist()
      try await app.press(.tab)
      try app.expectText("Not after 6 March 2026")
      try await app.press(.backTab, .end, .control("u"))
      try await app.type("04.03.2026")
      try await form.submit.click()
      try await app.press("[", "[", "i")
      try app.expectText("3 times a week")
      try await app.press(.escape, "[", "i")
      try app.expectText("Every day")
    }
  }

  @MainActor
  func testWhatWasTypedIsBackAfterAKill() async throws {
    try await inBoth(launch) { app in
      let form = try await open(app)
      try await app.type(" far")
      try await app.relaunch()
      try app.expect(form.title).toHave(label: "Edit habit")
      try app.expect(form.doneCount).toHave(label: "1 day")
      try app.expect(form.name).toHave(value: "Run far")
      try await app.press(.escape, "d")
      try app.expectText("Run")
      try app.expectNoText("Run far")
    }
  }

  /// In a wide terminal the day stands beside the form, and another tracker can be chosen there.
  @MainActor
  func testTheDayBesideTheForm() async throws {
    let trackers = [TrackerSamples.habit(1, "Run"), TrackerSamples.habit(2, "Swim")]
    try await inBoth(Launch(tab: .trackers, trackers: trackers), size: Size(140, 40)) { app in
      let day = try app.on(TrackersPage.self)
      let (first, second) = (day.names[0], day.names[1])
      try await app.press("e")
      let form = try app.on(TrackerFormPage.self)
      try app.expect(form.name).toBe(.focused)
      try app.expect(form.name).toHave(value: first)
      try await day.card(day.labels[1]).click()
      try app.expect(form.name).toHave(value: first)
      try await app.press("e")
      try app.expect(form.name).toBe(.focused)
      try app.expect(form.name).toHave(value: second)
      try await app.type(" far")
      try await day.card(day.labels[0]).click()
      try await app.press(.space)
      try app.expect(day.progress).toHave(label: "1/2")
      try await app.press("e")
      try app.expect(form.question).toExist()
      try app.expect(form.name).toHave(value: second + " far")
    }
  }
}
