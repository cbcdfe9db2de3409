import Core
import GRDB
import Synchronization
import XCTest

@testable import Places

/// Many points and names are answered out of memory, and by work that hardly grows with the world.
final class PlaceIndexTests: PlacesCase {
  /// Has the names read, which the index does after some hundreds of questions.
  private func warm(_ gazetteer: Gazetteer) throws -> PlaceIndex {
    let index = PlaceIndex(gazetteer)
    for number in 0..<300 { _ = try index.mayBeName("p\(number)") }
    return index
  }

  func testNamesAreThoseThatASearchFinds() throws {
    let gazetteer = try Self.gazetteer()
    let index = try warm(gazetteer)
    var random = SeededRandom(seed: 22)
    let cities = try gazetteer.biggest(in: .world, limit: 8_000)
    for city in (0..<400).map({ _ in cities[Int.random(in: cities.indices, using: &random)] }) {
      for name in [city.name, city.names.english, city.names.russian] where !name.isEmpty {
        guard let places = try index.places(called: name, limit: 20) else { continue }
        let found = try gazetteer.search(name, language: .english, limit: 20).matches
        XCTAssertEqual(
          places.map(\.id), found.filter { $0.kind == .name }.map(\.city.id), name)
      }
    }
    XCTAssertNil(try index.places(called: "Paris, Texas", limit: 20), "a search knows the area")
    XCTAssertNil(try index.places(called: "Parsi", limit: 20))
  }

  func testNamesOfKnownPlacesAskTheFileNothing() throws {
    let gazetteer = try Self.gazetteer()
    let index = try warm(gazetteer)
    let cities = try gazetteer.biggest(in: .world, limit: 2_000)
      .filter { !$0.names.english.contains(",") }
    for city in cities { _ = try index.places(called: city.names.english, limit: 20) }
    let counter = try QueryCounter(gazetteer)
    for city in cities {
      XCTAssertNotNil(try index.places(called: city.names.english, limit: 20), city.name)
    }
    XCTAssertEqual(counter.value, 0)
  }

  func testASearchLooksAtFewPlacesAlsoFarFromLand() throws {
    let positions = try Self.gazetteer().positions()
    let tree = PositionTree(positions)
    let quarter = PositionTree(Array(positions.prefix(positions.count / 8 * 2)))
    var random = SeededRandom(seed: 9)
    let points = (0..<2_000).map { _ in
      Coordinates(
        latitude: Double.random(in: -90...90, using: &random),
        longitude: Double.random(in: -180...180, using: &random))
    }
    func steps(_ tree: PositionTree) -> Int {
      points.reduce(0) { $0 + (tree.search($1)?.steps ?? 0) }
    }
    XCTAssertLessThan(steps(tree), 2_000 * 400, "of \(positions.count / 2) places")
    XCTAssertLessThan(steps(tree), 2 * steps(quarter), "four times the places")
  }
}

/// Counts the statements that a file of places is asked.
private final class QueryCounter: Sendable {
  private let count = Mutex(0)

  init(_ gazetteer: Gazetteer) throws {
    try gazetteer.database.read { db in
      db.trace { [weak self] _ in self?.count.withLock { $0 += 1 } }
    }
  }

  var value: Int { count.withLock { $0 } }
}
