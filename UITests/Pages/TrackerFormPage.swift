import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersScreens

/// The form for a tracker.
struct TrackerFormPage: Page {
  static let mark = Query(TrackerFormID.screen)

  let app: Journey

  var title: Locator { app.element(TrackerFormID.title) }
  var doneCount: Locator { app.element(TrackerFormID.doneCount) }
  var name: Locator { app.element(TrackerFormID.name) }
  var clear: Locator { app.element(TrackerFormID.clear) }
  var category: Locator { app.element(TrackerFormID.category) }
  var rhythm: Locator { app.element(TrackerFormID.rhythm) }
  var weekdays: Locator { app.element(TrackerFormID.weekdays) }
  var summary: Locator { app.element(TrackerFormID.summary) }
  var count: Locator { app.element(TrackerFormID.count) }
  var length: Locator { app.element(TrackerFormID.length) }
  var start: Locator { app.element(TrackerFormID.start) }
  var startDay: Locator { app.element(TrackerFormID.startDay) }
  var sum: Locator { app.element(TrackerFormID.sum) }
  var day: Locator { app.element(TrackerFormID.day) }
  var measured: Locator { app.element(TrackerFormID.measured) }
  var amount: Locator { app.element(TrackerFormID.amount) }
  var emoji: Locator { app.element(TrackerFormID.emoji) }
  var emojiName: Locator { app.element(TrackerFormID.emojiName) }
  var allEmoji: Locator { app.element(TrackerFormID.allEmoji) }
  var colour: Locator { app.element(TrackerFormID.colour) }
  var colourName: Locator { app.element(TrackerFormID.colourName) }
  var reminder: Locator { app.element(TrackerFormID.reminder) }
  var lack: Locator { app.element(TrackerFormID.lack) }
  var submit: Locator { app.element(TrackerFormID.submit) }
  var question: Locator { app.element(TrackerFormID.question) }

  /// Of the rhythms, the beginnings and the sums, by their places.
  func option(_ choice: Locator, _ title: String) -> Locator {
    app.element(.button, title).within(choice)
  }
  /// Of the weekdays that are chosen at once, by its key.
  func preset(_ key: String) -> Locator {
    app.element(TrackerFormID.weekdays.child("preset").item(key))
  }

  func box(_ day: String) -> Locator { app.element(.checkbox, day) }

  /// Opens the form for a new tracker from the page of a day.
  static func open(_ app: Journey, event: Bool = false) async throws -> TrackerFormPage {
    try await app.press("a")
    if event { try await app.press(.down) }
    try await app.press(.enter)
    return try app.on(TrackerFormPage.self)
  }

  /// Goes on by so many stops of `Tab`.
  func tab(_ count: Int = 1) async throws {
    for _ in 0..<count { try await app.press(.tab) }
  }

  /// From the name, by keys alone: back at the button of the category.
  func addCategory(_ name: String) async throws {
    try await app.press(.tab, .enter, "a")
    try await app.type(name)
    try await app.press(.enter)
  }
}
