import Places
import Terminal
import Toolkit
import XCTest

@testable import Maps

/// The ground of a map is put down as it was drawn, and never past a change.
final class GroundTests: MapCase {
  private let size = Size(60, 20)

  func testTheSameGroundIsDrawnOnce() throws {
    let atlas = MapAtlas(try Self.outlines())
    let viewport = MapViewport(.world, projection: .mercator, size: size, limit: nil)
    let look = GroundLook(MapContent(), viewport, .blocks, context())
    var drawn = 0
    for _ in 0..<3 {
      let surface = atlas.ground(look) { level in
        XCTAssertNotNil(level)
        drawn += 1
        return Surface(size: size, filledWith: Cell("x"))
      }
      XCTAssertEqual(surface[0, 0], Cell("x"))
    }
    XCTAssertEqual(drawn, 1)
  }

  /// Each of these differs from one before in one thing, and comes again when others were drawn.
  func testEveryChangeIsDrawn() throws {
    let atlas = MapAtlas(try Self.outlines())
    var contents = [MapContent(style: .blocks), MapContent(style: .braille)]
    contents.append(MapContent(filled: ["FR"], style: .blocks))
    contents.append(MapContent(filled: ["BR"], style: .blocks))
    contents.append(MapContent(filled: ["BR"], focus: "BR", style: .blocks))
    contents.append(MapContent(projection: .equirectangular, style: .blocks))
    contents.append(MapContent(style: .blocks, hasGraticule: true))
    let aims = [MapAim.world, .box(GeoBox(west: -11, south: 35, east: 40, north: 71))]
    let contexts = [context(.direct), context(.direct, .light), context(.indexed256)]
    for round in 0..<2 {
      for content in contents {
        for aim in aims {
          for context in contexts {
            let kept = try surface(aim, content, size, context, atlas: atlas)
            let fresh = try surface(aim, content, size, context)
            XCTAssertEqual(kept, fresh, "round \(round): \(content), \(aim)")
          }
        }
      }
    }
  }

  /// What stands on the map is no part of the ground.
  func testPinsMoveOnTheGroundOfBefore() throws {
    let atlas = MapAtlas(try Self.outlines())
    let pins = [
      MapPin("FR", "France", at: point(46, 2), kind: .country, note: ""),
      MapPin("BR", "Brazil", at: point(-10, -55), kind: .country, note: ""),
    ]
    for selection in [nil, "FR", "BR", nil] {
      let content = MapContent(pins: pins, selection: selection)
      let kept = try surface(.world, content, size, context(.direct), atlas: atlas)
      XCTAssertEqual(kept, try surface(.world, content, size, context(.direct)))
    }
  }
}
