import Core
import Places
import Terminal
import XCTest

@testable import Maps

/// Where pins and names stand.
final class LayoutTests: MapCase {
  private func content() throws -> MapContent {
    let countries = try Self.gazetteer().countries()
    let cities = try Self.gazetteer().biggest(in: .world, limit: 60)
    return MapContent(
      pins: cities.map { MapPin("\($0.id)", $0.name, at: $0.coordinates, kind: .city) },
      labels: countries.map { MapLabel($0.names.english, at: $0.center, priority: $0.area) })
  }

  func testNamesNeverOverlap() throws {
    var random = SeededRandom(seed: 21)
    var content = try content()
    var most = 0
    for index in 0..<200 {
      content.selection = content.pins[index % content.pins.count].key
      let size = Size(.random(in: 10...160, using: &random), .random(in: 3...50, using: &random))
      let aim = MapAim.camera(
        MapCamera(
          center: point(
            .random(in: -70...75, using: &random), .random(in: -180...180, using: &random)),
          zoom: .random(in: 0...6, using: &random)))
      let viewport = MapViewport(aim, size: size)
      let layout = MapLayout(content, viewport)
      var frames = layout.names.map(\.frame)
      frames += layout.spots.map { Rect(origin: $0.cell, size: Size(1, 1)) }
      most = max(most, layout.names.count)
      for (number, frame) in frames.enumerated() {
        XCTAssertEqual(Rect(size: size).intersection(frame), frame)
        for other in frames[..<number] {
          XCTAssertTrue(frame.intersection(other).isEmpty, "\(frame) \(other)")
        }
      }
      for name in layout.names {
        XCTAssertTrue(layout.callout?.frame.intersection(name.frame).isEmpty ?? true)
      }
      XCTAssertEqual(layout, MapLayout(content, viewport))
    }
    XCTAssertGreaterThan(most, 20)
  }

  func testTheHigherPriorityGetsTheRoom() {
    let here = point(0, 0)
    let content = MapContent(labels: [
      MapLabel("Small", at: here, priority: 1), MapLabel("Big", at: here, priority: 2),
      MapLabel("As big", at: here, priority: 2),
      MapLabel("Close", at: point(40, 0), leastColumns: 5_000),
    ])
    let layout = MapLayout(content, MapViewport(.world, size: Size(80, 24)))
    XCTAssertEqual(layout.names.map(\.text), ["Big"])
  }

  /// A name stands beside its dot, and neither is there without the other.
  func testPlacesAreMarkedByDots() throws {
    let cities = try Self.gazetteer().biggest(in: .world, limit: 60)
    let labels = cities.enumerated().map {
      MapLabel($1.name, at: $1.coordinates, priority: -Double($0), hasDot: true)
    }
    let content = MapContent(labels: labels, hasScale: false, hasCenterMark: false)
    for size in [Size(80, 24), Size(40, 12)] {
      let viewport = MapViewport(.world, size: size)
      let layout = MapLayout(content, viewport)
      XCTAssertEqual(layout.dots.count, layout.names.count)
      XCTAssertGreaterThan(layout.dots.count, 3)
      for (dot, name) in zip(layout.dots, layout.names) {
        XCTAssertFalse(layout.names.contains { $0.frame.contains(dot) })
        let near = Rect(
          x: name.frame.minX - 2, y: name.frame.minY - 1, columns: name.frame.columns + 4, rows: 3)
        XCTAssertTrue(near.contains(dot), "\(name)")
      }
      let drawn = try surface(.world, content, size)
      XCTAssertTrue(layout.dots.allSatisfy { drawn[$0.x, $0.y].text == "•" })
    }
  }

  func testPinsOfOneCellAreCounted() throws {
    let pins = [
      MapPin("a", "Paris", at: point(48.86, 2.35), kind: .city),
      MapPin("b", "Saint-Denis", at: point(48.93, 2.36), kind: .city),
      MapPin("c", "Tokyo", at: point(35.7, 139.7), kind: .country),
    ]
    var content = MapContent(pins: pins, hasScale: false, hasCenterMark: false)
    let viewport = MapViewport(.world, size: Size(80, 24))
    let layout = MapLayout(content, viewport)
    XCTAssertEqual(layout.spots.map(\.pins.count), [2, 1])
    XCTAssertEqual(layout.names.map(\.text), ["Paris +1", "Tokyo"])
    let surface = try surface(.world, content, Size(80, 24))
    XCTAssertEqual(surface[layout.spots[0].cell.x, layout.spots[0].cell.y].text, "2")
    XCTAssertEqual(surface[layout.spots[1].cell.x, layout.spots[1].cell.y].text, "◆")
    content.selection = "b"
    XCTAssertEqual(MapLayout(content, viewport).callout?.lines, [" Saint-Denis "])
  }

  func testTheCalloutStaysOnTheMap() {
    for longitude in stride(from: -179.0, to: 180, by: 7) {
      for latitude in [-56.0, 0, 79] {
        let pin = MapPin(
          "x", "A rather long name", at: point(latitude, longitude), kind: .country, note: "note")
        for size in [Size(80, 24), Size(40, 12), Size(12, 4)] {
          let layout = MapLayout(
            MapContent(pins: [pin], selection: "x"), MapViewport(.world, size: size))
          guard let frame = layout.callout?.frame else { continue }
          XCTAssertEqual(Rect(size: size).intersection(frame), frame)
          XCTAssertFalse(size.columns >= 40 && frame.contains(layout.spots[0].cell))
        }
      }
    }
  }
}
