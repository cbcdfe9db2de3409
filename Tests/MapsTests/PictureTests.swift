import Core
import Foundation
import Places
import Terminal
import Toolkit
import XCTest

@testable import Maps

/// Whole maps, held to what was recorded under `Views`; `MAPS_RECORD=1` records them anew.
final class PictureTests: MapCase {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Views")

  private var travels: MapContent {
    MapContent(
      pins: [
        MapPin("FR", "France", at: point(46.7, 2.5), kind: .country),
        MapPin("BR", "Brazil", at: point(-10.5, -52.5), kind: .country, note: "2 cities"),
        MapPin("tokyo", "Tokyo", at: point(35.7, 139.7), kind: .city),
      ], selection: "BR", filled: ["FR": .full, "BR": .full, "RU": .full])
  }

  private func check(_ name: String, _ aim: MapAim, _ content: MapContent) throws {
    for size in [Size(80, 24), Size(120, 40), Size(40, 12)] {
      let text = try surface(aim, content, size).text + "\n"
      let file = Self.folder.appending(path: "\(name).\(size.columns)x\(size.rows).txt")
      if ProcessInfo.processInfo.environment["MAPS_RECORD"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let recorded = try String(contentsOf: file, encoding: .utf8)
      XCTAssertEqual(text, recorded, file.lastPathComponent)
    }
  }

  /// One atlas keeps the last background; whatever changes, the map is as an atlas draws it that has none.
  func testAKeptBackgroundIsShownForItsOwnLookOnly() throws {
    let kept = MapAtlas(try Self.outlines())
    let (size, dark) = (Size(80, 24), context(.direct))
    var (focused, grid, dots) = (travels, travels, travels)
    focused.focus = "FR"
    (grid.hasGraticule, dots.style) = (true, .braille)
    let looks: [(MapAim, MapContent, Size, RenderContext)] = [
      (.camera(MapCamera(center: point(50, 10), zoom: 2)), travels, size, dark),
      (.world, MapContent(pins: travels.pins, selection: "BR"), size, dark),
      (.world, focused, size, dark), (.world, grid, size, dark), (.world, dots, size, dark),
      (.world, travels, Size(120, 40), dark), (.world, travels, size, context(.direct, .light)),
      (.world, travels, size, context(.indexed256)),
    ]
    let base = try surface(.world, travels, size, dark)
    for (number, look) in looks.enumerated() {
      XCTAssertEqual(try surface(.world, travels, size, dark, atlas: kept), base)
      let fresh = try surface(look.0, look.1, look.2, look.3)
      XCTAssertNotEqual(fresh, base, "look \(number)")
      XCTAssertEqual(
        try surface(look.0, look.1, look.2, look.3, atlas: kept), fresh, "look \(number)")
    }
  }

  func testABackgroundIsDrawnOnceForALook() throws {
    let atlas = MapAtlas(try Self.outlines())
    let viewport = MapViewport(.world, size: Size(80, 24))
    let context = context(.direct)
    let look = MapLook(
      viewport: viewport, style: .blocks, theme: context.theme, depth: .direct, filled: [:],
      focus: nil, hasGraticule: false)
    var count = 0
    for _ in 0..<3 {
      _ = atlas.background(look) { level in
        XCTAssertNotNil(level)
        count += 1
        return Surface(size: viewport.size)
      }
    }
    XCTAssertEqual(count, 1)
  }

  func testTheWorld() throws { try check("world", .world, MapContent()) }

  func testTravels() throws { try check("travels", .world, travels) }

  func testFrance() throws {
    let box = try XCTUnwrap(Self.gazetteer().country("FR")).mainBox
    try check("france", .box(box), MapContent(focus: "FR", limit: box, hasCenterMark: false))
  }

  func testFijiAcross180() throws {
    let box = try XCTUnwrap(Self.gazetteer().country("FJ")).box
    try check("fiji", .box(box), MapContent())
  }

  func testPlainSignsAndDegrees() throws {
    try check(
      "signs", .world, MapContent(projection: .equirectangular, style: .ascii))
  }

  /// Sea, land, what was visited and what is dimmed differ by colour where there are colours, and by
  /// their dots where there are none.
  func testTonesCanBeToldApart() throws {
    let places = [(46.7, 2.5), (61.0, 97.0), (0.0, -30.0)]
    for theme in [ThemeName.dark, .light, .highContrast, .auto] {
      for depth in [ColorDepth.indexed256, .direct] {
        let surface = try surface(.world, travels, Size(120, 40), context(depth, theme))
        let viewport = MapViewport(.world, size: Size(120, 40))
        let colors = places.dropFirst().map { latitude, longitude in
          let cell = viewport.cell(of: point(latitude, longitude)) ?? .zero
          return surface[cell.x, cell.y].style.background
        }
        XCTAssertEqual(Set(colors).count, 2, "\(theme) \(depth)")
        let contrast = contrast(colors[0], colors[1])
        XCTAssertGreaterThan(contrast, 1.5, "\(theme) \(depth) \(colors)")
      }
    }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double { a.contrast(with: b) ?? 0 }

  func testNoColourMeansNoColour() throws {
    let surface = try surface(.world, travels, Size(80, 24), context(.none, .none))
    XCTAssertTrue(
      surface.cells.allSatisfy {
        $0.style.foreground == .default && $0.style.background == .default
      })
    let glyphs = Set(surface.cells.map(\.text))
    XCTAssertTrue(glyphs.contains("⣿"))
    XCTAssertTrue(glyphs.contains(" "))
  }

  func testTheSameContentGivesTheSameCells() throws {
    for style in MapStyle.allCases {
      var content = travels
      content.style = style
      XCTAssertEqual(
        try surface(.world, content, Size(80, 24), context(.direct)),
        try surface(.world, content, Size(80, 24), context(.direct)))
    }
  }

  func testTheScaleIsRoundAndTrue() throws {
    let viewport = MapViewport(
      .camera(MapCamera(center: point(0, 0), worldColumns: 400.75)), size: Size(80, 24))
    XCTAssertEqual(viewport.kilometresPerColumn, 40_030 / 400.75, accuracy: 0.1)
    XCTAssertEqual(ScaleBar(viewport, .english)?.text, "├────────┤ 1000 km")
    XCTAssertNil(ScaleBar(MapViewport(.world, size: Size(10, 4)), .english))
  }
}
