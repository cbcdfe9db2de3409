import Core
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersDomain
import TrackersScreens
import VirtualTerminal
import XCTest

/// A user is reminded, whichever tab shows and wherever they look; it is nine o'clock.
final class TrackerReminderJourney: JourneyCase {
  private func time(_ hour: Int, _ minute: Int = 0) -> DayTime? {
    DayTime(hour: hour, minute: minute)
  }

  private func habit(_ number: Int, _ name: String, _ hour: Int, _ minute: Int = 0) -> TrackerSample
  {
    TrackerSamples.habit(number, name).reminding(at: time(hour, minute))
  }

  private func asking(_ question: String, _ sample: TrackerSample) -> TrackerSample {
    var copy = sample
    copy.tracker.question = question
    return copy
  }

  private func launch(
    _ trackers: [TrackerSample], language: Language = .english,
    _ environment: [String: String] = [:]
  ) -> Launch {
    Launch(language: language, tab: .pets, trackers: trackers, environment: environment)
  }

  @MainActor
  func testEachRingsAtItsMinuteOnAnyTab() async throws {
    let trackers = [
      asking("How far?", habit(1, "Run", 9, 30)), habit(2, "Read", 9, 45),
      habit(3, "Tea", 9, 40).marked(on: [TrackerSamples.today]),
    ]
    try await inBoth(launch(trackers)) { app in
      let toast = ShellPage(app: app).toast
      try await app.advance(by: .seconds(1799))
      try app.expect(toast).toHave(count: 0)
      try await app.advance(by: .seconds(1))
      try app.expectToast("Run: How far?")
      try await app.advance(by: .seconds(60))
      try app.expect(toast).toHave(count: 0)
      try await app.press(.travelTab)
      // Done already: nothing rings.
      try await app.advance(by: .seconds(9 * 60))
      try app.expect(toast).toHave(count: 0)
      try await app.advance(by: .seconds(5 * 60))
      try app.expectToast("Read: Reminder at 09:45")
      // Told once, also in the next run.
      try await app.relaunch()
      try app.expect(toast).toHave(count: 0)
      try await app.advance(by: .seconds(3600))
      try app.expect(toast).toHave(count: 0)
      try await app.advance(by: .seconds(86_400 - 1800))
      try app.expectToast("Run: How far?")
    }
  }

  @MainActor
  func testWhatWasMissedIsToldTogether() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      for (language, text) in [
        (Language.english, "7 reminders: A1, A2, A3, A4, A5 and 2 more"),
        (.russian, "7 напоминаний: A1, A2, A3, A4, A5 и ещё 2"),
      ] {
        let trackers = (1...7).map { habit($0, "A\($0)", 8, $0) }
        try await inBoth(launch(trackers, language: language), size: size) { app in
          try app.expectToast(text)
          try await app.press(.escape)
          try await app.relaunch()
          try app.expect(ShellPage(app: app).toast).toHave(count: 0)
        }
      }
    }
  }

  @MainActor
  func testWhatIsMarkedBeforeItsTimeDoesNotRing() async throws {
    try await inBoth(launch([habit(1, "Run", 9, 30)])) { app in
      try await app.press(.trackersTab, " ")
      try await app.advance(by: .seconds(3600))
      try app.expect(ShellPage(app: app).toast).toHave(count: 0)
      // Taken back, it waits, and its time has come.
      try await app.press("u")
      try await app.advance(by: .seconds(4))
      try app.expectToast("Run: Reminder at 09:30")
    }
  }

  @MainActor
  func testQuietHoursAreOnesOwn() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await inBoth(launch([habit(1, "Run", 9, 30)]), size: size) { app in
        try await app.press(.trackersTab, "o")
        let field = app.element(TrackersID.options.child("quiet"))
        try app.expect(field).toHave(value: "22:00–08:00")
        try await field.click()
        try await app.press(.control("u"))
        try await app.press(.control("k"))
        try await app.type("9:00-")
        try app.expect(.text("Two times, as 22:00–8:00")).toExist()
        try app.expect(field).toHave(value: "9:00-")
        try await app.type("10:00")
        try app.expect(.text("Two times, as 22:00–8:00")).toHave(count: 0)
        try await app.press(.escape, "o")
        try app.expect(field).toHave(value: "09:00–10:00")
        try await app.press(.escape)
        try await app.advance(by: .seconds(3599))
        try app.expect(ShellPage(app: app).toast).toHave(count: 0)
        try await app.advance(by: .seconds(1))
        try app.expectToast("Run: Reminder at 09:30")
      }
    }
  }

  // MARK: The terminal

  @MainActor
  func testTheTerminalTellsItOnTheDesktop() async throws {
    let trackers = [
      asking("How far?", habit(1, "Run; fast", 9, 30)), habit(2, "Read", 9, 45),
    ]
    for (environment, expected) in [
      (["TERM_PROGRAM": "WezTerm"], [("", "Moggy: Run; fast: How far?")]),
      (["TERM_PROGRAM": "ghostty"], [("Run, fast", "How far?")]),
      (["TERM_PROGRAM": "WezTerm", "TMUX": "/tmp/socket,1,0"], []),
      ([:], []),
    ] {
      try await onRealProgram(launch(trackers, environment)) { app, _, _ in
        try app.expectNotifications([])
        try await app.advance(by: .seconds(1800))
        try app.expectNotifications(
          expected.map { TerminalNotification(title: $0.0, body: $0.1) })
        try app.expectBells(expected.isEmpty ? 1 : 0)
        try await app.advance(by: .seconds(60))
        try app.expectBells(expected.isEmpty ? 1 : 0)
      }
    }
  }

  /// kitty tells its name when it is asked, and is sent the title and the text of OSC 99.
  @MainActor
  func testKittyTellsItOnTheDesktop() async throws {
    var launch = launch([asking("How far?", habit(1, "Run; fast", 9, 30))])
    launch.environment["MOGGY_QUERY_TERMINAL"] = "1"
    let data = try DataFolder()
    try await MoggyDrivers.prepare(launch, data: data)
    let driver = MoggyDrivers.process(launch, data: data, size: Size(80, 24))
    driver.answersQueries = false
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    // The answers of the terminal to what it is asked: its name, and what it is.
    let answers = "\u{1B}P>|kitty(0.38.1)\u{1B}\\\u{1B}[?62;c"
    try driver.perform(bytes: Array(answers.utf8))
    try driver.perform(bytes: [])
    try await app.advance(by: .seconds(1800))
    // OSC 9 has no title, and in that of OSC 777 no semicolon can be.
    try app.expectNotifications([TerminalNotification(title: "Run; fast", body: "How far?")])
    try app.expectBells(0)
  }
}
