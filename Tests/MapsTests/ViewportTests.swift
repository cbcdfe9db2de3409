import Core
import Places
import Terminal
import XCTest

@testable import Maps

/// From coordinates to cells and back.
final class ViewportTests: MapCase {
  /// Columns and rows by hand: a map of 360 columns has a degree in each.
  func testKnownPlacesLandInTheirCells() {
    let size = Size(360, 180)
    let camera = MapCamera(center: point(0, 0), worldColumns: 360)
    let flat = MapViewport(.camera(camera), projection: .equirectangular, size: size)
    XCTAssertEqual(flat.cell(of: point(48.86, 2.35)), Point(x: 182, y: 65))
    XCTAssertEqual(flat.cell(of: point(-33.87, 151.21)), Point(x: 331, y: 106))
    XCTAssertEqual(flat.cell(of: point(89.9, -179.9)), Point(x: 0, y: 45))
    let mercator = MapViewport(.camera(camera), projection: .mercator, size: size)
    // ln tan(π/4 + φ/2) of 48.86° is 0.98018, which is 56.16 degrees of the equator.
    XCTAssertEqual(mercator.cell(of: point(48.86, 2.35)), Point(x: 182, y: 61))
    XCTAssertEqual(mercator.cell(of: point(-33.87, 151.21)), Point(x: 331, y: 108))
    XCTAssertEqual(mercator.cell(of: point(85.05, 0)), Point(x: 180, y: 0))
  }

  private func randomViewports(_ count: Int) -> [MapViewport] {
    var random = SeededRandom(seed: 11)
    return (0..<count).map { index in
      let camera = MapCamera(
        center: point(
          .random(in: -80...80, using: &random), .random(in: -180...180, using: &random)),
        zoom: .random(in: 0...10, using: &random))
      return MapViewport(
        .camera(camera), projection: index.isMultiple(of: 2) ? .mercator : .equirectangular,
        size: Size(.random(in: 20...200, using: &random), .random(in: 6...60, using: &random)))
    }
  }

  func testThereAndBackIsExact() throws {
    var random = SeededRandom(seed: 5)
    for viewport in randomViewports(300) {
      let spot = MapViewport.Spot(
        x: .random(in: 0..<Double(viewport.size.columns), using: &random),
        y: .random(in: 0..<Double(viewport.size.rows), using: &random))
      guard let place = viewport.coordinates(at: spot) else { continue }
      let back = viewport.spot(of: place)
      XCTAssertEqual(back.x, spot.x, accuracy: 1e-6, "\(viewport)")
      XCTAssertEqual(back.y, spot.y, accuracy: 1e-6, "\(viewport)")
      XCTAssertEqual(viewport.cell(of: place), spot.cell)
    }
  }

  /// Far from the poles and from the ends of the zoom, which move the map on purpose.
  func testZoomKeepsWhatIsUnderThePointer() throws {
    var random = SeededRandom(seed: 3)
    for projection in Self.projections {
      for _ in 0..<200 {
        let size = Size(120, 40)
        let camera = MapCamera(
          center: point(
            .random(in: -40...40, using: &random), .random(in: -180...180, using: &random)),
          zoom: .random(in: 3...9, using: &random))
        let viewport = MapViewport(.camera(camera), projection: projection, size: size)
        let spot = MapViewport.Spot(
          x: .random(in: 0..<120, using: &random), y: .random(in: 0..<40, using: &random))
        let place = try XCTUnwrap(viewport.coordinates(at: spot))
        let steps = Double.random(in: -1...1.5, using: &random)
        let zoomed = MapViewport(
          .camera(viewport.zoomed(by: steps, about: spot)), projection: projection, size: size)
        XCTAssertEqual(zoomed.camera.zoom, viewport.camera.zoom + steps, accuracy: 1e-9)
        XCTAssertEqual(zoomed.spot(of: place).x, spot.x, accuracy: 1e-5)
        XCTAssertEqual(zoomed.spot(of: place).y, spot.y, accuracy: 1e-5)
      }
    }
  }

  func testPanningGoesAroundTheEarthAndStopsAtThePoles() {
    let size = Size(80, 24)
    for projection in Self.projections {
      var viewport = MapViewport(
        .camera(MapCamera(center: point(10, 170), zoom: 3)), projection: projection, size: size)
      for _ in 0..<64 {
        viewport = MapViewport(
          .camera(viewport.panned(columns: 8, rows: 0)), projection: projection, size: size)
        XCTAssertTrue(viewport.camera.center.isValid)
      }
      XCTAssertEqual(viewport.camera.center.longitude, 170, accuracy: 1e-6)
      for _ in 0..<200 {
        viewport = MapViewport(
          .camera(viewport.panned(columns: 0, rows: -10)), projection: projection, size: size)
      }
      let top = viewport.coordinates(at: MapViewport.Spot(x: 40, y: 1e-6))?.latitude
      XCTAssertEqual(top ?? 0, projection.maxLatitude, accuracy: 1e-3)
    }
  }

  func testCountriesFit() throws {
    for country in try Self.gazetteer().countries() where country.box.height > 0.01 {
      for projection in Self.projections where country.code != "AQ" {
        let size = Size(80, 24)
        let viewport = MapViewport(.box(country.box), projection: projection, size: size)
        let box = country.box
        for corner in [point(box.north, box.west), point(box.south, box.east)] {
          let cell = viewport.cell(of: corner)
          XCTAssertNotNil(cell, "\(country.code) \(corner) \(viewport.camera)")
        }
        let spread =
          (viewport.spot(of: point(box.south, box.east)).x
            - viewport.spot(of: point(box.north, box.west)).x) / 80
        let rise =
          (viewport.spot(of: point(box.south, box.east)).y
            - viewport.spot(of: point(box.north, box.west)).y) / 24
        let isAtEnd = viewport.camera.zoom > MapCamera.maxZoom - 0.01
        XCTAssertTrue(max(spread, rise) > 0.8 || isAtEnd, country.code)
      }
    }
  }

  /// What is in the box is on the map, and what is on the map is in the box.
  func testTheBoxIsWhatShows() {
    for viewport in randomViewports(300) {
      let box = viewport.box
      let whole = viewport.worldColumns <= Double(viewport.size.columns)
      XCTAssertEqual(box.width == 360, whole, "\(viewport)")
      for cell in Rect(size: viewport.size).cells(every: 7) {
        guard let place = viewport.coordinates(at: cell) else { continue }
        XCTAssertTrue(box.contains(place), "\(viewport) \(place)")
      }
      let inside = box.center
      XCTAssertNotNil(viewport.cell(of: inside), "\(viewport)")
    }
    let fiji = MapViewport(
      .camera(MapCamera(center: point(-17, 179.9), zoom: 7)), size: Size(80, 24))
    XCTAssertTrue(fiji.box.crossesAntimeridian)
    XCTAssertLessThan(fiji.box.width, 5)
  }

  func testDecimalsGrowWithTheZoom() {
    let digits = [0.0, 3, 5, 7, 9, 11].map {
      MapViewport(
        .camera(MapCamera(center: point(0, 0), zoom: $0)), size: Size(80, 24)
      ).digits
    }
    XCTAssertEqual(digits, digits.sorted())
    XCTAssertEqual(digits.first, 1)
    XCTAssertEqual(digits.last, 3)
  }

  func testTheMiddleStaysWithinTheLimit() {
    let limit = GeoBox(west: 177, south: -20, east: -178, north: -12)
    let far = MapAim.camera(MapCamera(center: point(40, 10), zoom: 0))
    let viewport = MapViewport(far, size: Size(80, 24), limit: limit)
    XCTAssertEqual(viewport.camera.center.latitude, -12, accuracy: 1e-9)
    XCTAssertEqual(viewport.camera.center.longitude, 177, accuracy: 1e-9)
    XCTAssertEqual(
      viewport.worldColumns, MapViewport(.box(limit), size: Size(80, 24)).worldColumns,
      accuracy: 1e-9)
  }

  func testABoxAroundPointsTakesTheShorterWay() {
    XCTAssertNil(GeoBox(around: []))
    XCTAssertEqual(
      GeoBox(around: [point(-17, 178), point(-16, -179), point(-18, 179.5)]),
      GeoBox(west: 178, south: -18, east: -179, north: -16))
    XCTAssertEqual(
      GeoBox(around: [point(1, 2), point(3, -4)]), GeoBox(west: -4, south: 1, east: 2, north: 3))
    let one = GeoBox(around: [point(5, 6)])
    XCTAssertEqual(one, GeoBox(west: 6, south: 5, east: 6, north: 5))
  }

  /// A camera out of a file or a computation gone wrong.
  func testNumbersThatAreNoneShowTheWorld() {
    let broken = MapCamera(center: point(.nan, 3), zoom: 4)
    let viewport = MapViewport(.camera(broken), size: Size(80, 24))
    XCTAssertEqual(viewport, MapViewport(.world, size: Size(80, 24)))
    let wild = MapCamera(center: point(1e9, 1e9), zoom: -40)
    XCTAssertTrue(MapViewport(.camera(wild), size: Size(80, 24)).camera.center.isValid)
    XCTAssertNil(MapViewport(.world, size: .zero).cell(of: point(0, 0)))
  }
}

extension Rect {
  /// Some of the cells: each so many columns and rows from the next.
  fileprivate func cells(every step: Int) -> [Point] {
    stride(from: minY, to: maxY, by: step).flatMap { y in
      stride(from: minX, to: maxX, by: step).map { Point(x: $0, y: y) }
    }
  }
}
