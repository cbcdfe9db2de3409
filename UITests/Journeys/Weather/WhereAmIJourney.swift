import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Places
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherDomain
import WeatherScreens
import XCTest

/// Where the weather is shown for, when nobody has chosen a place.
final class WhereAmIJourney: JourneyCase {
  @MainActor
  func testTheTimeZoneNamesAPlaceAndItIsKept() async throws {
    let answers = WeatherAnswers(zone: "Asia/Tokyo", offset: 32_400)
    let launch = Launch(tab: .weather, answers: try answers.all, timeZone: "Asia/Tokyo")
    try await inBoth(launch, size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toShow("Tokyo")
      try app.expect(weather.status).toShow("guessed from the time zone")
      try app.expect(weather.clock).toHave(label: "Fri 18:00")
      try await app.relaunch()
      try app.expect(weather.title).toShow("Tokyo")
    }
  }

  @MainActor
  func testWithoutAPlaceItAsksAndDoesNotSpin() async throws {
    let launch = Launch(tab: .weather, answers: try WeatherAnswers().all)
    try await inBoth(launch) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.nowhere).toShow("Where are you?")
      try app.expect(weather.dog).notToExist()
      try app.expect(weather.skeleton).notToExist()
      try app.expect(Query(.hint, "pick a place")).toExist()
      try app.expect(Query(.hint, "settings")).toHave(value: "s")
      try await app.press(.enter)
      try app.expect(app.on(PlacePickerPage.self).field).toBe(.focused)
      try await app.press(.escape, .escape, "p")
      try await app.type("Lima")
      try await app.press(.enter)
      // The weather there is what the place was asked for.
      try app.expect(weather.title).toShow("Lima")
      try app.expect(app.element(WeatherSettingsID.screen)).notToExist()
    }
  }

  /// A location that nobody knows is no fault of a place that was typed.
  @MainActor
  func testAPlaceStaysWhereTheLocationIsUnknown() async throws {
    for language in Language.allCases {
      let launch = Launch(language: language, tab: .weather, answers: try WeatherAnswers().all)
      try await inBoth(launch) { app in
        try await app.press("p")
        try await app.type("Lima")
        try await app.press(.enter, "s", "w", "n")
        let page = try app.on(WeatherSettingsPage.self)
        try app.expect(page.home).toShow(language.say(en: "Lima", ru: "Лима"))
        try app.expect(page.origin).toShow(
          language.say(
            en: "the default place stays as it is", ru: "место по умолчанию осталось прежним"))
      }
    }
  }

  @MainActor
  func testAnotherPlaceDoesNotBecomeTheDefault() async throws {
    let paris = WeatherPlace(
      id: "city:2988507", coordinates: .init(latitude: 48.8534, longitude: 2.3488),
      english: .init("Paris", origin: "France"), russian: .init("Париж", origin: "Франция"),
      country: "FR", zone: "Europe/Paris")
    let launch = Launch(
      tab: .weather, answers: try WeatherAnswers().all, timeZone: "Europe/Berlin")
    try await inProcess(
      launch, first: [.started, .tab(WeatherFeature.self, .favourites(.loaded([paris])))]
    ) { app, driver in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toShow("Berlin")
      try app.expect(weather.star).toHave(label: "☆")
      driver.session?.send(.tab(WeatherFeature.self, .favourites(.chosen(paris))))
      try await app.advance(by: .milliseconds(1))
      try app.expect(weather.title).toHave(label: "Paris, France")
      try app.expect(weather.star).toHave(label: "★")
      try await app.relaunch()
      try app.expect(weather.title).toShow("Berlin")
    }
  }
}
