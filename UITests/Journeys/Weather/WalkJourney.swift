import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import WeatherDomain
import XCTest

/// A user asks whether to take the dog out.
final class WalkJourney: JourneyCase {
  private func launch(_ answers: WeatherAnswers) throws -> Launch {
    Launch(tab: .weather, answers: try answers.all, timeZone: "Europe/Berlin")
  }

  @MainActor
  func testTheWeatherInWords() async throws {
    try await inBoth(launch(WeatherAnswers(code: 2, temperature: 3.6)), size: Size(120, 40)) {
      app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.temperature).toHave(value: "4 °C")
      try app.expect(weather.title).toShow("Berlin")
      try app.expect(weather.description).toShow("Partly cloudy")
      try app.expect(weather.reason).toHave(label: "Partly cloudy, 4°")
      try await weather.refresh()
      try app.expect(weather.reason).toHave(label: "Partly cloudy, 4°")
    }
  }

  @MainActor
  func testTheVerdictFollowsTheWeather() async throws {
    let home = [67, 82, 95, 96, 99]
    let short = [56, 57, 63, 65, 66, 69, 75, 81, 86]
    for code in WeatherCode.allCases.map(\.rawValue) {
      try await inProcess(launch(WeatherAnswers(code: code))) { app, _ in
        let verdict = try app.on(WeatherPage.self).verdict
        try app.expect(verdict).toShow(
          home.contains(code)
            ? "Better to stay at home"
            : short.contains(code) ? "A short walk will do" : "Good weather for a walk")
      }
    }
  }

  /// Not by the sky alone: what is dangerous keeps the dog at home under a clear one.
  @MainActor
  func testDangerUnderAClearSky() async throws {
    let cases: [(WeatherAnswers, String, String)] = [
      (WeatherAnswers(code: 0, temperature: -49), "Better to stay at home", "! The frost is hard"),
      (WeatherAnswers(code: 0, temperature: 45), "Better to stay at home", "! The heat is hard"),
      (WeatherAnswers(code: 0, gusts: 45), "Better to stay at home", "! Mind the wind."),
      (WeatherAnswers(code: 1, uvIndex: 11), "Better to stay at home", "! Strong sun"),
      (WeatherAnswers(code: 2, air: 70), "A short walk will do", "! The air is bad."),
      (WeatherAnswers(code: 1, temperature: 26), "A short walk will do", "! Asphalt is hot"),
      (WeatherAnswers(code: 61, temperature: -1), "A short walk will do", "! It is slippery."),
    ]
    for (answers, verdict, reason) in cases {
      try await inBoth(launch(answers), size: Size(100, 40)) { app in
        let weather = try app.on(WeatherPage.self)
        try await weather.refresh()
        try app.expect(weather.verdict).toShow(verdict)
        try app.expect(weather.walk).toShow(reason)
      }
    }
  }

  @MainActor
  func testBothVerdictsOnTheRealProgram() async throws {
    for (code, words) in [(51, "Good weather for a walk"), (95, "Better to stay at home")] {
      try await inBoth(launch(WeatherAnswers(code: code))) { app in
        try await app.press("2", "1")
        try app.expect(app.on(WeatherPage.self).verdict).toShow(words)
      }
    }
  }

  @MainActor
  func testEachPictureOfTheListComesByLot() async throws {
    try await inBoth(launch(WeatherAnswers(code: 0)), size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      var shown: Set<String> = []
      for _ in 0..<20 {
        shown.insert(try weather.picture.label())
        try await weather.refresh()
      }
      XCTAssertEqual(
        shown,
        ["A dog runs after a ball", "Somebody walks a dog", "A dog sniffs at a flower"])
    }
  }

  private func pictures(_ code: Int) throws -> WeatherAnswers {
    let list: [String: Any] = [
      "homeImages": ["home.png"], "strollImages": ["https://example.org/walk.jpg"],
      "backgroundImage": "/behind.jpg",
    ]
    return WeatherAnswers(
      code: code,
      rules: [
        ["path": "/list.json", "file": "list.json"], ["path": "/walk.jpg", "file": "walk.jpg"],
        ["path": "/home.png", "file": "home.png"],
        ["path": "/behind.jpg", "file": "walk.jpg"],
      ],
      files: [
        "list.json": try WeatherAnswers.json(list), "walk.jpg": try PhotoFiles.hills,
        "home.png": try PhotoFiles.cat,
      ])
  }

  @MainActor
  func testPicturesOfAListAreFetchedAndKept() async throws {
    for (code, words) in [(0, "Good weather for a walk"), (95, "Better to stay at home")] {
      var launch = try launch(pictures(code))
      launch.pictureList = "https://example.org/list.json"
      try await inBoth(launch, size: Size(120, 40)) { app in
        let weather = try app.on(WeatherPage.self)
        try app.expect(weather.picture).toHave(label: words)
        try app.expect(weather.picture).toHave(value: nil)
        try app.expect(weather.background).toHave(value: nil)
        try await app.relaunch()
        try app.expect(weather.picture).toHave(label: words)
      }
    }
  }

  @MainActor
  func testWithoutTheListTheBundledPicturesServe() async throws {
    var launch = try launch(WeatherAnswers(code: 0))
    launch.pictureList = "https://example.org/list.json"
    try await inBoth(launch, size: Size(120, 40)) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.verdict).toShow("Good weather for a walk")
      XCTAssertTrue(try weather.picture.label().contains("dog"))
      try await app.press(.pageDown, .pageUp)
      try app.expect(weather.verdict).toShow("Good weather for a walk")
    }
  }

  @MainActor
  func testHardWeatherIsSaidOnAWalkToo() async throws {
    try await inBoth(launch(WeatherAnswers(code: 0, temperature: -30))) { app in
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.verdict).toShow("A short walk will do")
      try app.expect(weather.walk).toShow("! The frost is hard on paws.")
      try await app.press(.pageDown)
      try app.expect(weather.fact("wind")).toExist()
    }
  }
}
