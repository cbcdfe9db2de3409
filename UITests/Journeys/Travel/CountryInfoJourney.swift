import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user keeps what is known of a country and its cities.
final class CountryInfoJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  private func open(_ app: Journey, cities: [String] = []) async throws -> CountryInfoPage {
    try await TravelMapPage(app: app).add("France")
    try await app.press("i")
    let page = try app.on(CountryInfoPage.self)
    for city in cities { try await page.add(city) }
    return page
  }

  @MainActor
  func testTheCitiesByName() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app)
        try app.expect(page.empty).toShow("No cities yet")
        for city in ["Paris", "Angers", "Lyon"] { try await page.add(city) }
        XCTAssertEqual(page.names, ["Angers", "Lyon", "Paris"])
        try app.expect(page.details).toHave(label: "✓ been there")
      }
    }
  }

  @MainActor
  func testAddingSelectsTheCity() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, cities: ["Paris"])
      try await page.add.click()
      try await app.on(PlacePromptPage.self).submit("Nice")
      try app.expectToast("Nice added.")
      try app.expect(page.row("Nice, Provence-Alpes-Côte d'Azur, ✓ been there")).toBe(.selected)
    }
  }

  @MainActor
  func testDeletingACityAtOnceAndUndoing() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, cities: ["Paris", "Lyon"])
      try await app.press("G", "d")
      try app.expectToast("Paris deleted. u brings it back.")
      XCTAssertEqual(page.names, ["Lyon"])
      try await app.press("u")
      XCTAssertEqual(page.names, ["Lyon", "Paris"])
      try app.expect(page.row("Paris, Île-de-France, ✓ been there")).toBe(.selected)
    }
  }

  @MainActor
  func testDeletingTheCountryAfterAQuestion() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app, cities: ["Paris"])
        try await app.press("D")
        try app.expect(page.question).toHave(label: "Delete the country?")
        try await app.press("n")
        try app.expect(page.question).notToExist()
        XCTAssertEqual(page.names, ["Paris"])
        try await page.delete.click()
        try await app.press("y")
        try app.expectToast("France and 1 city deleted. u brings them back.")
        let map = try app.on(TravelMapPage.self)
        try app.expect(map.title).toHave(label: "Map")
        try await app.press("u")
        // Back in the view that the country was deleted in.
        try app.expect(map.title).toHave(label: "Map › France")
        try app.expect(map.callout).toHave(label: "◆ France · been there · 1 city")
      }
    }
  }

  @MainActor
  func testACityOpensOnTheMap() async throws {
    try await inBoth(launch) { app in
      _ = try await open(app, cities: ["Paris", "Lyon"])
      try await app.press("g", .enter)
      let map = try app.on(TravelMapPage.self)
      try app.expect(map.title).toHave(label: "Map › France")
      try app.expect(map.callout).toHave(label: "● Lyon · France · been there")
      let middle = try map.middle
      XCTAssertTrue(middle.contains("45."), middle)
    }
  }

  @MainActor
  func testStateDatesAndNoteOfACountry() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app)
        try await page.edit.click()
        let form = try app.on(VisitFormPage.self)
        try await app.press(.right, .right, .tab)
        try await app.type("2019-05")
        try await app.press(.tab)
        try await app.type("14.06.2021")
        try await app.press(.tab)
        try await app.type("Lavender")
        try await app.press(.control("s"))
        try app.expect(form.from).notToExist()
        try app.expect(page.details).toHave(label: "⌂ lived there · 05.2019 – 14.06.2021")
        try app.expect(page.note).toHave(label: "Lavender")
        try await app.press("u")
        try app.expectToast("Undone: changing France")
        try app.expect(page.details).toHave(label: "✓ been there")
      }
    }
  }

  /// In the form, beside it and in what is shown.
  @MainActor
  func testDatesAreInTheOrderOfTheRegion() async throws {
    var american = launch
    american.environment = ["LC_TIME": "en_US.UTF-8"]
    try await inBoth(american) { app in
      let page = try await open(app)
      try await app.press("E")
      let form = try app.on(VisitFormPage.self)
      try await form.fill(form.from, "14.13.2019")
      try await form.fill(form.until, "06/14/2021")
      try await app.press(.control("s"))
      try app.expectText("A year will do: 2019, 05/2019, 05/14/2019.")
      try await app.press(.control("u"))
      try await form.fill(form.from, "05/2019")
      try await app.press(.control("s"))
      try app.expect(page.details).toHave(label: "✓ been there · 05/2019 – 06/14/2021")
      try await app.press("E")
      try app.expect(form.until).toHave(value: "06/14/2021")
    }
  }

  @MainActor
  func testBadDatesStayAndAreExplained() async throws {
    try await inBoth(launch) { app in
      _ = try await open(app)
      try await app.press("E")
      let form = try app.on(VisitFormPage.self)
      try await form.fill(form.from, "soon")
      try await form.fill(form.until, "2018")
      try await app.press(.control("s"))
      try app.expect(form.from).toHave(value: "soon")
      try app.expectText("Not a date. A year will do")
      try await app.press(.control("u"))
      try await app.type("2019")
      try await app.press(.control("s"))
      try app.expectText("That is before the beginning.")
      try app.expect(form.until).toHave(value: "2018")
    }
  }

  @MainActor
  func testStateOfACityAlone() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, cities: ["Paris"])
      try await app.press("e", .right, .control("s"))
      try app.expect(page.row("Paris, Île-de-France, ☆ want to go")).toBe(.selected)
      try app.expect(page.details).toHave(label: "✓ been there")
    }
  }

  @MainActor
  func testTheHomeCountry() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app)
      try await app.press("H")
      try app.expectToast("France is your home country.")
      try app.expect(page.details).toHave(label: "✓ been there · home")
      try await app.press("H")
      try app.expect(page.details).toHave(label: "✓ been there")
      try await app.press("u")
      try app.expect(page.details).toHave(label: "✓ been there · home")
    }
  }
}
