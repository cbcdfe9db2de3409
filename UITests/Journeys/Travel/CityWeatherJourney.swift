import Core
import JourneyKit
import Shell
import Terminal
import Toolkit
import WeatherDomain
import XCTest

/// A user sees the weather of a city that was visited.
final class CityWeatherJourney: JourneyCase {
  private func launch(_ language: Language = .english) throws -> Launch {
    Launch(
      language: language, tab: .travel, answers: try WeatherAnswers(code: 61, temperature: 3.4).all)
  }

  @MainActor
  private func open(_ app: Journey) async throws -> CountryInfoPage {
    try await TravelMapPage(app: app).add("France")
    try await app.press("i")
    let page = try app.on(CountryInfoPage.self)
    try await page.add("Lyon")
    return page
  }

  @MainActor
  func testTheWeatherOfTheSelectedCity() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await inBoth(launch(), size: size) { app in
        let page = try await open(app)
        try app.expect(page.weather).notToShow("3")
        try await app.advance(by: .seconds(1))
        try app.expect(page.weather).toShow("Lyon: 3 °C")
        try await page.add("Paris")
        try await app.advance(by: .seconds(1))
        try app.expect(page.weather).toShow("Paris: 3 °C")
        try await app.press(.up)
        try await app.advance(by: .seconds(1))
        try app.expect(page.weather).toShow("Lyon: 3 °C")
      }
    }
  }

  @MainActor
  func testInTheUnitsOfTheWeatherTab() async throws {
    var launch = try launch()
    var settings = WeatherSettings()
    settings.units = WeatherUnits(temperature: .fahrenheit)
    launch.weather = settings
    try await inBoth(launch) { app in
      let page = try await open(app)
      try await app.advance(by: .seconds(1))
      try app.expect(page.weather).toShow("Lyon: 38 °F")
    }
  }

  @MainActor
  func testWhatIsKeptHasItsAge() async throws {
    try await inBoth(launch()) { app, folders in
      let page = try await open(app)
      try await app.advance(by: .seconds(1))
      try app.expect(page.weather).toShow("Lyon: 3 °C")
      let none = ["index.json": Data(#"{"answers": []}"#.utf8)]
      for folder in folders { try MoggyDrivers.writeAnswers(none, in: folder) }
      try await app.advance(by: .seconds(3000))
      try await page.add("Paris")
      try await app.press(.up)
      for _ in 0..<5 { try await app.advance(by: .seconds(1)) }
      try app.expect(page.weather).toShow("Lyon: 3 °C")
      try app.expect(page.weather).toShow("50 min ago")
    }
  }

  @MainActor
  func testWithoutAnythingKeptItIsUnknown() async throws {
    let launch = Launch(tab: .travel, answers: WeatherAnswers.none)
    try await inBoth(launch) { app in
      let page = try await open(app)
      for _ in 0..<5 { try await app.advance(by: .seconds(1)) }
      try app.expect(page.weather).toHave(label: "Lyon: weather unknown")
    }
  }
}
