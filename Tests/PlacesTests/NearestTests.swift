import Core
import Foundation
import Places
import XCTest

/// The nearest place by the tree, held to a look at every row.
final class NearestTests: PlacesCase {
  private func rows() throws -> [(id: Int, point: Coordinates)] {
    try Self.rows("cities").map { row in
      let latitude = try XCTUnwrap(Double(row["lat"] ?? ""))
      let longitude = try XCTUnwrap(Double(row["lon"] ?? ""))
      return (
        try XCTUnwrap(Int(row["id"] ?? "")), Coordinates(latitude: latitude, longitude: longitude)
      )
    }
  }

  /// 2,000 points, the same in every run: spread over the ball, at the poles, along 180°.
  private var points: [Coordinates] {
    var state: UInt64 = 7
    func part() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    var points = (0..<1_600).map { _ in
      Coordinates(latitude: asin(2 * part() - 1) * 180 / .pi, longitude: 360 * part() - 180)
    }
    points += (0..<100).map { _ in Coordinates(latitude: 89 + part(), longitude: 360 * part() - 180)
    }
    points += (0..<100).map { _ in Coordinates(latitude: -89 - part(), longitude: 0) }
    points += (0..<194).map { index in
      let away = part() / 10
      return Coordinates(
        latitude: 160 * part() - 80, longitude: index.isMultiple(of: 2) ? 180 - away : away - 180)
    }
    for latitude in [-90.0, 0, 90] {
      points += [-180.0, 180].map { Coordinates(latitude: latitude, longitude: $0) }
    }
    return points
  }

  func testTheNearestIsTheNearestOfAllRows() throws {
    let gazetteer = try Self.gazetteer()
    let rows = try rows()
    let units = rows.map { Self.unit($0.point) }
    XCTAssertEqual(points.count, 2_000)
    for point in points {
      let wanted = Self.unit(point)
      var (best, index) = (-2.0, 0)
      for place in units.indices {
        let value =
          units[place].x * wanted.x + units[place].y * wanted.y + units[place].z * wanted.z
        if value > best { (best, index) = (value, place) }
      }
      let found = try XCTUnwrap(gazetteer.nearest(to: point))
      // The cosine of a small angle tells metres badly: two rows may stand at the same spot.
      let least = rows[index].point.distance(to: point)
      XCTAssertEqual(found.distance, least, accuracy: 0.02, "\(point)")
      XCTAssertLessThanOrEqual(found.distance, least + 1e-9, "\(point)")
    }
  }

  // A place and a part of it may stand at one spot: every sixtieth row asks for its own.
  func testTheIndexTellsTheSameOutOfMemory() throws {
    let gazetteer = try Self.gazetteer()
    let index = PlaceIndex(gazetteer)
    let own = try rows().enumerated().filter { $0.offset.isMultiple(of: 60) }.map(\.element.point)
    for point in points.suffix(1_000) + own {
      XCTAssertEqual(try index.nearest(to: point), try gazetteer.nearest(to: point), "\(point)")
    }
    for point in [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)] {
      XCTAssertNil(try index.nearest(to: Coordinates(latitude: point.0, longitude: point.1)))
    }
  }

  func testTheIndexKnowsWhatIsNoName() throws {
    let gazetteer = try Self.gazetteer()
    let index = PlaceIndex(gazetteer)
    XCTAssertTrue(try index.mayBeName("p1"), "a few are searched for")
    for number in 0..<300 { _ = try index.mayBeName("p\(number)") }
    for name in ["p1", "Point 17", "", "Camp 4, France", "Стоянка 9", "48.1 2.3"] {
      XCTAssertFalse(try index.mayBeName(name), name)
      let found = try gazetteer.search(name, language: .english).matches
      XCTAssertFalse(found.contains { $0.kind == .name }, name)
    }
    let cities = try gazetteer.biggest(in: .world, limit: 300)
    for city in cities {
      for name in [city.name, city.names.english, city.names.russian] + city.alternatives
      where name != "" {
        XCTAssertTrue(try index.mayBeName(name), name)
      }
    }
    for name in ["Paris, TX", "springfield illinois", "г. Москва", "city of London", "КЁЛЬН"] {
      XCTAssertTrue(try index.mayBeName(name), name)
    }
  }

  private static func unit(_ point: Coordinates) -> (x: Double, y: Double, z: Double) {
    let (up, around) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
    return (cos(up) * cos(around), cos(up) * sin(around), sin(up))
  }

  func testManyAreInTheOrderOfTheirDistance() throws {
    let point = Coordinates(latitude: 52.52, longitude: 13.4)
    let found = try Self.gazetteer().nearest(to: point, limit: 40)
    XCTAssertEqual(found.count, 40)
    XCTAssertEqual(found.map(\.distance), found.map(\.distance).sorted())
    let all = try rows().map { $0.point.distance(to: point) }.sorted().prefix(40)
    for (one, other) in zip(found, all) { XCTAssertEqual(one.distance, other, accuracy: 1e-9) }
  }

  func testAPartOfACityIsNamedForTheCity() throws {
    let found = try XCTUnwrap(
      Self.gazetteer().nearest(to: Coordinates(latitude: 48.8566, longitude: 2.3522)))
    XCTAssertEqual(found.city.name, "Paris")
    XCTAssertNotEqual(found.closest.id, found.city.id)
    XCTAssertEqual(found.closest.whole, found.city.id)
    XCTAssertTrue(found.isFair)
  }

  func testFarFromEverywhereNoNameIsFair() throws {
    let gazetteer = try Self.gazetteer()
    let sea = try XCTUnwrap(gazetteer.nearest(to: Coordinates(latitude: -48.9, longitude: -123.4)))
    XCTAssertGreaterThan(sea.distance, 2_000)
    XCTAssertFalse(sea.isFair)
    let yakutia = Coordinates(latitude: 66, longitude: 115)
    XCTAssertEqual(try gazetteer.nearest(to: yakutia)?.isFair, false)
    XCTAssertEqual(try gazetteer.country(at: yakutia)?.code, "RU")
    XCTAssertNil(try gazetteer.country(at: Coordinates(latitude: -48.9, longitude: -123.4)))
  }

  func testWhatIsNoPoint() throws {
    let gazetteer = try Self.gazetteer()
    for point in [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)] {
      XCTAssertNil(try gazetteer.nearest(to: Coordinates(latitude: point.0, longitude: point.1)))
    }
    let here = Coordinates(latitude: 0, longitude: 0)
    XCTAssertEqual(try gazetteer.nearest(to: here, limit: 0), [])
  }

  // The ends of the way are given by the formula on a ball, which is known for these.
  func testDistances() {
    let (pole, equator) = (
      Coordinates(latitude: 90, longitude: 12), Coordinates(latitude: 0, longitude: -77)
    )
    XCTAssertEqual(pole.distance(to: equator), 10_007.557, accuracy: 0.001)
    let (moscow, london) = (
      Coordinates(latitude: 55.7522, longitude: 37.6156),
      Coordinates(latitude: 51.5085, longitude: -0.1257)
    )
    XCTAssertEqual(moscow.distance(to: london), 2_500, accuracy: 15)
    let east = Coordinates(latitude: 0, longitude: 179.5)
    let west = Coordinates(latitude: 0, longitude: -179.5)
    XCTAssertEqual(east.distance(to: west), 111.195, accuracy: 0.001)
    XCTAssertEqual(east.distance(to: east), 0)
  }

  func testTheBiggestInABox() throws {
    let gazetteer = try Self.gazetteer()
    XCTAssertEqual(
      try gazetteer.biggest(in: .world, limit: 3).map(\.name), ["Shanghai", "Beijing", "Shenzhen"])
    let pacific = GeoBox(west: 170, south: -50, east: -160, north: 0)
    let found = try gazetteer.biggest(in: pacific, limit: 100)
    XCTAssertEqual(found.first?.name, "Auckland")
    XCTAssertTrue(found.contains { $0.country == "WS" && $0.coordinates.longitude < 0 })
    XCTAssertEqual(try gazetteer.biggest(in: .world, limit: 0), [])
  }
}
