import Core
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user looks for a place that the file of places lacks, and has the service look it up.
final class AskedPlacesJourney: JourneyCase {
  /// The weather, and an answer of the search for places; nil for a service that is not there.
  private func answers(_ file: String?) throws -> [String: Data] {
    guard let file else { return try WeatherAnswers().all }
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/WeatherDomainTests/Answers/open-meteo/\(file)")
    let rule = ["host": "geocoding-api.open-meteo.com", "path": "/v1/search", "file": file]
    return try WeatherAnswers(rules: [rule], files: [file: Data(contentsOf: path)]).all
  }

  private func launch(_ file: String?, _ language: Language = .english) throws -> Launch {
    Launch(language: language, tab: .weather, answers: try answers(file))
  }

  @MainActor
  private func open(_ app: Journey, _ text: String) async throws -> PlacePickerPage {
    try await app.press(.enter)
    let page = try app.on(PlacePickerPage.self)
    try await page.type(text)
    return page
  }

  @MainActor
  func testTheServiceIsTheLastRowAndIsAskedWhenItIsChosen() async throws {
    for language in Language.allCases {
      for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
        try await inBoth(
          launch("geocoding-ru.json", language), size: size
        ) { app in
          let page = try await open(app, "Qqqmoscow")
          let ask = language == .english ? "Ask Open-Meteo" : "Спросить Open-Meteo"
          XCTAssertEqual(page.names.count, 1)
          XCTAssertTrue(page.names[0].hasPrefix(ask), page.names[0])
          XCTAssertTrue(page.names[0].contains("Qqqmoscow"), "it says what is sent")
          try app.expect(page.state).toShow(language == .english ? "15,000" : "15 000")
          // `Enter` alone sends nothing.
          try await app.press(.enter)
          XCTAssertTrue(page.names[0].hasPrefix(ask), page.names[0])
          try await app.press(.down, .enter)
          XCTAssertEqual(page.names.count, size.rows == 12 ? page.names.count : 3)
          try app.expect(page.status).toShow("GeoNames")
          try await app.press(.down, .down)
          XCTAssertTrue(page.names.contains { $0.hasPrefix("Москва, Смоленская область") })
          try await app.press(.enter, .escape)
          let weather = try app.on(WeatherPage.self)
          try app.expect(weather.title).toShow("Москва")
        }
      }
    }
  }

  /// What is known here comes first, and `Enter` takes it.
  @MainActor
  func testAKnownPlaceIsTakenWithoutTheService() async throws {
    try await inBoth(launch("geocoding-ru.json"), size: Size(120, 40)) { app in
      let page = try await open(app, "Reykjav")
      XCTAssertTrue(page.names[0].hasPrefix("Reykjav"), page.names[0])
      XCTAssertTrue(page.names.last?.hasPrefix("Ask Open-Meteo") ?? false)
      try await app.press(.up)
      try await app.element(.row, page.names.last ?? "").within(page.list).click()
      try await app.press(.enter)
      try app.expect(page.status).toShow("GeoNames")
    }
  }

  @MainActor
  func testWhatTheServiceDoesNotKnow() async throws {
    try await inBoth(launch("geocoding-none.json"), size: Size(80, 24)) { app in
      let page = try await open(app, "Qqqmoscow")
      try await app.press(.down, .enter)
      try app.expectText("Open-Meteo does not know it either")
      try app.expect(page.state).toShow("15,000")
      try app.expect(page.field).toHave(value: "Qqqmoscow")
      try await app.type("x")
      try app.expect(.text("Ask Open-Meteo")).toExist()
    }
  }

  /// The text stays, and the same row asks again.
  @MainActor
  func testAFailureIsToldInTheRow() async throws {
    try await inBoth(launch(nil), size: Size(80, 24)) { app in
      let page = try await open(app, "Qqqmoscow")
      try await app.press(.down, .enter)
      for _ in 0..<60 where page.names.first?.hasPrefix("Open-Meteo:") != true {
        try await app.advance(by: .seconds(1))
      }
      XCTAssertTrue(page.names.first?.hasPrefix("Open-Meteo: ") ?? false, "\(page.names)")
      try app.expect(.text("choose it to ask again")).toExist()
      try app.expect(page.field).toHave(value: "Qqqmoscow")
    }
  }
}
