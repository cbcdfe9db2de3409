import Core
import Foundation
import Places
import XCTest

/// The program that makes the file.
final class BuilderTests: PlacesCase {
  private func build(
    _ file: URL, tables: URL = PlacesCase.tables, _ more: String...
  ) throws -> (
    status: Int32, errors: String
  ) {
    try Self.builder(
      [tables.path(percentEncoded: false), file.path(percentEncoded: false)] + more)
  }

  /// The tables with few cities, which are made into a file quickly.
  private func fewTables(_ folder: URL, cities: Int) throws -> URL {
    let tables = folder.appending(path: "tables", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: Self.tables, to: tables)
    let file = tables.appending(path: "cities.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try Data((lines.prefix(cities + 1).joined(separator: "\n") + "\n").utf8).write(to: file)
    return tables
  }

  func testTheSameTablesGiveTheSameBytes() throws {
    let folder = try temporaryFolder()
    let tables = try fewTables(folder, cities: 3_000)
    let files = ["a", "b"].map { folder.appending(path: $0) }
    for file in files { XCTAssertEqual(try build(file, tables: tables).status, 0) }
    XCTAssertEqual(try Data(contentsOf: files[0]), try Data(contentsOf: files[1]))
    XCTAssertEqual(try Gazetteer(at: files[0]).cityCount(), 3_000)
  }

  func testAFileIsMadeAnewOnlyWhereATableHasChanged() throws {
    let folder = try temporaryFolder()
    let tables = try fewTables(folder, cities: 200)
    let file = folder.appending(path: "deep/er/places.sqlite")
    func node() throws -> Int {
      let path = file.path(percentEncoded: false)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return try XCTUnwrap(attributes[.systemFileNumber] as? Int)
    }
    XCTAssertEqual(try build(file, tables: tables).status, 0)
    let first = try node()
    XCTAssertEqual(try build(file, tables: tables).status, 0)
    XCTAssertEqual(try node(), first)
    let links = tables.appending(path: "zone-links.tsv")
    try Data("old\tnew\nHere\tAsia/Tokyo\n".utf8).write(to: links)
    // Who reads the file goes on with the old one.
    let reader = try Gazetteer(at: file)
    XCTAssertEqual(try build(file, tables: tables).status, 0)
    XCTAssertNotNil(try reader.search("Tokyo", language: .english).matches.first)
    XCTAssertEqual(try Gazetteer(at: file).city(ofTimeZone: "Here")?.name, "Tokyo")
    try Data("broken".utf8).write(to: file)
    XCTAssertEqual(try build(file, tables: tables).status, 0)
    XCTAssertEqual(try Gazetteer(at: file).cityCount(), 200)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path(percentEncoded: false))
    XCTAssertEqual(left, [PlacesFile.name])
  }

  func testBrokenTablesLeaveTheOldFile() throws {
    let folder = try temporaryFolder()
    let tables = try fewTables(folder, cities: 50)
    let file = folder.appending(path: "places.sqlite")
    XCTAssertEqual(try build(file, tables: tables).status, 0)
    let before = try Data(contentsOf: file)
    for (name, text) in [
      ("cities.tsv", "id\tname\n1\n"), ("admin1.tsv", ""),
      ("outlines-50m.tsv", "# scale=0\na\nb\n"),
    ] {
      try Data(text.utf8).write(to: tables.appending(path: name))
      let ended = try build(file, tables: tables)
      XCTAssertEqual(ended.status, 65, ended.errors)
      XCTAssertFalse(ended.errors.isEmpty)
    }
    XCTAssertEqual(try Data(contentsOf: file), before)
    try FileManager.default.removeItem(at: tables.appending(path: "cities.tsv"))
    XCTAssertEqual(try build(file, tables: tables).status, 74)
  }

  func testArguments() throws {
    XCTAssertEqual(try Self.builder([]).status, 64)
    XCTAssertEqual(try Self.builder(["a", "b", "--some"]).status, 64)
  }

  // With the places of 1,000 people and more, which are an option.
  func testTheLargerSet() throws {
    let file = try temporaryFolder().appending(path: "all.sqlite")
    let ended = try build(file, "--all")
    XCTAssertEqual(ended.status, 0, ended.errors)
    let gazetteer = try Gazetteer(at: file)
    XCTAssertEqual(try gazetteer.cityCount(), 34_006 + 136_385)
    let expected: KeyValuePairs = [
      "Gosau": "AT", "Суздаль": "RU", "Paris": "FR", "Moscwo": "RU", "Лондн": "GB",
      "Longyearbyen": "SJ",
    ]
    for (text, country) in expected {
      let found = try gazetteer.search(text, language: .english).matches.first
      XCTAssertEqual(found?.city.country, country, text)
    }
    let lake = Coordinates(latitude: 47.5622, longitude: 13.6493)
    XCTAssertEqual(try gazetteer.nearest(to: lake)?.city.name, "Gosau")
  }
}
