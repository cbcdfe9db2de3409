import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user keeps a list of places.
final class FavouritesJourney: JourneyCase {
  @MainActor
  func testAddingByTheSearchBox() async throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      try await inBoth(Launch(tab: .weather), size: size) { app in
        try await app.press("f")
        let page = try app.on(FavouritesPage.self)
        try app.expect(page.empty).toShow("No favourite places yet")
        try await app.press("a")
        let picker = try app.on(PlacePickerPage.self)
        try app.expect(picker.field).toBe(.focused)
        try await app.type("springf")
        XCTAssertGreaterThan(picker.names.count, 1)
        XCTAssertEqual(Set(picker.names).count, picker.names.count)
        let second = try XCTUnwrap(picker.names.dropFirst().first)
        try await app.press(.down, .enter)
        try app.expectToast("Springfield is a favourite now.")
        XCTAssertEqual(page.names.count, 1)
        XCTAssertTrue(second.hasPrefix(page.names[0]), second)
        try app.expect(page.list).toBe(.focused)
      }
    }
  }

  @MainActor
  func testNameRegionAndCountry() async throws {
    try await inBoth(Launch(language: .russian, tab: .weather)) { app in
      try await app.press("f")
      try await app.on(FavouritesPage.self).add("Kazan")
      try app.expectToast("Казань: в избранном.")
      try app.expect(app.on(FavouritesPage.self).row("Казань, Республика Татарстан, Россия")).toBe(
        .selected)
    }
  }

  @MainActor
  func testCoordinatesAreAPlace() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      try await page.add("55.75, 37.62")
      try app.expect(page.row("Moscow, 55.7500, 37.6200 · Russia")).toExist()
      try await page.add("55.7504, 37.6204")
      try app.expectToast("Moscow is among the favourites already.")
      XCTAssertEqual(page.names.count, 1)
      try await page.add("55.79, 37.62")
      XCTAssertEqual(Set(page.names).count, 2)
    }
  }

  @MainActor
  func testGivingUp() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f", "a")
      try await app.type("qqqzzzxx")
      let picker = try app.on(PlacePickerPage.self)
      try app.expect(picker.status).toShow("No such place")
      try await app.press(.escape)
      try app.expect(app.on(FavouritesPage.self).empty).toExist()
      try await app.press(.escape)
      try app.expect(app.element(FavouritesID.screen)).notToExist()
    }
  }

  @MainActor
  func testDeletingAndUndoing() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f")
      let (page, shell) = (try app.on(FavouritesPage.self), try app.on(ShellPage.self))
      for city in ["London", "Paris", "Tokyo"] { try await page.add(city) }
      try await app.press("k", "d")
      try app.expectToast("Paris removed. u brings it back.")
      XCTAssertEqual(page.names.map { $0.prefix(5) }, ["Londo", "Tokyo"])
      try await shell.undo()
      try app.expectToast("Undone: removing Paris from favourites")
      try app.expect(page.row("Paris, Île-de-France, France")).toBe(.selected)
      try await shell.redo()
      XCTAssertEqual(page.names.count, 2)
    }
  }

  @MainActor
  func testSwipingLeft() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      try await page.add("London")
      let frame = try XCTUnwrap(app.screen.nodes.first { $0.role == .row }).frame
      let end = Point(x: frame.maxX - 2, y: frame.minY)
      try await app.drag(from: end, to: end - Point(x: 14, y: 0))
      try await app.element(.button, "delete").click()
      try app.expect(page.empty).toExist()
      try await app.press("u")
      XCTAssertEqual(page.names.count, 1)
    }
  }

  @MainActor
  func testOpeningLeadsToTheWeatherThereAndTheDefaultStays() async throws {
    try await inBoth(Launch(tab: .weather, timeZone: "Europe/Moscow")) { app in
      try await app.press("f")
      try await app.on(FavouritesPage.self).add("Reykjavik")
      try await app.press(.enter)
      try app.expect(app.element(FavouritesID.screen)).notToExist()
      let weather = try app.on(WeatherPage.self)
      try app.expect(weather.title).toShow("Reykjav")
      try app.expect(weather.star).toHave(label: "★")
      try await app.relaunch()
      try app.expect(weather.title).toShow("Moscow")
    }
  }

  @MainActor
  func testDuplicatesAreRefused() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      for text in ["Paris", "Париж"] { try await page.add(text) }
      try app.expectToast("Paris is among the favourites already.")
      XCTAssertEqual(page.names.count, 1)
    }
  }

  @MainActor
  func testReordering() async throws {
    try await inBoth(Launch(tab: .weather)) { app, folders in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      for city in ["London", "Paris", "Tokyo"] { try await page.add(city) }
      for key in ["d", "u", "K", "J"] {
        try app.expect(app.element(ShellID.footer.item(key))).toExist()
      }
      try await app.press("K", "K")
      XCTAssertEqual(page.names.map { String($0.prefix(5)) }, ["Tokyo", "Londo", "Paris"])
      try await app.press("J")
      XCTAssertEqual(page.names.map { String($0.prefix(5)) }, ["Londo", "Tokyo", "Paris"])
      try await app.press("u")
      try app.expectToast("Undone: moving Tokyo")
      XCTAssertEqual(page.names.map { String($0.prefix(5)) }, ["Tokyo", "Londo", "Paris"])
      try await app.relaunch()
      try await app.press("f")
      XCTAssertEqual(
        try app.on(FavouritesPage.self).names.map { String($0.prefix(5)) },
        ["Tokyo", "Londo", "Paris"])
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(Launch(tab: .weather)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      try await page.add.click()
      let picker = try app.on(PlacePickerPage.self)
      try await app.type("Lima")
      try await app.element(.row, try XCTUnwrap(picker.names.first)).doubleClick()
      XCTAssertEqual(page.names.count, 1)
      try await page.back.click()
      try app.expect(app.element(FavouritesID.screen)).notToExist()
    }
  }

  /// In a wide terminal the list stands beside the weather of one of them.
  @MainActor
  func testTheListBesideTheWeather() async throws {
    try await inBoth(Launch(language: .russian, tab: .weather), size: Size(140, 40)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      try await page.add("Kazan")
      let weather = try app.on(WeatherPage.self)
      try app.expect(page.list).toExist()
      try app.expect(weather.favourites).notToExist()
      try await app.press("f")
      try app.expect(page.list).toBe(.focused)
      try await page.add("Paris")
      XCTAssertEqual(page.names.count, 2)
      try await app.press("f", .up, .enter)
      try app.expect(weather.title).toShow("Казань")
      try app.expect(page.list).toBe(.focused)
      try await app.press(.down, .enter)
      try app.expect(weather.title).toShow("Париж")
      try await app.press("d")
      try app.expectToast("Париж: убрано. Вернуть — u.")
      XCTAssertEqual(page.names.count, 1)
      try await app.resize(to: Size(80, 24))
      try app.expect(page.list).notToExist()
      try app.expect(weather.title).toShow("Париж")
    }
  }

  @MainActor
  func testTheListShowsTheWeatherThatHasCome() async throws {
    let launch = Launch(
      tab: .weather, answers: try WeatherAnswers().all, timeZone: "Europe/Berlin")
    try await inBoth(launch, size: Size(140, 40)) { app in
      try await app.press("f")
      let page = try app.on(FavouritesPage.self)
      try await page.add("Kazan")
      try app.expect(page.list).notToShow("°C")
      try await app.press("f", .enter)
      try app.expect(app.on(WeatherPage.self).title).toShow("Kazan")
      try app.expect(page.list).toShow("°C")
    }
  }
}
