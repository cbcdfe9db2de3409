import Places
import XCTest

final class OutlineTests: PlacesCase {
  func testTheNumbersOfTheTables() throws {
    let outlines = try Self.gazetteer().outlines
    let world = try outlines.level(.world)
    let close = try outlines.level(.close)
    XCTAssertEqual(world.rings.count, 419)
    XCTAssertEqual(close.rings.count, 1_629)
    XCTAssertEqual(world.rings.reduce(0) { $0 + $1.points.count }, 10_966)
    XCTAssertEqual(close.rings.reduce(0) { $0 + $1.points.count }, 97_915)
    XCTAssertEqual(world.territories.count, 246)
    XCTAssertEqual(close.territories.count, 247)
    XCTAssertEqual(world.lines.count, 750)
    let states = close.lines.filter { $0.kind == .state }
    XCTAssertEqual(Set(states.map(\.code)).isSuperset(of: ["US", "RU", "BR", "DE"]), true)
    XCTAssertTrue(states.allSatisfy { $0.other == nil && $0.points.count > 1 })
    XCTAssertFalse(world.lines.contains { $0.kind == .state })
    XCTAssertEqual(close.lines.count - states.count, 2_034)
    XCTAssertEqual(close.lines.filter { $0.kind == .border }.count, 379)
    XCTAssertEqual(world.lines.filter { $0.kind == .small }.count, 132)
    let points = close.lines.filter { $0.kind != .state }.reduce(0) { $0 + $1.points.count }
    XCTAssertEqual(points, 80_437)
    for code in ["TV", "GI", "BV", "UM"] { XCTAssertNil(close.territory(code), code) }
  }

  // FR  0  0  533  2759,50751 81,-39 22,4 …  →  2.759 50.751, 2.840 50.712, 2.862 50.716
  func testPointsAreWhereTheTableHasThem() throws {
    let close = try Self.gazetteer().outlines.level(.close)
    let ring = try XCTUnwrap(close.rings(of: "FR").first)
    XCTAssertEqual(ring.points.count, 533)
    let expected = [(2.759, 50.751), (2.840, 50.712), (2.862, 50.716)]
    for (number, (longitude, latitude)) in zip(ring.points, expected) {
      XCTAssertEqual(close.point(number).longitude, longitude, accuracy: 1e-5)
      XCTAssertEqual(close.point(number).latitude, latitude, accuracy: 1e-5)
    }
  }

  /// Of every seventh row of the table of cities: in its own country, in none, in a neighbour.
  private func counts(_ detail: WorldOutlines.Detail) throws -> [Int] {
    let level = try Self.gazetteer().outlines.level(detail)
    var counts = [0, 0, 0]
    for (index, row) in try Self.rows("cities").enumerated() where index.isMultiple(of: 7) {
      let latitude = try XCTUnwrap(Double(row["lat"] ?? ""))
      let longitude = try XCTUnwrap(Double(row["lon"] ?? ""))
      let code = level.territory(at: Coordinates(latitude: latitude, longitude: longitude))
      counts[code == nil ? 1 : code == row["iso2"] ? 0 : 2] += 1
    }
    return counts
  }

  func testCitiesLieInTheirCountries() throws {
    XCTAssertEqual(try counts(.close), [4_704, 139, 15])
    XCTAssertEqual(try counts(.world), [4_641, 165, 52])
  }

  func testHolesAndSmallTerritories() throws {
    let outlines = try Self.gazetteer().outlines
    for detail in WorldOutlines.Detail.allCases {
      let level = try outlines.level(detail)
      func code(_ latitude: Double, _ longitude: Double) -> String? {
        level.territory(at: Coordinates(latitude: latitude, longitude: longitude))
      }
      XCTAssertEqual(code(-29.5, 28.2), "LS", detail.rawValue)
      XCTAssertEqual(code(-29.0, 25.0), "ZA", detail.rawValue)
      XCTAssertEqual(code(43.94, 12.46), "SM", detail.rawValue)
      XCTAssertEqual(code(66.5, -172.5), "RU", detail.rawValue)
      XCTAssertEqual(code(0, -30), nil, detail.rawValue)
    }
    let taveuni = Coordinates(latitude: -16.85, longitude: -179.97)
    XCTAssertEqual(try outlines.level(.close).territory(at: taveuni), "FJ")
    XCTAssertTrue(
      try outlines.level(.close).rings(of: "ZA").contains { $0.isHole })
  }

  func testBoxesAcrossTheAntimeridian() throws {
    let gazetteer = try Self.gazetteer()
    let close = try gazetteer.outlines.level(.close)
    let across = Set(try gazetteer.countries().filter(\.box.crossesAntimeridian).map(\.code))
    XCTAssertEqual(across, ["RU", "US", "FJ", "KI", "NZ"])
    for territory in close.territories {
      XCTAssertEqual(territory.box.crossesAntimeridian, across.contains(territory.code))
      XCTAssertLessThan(territory.box.width, territory.code == "AQ" ? 361 : 181, territory.code)
      for ring in close.rings[territory.rings] {
        for number in ring.points {
          let point = close.point(number)
          let box = territory.box
          let near = GeoBox(
            west: box.west - 0.002, south: box.south - 0.002, east: box.east + 0.002,
            north: box.north + 0.002)
          XCTAssertTrue(
            near.contains(point) || abs(point.longitude) > 179.99, "\(territory.code) \(point)")
        }
      }
    }
  }

  func testBoxes() {
    let fiji = GeoBox(west: 177, south: -20, east: -178, north: -12)
    XCTAssertEqual(fiji.width, 5)
    XCTAssertEqual(fiji.center, Coordinates(latitude: -16, longitude: 179.5))
    XCTAssertTrue(fiji.contains(Coordinates(latitude: -16, longitude: -179)))
    XCTAssertFalse(fiji.contains(Coordinates(latitude: -16, longitude: 0)))
  }
}
