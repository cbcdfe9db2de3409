import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user keeps the list of countries.
final class CountriesJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  private func open(_ app: Journey, _ names: [String]) async throws -> CountriesPage {
    let page = try await CountriesPage.open(app)
    for name in names { try await page.add(name) }
    return page
  }

  @MainActor
  func testSortedByNameWithCodeAndCities() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app, ["Peru", "Åland", "France", "Brazil"])
        XCTAssertEqual(page.names, ["Åland", "Brazil", "France", "Peru"].map(Self.listed))
        try app.expect(page.row("France, been there, 0 cities")).toShow("FR")
      }
    }
  }

  /// As the list has it.
  private static func listed(_ name: String) -> String { name == "Åland" ? "Åland Islands" : name }

  @MainActor
  func testOtherOrders() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, ["Peru", "France", "Brazil"])
      try await app.press("G", .enter)
      try await app.on(CountryInfoPage.self).add("Lima")
      try await app.press(.escape)
      try await app.press("s")
      try app.expect(page.sort).toHave(label: "Latest first")
      XCTAssertEqual(page.names, ["Brazil", "France", "Peru"])
      try await page.sort.click()
      try app.expect(page.sort).toHave(label: "Most cities first")
      XCTAssertEqual(page.names, ["Peru", "Brazil", "France"])
      try await app.relaunch()
      _ = try await CountriesPage.open(app)
      try app.expect(page.sort).toHave(label: "Most cities first")
      XCTAssertEqual(page.names, ["Peru", "Brazil", "France"])
    }
  }

  @MainActor
  func testAddingStaysInTheList() async throws {
    try await inBoth(launch) { app in
      let page = try await CountriesPage.open(app)
      try app.expect(page.empty).toShow("No countries yet")
      try await page.add("France")
      try app.expect(page.row("France, been there, 0 cities")).toBe(.selected)
      try await page.add("Belgium")
      try app.expect(page.row("Belgium, been there, 0 cities")).toBe(.selected)
      try app.expect(page.list).toBe(.focused)
    }
  }

  @MainActor
  func testDeletingTakesTheCitiesAndUndoBringsThemBack() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app, ["France"])
        try await app.press(.enter)
        for city in ["Paris", "Lyon"] { try await app.on(CountryInfoPage.self).add(city) }
        try await app.press(.escape, "d")
        try app.expectToast("France and 2 cities deleted. u brings them back.")
        try app.expect(page.empty).toExist()
        try await app.press("u")
        try app.expectToast("Undone: deleting France")
        try app.expect(page.row("France, been there, 2 cities")).toBe(.selected)
        try await app.press(.control("r"))
        try app.expect(page.empty).toExist()
      }
    }
  }

  /// Until the user moves; what a search has found stays selected at its end.
  @MainActor
  func testWhatUndoBringsBackIsSelected() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app, ["Peru", "France", "Brazil"])
        try await app.press("g", "d")
        try app.expect(page.row("France, been there, 0 cities")).toBe(.selected)
        try await app.press("u")
        try app.expect(page.row("Brazil, been there, 0 cities")).toBe(.selected)
        try await app.press("d", .down, "u")
        try app.expect(page.row("Peru, been there, 0 cities")).toBe(.selected)
        try await app.press("g", "/")
        try await app.type("per")
        try await app.press(.escape)
        try app.expect(page.row("Peru, been there, 0 cities")).toBe(.selected)
      }
    }
  }

  @MainActor
  func testSwipingLeft() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, ["France"])
      let frame = try page.row("France, been there, 0 cities").frame()
      let end = Point(x: frame.maxX - 2, y: frame.minY)
      try await app.drag(from: end, to: end - Point(x: 14, y: 0))
      try await app.element(.button, "delete").click()
      try app.expect(page.empty).toExist()
    }
  }

  @MainActor
  func testOpeningLeadsToTheCountry() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, ["France"])
      try await page.row("France, been there, 0 cities").doubleClick()
      let info = try app.on(CountryInfoPage.self)
      try app.expect(info.page).toHave(label: "France")
      try await info.back.click()
      try app.expect(page.list).toBe(.focused)
    }
  }

  @MainActor
  func testOnTheMap() async throws {
    try await inBoth(launch) { app in
      _ = try await open(app, ["France"])
      try await app.press("m")
      try app.expect(app.on(TravelMapPage.self).title).toHave(label: "Map › France")
    }
  }

  @MainActor
  func testInRussian() async throws {
    try await inBoth(Launch(language: .russian, tab: .travel)) { app in
      let page = try await open(app, ["Япония", "Germany", "Австрия"])
      XCTAssertEqual(page.names, ["Австрия", "Германия", "Япония"])
      try await app.press("l", "d")
      try app.expectToast("Удалено: Австрия. Вернуть — u.")
    }
  }

  @MainActor
  func testSearching() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await open(app, ["Peru", "France", "French Polynesia", "Brazil"])
        try await app.press("/")
        try await app.type("fr")
        XCTAssertEqual(page.names, ["France", "French Polynesia"])
        try await app.press(.enter)
        try app.expect(page.list).toBe(.focused)
        try await app.press("n", "d")
        XCTAssertEqual(page.names.count, 1)
        try await app.press("u")
        XCTAssertEqual(page.names, ["France", "French Polynesia"])
        try await app.press("/", .control("u"))
        try await app.type("перу")
        XCTAssertEqual(page.names, ["Peru"])
        try await app.press(.control("u"))
        try await app.type("xyz")
        try app.expect(page.empty).toShow("Nothing found")
        try await app.press(.escape)
        XCTAssertEqual(page.names.count, 4)
      }
    }
  }

  @MainActor
  func testOnlyThoseOfAState() async throws {
    try await inBoth(launch) { app in
      let page = try await open(app, ["Peru", "France"])
      try await app.press("a")
      try await app.type("Japan")
      let prompt = try app.on(PlacePromptPage.self)
      try await app.element(.button, "want to go").within(prompt.state).click()
      try await prompt.confirm.click()
      try await app.press(.escape)
      try await app.press("f")
      try app.expect(page.filter).toHave(label: "been there")
      XCTAssertEqual(page.names, ["France", "Peru"])
      try await page.filter.click()
      try app.expect(page.filter).toHave(label: "lived there")
      try app.expect(page.empty).toShow("Nothing found")
      try await page.filter.click()
      XCTAssertEqual(page.names, ["Japan"])
      try await page.filter.click()
      try app.expect(page.filter).toHave(label: "planned")
      try await app.press("a")
      try await prompt.submit("Chile")
      XCTAssertEqual(page.names, ["Chile", "France", "Japan", "Peru"])
      try app.expect(page.row("Chile, been there, 0 cities")).toBe(.selected)
    }
  }
}
