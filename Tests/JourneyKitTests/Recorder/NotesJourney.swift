import JourneyKit
import PseudoTerminal
import Semantics
import Terminal
import XCTest

/// Recorded with `journey record`; its names are guesses.
@MainActor
final class NotesJourney: JourneyTestCase {
  func testRecorded() async throws {
    let app = Journey(notesDriver())
    defer { app.driver.stop() }
    try await app.launch()
    let notes = try app.on(NotesPage.self)
    try await notes.draft.click()
    try await app.type("Мурзик")
    try await app.press(.enter)
    try await notes.count.click()
    try await notes.count.click()
    try app.expectText("Мурзик")
    try await notes.murkaRow.doubleClick()
    try await notes.clear.click()
    let clear = try app.on(ClearPage.self)
    try await app.press(.right, .left)
    try await clear.cancel.click()
    _ = try app.on(NotesPage.self)
    try await app.resize(to: Size(50, 12))
    try await app.scroll(.down, over: notes.list.query, steps: 1)
    try await app.press(.control("q"))
    try app.expectEnded(.exited(0))
  }
}

private struct NotesPage: Page {
  static let mark = Query("notes.title")
  let app: Journey

  var draft: Locator { app.element(Query("notes.draft")) }
  var count: Locator { app.element(Query("notes.count")) }
  var murkaRow: Locator { app.element(Query(.row, "Murka")) }
  var clear: Locator { app.element(Query("notes.clear")) }
  var list: Locator { app.element(Query("notes.list")) }
}

private struct ClearPage: Page {
  static let mark = Query("notes.ask").having(.modal)
  let app: Journey

  var cancel: Locator { app.element(Query("notes.ask.cancel")) }
}
