import Core
import Foundation
import GRDB
import Synchronization
import XCTest

@testable import Places
@testable import TravelDomain

/// A file of many points is answered out of memory, and says the same as each point asked by itself.
final class ManyPointsTests: TravelCase {
  private func waypoint(_ point: Coordinates, _ name: String) -> String {
    let place = "lat=\"\(point.latitude)\" lon=\"\(point.longitude)\""
    return "<wpt \(place)><name>\(name)</name><time>2021-05-01T10:00:00Z</time></wpt>"
  }

  private func preview(
    _ gpx: String, forMany: Bool, _ gazetteer: Gazetteer? = nil
  ) throws -> ImportPreview {
    let id = try XCTUnwrap(UUID(uuidString: "5A9C1F1E-0000-4000-8000-000000000001"))
    let reading = RowReading(
      finder: try PlaceFinder(gazetteer ?? Self.gazetteer(), forMany: forMany),
      now: Date(timeIntervalSince1970: 0), today: .first, makeID: { id }, words: Words(.english))
    let plan = ImportPlan(.gpx, over: TravelContent(), reading)
    var sink = RowSink(plan, mostRows: ExchangeFormat.gpx.mostRows)
    PlacemarkReader<GPXForm>.rows(in: gpx, &sink)
    return try sink.finished()
  }

  func testAllPointsAreReadAsEachByItself() throws {
    var chance = SeededRandom(seed: 22)
    let cities = try Self.gazetteer().biggest(in: .world, limit: 3_000)
    let rows = (0..<600).map { number in
      let city = cities[Int.random(in: 0..<cities.count, using: &chance)]
      let far = number.isMultiple(of: 7) ? 5.0 : 0.3
      let latitude = city.coordinates.latitude + Double.random(in: -far...far, using: &chance)
      let longitude = city.coordinates.longitude + Double.random(in: -far...far, using: &chance)
      let point = Coordinates(latitude: latitude, longitude: max(-180, min(180, longitude)))
      let names = ["", "p\(number)", city.name, city.names.russian, "Camp \(number)"]
      return waypoint(point, names[number % names.count])
    }
    let gpx = "<gpx>\n\(rows.joined(separator: "\n"))\n</gpx>"
    let (many, single) = (
      try preview(gpx, forMany: true), try preview(gpx, forMany: false)
    )
    XCTAssertEqual(many, single)
    XCTAssertEqual(many.rows, 600)
    XCTAssertGreaterThan(many.cities.count, 300)
    XCTAssertGreaterThan(many.problems.count, 0)
  }

  func testNamesOfTheSameCitiesCostNoQueries() throws {
    let cities = try Self.gazetteer().biggest(in: .world, limit: 1_500)
    let places = cities.map { waypoint($0.coordinates, "") }
    let english = cities.map { waypoint($0.coordinates, $0.names.english) }
    let russian = cities.map { waypoint($0.coordinates, $0.names.russian) }
    let few = try queries(places + english)
    let many = try queries(places + english + russian)
    XCTAssertLessThan(many - few, cities.count, "\(few) and \(many)")
  }

  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  private func queries(_ rows: [String]) throws -> Int {
    let gazetteer = try Self.gazetteer()
    let counter = Counter()
    try gazetteer.database.read { db in
      db.trace { _ in counter.count.withLock { $0 += 1 } }
    }
    _ = try preview("<gpx>\(rows.joined(separator: "\n"))</gpx>", forMany: true, gazetteer)
    return counter.count.withLock { $0 }
  }

  func testWhatComesAgainIsOnlyCounted() throws {
    let paris = waypoint(Coordinates(latitude: 48.85, longitude: 2.35), "")
    let gpx = "<gpx>" + String(repeating: paris + "\n", count: 2_000) + "</gpx>"
    let preview = try preview(gpx, forMany: true)
    XCTAssertEqual(preview.rows, 2_000)
    XCTAssertEqual(preview.cities.map(\.names.english), ["Paris"])
    XCTAssertEqual(preview.guessCount, 1)
    XCTAssertEqual([preview.known.count, preview.knownCount], [200, 1_999])
    XCTAssertEqual(preview.known.map(\.line), Array(2...201))
  }

  func testPointsBeyondTheLimitAreToldOnce() throws {
    let reading = RowReading(
      finder: nil, now: Date(timeIntervalSince1970: 0), today: .first, makeID: { UUID() },
      words: Words(.english))
    var sink = RowSink(ImportPlan(.gpx, over: TravelContent(), reading), mostRows: 3)
    let point = waypoint(Coordinates(latitude: 48.85, longitude: 2.35), "")
    PlacemarkReader<GPXForm>.rows(in: "<gpx>\(String(repeating: point, count: 5))</gpx>", &sink)
    let preview = try sink.finished()
    XCTAssertEqual(preview.rows, 3)
    XCTAssertTrue(preview.problems.first.map(\.reason).contains(.tooMany(most: 3)))
    XCTAssertEqual(preview.problems.count, 4)
  }
}
