import Core
import Foundation
import GRDB
import Places
import XCTest

/// The file as it is found, made, missing, broken or old.
final class PlacesFileTests: PlacesCase {
  private func expect(
    _ url: URL, line: UInt = #line, _ isExpected: (PlacesError) -> Bool
  ) {
    XCTAssertThrowsError(try Gazetteer(at: url), line: line) { error in
      guard let error = error as? PlacesError else { return XCTFail("\(error)", line: line) }
      XCTAssertTrue(isExpected(error), "\(error)", line: line)
      XCTAssertEqual(error.path, url.path(percentEncoded: false), line: line)
    }
  }

  private func isDamaged(_ error: PlacesError) -> Bool {
    if case .damaged = error { true } else { false }
  }

  func testWhereItIsLookedFor() throws {
    let program = URL(filePath: "/opt/m/bin/moggy")
    func paths(_ path: String?, _ environment: [String: String]) -> [String] {
      PlacesFile(path: path, environment: environment, program: program).candidates
        .map { $0.path(percentEncoded: false) }
    }
    XCTAssertEqual(
      paths(nil, [:]), ["/opt/m/share/moggy/places.sqlite", "/opt/m/bin/places.sqlite"])
    XCTAssertEqual(paths(nil, ["MOGGY_PLACES": "/a b/x"]), ["/a b/x"])
    XCTAssertEqual(paths("/y", ["MOGGY_PLACES": "/x"]), ["/y"])
    XCTAssertEqual(paths(nil, ["MOGGY_PLACES": ""]).count, 2)
    XCTAssertThrowsError(
      try PlacesFile(environment: [:], program: program).locate()
    ) { XCTAssertEqual($0 as? PlacesError, .missing(paths(nil, [:]))) }
  }

  func testMissing() throws {
    let folder = try temporaryFolder()
    expect(folder.appending(path: "none.sqlite")) {
      if case .missing = $0 { true } else { false }
    }
    expect(folder, isDamaged)
  }

  func testOtherFiles() throws {
    let folder = try temporaryFolder()
    for (name, data) in [
      ("empty", Data()), ("short", Data("SQLite format 3\0".utf8)),
      ("text", Data(String(repeating: "Paris\n", count: 1000).utf8)),
    ] {
      let file = folder.appending(path: name)
      try data.write(to: file)
      expect(file, isDamaged)
    }
  }

  private func copy(_ change: (inout Data) -> Void) throws -> URL {
    var data = try Data(contentsOf: Self.path())
    change(&data)
    let file = try temporaryFolder().appending(path: "a file? #1%20.sqlite")
    try data.write(to: file)
    return file
  }

  func testAnotherFormat() throws {
    let file = try copy { $0.replaceSubrange(60..<64, with: [0, 0, 0, 99]) }
    expect(file) {
      if case .outdated(_, 99) = $0 { true } else { false }
    }
  }

  func testAnyNameOfAFileWillDo() throws {
    let gazetteer = try Gazetteer(at: try copy { _ in })
    XCTAssertEqual(
      try gazetteer.search("Paris", language: .english).matches.first?.city.country, "FR")
  }

  /// All that can be asked, so that every part of the file is read.
  private func askAll(_ gazetteer: Gazetteer) throws {
    _ = try gazetteer.countries()
    for text in ["paris", "b", "Moscwo", "Springfield, Illinois", "гринвил"] {
      _ = try gazetteer.search(text, language: .russian, limit: 30)
    }
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      for longitude in stride(from: -170.0, through: 170, by: 20) {
        let point = Coordinates(latitude: latitude, longitude: longitude)
        _ = try gazetteer.nearest(to: point, limit: 3)
      }
    }
    for detail in WorldOutlines.Detail.allCases {
      _ = try gazetteer.outlines.level(detail).territory(
        at: Coordinates(latitude: 50, longitude: 10))
    }
    _ = try gazetteer.city(ofTimeZone: "Europe/Berlin")
    _ = try gazetteer.biggest(in: .world, limit: 10)
  }

  // A damaged page is an error of ours or goes unseen; it never ends the program.
  func testDamagedPages() throws {
    var failures = 0
    for seed in 1...12 {
      let file = try copy { data in
        var state = UInt64(seed)
        for page in stride(from: 4096, to: data.count - 4096, by: 4096) {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          guard state >> 60 == 0 else { continue }
          let start = page + Int(state >> 33) % 4000
          data.replaceSubrange(
            start..<(start + 64), with: repeatElement(UInt8(seed * 20), count: 64))
        }
      }
      do { try askAll(try Gazetteer(at: file)) } catch {
        XCTAssertTrue(error is PlacesError, "\(error)")
        failures += 1
      }
    }
    XCTAssertGreaterThan(failures, 0)
  }

  func testATruncatedFile() throws {
    for part in [0.1, 0.5, 0.99] {
      let file = try copy { $0 = $0.prefix(Int(Double($0.count) * part)) }
      XCTAssertThrowsError(try askAll(try Gazetteer(at: file))) { error in
        XCTAssertTrue((error as? PlacesError).map(isDamaged) == true, "\(error)")
      }
    }
  }

  func testNothingIsWrittenBesideTheFile() throws {
    let file = try copy { _ in }
    try askAll(try Gazetteer(at: file))
    let folder = file.deletingLastPathComponent().path(percentEncoded: false)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder).count, 1)
  }

  // MARK: - Made by somebody else

  private func copy(sql: String, _ arguments: StatementArguments = []) throws -> URL {
    let file = try copy { _ in }
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
    try queue.writeWithoutTransaction { try $0.execute(sql: sql, arguments: arguments) }
    try queue.close()
    return file
  }

  private static let endless =
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"

  /// Whoever asked one of these would never be answered.
  func testNothingIsAskedOfAFileWithOtherTables() throws {
    for sql in [
      "DROP TABLE blob; CREATE VIEW blob AS \(Self.endless) 'weights' AS name, x AS bytes FROM n",
      "DROP TABLE city; CREATE VIEW city AS \(Self.endless) x AS rank, x AS id FROM n WHERE x < 0",
      "CREATE VIEW more AS SELECT 1", "CREATE TABLE more (a)", "DROP TABLE zone",
      "CREATE INDEX more ON region (name_en COLLATE nocase)",
      "CREATE TRIGGER more AFTER INSERT ON city BEGIN DELETE FROM zone; END",
      "DROP TABLE area; CREATE TABLE area (name TEXT, term TEXT AS (hex(zeroblob(900000000))))",
      "DROP TABLE names; CREATE VIRTUAL TABLE names USING fts5(terms, content = 'city')",
      "DROP TABLE country; CREATE TABLE country (iso2 TEXT, name TEXT AS (iso2), PRIMARY KEY (iso2))",
      "DROP TABLE region; CREATE TABLE region (code TEXT, name_en TEXT, name_ru TEXT)",
    ] {
      expect(try copy(sql: sql)) { error in
        guard case .damaged(_, let reason) = error else { return false }
        return reason.words(.english).hasPrefix("its tables are others")
      }
    }
  }

  /// The root of the tree of positions leads to itself, forty levels deep.
  func testATreeOfPositionsWithoutAnEndIsDamaged() throws {
    let file = try copy { _ in }
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
    try queue.writeWithoutTransaction { db in
      let root = try Data.fetchOne(db, sql: "SELECT data FROM position_node WHERE nodeno = 1")
      var node = [UInt8](try XCTUnwrap(root))
      let (size, cells) = (8 + 6 * 4, Int(node[2]) << 8 | Int(node[3]))
      node.replaceSubrange(0..<2, with: [0, 40])
      for cell in 0..<cells {
        node.replaceSubrange(4 + cell * size..<12 + cell * size, with: [0, 0, 0, 0, 0, 0, 0, 1])
      }
      try db.execute(
        sql: "UPDATE position_node SET data = ? WHERE nodeno = 1", arguments: [Data(node)])
    }
    try queue.close()
    let gazetteer = try Gazetteer(at: file)
    XCTAssertThrowsError(
      try gazetteer.nearest(to: Coordinates(latitude: 10, longitude: 10), limit: 3)
    ) { XCTAssertTrue(($0 as? PlacesError).map(isDamaged) == true, "\($0)") }
  }

  func testValuesOfAnyKindAreNoPlacesOutsideOfTheGlobe() throws {
    for value in ["9e999", "-9e999", "'x'", "1e300", "-9223372036854775808", "x'00'"] {
      let file = try copy(
        sql: """
          UPDATE city SET lat = \(value), lon = \(value), population = \(value);
          UPDATE country SET lat = \(value), west = \(value), east = \(value),
            population = \(value), area_km2 = \(value), capital_id = \(value)
          """)
      let gazetteer = try Gazetteer(at: file)
      try askAll(gazetteer)
      let found = try gazetteer.countries(matching: "Fra", limit: 5)
      XCTAssertFalse(found.isEmpty, value)
      let city = try gazetteer.cities(of: "FR", limit: 1).first
      XCTAssertEqual(city?.coordinates.isValid, true, value)
    }
  }

  func testANameOfManyMegabytesIsCut() throws {
    let file = try copy(
      sql: "UPDATE city SET name = hex(zeroblob(10000000)), alternatives = name WHERE rank < 20")
    let city = try Gazetteer(at: file).biggest(in: .world, limit: 1).first
    XCTAssertEqual(city?.name.utf8.count, 1 << 16)
  }

  func testOutlinesBesideTheGlobeAreDamaged() throws {
    for number in [Float.nan, .infinity, 1e30] {
      let bytes = withUnsafeBytes(of: number) { Data($0) }
      let file = try copy(
        sql: "UPDATE blob SET bytes = ? || substr(bytes, 5) WHERE name = 'close.points'", [bytes])
      XCTAssertThrowsError(try askAll(try Gazetteer(at: file))) { error in
        XCTAssertTrue((error as? PlacesError).map(isDamaged) == true, "\(error)")
      }
    }
  }
}
