import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user chooses the default place on the map, without a network.
final class ChoosingOnTheMapJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .weather) }

  @MainActor
  func testAMarkInTheMiddleAndItsAddressOnTop() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await PlaceMapPage.open(app)
        let reading = try page.reading
        XCTAssertTrue(reading.hasPrefix("centred at 33.0° N, 11.0° E, Tunisia"), reading)
        try app.expect(page.address).toShow("Ben Gardane")
        try app.expect(page.detail).toShow("33.0° N, 11.0° E")
        let middle = try page.middle
        XCTAssertEqual(app.screen.surface[middle.x, middle.y].text, "┼")
        try app.expect(page.back).toShow("‹")
        try app.expect(page.choose).toShow("✓")
      }
    }
  }

  @MainActor
  func testInRussianAndReadOut() async throws {
    var launch = launch
    launch.language = .russian
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      try app.expect(page.detail).toShow("33,0° с. ш., 11,0° в. д.")
      try await app.press("z", "f")
      try app.expectText("Карта, в центре 33,0° с. ш., 11,0° в. д., Тунис")
    }
  }

  @MainActor
  func testCitiesAreNamed() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try await PlaceMapPage.open(app)
      try app.expect(page.map).toShow("São Paulo")
      try await app.press("/")
      try await app.type("Paris, France")
      try await app.press(.enter)
      try app.expect(page.map).toShow("Orléans")
      try app.expect(page.map).notToShow("São Paulo")
    }
  }

  @MainActor
  func testAShimmerWhileTheMapMoves() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await PlaceMapPage.open(app)
        try await app.press("x")
        try app.expect(page.shimmer).notToExist()
        let before = try page.address.label()
        try await app.press(.down)
        try app.expect(page.shimmer).toBe(.busy)
        try app.expect(page.address).notToExist()
        try await app.advance(by: .milliseconds(200))
        try await app.press(.down)
        try await app.advance(by: .milliseconds(200))
        try app.expect(page.shimmer).toExist()
        try await app.advance(by: .milliseconds(100))
        try app.expect(page.shimmer).notToExist()
        XCTAssertNotEqual(try page.address.label(), before)
      }
    }
  }

  @MainActor
  func testEnterMakesItTheDefaultPlace() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      try await app.press(.enter)
      try app.expect(page.map).notToExist()
      _ = try await PlaceMapPage.open(app)
      try app.expect(page.address).toShow("Ben Gardane, ")
      try app.expect(page.home).toHave(label: "Ben Gardane")
    }
  }

  @MainActor
  func testAClickOnTheCheckMark() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await PlaceMapPage.open(app)
        try await page.choose.click()
        try app.expect(page.map).notToExist()
        _ = try await PlaceMapPage.open(app)
        try app.expect(page.home).toHave(label: "Ben Gardane")
      }
    }
  }

  /// What is there is looked up before it is chosen, however fast somebody is.
  @MainActor
  func testWhileTheMapMoves() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      try await app.press("+", "+", "+", "+", .up, .enter)
      try app.expect(page.map).notToExist()
      _ = try await PlaceMapPage.open(app)
      let name = try page.home.label()
      XCTAssertEqual(name, "156 km from Quartu Sant'Elena")
      let reading = try page.reading
      XCTAssertTrue(reading.hasPrefix("centred at 39."), reading)
    }
  }

  @MainActor
  func testBackWithoutAChange() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      for back in [KeyStroke.escape, .backspace] {
        try await app.press(.left, back)
        try app.expect(page.map).notToExist()
        _ = try await PlaceMapPage.open(app)
        try app.expect(page.home).notToExist()
      }
      try await page.back.click()
      try app.expect(page.map).notToExist()
    }
  }

  @MainActor
  func testByKeys() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      let world = try page.reading
      try await app.press("+", "=", "+", "+")
      for keys in [(KeyStroke.left, KeyStroke.right), ("h", "l"), (.up, .down), ("k", "j")] {
        let before = try page.reading
        try await app.press(keys.0)
        XCTAssertNotEqual(try page.reading, before)
        try await app.press(keys.1)
        XCTAssertEqual(try page.reading, before)
      }
      try await app.press("-", .left, .home)
      XCTAssertEqual(try page.reading, world)
      try await app.press(.enter)
      _ = try await PlaceMapPage.open(app)
      let home = try page.reading
      try await app.press(.home, .left)
      XCTAssertNotEqual(try page.reading, home)
      try await app.press("c")
      XCTAssertEqual(try page.reading, home)
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      let start = try page.reading
      let place = try page.middle + Point(x: -9, y: 2)
      for _ in 0..<4 { try await app.scroll(.up, at: place) }
      let closer = try page.reading
      XCTAssertNotEqual(closer, start)
      let end = place + Point(x: 12, y: -4)
      try await app.drag(from: place, to: end)
      XCTAssertNotEqual(try page.reading, closer)
      try await app.drag(from: end, to: place)
      XCTAssertEqual(try page.reading, closer)
      for _ in 0..<4 { try await app.scroll(.down, at: place) }
      XCTAssertEqual(try page.reading, start)
    }
  }

  @MainActor
  func testSearchGoesThere() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await PlaceMapPage.open(app)
        try await app.press("/")
        try await app.type("Brooklyn")
        try await app.press(.enter)
        try app.expect(page.address).toShow("Brooklyn")
        let there = try page.reading
        XCTAssertTrue(there.hasPrefix("centred at 40.7° N, 73.9° W, United States"), there)
        try await app.press("/", .escape)
        XCTAssertEqual(try page.reading, there)
        try await app.press(.enter)
        _ = try await PlaceMapPage.open(app)
        try app.expect(page.home).toHave(label: "Brooklyn")
      }
    }
  }

  @MainActor
  func testTheOtherProjection() async throws {
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      try await app.press("+", "+", "+", "+")
      let (reading, mercator) = (try page.reading, app.screen.surface)
      try await app.press("m")
      XCTAssertEqual(try page.reading, reading)
      XCTAssertNotEqual(app.screen.surface, mercator)
      let plain = app.screen.surface
      try await app.press("g")
      XCTAssertNotEqual(app.screen.surface, plain)
      try await app.press("g", "m")
      XCTAssertEqual(app.screen.surface, mercator)
    }
  }

  @MainActor
  func testAtSeaTheCoordinatesAreChosen() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await PlaceMapPage.open(app)
        try await app.press("x", "/")
        try await app.type("30, -40")
        try await app.press(.enter)
        try app.expect(page.address).toShow("30.00° N, 40.00° W")
        try app.expect(page.detail).toShow("sea or unknown address")
        try await app.press(.enter)
        try app.expect(page.map).notToExist()
        _ = try await PlaceMapPage.open(app)
        try app.expect(page.home).toHave(label: "30.0000,-40.0000")
      }
    }
  }

  /// Without the file of places there are neither outlines nor names; points can be chosen.
  @MainActor
  func testWithoutPlaces() async throws {
    var launch = launch
    launch.environment["MOGGY_PLACES"] = "/nowhere/places.sqlite"
    try await inBoth(launch) { app in
      let page = try await PlaceMapPage.open(app)
      try app.expectText("The outlines of the world are missing.")
      try app.expect(page.address).toShow("33.0° N, 11.0° E")
      try app.expect(page.detail).toShow("no place file")
      try await app.press(.enter)
      _ = try await PlaceMapPage.open(app)
      try app.expect(page.home).toExist()
    }
  }
}
