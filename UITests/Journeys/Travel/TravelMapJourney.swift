import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user looks at the map of what was visited.
final class TravelMapJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  func testTheMapIsShownFirstBetweenCountriesAndSettings() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, tab: .travel)) { app in
        let page = try app.on(TravelMapPage.self)
        try app.expect(page.part("map")).toBe(.selected)
        try await app.press(.profileTab, .travelTab)
        try app.expect(page.part("map")).toBe(.selected)
        let names = app.screen.nodes.filter { $0.role == .tab }.map(\.label)
        XCTAssertEqual(
          Array(names.suffix(3)),
          language == .english
            ? ["Countries", "Map", "Settings"] : ["Страны", "Карта", "Настройки"])
      }
    }
  }

  @MainActor
  func testPartsByKeysAndByMouse() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        try await app.press("]")
        _ = try app.on(TravelSettingsPage.self)
        try await app.press("]")
        _ = try app.on(CountriesPage.self)
        try await app.press("]", "[", "[")
        let page = TravelMapPage(app: app)
        try app.expect(page.part("settings")).toBe(.selected)
        try await page.part("map").click()
        try app.expect(page.map).toExist()
      }
    }
  }

  @MainActor
  func testTheWholeWorldAndBackToIt() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TravelMapPage.self)
        try app.expect(page.map).toBe(.focused)
        let start = try page.middle
        try await app.press("+", "+", .left, .up)
        XCTAssertNotEqual(try page.middle, start)
        try await app.press(.home)
        XCTAssertEqual(try page.middle, start)
        // Once more, and the ice in the south is there too; zooming out ends with it.
        try await app.press(.home)
        let whole = try page.middle
        XCTAssertNotEqual(whole, start)
        XCTAssertTrue(whole.hasPrefix("centred at 0.0°"), whole)
        try app.expect(.text("- farther")).notToExist()
        try await app.press(.home, "-", "-", "-", "-")
        XCTAssertEqual(try page.middle, whole)
      }
    }
  }

  /// `0` is the page of the day here too.
  @MainActor
  func testZeroIsTheDay() async throws {
    try await inBoth(launch) { app in
      try await app.press("0")
      try app.expect(app.element("today.list")).toExist()
    }
  }

  /// Pins that a country view does not show are reached by the keys all the same.
  @MainActor
  func testTheNextPinIsReachedFromACountryView() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      for name in ["Peru", "Japan"] {
        try await page.add(name)
        try await app.press(.escape)
      }
      try await page.add("Tajikistan")
      try app.expect(page.title).toHave(label: "Map › Tajikistan")
      try await app.press("n")
      try app.expect(page.title).toHave(label: "Map › Japan")
      try app.expect(page.pin("JP")).toBe(.selected)
      try await app.press("n")
      try app.expect(page.title).toHave(label: "Map › Tajikistan")
      try await app.press("p")
      try app.expect(page.title).toHave(label: "Map › Peru")
    }
  }

  /// One pin is no next one: the footer says only what does something.
  @MainActor
  func testTheFooterHasOnlyKeysThatDoSomething() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try app.on(TravelMapPage.self)
      try app.expect(.text("next pin")).notToExist()
      try await page.add("France")
      try app.expect(.text("next pin")).notToExist()
      try await page.add("Lyon")
      try app.expectText("next pin")
      for _ in 0..<20 { try await app.press("+") }
      try app.expect(.text("closer")).notToExist()
      try app.expectText("farther")
    }
  }

  /// Names of countries show at once, those of cities closer; the mark tells what it is on.
  @MainActor
  func testNamesAndWhatIsUnderTheMark() async throws {
    for language in Language.allCases {
      for size in Self.sizes {
        try await inBoth(Launch(language: language, tab: .travel), size: size) { app in
          let page = try app.on(TravelMapPage.self)
          let (russia, moscow) =
            language == .english ? ("Russia", "Moscow") : ("Россия", "Москва")
          try app.expectText(russia)
          try app.expect(.text(moscow)).notToExist()
          try await app.press(.right)
          let first = try page.middle
          XCTAssertTrue(first.contains(language == .english ? " km from " : " км до: "), first)
          // A cell at a time, and back.
          try await app.press("L", KeyStroke(.up, .shift))
          XCTAssertNotEqual(try page.middle, first)
          try await app.press("H", "J")
          XCTAssertEqual(try page.middle, first)
          try await app.click(at: Point(x: size.columns / 2 + 8, y: size.rows / 2 + 2))
          XCTAssertNotEqual(try page.middle, first)
          try await app.press(.home)
          XCTAssertFalse(try page.middle.contains(language == .english ? " km from " : " км до: "))
        }
      }
    }
  }

  /// The mark is there once the map was moved, also in a country view; a pin that is selected takes it
  /// away, and so does either whole map.
  @MainActor
  func testTheMarkComesWithTheFirstMovement() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await app.press(.home, .home)
      XCTAssertFalse(try page.says(" km from "))
      try await page.add("Germany")
      XCTAssertFalse(try page.says(" km from "))
      try await app.press("H", "H", "J", "J")
      XCTAssertTrue(try page.says("Germany · "))
      try app.expectText("┼")
      try await page.pin("DE").click()
      XCTAssertFalse(app.screen.surface.text.contains("┼"))
    }
  }

  @MainActor
  func testFourStatesLookDifferent() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try app.on(TravelMapPage.self)
      for (name, state) in [("Brazil", 0), ("Canada", 1), ("Australia", 2), ("China", 0)] {
        try await page.add(name)
        if state > 0 || name == "China" {
          try await app.press("i", "E")
          for _ in 0..<state { try await app.press(.right) }
          if name == "China" {
            try await app.press(.tab)
            try await app.type("2030")
          }
          try await app.press(.control("s"), .escape)
        }
        try await app.press(.escape)
      }
      let pins = ["BR", "CA", "AU", "CN"]
      XCTAssertEqual(try pins.map(page.glyph), ["◆", "◇", "◈", "▷"])
      try app.expect(page.callout).toHave(
        label: "◆ 2 of 193 visited · ◈ 1 lived · ◇ 1 wanted · ▷ 1 planned")
      let spots = try pins.map { try page.pin($0).frame().origin }
      let fills = Set(spots.map { app.screen.surface[$0.x - 3, $0.y].style.background })
      XCTAssertEqual(fills.count, 3)
    }
  }

  @MainActor
  func testAddingEntersTheCountryAndTheTitleSaysSo() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TravelMapPage.self)
        try app.expect(page.title).toHave(label: "Map")
        try await page.add("France")
        try app.expect(page.title).toHave(label: "Map › France")
        try app.expect(page.callout).toHave(label: "◆ France · been there · 0 cities")
        XCTAssertTrue(try page.says("France (selected)"))
      }
    }
  }

  @MainActor
  func testTheViewStaysWithinTheCountry() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("Switzerland")
      let start = try page.middle
      XCTAssertTrue(start.contains("Switzerland"), start)
      for _ in 0..<12 { try await app.press(.left) }
      let west = try page.middle
      try await app.press(.left)
      XCTAssertEqual(try page.middle, west)
      for _ in 0..<12 { try await app.press("-") }
      try await app.press(.home)
      XCTAssertEqual(try page.middle, start)
    }
  }

  /// A box across 180° is the country's own, not the way around the earth.
  @MainActor
  func testAcrossTheAntimeridian() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      for (name, within) in [("Fiji", "17"), ("Россия", "E"), ("USA", "W")] {
        try await page.add(name)
        let middle = try page.middle
        XCTAssertTrue(middle.contains(within), middle)
        try app.expect(page.title).toShow("Map › ")
        try await app.press(.escape)
      }
    }
  }

  /// Back and adding are hints of the footer, which nothing hides.
  @MainActor
  func testBackToTheWholeMap() async throws {
    for key in [KeyStroke.escape, "b", .backspace] {
      try await inBoth(launch) { app in
        let page = try app.on(TravelMapPage.self)
        let start = try page.middle
        try await page.add("France")
        try await page.add("Lyon")
        try await app.press(key)
        try app.expect(page.title).toHave(label: "Map")
        XCTAssertEqual(try page.middle, start)
        try app.expect(page.callout).toHave(label: "◆ 1 of 193 visited · 1 city")
        XCTAssertFalse(try page.says("Lyon"))
        XCTAssertFalse(try page.says("selected"))
      }
    }
  }

  @MainActor
  func testPinsDifferInShapeAndColour() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("France")
      try await page.add("Paris")
      XCTAssertEqual(try page.glyph("FR"), "◆")
      XCTAssertEqual(try page.glyph("geonames:2988507"), "●")
      let spots = try ["FR", "geonames:2988507"].map { try page.pin($0).frame().origin }
      try await app.press("p")
      let styles = spots.map { app.screen.surface[$0.x, $0.y].style.foreground }
      XCTAssertNotEqual(styles[0], styles[1])
    }
  }

  @MainActor
  func testVisitedCountriesAreFilled() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("Brazil")
      try await app.press(.escape)
      let pin = try page.pin("BR").frame().origin
      let beside = Point(x: pin.x - 2, y: pin.y)
      let filled = app.screen.surface[beside.x, beside.y].style
      try await app.press("u")
      XCTAssertNotEqual(app.screen.surface[beside.x, beside.y].style, filled)
    }
  }

  @MainActor
  func testEnterAndClickEnterACountry() async throws {
    try await inBoth(launch) { app in
      let page = try app.on(TravelMapPage.self)
      for name in ["Brazil", "India"] {
        try await page.add(name)
        try await app.press(.escape)
      }
      try await app.press("n")
      try app.expect(page.pin("BR")).toBe(.selected)
      try await app.press("n")
      try app.expect(page.pin("IN")).toBe(.selected)
      try await app.press("p", .enter)
      try app.expect(page.title).toHave(label: "Map › Brazil")
      try await page.back.click()
      try await page.pin("IN").click()
      try app.expect(page.title).toHave(label: "Map › India")
    }
  }

  @MainActor
  func testAClickOnAnotherCountrySwitchesToIt() async throws {
    try await inBoth(launch, size: Size(120, 40)) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("Belgium")
      try await app.press(.escape)
      try await page.add("Netherlands")
      try await page.pin("BE").click()
      try app.expect(page.title).toHave(label: "Map › Belgium")
    }
  }

  @MainActor
  func testTheCalloutLeadsToTheCountry() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try app.on(TravelMapPage.self)
        try await page.add("France")
        try await app.press("i")
        try app.expect(app.on(CountryInfoPage.self).page).toHave(label: "France")
        try await app.press(.escape)
        try await page.info.click()
        try app.expect(app.on(CountryInfoPage.self).page).toHave(label: "France")
      }
    }
  }

  @MainActor
  func testInRussianAndReadOut() async throws {
    try await inBoth(Launch(language: .russian, tab: .travel)) { app in
      let page = try app.on(TravelMapPage.self)
      try await page.add("Germany")
      try app.expect(page.title).toHave(label: "Карта › Германия")
      try await app.press("z", "f")
      try app.expectText("Карта › Германия, в центре")
    }
  }
}
