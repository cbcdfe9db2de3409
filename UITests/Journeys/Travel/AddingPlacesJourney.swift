import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user adds countries and cities, without a network.
final class AddingPlacesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  func testSuggestionsWhileOneTypes() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press("a")
        let prompt = try app.on(PlacePromptPage.self)
        try app.expect(prompt.field).toBe(.focused)
        try app.expect(prompt.box).toHave(label: "New country or city")
        try await app.type("nig")
        try app.expect(prompt.suggestion("Nigeria, NG")).toBe(.selected)
        try await app.press(.down)
        try app.expect(prompt.suggestion("Niger, NE")).toBe(.selected)
        try await app.press(.enter)
        try app.expect(TravelMapPage(app: app).title).toHave(label: "Map › Niger")
      }
    }
  }

  @MainActor
  func testBothLanguagesWhateverTheInterface() async throws {
    for (language, text, title) in [
      (Language.english, "Япония", "Map › Japan"), (.russian, "japan", "Карта › Япония"),
      (.russian, "jp", "Карта › Япония"),
    ] {
      try await inBoth(Launch(language: language, tab: .travel)) { app in
        let page = try app.on(TravelMapPage.self)
        try await page.add(text)
        try app.expect(page.title).toHave(label: title)
      }
    }
  }

  @MainActor
  func testCitiesOfTheCountryAlone() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("France")
      try await app.press("a")
      let prompt = try app.on(PlacePromptPage.self)
      try app.expect(prompt.box).toHave(label: "New city · France")
      try await app.type("Rome")
      try app.expect(prompt.suggestion("Rome")).notToExist()
      try await app.press(.enter)
      try app.expect(prompt.field).toHave(value: "Rome")
      try app.expect(prompt.box).toShow("Rome is in another country: Italy.")
      try await app.press(.control("u"))
      try await prompt.submit("Лион")
      try app.expectToast("Lyon added.")
      try app.expect(page.callout).toShow("● Lyon · France")
    }
  }

  @MainActor
  func testNamesakesAreChosenFromAList() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("USA")
      try await app.press("a")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.type("Springfield")
      let second = try XCTUnwrap(
        app.screen.nodes.filter { $0.role == .row }.map(\.label).dropFirst().first)
      XCTAssertTrue(second.hasPrefix("Springfield, "), second)
      try await prompt.suggestion(second).doubleClick()
      try app.expect(page.callout).toShow("● Springfield")
      try await app.press("i")
      let region = second.split(separator: ",")[1]
      try app.expect(app.on(CountryInfoPage.self).cities).toShow(String(region.dropFirst()))
    }
  }

  @MainActor
  func testWhatIsThereAlready() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TravelMapPage.self)
        try await page.add("France")
        try await page.add("Lyon")
        try await page.add("Lyon")
        let prompt = try app.on(PlacePromptPage.self)
        try app.expect(prompt.box).toShow("Lyon is there already.")
        try app.expect(prompt.field).toHave(value: "Lyon")
        try await app.press(.escape, .escape)
        try await page.add("Франция")
        try app.expect(prompt.box).toShow("France is there already.")
        try app.expect(prompt.field).toHave(value: "Франция")
        try app.expect(prompt.field).toBe(.focused)
      }
    }
  }

  /// A city brings its country with it.
  @MainActor
  func testCityOfACountryThatIsNotThere() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press("a")
        try await app.type("Kyoto")
        let prompt = try app.on(PlacePromptPage.self)
        try app.expect(prompt.suggestion("Kyoto, Japan")).toBe(.selected)
        try await app.press(.enter)
        try app.expectToast("Kyoto, Japan added.")
        let page = try app.on(TravelMapPage.self)
        try app.expect(page.title).toHave(label: "Map › Japan")
        try app.expect(page.callout).toShow("● Kyoto · Japan")
        try await app.press("u")
        try app.expect(page.title).toHave(label: "Map")
      }
    }
  }

  /// What begins as it is typed comes first: a country, then a city, then a slip of typing.
  @MainActor
  func testCountriesBeforeCities() async throws {
    try await inBoth(launch) { app in
      try await app.press("a")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.type("Mexico")
      try app.expect(prompt.suggestion("Mexico, MX")).toBe(.selected)
      try await app.type(" City")
      try app.expect(prompt.suggestion("Mexico City, Mexico")).toBe(.selected)
      try await app.press(.control("u"))
      try await app.type("Frnace")
      try app.expect(prompt.suggestion("France, FR")).toExist()
    }
  }

  @MainActor
  func testWrongNames() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("Qwertyland")
      let prompt = try app.on(PlacePromptPage.self)
      try app.expect(prompt.box).toShow("There is no country or city “Qwertyland”.")
      try app.expect(prompt.field).toHave(value: "Qwertyland")
      try await app.press(.control("u"))
      try app.expect(prompt.box).notToShow("There is no country")
      try await prompt.submit("France")
      try await page.add("Qqqzzzxx")
      try app.expect(prompt.box).toShow("There is no city “Qqqzzzxx” here.")
      try await prompt.cancel.click()
      try app.expect(prompt.box).notToExist()
    }
  }

  @MainActor
  func testNothingTypedIsRefusedHere() async throws {
    try await inBoth(launch) { app in
      try await app.press("a", .enter)
      let prompt = try app.on(PlacePromptPage.self)
      try app.expect(prompt.box).toShow("Type a name.")
      try await app.type("   ")
      try await prompt.confirm.click()
      try app.expect(prompt.box).toShow("Type a name.")
      try await app.press(.escape)
      try app.expect(TravelMapPage(app: app).callout).toHave(label: "No countries yet: a adds one.")
    }
  }

  /// However often Enter is pressed, one result.
  @MainActor
  func testOneResultForOneRequest() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await app.press("a")
      try await app.type("France")
      try await app.press(.enter, .enter)
      try app.expect(page.title).toHave(label: "Map › France")
      try await app.press(.escape)
      try app.expect(page.callout).toHave(label: "◆ 1 of 193 visited")
      try await app.press("u")
      try app.expect(page.callout).toHave(label: "No countries yet: a adds one.")
    }
  }

  @MainActor
  func testTheSamePromptEverywhere() async throws {
    try await inBoth(launch) { app in
      let list = try await CountriesPage.open(app)
      try await list.add.click()
      try await app.on(PlacePromptPage.self).submit("France")
      try await app.press(.enter)
      let info = try app.on(CountryInfoPage.self)
      try await info.add.click()
      let prompt = try app.on(PlacePromptPage.self)
      try app.expect(prompt.box).toHave(label: "New city · France")
      try await prompt.submit("Paris")
      XCTAssertEqual(info.names, ["Paris"])
    }
  }

  @MainActor
  func testTheStateIsChosenWhileAdding() async throws {
    try await inBoth(launch) { app in
      try await app.press("a")
      try await app.type("Japan")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.element(.button, "want to go").within(prompt.state).click()
      try await prompt.confirm.click()
      try app.expect(TravelMapPage(app: app).callout).toShow("Japan · want to go")
    }
  }
}
