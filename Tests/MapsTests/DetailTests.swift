import Core
import Places
import Terminal
import Toolkit
import XCTest

@testable import Maps

/// Lakes, states, names and the line about what is under the mark.
final class DetailTests: MapCase {
  private func viewport(_ latitude: Double, _ longitude: Double, _ zoom: Double) -> MapViewport {
    MapViewport(
      .camera(MapCamera(center: point(latitude, longitude), zoom: zoom)), size: Size(80, 24))
  }

  // MARK: Lakes
  /// A point in the middle of each, whatever the level of the outlines.
  func testLakesAreWaterAtEachLevel() throws {
    let big = [(44.0, -87.0), (47.7, -88.0), (61.0, 31.5), (-1.0, 33.0), (66.0, -121.0)]
    let small = [(53.4, 108.2), (58.9, 13.3), (45.0, 58.6), (-15.8, -69.4), (41.1, -112.4)]
    for (lakes, zoom) in [(big, 2.0), (big + small, 5.0)] {
      for (latitude, longitude) in lakes {
        let raster = try raster(viewport(latitude, longitude, zoom))
        let middle = raster.tones[48 * raster.width + 80]
        XCTAssertEqual(
          middle, MapTone.sea.rawValue, "\(latitude), \(longitude), zoom \(zoom)")
      }
    }
  }

  func testALakeHasItsNameAndItsCountry() throws {
    let level = try Self.outlines().level(.world)
    XCTAssertEqual(level.lakes.count, 25)
    XCTAssertEqual(level.lake(at: point(53.4, 108.2))?.names.russian, "Байкал")
    XCTAssertEqual(level.lake(at: point(41.1, -112.4))?.names.english, "Great Salt Lake")
    XCTAssertEqual(level.territory(at: point(53.4, 108.2)), "RU")
    XCTAssertNil(level.lake(at: point(52.3, 104.2)), "Irkutsk")
  }

  // MARK: States
  /// The dots of the lines between states, and of borders.
  private func lines(
    _ latitude: Double, _ longitude: Double, _ zoom: Double, _ content: MapContent
  ) throws -> Set<Color> {
    let aim = MapAim.camera(MapCamera(center: point(latitude, longitude), zoom: zoom))
    let surface = try surface(aim, content, Size(80, 24), context(.direct))
    return Set(surface.cells.map(\.style.foreground))
  }

  func testStatesShowWhereTheirCountryIsLarge() throws {
    var content = MapContent(hasScale: false, hasCenterMark: false)
    let state = MapPalette(context(.direct).theme, .direct).states[Int(MapTone.land.rawValue)]
    XCTAssertTrue(try lines(40, -100, 4, content).contains(state), "Kansas and Nebraska")
    XCTAssertFalse(try lines(40, -100, 2, content).contains(state), "the whole continent")
    XCTAssertFalse(try lines(53.2, -8, 6, content).contains(state), "Ireland")
    content.focus = "MX"
    XCTAssertFalse(try lines(40, -100, 4, content).contains(state), "dimmed")
  }

  /// A line of dashes without colours, as a border is a whole one.
  func testStatesAndBordersDifferWithoutColours() throws {
    let content = MapContent(hasScale: false, hasCenterMark: false)
    let viewport = viewport(41, -100, 5)
    var raster = MapRaster(viewport)
    let level = try XCTUnwrap(MapAtlas(try Self.outlines()).level(viewport))
    raster.fill(level) { content.tone(of: $0) }
    raster.drawLines(level) { _ in true }
    let surface = try surface(.camera(viewport.camera), content, Size(80, 24))
    let cells = raster.states.indices.filter {
      raster.states[$0].nonzeroBitCount >= 2 && raster.borders[$0] == 0
    }
    XCTAssertGreaterThan(cells.count, 20)
    for cell in cells {
      let dots = try XCTUnwrap(surface.cells[cell].text.unicodeScalars.first).value & 0xFF
      XCTAssertEqual(dots, UInt32(~(raster.states[cell] & Braille.hatching)))
    }
  }

  // MARK: Names
  private func texts(_ viewport: MapViewport, _ labels: [MapLabel]) -> Set<String> {
    Set(MapLayout(MapContent(labels: labels), viewport).names.map(\.text))
  }

  func testNamesAppearByZoom() throws {
    let gazetteer = try Self.gazetteer()
    let ground = MapGround { gazetteer }
    func shown(_ viewport: MapViewport, _ language: Language) throws -> Set<String> {
      let finding = MapFinding(viewport.camera.center, viewport) { gazetteer }
      let names = MapNames(ground, cities: finding.cities, language)
      return texts(viewport, names.labels(cityColumns: 240))
    }
    let world = try shown(MapViewport(.world, size: Size(80, 24)), .english)
    XCTAssertTrue(world.isSuperset(of: ["Russia", "Brazil", "Canada", "China"]), "\(world)")
    XCTAssertTrue(world.isDisjoint(with: ["Netherlands", "Tokyo", "Shanghai"]), "\(world)")
    let europe = try shown(viewport(50, 10, 3.5), .russian)
    XCTAssertTrue(europe.isSuperset(of: ["Франция", "Польша", "Париж"]), "\(europe)")
    let lowlands = try shown(viewport(52.2, 5, 6.5), .english)
    XCTAssertTrue(lowlands.isSuperset(of: ["Netherlands", "Amsterdam"]), "\(lowlands)")
    let lakes = try shown(viewport(44, -87, 4), .english)
    XCTAssertTrue(lakes.contains("Lake Michigan"), "\(lakes)")
  }

  func testACountryWithAPinIsNotNamedTwice() throws {
    let gazetteer = try Self.gazetteer()
    let names = MapNames(MapGround { gazetteer }, cities: [], .english)
    let texts = texts(MapViewport(.world, size: Size(80, 24)), names.labels { $0 == "RU" })
    XCTAssertFalse(texts.contains("Russia"))
    XCTAssertTrue(texts.contains("Brazil"))
  }

  // MARK: Under the mark
  func testWhatIsUnderTheMarkIsTold() throws {
    let gazetteer = try Self.gazetteer()
    func told(_ latitude: Double, _ longitude: Double, _ language: Language) -> String {
      let viewport = viewport(latitude, longitude, 4)
      return MapFinding(point(latitude, longitude), viewport) { gazetteer }
        .places(language).joined(separator: " · ")
    }
    XCTAssertEqual(told(48.857, 2.353, .english), "France · Paris")
    XCTAssertEqual(told(53.4, 108.2, .russian).hasPrefix("Байкал · Россия · "), true)
    let far = told(0, -30, .english)
    XCTAssertTrue(far.contains(" km from "), far)
    XCTAssertFalse(far.contains("·"), "at sea: \(far)")
  }

  func testTheCaptionIsTheLongestThatHasRoom() throws {
    let place = "Norway · 12 km from Oslo"
    let content = MapContent(
      caption: MapCaption(places: ["Norway", "12 km from Oslo"], coordinates: "59.9° N, 10.8° E"))
    let wide = try surface(.world, content, Size(80, 24)).text
    XCTAssertTrue(wide.hasSuffix(" \(place) · 59.9° N, 10.8° E"), wide)
    let narrow = try surface(.world, content, Size(46, 12)).text
    XCTAssertTrue(narrow.hasSuffix(" \(place)"), narrow)
    let least = try surface(.world, content, Size(24, 12)).text
    XCTAssertTrue(least.hasSuffix(" Norway"), least)
  }
}
