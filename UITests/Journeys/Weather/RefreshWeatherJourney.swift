import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherDomain
import XCTest

/// A user waits for the weather, asks anew, and loses the network.
final class RefreshWeatherJourney: JourneyCase {
  private func launch(_ answers: [String: Data]) -> Launch {
    Launch(tab: .weather, answers: answers, timeZone: "Europe/Berlin")
  }

  @MainActor
  private func answer(_ answers: [String: Data], _ folders: [DataFolder]) throws {
    for folder in folders { try MoggyDrivers.writeAnswers(answers, in: folder) }
  }

  @MainActor
  func testByKeyAndByWheel() async throws {
    try await inBoth(launch(WeatherAnswers().all)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try answer(WeatherAnswers(code: 0, temperature: 12).all, folders)
      try await app.advance(by: .seconds(120))
      try await weather.refresh()
      try app.expect(weather.temperature).toHave(value: "12 °C")
      try app.expect(weather.title).toHave(label: "Berlin, Germany")
      try answer(WeatherAnswers(code: 0, temperature: 20).all, folders)
      try await app.advance(by: .seconds(120))
      try await app.scroll(.up, over: weather.page.query)
      try await app.advance(by: .milliseconds(300))
      try app.expect(weather.pull).toShow("once more")
      try app.expect(weather.temperature).toHave(value: "12 °C")
      try await app.scroll(.up, over: weather.page.query)
      try app.expect(weather.temperature).toHave(value: "20 °C")
    }
  }

  /// The line of the pull covers nothing, and goes by itself.
  @MainActor
  func testAPullThatIsNotFollowedIsForgotten() async throws {
    try await inBoth(launch(WeatherAnswers().all)) { app in
      let weather = try app.on(WeatherPage.self)
      let before = app.screen.text.split(separator: "\n").map(String.init)
      try await app.scroll(.up, over: weather.page.query)
      try await app.advance(by: .milliseconds(300))
      try app.expect(weather.pull).toShow("once more")
      let during = app.screen.text.split(separator: "\n").map(String.init)
      XCTAssertEqual(during[4].prefix(20), before[3].prefix(20))
      try await app.advance(by: .seconds(2))
      try app.expect(weather.pull).notToExist()
      XCTAssertEqual(app.screen.text.split(separator: "\n").map(String.init), before)
    }
  }

  @MainActor
  func testOldDataStaysWhileItIsLoaded() async throws {
    try await inBoth(launch(WeatherAnswers().all), size: Size(120, 40)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try answer(WeatherAnswers.none, folders)
      try await app.advance(by: .seconds(120))
      // The first try fails at once, the next waits for the clock.
      try await weather.refresh()
      try app.expect(weather.status).toHave(label: "… refreshing")
      try app.expect(weather.temperature).toHave(value: "3 °C")
      try app.expect(weather.dog).toExist()
    }
  }

  @MainActor
  func testAShimmerAndADogUntilItIsThere() async throws {
    var launch = launch(WeatherAnswers.none)
    launch.hasMotion = true
    try await inBoth(launch, size: Size(120, 40)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.skeleton).toBe(.busy)
      try app.expect(weather.dog).toExist()
      var pictures: Set<[String]> = []
      for _ in 0..<4 {
        pictures.insert(weather.dogPicture)
        try await app.advance(by: .milliseconds(56))
      }
      XCTAssertGreaterThan(pictures.count, 1)
      try answer(WeatherAnswers().all, folders)
      try await weather.exhaustTries()
      try app.expect(weather.dog).notToExist()
      try app.expect(weather.skeleton).notToExist()
      try app.expect(weather.temperature).toHave(value: "3 °C")
    }
  }

  @MainActor
  func testNothingMovesWithoutMotion() async throws {
    try await inBoth(launch(WeatherAnswers.none), size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.dog).toExist()
      let before = app.screen.text
      try await app.advance(by: .milliseconds(56))
      XCTAssertEqual(app.screen.text, before)
    }
  }

  @MainActor
  func testWithoutANetworkTheSkyIsThere() async throws {
    try await inBoth(launch(WeatherAnswers.none), size: Size(120, 40)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try await weather.exhaustTries()
      try app.expect(weather.status).toHave(label: "! No connection to the service")
      try app.expect(weather.retry).toBe(.focused)
      try app.expect(weather.temperature).toHave(value: "–– °C")
      try app.expect(weather.verdict).toShow("No weather, no advice")
      try app.expect(weather.picture).toHave(label: "A dog and a plug that is out")
      try app.expect(weather.fact("sunrise")).toHave(value: "06:41")
      try app.expect(weather.fact("moon")).toShow("waning gibbous")
      try app.expect(weather.dog).notToExist()
      try answer(WeatherAnswers().all, folders)
      try await weather.retry.click()
      try app.expect(weather.temperature).toHave(value: "3 °C")
      try app.expect(weather.retry).notToExist()
    }
  }

  @MainActor
  func testWhatWasHadBeforeShowsWithItsAge() async throws {
    try await inBoth(launch(WeatherAnswers().all)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try answer(WeatherAnswers.none, folders)
      try await app.press("2")
      try await app.advance(by: .seconds(7200))
      try await app.press("1")
      try app.expect(weather.status).toHave(label: "… refreshing")
      try await weather.exhaustTries()
      try app.expect(weather.status).toHave(label: "! No connection to the service")
      try app.expect(weather.age).toHave(label: "data from 2 h ago")
      // What was measured two hours ago is not the weather now; the forecast had this hour.
      try app.expect(weather.temperature).toHave(value: "5 °C")
      try app.expect(weather.byForecast).toExist()
      try app.expect(weather.clock).toHave(label: "Fri 12:00")
    }
  }

  @MainActor
  func testItRenewsItselfWhenItIsOld() async throws {
    try await inBoth(launch(WeatherAnswers().all)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try answer(WeatherAnswers(temperature: 9).all, folders)
      try await app.advance(by: .seconds(600))
      try app.expect(weather.temperature).toHave(value: "3 °C")
      try app.expect(weather.status).toShow("updated 10 min ago")
      try await app.advance(by: .seconds(360))
      try app.expect(weather.temperature).toHave(value: "9 °C")
    }
  }

  @MainActor
  func testLeavingIsSilent() async throws {
    try await inBoth(launch(WeatherAnswers.none), size: Size(120, 40)) { app, folders in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.dog).toExist()
      try await app.press("2")
      try await app.advance(by: .seconds(30))
      let shell = try app.on(ShellPage.self)
      try app.expect(shell.toast).notToExist()
      try answer(WeatherAnswers().all, folders)
      try await app.press("1")
      try app.expect(weather.temperature).toHave(value: "3 °C")
    }
  }
}
