import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import NotesTab
import Persistence
import ProfileScreens
import Scheduling
import Semantics
import Shell
import Terminal
import Toolkit
import XCTest

/// The tab of the article *Add a tab*, beside those of the program.
final class NotesTabTests: XCTestCase {
  /// The one line of the shell.
  private static let notes = TabEntry(NotesFeature.self, schema: NoteRepository.schema) {
    AnyTab(NotesFeature(NoteRepository($0.store)), state: NotesFeature.State())
  }

  /// The place of the tab in the strip, behind all others; the first is 0.
  private static let key = KeyStroke(.character(Character("\(Tabs.all.count)")))

  @MainActor
  private func driver() -> InProcessDriver<ShellFeature> {
    InProcessDriver(size: Size(80, 24)) { size in
      let clock = ManualClock(now: Date(timeIntervalSince1970: 1_772_000_000))
      let store = try DataStore(
        .inMemory, schemas: ShellSetup.schemas + [NoteRepository.schema],
        activity: Activity(isOnOneThread: true), clock: clock)
      try await ShellSetup.skipIntroduction(in: store)
      var options = ShellOptions(
        language: .english, theme: .dark, dataFolder: nil,
        about: .init(version: "-", build: "-", parts: []))
      options.hasMotion = false
      let session = try await ShellSetup.session(
        on: store, options: options, clock: clock, size: size, colorDepth: .indexed256,
        tabs: Tabs.all + [Self.notes])
      session.send(.started)
      return (session, clock)
    }
  }

  @MainActor
  func testNotesAreAddedFoundDeletedAndBroughtBack() async throws {
    let app = Journey(driver())
    try await app.launch()
    try await app.press(Self.key)
    try app.expect(Query("notes.empty")).toExist()
    for text in ["Milk", "Call the vet"] {
      try await app.press("a")
      try await app.type(text)
      try await app.press(.enter)
    }
    try app.expect(Query(.row)).toHave(count: 2)
    try await app.press("/")
    try await app.type("VET")
    try app.expect(Query(.row)).toHave(count: 1)
    try await app.press(.enter, "d")
    try app.expectText("Deleted: Call the vet")
    try await app.press("u")
    try app.expectText("Undone: deleting “Call the vet”")
    try app.expect(Query(.row, "Call the vet")).toExist()
    try await app.press(.escape)
    try app.expect(Query(.row)).toHave(count: 2)
  }

  /// The note that is selected is deleted; behind the last one, the one before it is selected.
  @MainActor
  func testTheSelectedNoteIsDeleted() async throws {
    let app = Journey(driver())
    try await app.launch()
    try await app.press(Self.key)
    for text in ["One", "Two", "Three"] {
      try await app.press("a")
      try await app.type(text)
      try await app.press(.enter)
    }
    try await app.press("j", "j")
    try app.expect(Query(.row, "One")).toBe(.selected)
    try await app.press("d")
    try app.expectText("Deleted: One")
    try app.expect(Query(.row, "Two")).toBe(.selected)
  }

  @MainActor
  func testANoteThatIsCancelledIsNotAdded() async throws {
    let app = Journey(driver())
    try await app.launch()
    try await app.press(Self.key, "a")
    try await app.type("Never")
    try app.expect(Query(.textField)).toExist()
    try await app.press(.escape)
    try app.expect(Query(.textField)).notToExist()
    try app.expect(Query("notes.empty")).toExist()
  }

  @MainActor
  func testTheTabSpeaksTheLanguageOfTheProgram() async throws {
    let app = Journey(driver())
    try await app.launch()
    try await app.press(Self.key, "z", "l")
    try app.expectText("Заметок нет")
  }
}
