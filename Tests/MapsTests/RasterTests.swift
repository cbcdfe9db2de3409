import Core
import Places
import Terminal
import XCTest

@testable import Maps

/// What the dots are.
final class RasterTests: MapCase {
  private func place(of dot: (x: Int, y: Int), _ viewport: MapViewport) -> Coordinates? {
    viewport.coordinates(
      at: MapViewport.Spot(x: (Double(dot.x) + 0.5) / 2, y: (Double(dot.y) + 0.5) / 4))
  }

  /// Every dot is land where its middle lies in a territory, but for rounding at an edge.
  func testDotsAreLandWhereATerritoryIs() throws {
    let outlines = try Self.outlines()
    var random = SeededRandom(seed: 8)
    for index in 0..<24 {
      let viewport = MapViewport(
        .camera(
          MapCamera(
            center: point(
              .random(in: -70...75, using: &random), .random(in: -180...180, using: &random)),
            zoom: .random(in: 0...7, using: &random))),
        projection: index.isMultiple(of: 2) ? .mercator : .equirectangular, size: Size(60, 20))
      let level = try outlines.level(MapAtlas.detail(viewport))
      let raster = try raster(viewport)
      var wrong = 0
      for _ in 0..<600 {
        let dot = (
          x: Int.random(in: 0..<raster.width, using: &random),
          y: Int.random(in: 0..<raster.height, using: &random)
        )
        let tone = MapTone(rawValue: raster.tones[dot.y * raster.width + dot.x])
        guard let place = place(of: dot, viewport), abs(place.latitude) < 84 else { continue }
        let isLand = level.territory(at: place) != nil && level.lake(at: place) == nil
        if isLand != tone?.isLand { wrong += 1 }
      }
      XCTAssertLessThanOrEqual(wrong, 3, "\(viewport.camera)")
    }
  }

  /// Off the coasts of Fiji, New Zealand and Chukotka no row of dots is land, or a line, from side to
  /// side.
  func testNothingJumpsAcrossTheScreenAt180Degrees() throws {
    let boxes = try ["RU", "US", "FJ", "KI", "NZ"].map { code in
      try XCTUnwrap(Self.gazetteer().country(code)).box
    }
    for box in boxes {
      for projection in Self.projections {
        for size in [Size(80, 24), Size(120, 40)] {
          let viewport = MapViewport(.box(box), projection: projection, size: size)
          let raster = try raster(viewport)
          let longest = longestLine(raster)
          let isBorderOfCanada = box.height > 40
          XCTAssertLessThan(
            longest, isBorderOfCanada ? raster.columns / 3 : 8, "\(box) \(projection)")
        }
      }
    }
  }

  /// The most cells side by side that a line passes through on one level.
  private func longestLine(_ raster: MapRaster) -> Int {
    var longest = 0
    for row in 0..<raster.rows {
      for level in 0..<4 {
        let both = Braille.bit(0, level) | Braille.bit(1, level)
        var run = 0
        for column in 0..<raster.columns {
          let index = row * raster.columns + column
          let isLine = (raster.borders[index] | raster.coasts[index]) & both == both
          run = isLine ? run + 1 : 0
          longest = max(longest, run)
        }
      }
    }
    return longest
  }

  /// 180° runs through Chukotka: land on both sides, and no seam.
  func testChukotkaIsWhole() throws {
    let viewport = MapViewport(
      .camera(MapCamera(center: point(67.5, 180), zoom: 6)), size: Size(40, 12))
    let raster = try raster(viewport)
    let row = raster.height / 2
    for column in 20..<60 {
      XCTAssertEqual(raster.tones[row * raster.width + column], MapTone.land.rawValue)
    }
    XCTAssertTrue(raster.coasts[6 * 40 + 15..<6 * 40 + 25].allSatisfy { $0 == 0 })
  }

  func testTheWorldIsThereOnce() {
    let raster = MapRaster(
      MapViewport(.world, projection: .equirectangular, size: Size(100, 10)))
    let row = raster.tones[raster.width * 20..<raster.width * 21]
    let isWorld = row.filter { $0 == MapTone.sea.rawValue }.count
    XCTAssertLessThan(isWorld, 110)
    XCTAssertGreaterThan(isWorld, 40)
    XCTAssertEqual(row.first, MapTone.void.rawValue)
    XCTAssertEqual(row.last, MapTone.void.rawValue)
  }

  func testLesothoIsAHoleThatIsFilledByItself() throws {
    let viewport = MapViewport(
      .camera(MapCamera(center: point(-29.5, 28.2), zoom: 6)), size: Size(20, 6))
    let level = try XCTUnwrap(MapAtlas(try Self.outlines()).level(viewport))
    var raster = MapRaster(viewport)
    raster.fill(level) { $0 == "LS" ? .filled : .land }
    let middle = raster.tones[raster.height / 2 * raster.width + raster.width / 2]
    XCTAssertEqual(middle, MapTone.filled.rawValue)
    XCTAssertTrue(raster.tones.contains(MapTone.land.rawValue))
  }
}
