import Core
import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user adds a place that the file of places lacks, and has the service look it up.
final class AskedCitiesJourney: JourneyCase {
  private func launch(_ file: String?, _ language: Language = .english) throws -> Launch {
    var answers = WeatherAnswers()
    if let file {
      let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Tests/WeatherDomainTests/Answers/open-meteo/\(file)")
      answers.rules = [
        ["host": "geocoding-api.open-meteo.com", "path": "/v1/search", "file": file]
      ]
      answers.files = [file: try Data(contentsOf: path)]
    }
    return Launch(language: language, tab: .travel, answers: try answers.all)
  }

  @MainActor
  func testTheServiceIsTheLastRow() async throws {
    for language in Language.allCases {
      for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
        try await inBoth(launch("geocoding-ru.json", language), size: size) { app in
          try await app.press("a")
          let prompt = try app.on(PlacePromptPage.self)
          try await app.type("Qqqmoscow")
          let ask = language == .english ? "Ask Open-Meteo" : "Спросить Open-Meteo"
          try app.expectText(ask)
          // `Enter` means what is typed, which nobody knows: nothing is sent.
          try await app.press(.enter)
          try app.expect(prompt.field).toHave(value: "Qqqmoscow")
          try app.expectText(ask)
          try await app.press(.down, .enter)
          try app.expectText("Москва")
          try await app.press(.down, .down, .enter)
          try app.expect(prompt.box).notToExist()
          let map = try app.on(TravelMapPage.self)
          try app.expect(map.title).toShow(language == .english ? "Map › Russia" : "Карта › Россия")
          try app.expect(map.callout).toShow("Москва")
        }
      }
    }
  }

  /// In the view of a country only its places count.
  @MainActor
  func testPlacesOfOtherCountriesAreLeftOut() async throws {
    try await inBoth(launch("geocoding-ru.json")) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("France")
      try await app.press("a")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.type("Qqqmoscow")
      try await app.press(.down, .enter)
      try app.expectText("Nothing like it")
      try app.expect(prompt.field).toHave(value: "Qqqmoscow")
    }
  }

  @MainActor
  func testAFailureIsTold() async throws {
    try await inBoth(launch(nil), size: Size(80, 24)) { app in
      try await app.press("a")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.type("Qqqmoscow")
      try await app.press(.down, .enter)
      for _ in 0..<60 where !app.screen.surface.text.contains("Open-Meteo: ") {
        try await app.advance(by: .seconds(1))
      }
      try app.expectText("Open-Meteo: ")
      try app.expect(prompt.field).toHave(value: "Qqqmoscow")
    }
  }
}
