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

/// A user looks at the weather of a place.
final class SeeWeatherJourney: JourneyCase {
  private func launch(_ answers: WeatherAnswers = WeatherAnswers()) throws -> Launch {
    Launch(tab: .weather, answers: try answers.all, timeZone: "Europe/Berlin")
  }

  @MainActor
  func testNowAndEightDays() async throws {
    try await inBoth(launch(), size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toHave(label: "Berlin, Germany")
      try app.expect(weather.clock).toHave(label: "Fri 10:00")
      try app.expect(weather.temperature).toHave(value: "3 °C")
      try app.expect(weather.description).toHave(label: "☂ Light rain")
      try app.expect(weather.feelsLike).toHave(label: "feels like −1°")
      let facts = [
        "wind": "↗ SW 5 m/s, gusts 9 m/s", "humidity": "84%", "pressure": "1015 hPa",
        "uv": "2", "precipitation": "0.2 mm", "air": "good, 18", "sunrise": "06:41",
        "sunset": "17:54", "moon": "◖ waning gibbous, 91% lit",
      ]
      for (name, value) in facts { try app.expect(weather.fact(name)).toHave(value: value) }
      XCTAssertEqual(weather.dayRows, 8)
      try app.expect(weather.day(0)).toHave(label: "Fri  6 ☂")
      try app.expect(weather.day(0)).toHave(value: "−3° to 7°, now 3°")
      try app.expect(weather.chance(1)).toHave(label: "53%")
      try app.expect(weather.credit).toShow("Open-Meteo")
      // Hour by hour, from now on.
      try await app.press(.right)
      try app.expect(weather.hours).toShow("10: ● Temperature 6°, ▲ feels like 2°")
      try app.expect(weather.credit).toShow("Open-Meteo")
    }
  }

  @MainActor
  func testInRussian() async throws {
    var launch = try launch()
    launch.language = .russian
    try await inBoth(launch, size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toHave(label: "Берлин, Германия")
      try app.expect(weather.fact("wind")).toHave(value: "↗ ЮЗ 5 м/с, порывы 9 м/с")
      try app.expect(weather.fact("precipitation")).toHave(value: "0,2 мм")
      try app.expect(weather.days).toHave(label: "8 дней")
      try await app.press("р")
      try app.expect(weather.hours).toShow("● Температура")
      try app.expect(weather.verdict).toShow("Хорошая погода для прогулки")
    }
  }

  @MainActor
  func testSevereValuesAreMarkedInWords() async throws {
    let answers = WeatherAnswers(code: 99, temperature: 41, gusts: 26, uvIndex: 11, air: 70)
    try await inBoth(launch(answers), size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.fact("wind")).toShow("!! dangerous")
      try app.expect(weather.fact("uv")).toHave(value: "11 !! dangerous")
      try app.expect(weather.fact("air")).toHave(value: "poor, 70 ! take care")
      try app.expect(weather.fact("humidity")).toHave(value: "84%")
      try await weather.refresh()
      try app.expect(weather.description).toShow("Thunderstorm with heavy")
    }
  }

  @MainActor
  func testOnTheSmallestScreenAllIsReached() async throws {
    try await inBoth(launch(), size: Size(40, 12)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toHave(label: "Berlin")
      try app.expect(weather.temperature).toExist()
      try await app.press(.end)
      try app.expect(weather.day(7)).toShow("Fri")
      try app.expect(weather.credit).toShow("Open-Meteo")
    }
  }

  @MainActor
  func testIsReadOut() async throws {
    var launch = try launch()
    launch.tab = .weather
    try await inBoth(launch, size: Size(80, 60)) { app in
      try await app.press("z", "f")
      try app.expectText("3 °C")
      try app.expectText("Good weather for a walk")
      try app.expectText("today: Light rain, −3° to 7°, chance of precipitation 40%")
    }
  }

  /// Now, the next hours and all days, without a key pressed.
  @MainActor
  func testTheFirstScreenHasAll() async throws {
    for language in Language.allCases {
      var launch = try launch()
      (launch.tab, launch.language) = (.weather, language)
      try await inBoth(launch, size: Size(80, 24)) { app in
        let weather = try app.on(WeatherPage.self)
        try await weather.refresh()
        for part in [
          weather.temperature, weather.fact("wind"), weather.fact("moon"), weather.verdict,
          app.element(WeatherID.strip.item(11)), app.element(WeatherID.dayWords.item(7)),
        ] { XCTAssertLessThan(try part.frame().maxY, 24) }
        XCTAssertEqual(
          try weather.fact("sunrise").frame().minY, try weather.fact("sunset").frame().minY)
        try app.expect(app.element(WeatherID.strip.item(0))).toHave(
          value: language == .english
            ? "Light rain, 5°, chance of precipitation 14%"
            : "Небольшой дождь, 5°, вероятность осадков 14 %")
        try app.expect(weather.picture).notToExist()
      }
      // With more rows and columns the walk is a card.
      try await inBoth(launch, size: Size(100, 30)) { app in
        let weather = try app.on(WeatherPage.self)
        try await weather.refresh()
        XCTAssertLessThan(try weather.picture.frame().maxY, 30)
        XCTAssertLessThan(try app.element(WeatherID.dayChance.item(7)).frame().maxY, 30)
      }
    }
  }

  /// Asked again while the last answer counts as fresh, the program says from when on there may be more.
  @MainActor
  func testWhatIsNewestIsSaid() async throws {
    var launch = try launch()
    launch.tab = .weather
    try await inBoth(launch) { app in
      try await app.press("r")
      try app.expectToast("This is the newest; the next is possible at 10:15.")
    }
  }

  @MainActor
  func testAsManyDaysAsWereChosen() async throws {
    for (days, words) in [(1, "1 day"), (16, "16 days")] {
      var launch = try launch()
      launch.weather = WeatherSettings()
      launch.weather?.days = days
      try await inBoth(launch, size: Size(120, 50)) { app in
        let weather = try app.on(WeatherPage.self)
        try await app.press("2", "1")
        XCTAssertEqual(weather.dayRows, days)
        try app.expect(weather.days).toHave(label: words)
      }
    }
  }

  @MainActor
  func testUnitsAndClockAsChosen() async throws {
    var launch = try launch()
    launch.weather = WeatherSettings()
    launch.environment = ["LC_TIME": "en_US.UTF-8"]
    launch.weather?.units = WeatherUnits(
      temperature: .fahrenheit, speed: .milesPerHour, pressure: .inchesOfMercury,
      precipitation: .inches)
    try await inBoth(launch, size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try await app.advance(by: .seconds(60))
      try app.expect(weather.clock).toHave(label: "Fri 10:01 AM")
      try app.expect(weather.temperature).toHave(value: "38 °F")
      try app.expect(weather.fact("wind")).toHave(value: "↗ SW 12 mph, gusts 20 mph")
      try app.expect(weather.fact("pressure")).toHave(value: "29.96 inHg")
      try app.expect(weather.fact("precipitation")).toHave(value: "0.01 in")
      try app.expect(weather.fact("sunset")).toHave(value: "5:54 PM")
    }
  }

  @MainActor
  func testFromTheMainScreenToBothSides() async throws {
    try await inBoth(launch()) { app in
      for key: KeyStroke in ["f", "[", "s", "]"] {
        _ = try app.on(WeatherPage.self)
        try await app.press(key)
        XCTAssertThrowsError(try app.on(WeatherPage.self), "\(key)")
        try await app.relaunch()
      }
    }
  }

  @MainActor
  func testADragLeadsToBothSides() async throws {
    try await inBoth(launch()) { app in
      for end in [50, 10] {
        _ = try app.on(WeatherPage.self)
        // Not far enough: nothing happens.
        try await app.drag(from: Point(x: 30, y: 12), to: Point(x: 34, y: 12))
        _ = try app.on(WeatherPage.self)
        try await app.drag(from: Point(x: 30, y: 12), to: Point(x: end, y: 12))
        XCTAssertThrowsError(try app.on(WeatherPage.self), "\(end)")
        try await app.relaunch()
      }
    }
  }
}
