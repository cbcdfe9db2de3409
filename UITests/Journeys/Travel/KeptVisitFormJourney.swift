import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// What is typed into the form of a country or a city outlives a kill and an undo.
final class KeptVisitFormJourney: JourneyCase {
  @MainActor
  private func edit(_ app: Journey) async throws -> VisitFormPage {
    try await TravelMapPage(app: app).add("France")
    try await app.press("i", "E")
    return try app.on(VisitFormPage.self)
  }

  @MainActor
  func testWhatWasTypedIsBackAfterAKill() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      try await inBoth(Launch(tab: .travel), size: size) { app in
        let form = try await edit(app)
        try await form.fill(form.from, "2019")
        try await form.fill(form.note, "Lavend")
        try await app.relaunch()
        try app.expectToast("What you were typing is back.")
        try app.expect(form.from).toHave(value: "2019")
        try app.expect(form.note).toHave(value: "Lavend")
        try await app.press(.control("s"))
        let page = try app.on(CountryInfoPage.self)
        try app.expect(page.note).toHave(label: "Lavend")
        try await app.relaunch()
        try app.expect(ShellPage(app: app).toast).notToExist()
        try app.expect(form.note).notToExist()
      }
    }
  }

  @MainActor
  func testACityAndAWrongDateAreBackInTheLanguageOfTheUser() async throws {
    try await inBoth(Launch(language: .russian, tab: .travel)) { app in
      try await TravelMapPage(app: app).add("Франция")
      try await app.press("i")
      try await app.on(CountryInfoPage.self).add("Париж")
      try await app.press("e")
      let form = try app.on(VisitFormPage.self)
      try await form.fill(form.from, "скоро")
      try await app.relaunch()
      try app.expectToast("Введённый текст восстановлен.")
      try app.expect(form.from).toHave(value: "скоро")
      try app.expectText("Париж")
    }
  }

  @MainActor
  func testUndoingWhatItIsAboutLeavesItThere() async throws {
    try await inBoth(Launch(tab: .travel)) { app in
      let form = try await edit(app)
      try await form.fill(form.note, "Lavender")
      try await app.press(.backTab, .backTab, .backTab, "u")
      try app.expectToast("Undone: adding France")
      try app.expect(form.note).toHave(value: "Lavender")
      try await app.press(.control("r"))
      try await app.press(.control("s"))
      try app.expect(form.note).notToExist()
      try await app.press("i")
      try app.expect(app.on(CountryInfoPage.self).note).toHave(label: "Lavender")
    }
  }

  @MainActor
  func testWhatWasGivenUpDoesNotComeBack() async throws {
    try await inBoth(Launch(tab: .travel)) { app in
      let form = try await edit(app)
      try await form.fill(form.note, "Lavender")
      try await app.press(.escape, "d")
      try await app.relaunch()
      try app.expect(ShellPage(app: app).toast).notToExist()
      try app.expect(form.note).notToExist()
    }
  }
}
