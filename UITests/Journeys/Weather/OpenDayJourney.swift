import Core
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherDomain
import WeatherScreens
import XCTest

/// A user looks at one day of the forecast, hour by hour.
final class OpenDayJourney: JourneyCase {
  private func launch(_ answers: WeatherAnswers = WeatherAnswers()) throws -> Launch {
    Launch(tab: .weather, answers: try answers.all, timeZone: "Europe/Berlin")
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth(launch()) { app in
      let weather = try app.on(WeatherPage.self)
      // No day is marked while the keys are for the page.
      try app.expectNoText("› Fri  6")
      try await app.press(.tab)
      try app.expect(weather.dayList).toBe(.focused)
      try app.expectText("› Fri  6")
      try await app.press(.down, .enter)
      let day = try app.on(DayPage.self)
      try app.expect(day.title).toHave(label: "Berlin, Saturday, 7 March 2026")
      try app.expect(day.line).toShow("☁ Overcast, −2° to 8°, chance of precipitation 53%")
      let facts = [
        "pressure": "1011 → 1005 hPa, falling", "sunrise": "06:39", "sunset": "17:56",
        "dayLength": "11 h 17 min", "moonrise": "23:12", "moonset": "07:29",
        "moon": "◖ waning gibbous, 84% lit",
      ]
      for (name, value) in facts { try app.expect(day.fact(name)).toHave(value: value) }
      XCTAssertEqual(day.hours, 24)
      try app.expect(day.hour(0)).toHave(label: "Sat 00:00")
      try app.expect(day.hour(0)).toHave(
        value: "Light rain, 1°, feels like −3°, chance of precipitation 98%, 0.4 mm, "
          + "↗ SW 5 m/s, gusts 9 m/s, clouds 53%, UV index 2")
      try app.expect(day.hour(0)).toShow(
        "00    ☂    1°   −3°    98%   ↗ SW 5       9   0.4    53%   2")
      try await app.press("n")
      try app.expect(day.title).toHave(label: "Berlin, Sunday, 8 March 2026")
      try await app.press("p", "p")
      // Of today what is to come.
      try app.expect(day.title).toHave(label: "Berlin, Friday, 6 March 2026")
      XCTAssertEqual(day.hours, 14)
      try app.expect(day.before).toBe(.disabled)
      try await app.press("p", "n")
      try await app.press(.escape)
      try app.expect(weather.listed("2026-03-07")).toBe(.selected)
      try app.expect(weather.dayList).toBe(.focused)
      try await app.press("o")
      try app.expect(day.title).toHave(label: "Berlin, Saturday, 7 March 2026")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(launch(), size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try await app.doubleClick(weather.day(7).query)
      let day = try app.on(DayPage.self)
      try app.expect(day.title).toHave(label: "Berlin, Friday, 13 March 2026")
      try app.expect(day.after).toBe(.disabled)
      try app.expect(day.sunArc).toExist()
      try app.expect(day.pressure).toExist()
      try await day.before.click()
      try app.expect(day.title).toHave(label: "Berlin, Thursday, 12 March 2026")
      try await day.after.click()
      try await day.back.click()
      try app.expect(weather.temperature).toExist()
    }
  }

  @MainActor
  func testOnTheSmallestScreenAllIsReached() async throws {
    for language in Language.allCases {
      var launch = try launch()
      launch.language = language
      try await inBoth(launch, size: Size(40, 12)) { app in
        try await app.press("o")
        let day = try app.on(DayPage.self)
        try app.expect(day.title).toHave(
          label: language.say(en: "Fri, 06.03.2026", ru: "Пт, 06.03.2026"))
        try app.expect(day.line).toShow(
          language.say(en: "☂ Light rain, −3° to 7°", ru: "☂ Небольшой дождь, от −3° до 7°"))
        try await app.press(.end)
        try app.expect(day.pressure).toExist()
        try app.expect(day.hour(13)).toExist()
      }
    }
  }

  @MainActor
  func testIsReadOut() async throws {
    try await inBoth(launch(), size: Size(80, 60)) { app in
      try await app.press("z", "f", "o")
      try app.expectText("Light rain, −3° to 7°, chance of precipitation 40%")
      try app.expectText("Fri 10:00: Light rain, 6°, feels like 2°, chance of precipitation 0%")
    }
  }

  /// Not every provider has hours for the last days.
  @MainActor
  func testADayWithoutHoursSaysSo() async throws {
    try await inBoth(launch(WeatherAnswers(hours: 30))) { app in
      try await app.press("o", "n", "n")
      let day = try app.on(DayPage.self)
      XCTAssertEqual(day.hours, 0)
      try app.expectText("The provider has no hours for this day.")
      try app.expect(day.fact("sunrise")).toExist()
    }
  }

  /// A day that has passed closes, as the forecast has it no more.
  @MainActor
  func testADayThatHasPassedIsLeft() async throws {
    var launch = try launch()
    // Two minutes before midnight.
    launch.now = "2026-03-06T22:58:00Z"
    try await inBoth(launch) { app in
      try await app.press("o")
      let day = try app.on(DayPage.self)
      try app.expect(day.title).toHave(label: "Berlin, Friday, 6 March 2026")
      XCTAssertEqual(day.hours, 1)
      try await app.advance(by: .seconds(180))
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.day(0)).toHave(label: "Sat  7 ☁")
    }
  }

  /// The same day is selected while the others move up.
  @MainActor
  func testTheSelectedDayStaysAtMidnight() async throws {
    var launch = try launch()
    launch.now = "2026-03-06T22:58:00Z"
    try await inBoth(launch) { app in
      let weather = try app.on(WeatherPage.self)
      try await app.press(.tab, .down, .down)
      try app.expect(weather.listed("2026-03-08")).toBe(.selected)
      try await app.advance(by: .seconds(180))
      try app.expect(weather.day(0)).toHave(label: "Sat  7 ☁")
      try app.expect(weather.listed("2026-03-08")).toBe(.selected)
      try await app.press(.enter)
      try app.expect(app.on(DayPage.self).title).toHave(label: "Berlin, Sunday, 8 March 2026")
    }
  }

  /// The key of a day means the same where the list of favourites has the focus; a place that is chosen there
  /// begins with its weather as a whole.
  @MainActor
  func testBesideTheFavourites() async throws {
    try await inBoth(launch(), size: Size(150, 40)) { app in
      try await app.press("*", "f", "o")
      let day = try app.on(DayPage.self)
      try app.expect(day.title).toShow("Friday, 6 March 2026")
      let favourites = FavouritesPage(app: app)
      XCTAssertEqual(favourites.names.count, 1)
      try await app.doubleClick(favourites.row("Berlin, Germany").query)
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.temperature).toExist()
      XCTAssertEqual(favourites.names.count, 1)
    }
  }

  /// A sky that asks for care says so in words, and where these have no room, by a mark.
  @MainActor
  func testAStormIsMarked() async throws {
    for size in [Size(80, 24), Size(40, 30), Size(140, 40)] {
      try await inBoth(launch(), size: size) { app in
        let weather = try app.on(WeatherPage.self)
        if size.columns == 80 {
          try app.expect(app.element(WeatherID.dayWords.item(5))).toShow("! Thunderstorm")
        } else {
          try await app.press(.end)
          try app.expect(weather.chance(5)).toHave(label: "!4%")
          try app.expect(weather.chance(4)).toHave(label: "92%")
        }
        try await app.press("o", "n", "n", "n", "n", "n")
        try app.expect(app.on(DayPage.self).line).toShow("! take care")
      }
    }
  }

  /// Gusts of a storm in some hours: a mark in the row, and words when it is read out.
  @MainActor
  func testDangerousHoursAreMarked() async throws {
    let answers = WeatherAnswers(stormHours: 2..<4)
    for size in [Size(80, 30), Size(40, 30)] {
      try await inBoth(launch(answers), size: size) { app in
        _ = try app.on(WeatherPage.self)
        try await app.press("o")
        let day = try app.on(DayPage.self)
        for index in 0..<day.hours {
          let label = try day.hour(index).label()
          let isStorm = label.hasSuffix("12:00") || label.hasSuffix("13:00")
          let said = try day.hour(index).value() ?? ""
          XCTAssertEqual(said.contains("!! dangerous"), isStorm, "\(label): \(said)")
        }
        for _ in 0..<20 where app.screen.surface.text.contains("!26") == false && size.columns == 80
        {
          try await app.press(.pageDown)
        }
        if size.columns == 80 { try app.expectText("!26") }
      }
    }
  }

  /// In a wide terminal; and a day stays open while other tabs are looked at.
  @MainActor
  func testSideBySide() async throws {
    try await inBoth(launch(), size: Size(140, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      // Now, the hours and the days stand beside each other.
      let (now, hours) = (try weather.temperature.frame(), try weather.hours.frame())
      let days = try weather.days.frame()
      XCTAssertLessThan(now.maxX, hours.minX)
      XCTAssertLessThan(hours.maxX, days.minX)
      XCTAssertEqual(hours.minY / 2, days.minY / 2)
      try await app.press("o", "n")
      let day = try app.on(DayPage.self)
      try app.expect(day.title).toShow("Saturday")
      try await app.press("2", "1")
      try app.expect(day.title).toShow("Saturday")
    }
  }
}
