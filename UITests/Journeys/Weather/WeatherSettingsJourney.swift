import AppRuntime
import Core
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherDomain
import WeatherScreens
import XCTest

/// A user says which place is theirs, and how the weather is to be shown.
final class WeatherSettingsJourney: JourneyCase {
  private static let whereAmI = Data(
    #"""
    {"answers": [{"path": "/json/", "host": "ipapi.co", "file": "where.json",
      "headers": {"Content-Type": "application/json"}}]}
    """#.utf8)
  private static let somewhere = Data(
    #"{"city": "Tbilisi", "latitude": 41.6941, "longitude": 44.8337, "country_code": "GE"}"#.utf8)

  @MainActor
  func testTheTimeZoneTellsACity() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(tab: .weather, timeZone: "Europe/Moscow"), size: size) { app in
        try await app.press("s")
        let page = try app.on(WeatherSettingsPage.self)
        try await app.press("w")
        try app.expectToast("Moscow is the default place now.")
        try app.expect(page.home).toHave(label: "Moscow, Russia · 55.7520, 37.6178")
        try app.expect(page.origin).toHave(
          label: "A guess by the time zone Europe/Moscow: can be hundreds of kilometres off.")
        try app.expect(page.locate).toHave(label: "● My location")
      }
    }
  }

  @MainActor
  func testTheNetworkOnlyAfterConsent() async throws {
    let answers = ["index.json": Self.whereAmI, "where.json": Self.somewhere]
    try await inBoth(Launch(tab: .weather, answers: answers)) { app in
      try await app.press("s", "w")
      let page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.consent).toShow("ipapi.co would see your network address")
      try await page.answer("cancel").click()
      try app.expect(page.origin).toShow("Nobody knows where this computer is.")
      try app.expect(page.network).toHave(value: "never")
      // It can be taken back, as any other change.
      try await app.press("u")
      try app.expect(page.network).toHave(value: "ask me")
      try await app.press("w")
      try await page.answer("cancel").click()
      // The answer is kept: it is not asked again.
      try await app.press("w")
      try app.expect(page.consent).notToExist()
      try await page.network.click()
      try await page.option(1, of: WeatherSettingsID.network).click()
      try await app.press("w")
      try app.expect(page.home).toShow("Tbilisi")
      try app.expect(page.origin).toShow("By your network address")
    }
  }

  @MainActor
  func testANetworkThatCannotBeReached() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("s", "w", "y")
      let page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.origin).toShow("Finding out where you are")
      // It is asked again a few times first.
      for _ in 0..<5 { try await app.advance(by: .seconds(60)) }
      try app.expect(page.origin).toShow("No connection to the service")
      try app.expect(page.network).toHave(value: "allowed")
    }
  }

  @MainActor
  func testTypingAPlaceThatIsKept() async throws {
    for (text, home) in [
      ("Novosibirsk", "Novosibirsk, Novosibirsk Oblast, Russia"),
      ("55.75,37.62", "Moscow, Russia · 55.7500, 37.6200"),
    ] {
      try await inBoth(Launch(tab: .weather)) { app in
        try await app.press("s", "t")
        try await app.type(text)
        try await app.press(.enter)
        let page = try app.on(WeatherSettingsPage.self)
        try app.expect(page.home).toShow(home)
        try app.expect(page.origin).toHave(label: "Typed by you.")
        try app.expect(page.type).toHave(label: "● Type a place")
        try await app.relaunch()
        try await app.press("s")
        try app.expect(app.on(WeatherSettingsPage.self).home).toShow(home)
      }
    }
  }

  /// What was done on another screen stays done while there is something to undo on this one.
  @MainActor
  func testUndoTakesTheDefaultPlaceBack() async throws {
    for size in [Size(80, 24), Size(40, 12)] {
      let launch = Launch(tab: .weather, timeZone: "Europe/Moscow")
      try await inBoth(launch, size: size) { app in
        try await app.press("f")
        try await app.on(FavouritesPage.self).add("Lima")
        try await app.press(.escape, "s", "t")
        try await app.type("Madrid")
        try await app.press(.enter)
        let page = try app.on(WeatherSettingsPage.self)
        try app.expect(page.home).toShow("Madrid")
        try await app.press("u")
        try app.expectToast("Undone: default place Madrid → Moscow")
        try app.expect(page.home).toShow("Moscow")
        try await app.press(.escape)
        try app.expect(app.on(WeatherPage.self).title).toShow("Moscow")
        try await app.press("f")
        XCTAssertEqual(try app.on(FavouritesPage.self).names.count, 1)
      }
    }
  }

  /// Whatever was done last in the tab is what `u` takes back: no act of another tab before it.
  @MainActor
  func testUndoOnTheWeatherMeansWhatWasDoneLast() async throws {
    for language in Language.allCases {
      let launch = Launch(language: language, tab: .weather, timeZone: "Europe/Moscow")
      try await inBoth(launch) { app in
        let weather = try app.on(WeatherPage.self)
        try await app.press("*", "s", "m", .left, .left, .left, .enter)
        try app.expect(ShellPage(app: app).toast).toShow(
          language.say(en: "is the default place now.", ru: "теперь место по умолчанию."))
        try app.expect(
          Query(.hint, language.say(en: "undo: default place", ru: "отменить выбор места"))
        ).toHave(value: "u")
        // Its coordinates are told in the settings, and the title has room for the region.
        try app.expectNoText(language.say(en: "Gagarin, 5", ru: "Гагарин, 5"))
        try await app.press("u")
        try app.expect(weather.title).toShow(language.say(en: "Moscow", ru: "Москва"))
        try app.expect(weather.star).toHave(label: "★")
        // Nothing of the settings is left, so the act before is next.
        try await app.press("u")
        try app.expectToast(
          language.say(
            en: "Undone: adding Moscow to favourites",
            ru: "Отменено: добавление в избранное (Москва)"))
        try app.expect(weather.star).toHave(label: "☆")
      }
    }
  }

  /// An act on the favourites comes before a setting that was changed earlier.
  @MainActor
  func testUndoGoesThroughSettingsAndFavouritesInTurn() async throws {
    try await inBoth(Launch(tab: .weather, timeZone: "Europe/Moscow"), size: Size(100, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try await page.days.click()
      try await app.press(.right)
      try app.expect(page.days).toHave(value: "9 days")
      try await app.press(.escape, "*", "u")
      try app.expectToast("Undone: adding Moscow to favourites")
      try app.expect(weather.star).toHave(label: "☆")
      try await app.press("u")
      try app.expectToast("Undone: forecast 9 days → 8 days")
      try await app.press("s")
      try app.expect(page.days).toHave(value: "8 days")
      // In another tab other things are meant.
      try await page.days.click()
      try await app.press(.right)
      try await app.press("2", "1")
      try app.expect(Query(.hint, "undo: forecast")).notToExist()
    }
  }

  /// Invented weather is no weather of a service, and who has left it may come back to it.
  @MainActor
  func testTheSampleIsLeftAndChosenAgain() async throws {
    var settings = WeatherSettings()
    settings.provider = .sample
    settings.home = DefaultPlace(.typed, .sample)
    try await inBoth(Launch(tab: .weather, weather: settings), size: Size(100, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.temperature).toShow("°C")
      try app.expect(weather.credit).toShow("Sample weather: invented")
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try await page.option(0, of: WeatherSettingsID.provider).click()
      try await app.press(.escape)
      try await weather.exhaustTries()
      try app.expect(weather.status).toShow("No connection to the service")
      try app.expect(weather.age).toHave(label: "No weather yet")
      try app.expect(weather.temperature).toHave(value: "–– °C")
      try app.expect(weather.credit).notToExist()
      try await app.press("s")
      try await page.option(3, of: WeatherSettingsID.provider).click()
      try app.expect(page.provider).toHave(value: "Sample, invented")
      try await app.press("u")
      try app.expectToast("Undone: service Sample, invented → Open-Meteo")
      try await app.press("u")
      try app.expectToast("Undone: service Open-Meteo → Sample, invented")
      try await app.press(.escape)
      try app.expect(weather.credit).toShow("Sample weather: invented")
    }
  }

  @MainActor
  func testTheMapLeadsBackToTheWeather() async throws {
    try await inBoth(Launch(tab: .weather, timeZone: "Europe/Moscow")) { app in
      try await app.press("s", "m")
      _ = try app.on(PlaceMapPage.self)
      try app.expect(app.element(WeatherSettingsID.screen)).notToExist()
      try await app.press(.escape)
      _ = try app.on(WeatherPage.self)
      try app.expect(app.element(WeatherSettingsID.screen)).notToExist()
    }
  }

  @MainActor
  func testInRussian() async throws {
    try await inBoth(Launch(language: .russian, tab: .weather, timeZone: "Asia/Tbilisi")) { app in
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.locate).toShow("Моё местоположение")
      try app.expect(page.type).toShow("Ручной ввод")
      try app.expect(page.map).toShow("Выбор на карте")
      try await page.locate.click()
      try app.expect(page.home).toShow("Тбилиси")
      try app.expect(page.origin).toShow("Догадка по часовому поясу Asia/Tbilisi")
    }
  }

  @MainActor
  func testAPressedButtonFlashes() async throws {
    for (hasMotion, flashes) in [(true, true), (false, false)] {
      let launch = Launch(tab: .weather, timeZone: "Europe/Moscow", hasMotion: hasMotion)
      try await inProcess(launch) { app, _ in
        try await app.press("s")
        let page = try app.on(WeatherSettingsPage.self)
        try await page.locate.click()
        XCTAssertEqual(try page.locate.traits().contains(.pressed), flashes)
        try await app.advance(by: .milliseconds(120))
        try app.expect(page.locate).notToBe(.pressed)
      }
    }
  }

  /// There and back, in less than 200 ms; any key lands at once.
  @MainActor
  func testScreensSlide() async throws {
    try await inProcess(Launch(tab: .weather, hasMotion: true)) { app, driver in
      for key in ["f", "s"] as [KeyStroke] {
        let session = try XCTUnwrap(driver.session)
        let start = session.store.clock.uptime
        try await app.press(key)
        XCTAssertNotNil(session.frame.nextChange, "\(key)")
        try await app.advance(by: .milliseconds(200))
        XCTAssertNil(session.frame.nextChange, "\(key)")
        XCTAssertLessThanOrEqual(session.store.clock.uptime - start, .milliseconds(200))
        try await app.press(.escape)
        XCTAssertNotNil(session.frame.nextChange, "\(key)")
        try await app.press(.right)
        XCTAssertNil(session.frame.nextChange, "\(key)")
      }
    }
    try await inProcess(Launch(tab: .weather)) { app, driver in
      try await app.press("f")
      XCTAssertNil(try XCTUnwrap(driver.session).frame.nextChange)
    }
  }

  @MainActor
  func testUnitsAndDaysAreKeptAtOnce() async throws {
    try await inBoth(Launch(tab: .weather), size: Size(100, 40)) { app in
      try await app.press("s")
      var page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.temperature).toHave(value: "°C")
      try await page.option(1, of: WeatherSettingsID.temperature).click()
      try await page.option(3, of: WeatherSettingsID.wind).click()
      try await page.days.click()
      try await app.press(.right)
      try app.expect(page.days).toHave(value: "9 days")
      try await app.relaunch()
      try await app.press("s")
      page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.temperature).toHave(value: "°F")
      try app.expect(page.wind).toHave(value: "kn")
      try app.expect(page.days).toHave(value: "9 days")
    }
  }

  @MainActor
  func testAServiceSaysWhatItLacks() async throws {
    try await inBoth(Launch(tab: .weather), size: Size(100, 40)) { app in
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.provider).toShow("Needs a key")
      try app.expect(page.provider).toShow("[contact] email")
      try app.expect(page.option(2, of: WeatherSettingsID.provider)).toBe(.disabled)
      try app.expect(page.provider).toHave(value: "Open-Meteo")
    }
    try await inBoth(Launch(tab: .weather, contact: "me@example.org"), size: Size(100, 40)) { app in
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try await page.option(2, of: WeatherSettingsID.provider).click()
      try app.expect(page.provider).toHave(value: "MET Norway")
    }
  }

  @MainActor
  func testTheAuthorWithoutAPicture() async throws {
    try await inBoth(Launch(tab: .weather), size: Size(100, 40)) { app in
      try await app.press("s")
      let page = try app.on(WeatherSettingsPage.self)
      try app.expect(page.author).toHave(label: "Made by Moggy")
      try app.expect(page.avatar).notToExist()
    }
  }
}
