import Foundation
import XCTest

/// `moggy places …` on the real program, with the file beside it.
final class PlacesCommandTests: PlacesCase {
  private func places(_ arguments: String..., language: String = "en") throws -> Ended {
    try run(["places"] + arguments + ["--language", language])
  }

  func testSearch() throws {
    let ended = try places("search", "Paris", "--limit", "2")
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(ended.lines.count, 2)
    XCTAssertTrue(
      ended.output.hasPrefix("Paris  Île-de-France, France  2,138,551  48.8534, 2.3488"),
      ended.output)
    let russian = try places("search", "springfield,", "illinois", language: "ru")
    XCTAssertTrue(
      russian.output.hasPrefix("Спрингфилд  Иллинойс, США  114\u{A0}394  "), russian.output)
  }

  func testSearchAsJSON() throws {
    let ended = try places("search", "Moscwo", "--json", "--limit", "1")
    let found = try XCTUnwrap((try ended.json() as? [[String: Any]])?.first)
    XCTAssertEqual(found["id"] as? Int, 524_901)
    XCTAssertEqual(found["name"] as? String, "Moscow")
    XCTAssertEqual(found["country"] as? String, "RU")
    XCTAssertEqual(found["match"] as? String, "typing")
    XCTAssertEqual(found["slips"] as? Int, 1)
    XCTAssertEqual(found["time_zone"] as? String, "Europe/Moscow")
    let inUS = try places("search", "Paris", "--json", "--country", "US", "--limit", "1")
    XCTAssertEqual((try inUS.json() as? [[String: Any]])?.first?["region_code"] as? String, "TX")
    let point = try places("search", "47.5,19.04", "--json")
    XCTAssertEqual((try point.json() as? [[String: Any]])?.first?["match"] as? String, "nearby")
  }

  func testNearest() throws {
    let ended = try places("nearest", "47.5", "19.04")
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertTrue(ended.output.contains(" km  Budapest  Hungary"), ended.output)
    let sydney = try places("nearest", "--json", "-33.9", "151.2")
    let found = try XCTUnwrap(try sydney.json() as? [String: Any])
    XCTAssertEqual(found["country"] as? String, "AU")
    XCTAssertEqual(found["is_near"] as? Bool, true)
    let first = (found["places"] as? [[String: Any]])?.first
    XCTAssertEqual(first?["name"] as? String, "Sydney")
    XCTAssertEqual(try run(["places", "nearest", "--", "-33.9", "151.2"]).status, 0)
    XCTAssertEqual(try places("nearest", "-33.9", "151.2", "--swim").status, 64)
  }

  func testNearestFarAway() throws {
    let taiga = try places("nearest", "66N", "115E", language: "ru")
    XCTAssertTrue(taiga.output.hasPrefix("Россия\nближе 30 км мест нет"), taiga.output)
    let sea = try places("nearest", "48.9S", "123.4W", "--json")
    let found = try XCTUnwrap(try sea.json() as? [String: Any])
    XCTAssertEqual(found["is_near"] as? Bool, false)
    XCTAssertTrue(found["country"] is NSNull)
  }

  func testNothingFoundAndWrongWords() throws {
    let none = try places("search", "qzxqzxqzx\u{1B}[31m")
    XCTAssertEqual(none.status, 66)
    XCTAssertEqual(none.output, "")
    XCTAssertFalse(none.errors.contains("\u{1B}"))
    XCTAssertEqual(try places("search", "\"; DROP", "TABLE", "*").errors.contains("SQL"), false)
    XCTAssertEqual(try places("nearest", "here").status, 64)
    XCTAssertEqual(try places("nearest", "91", "0").status, 64)
    XCTAssertEqual(try places("search").status, 64)
    XCTAssertEqual(try places("search", "x", "--limit", "0").status, 64)
    XCTAssertEqual(try places("fly").status, 64)
  }

  func testCoordinatesOutOfRange() throws {
    for arguments in [["search", "-91,10"], ["search", "200,200"], ["nearest", "91", "0"]] {
      let ended = try run(["places"] + arguments + ["--language", "en"])
      XCTAssertEqual(ended.status, 64)
      XCTAssertEqual(ended.output, "")
      XCTAssertEqual(ended.errors, "moggy: latitude is from -90 to 90\n")
    }
    XCTAssertEqual(
      try places("search", "0,181", language: "ru").errors, "moggy: долгота — от -180 до 180\n")
    XCTAssertEqual(try places("search", "x", "--swim").status, 64)
  }

  func testWithoutItsFile() throws {
    let missing = try places("search", "Paris", "--places", path("none"))
    XCTAssertEqual(missing.status, 69)
    XCTAssertEqual(missing.errors, "moggy: there is no file of places at \(path("none"))\n")
    let file = try write("broken", Array("no places".utf8))
    XCTAssertEqual(try places("nearest", "1", "2", "--places", file).status, 65)
    let named = try run(["places", "search", "Paris"], ["MOGGY_PLACES": file])
    XCTAssertEqual(named.status, 65)
    let whole = Self.programs.appending(path: "places.sqlite").path(percentEncoded: false)
    let found = try run(["places", "search", "Paris"], ["MOGGY_PLACES": whole])
    XCTAssertEqual(found.status, 0, found.errors)
  }

  // As it lies after `make install`: bin/moggy and share/moggy/places.sqlite under one folder.
  func testInstalled() throws {
    let files = FileManager.default
    for name in ["root/bin", "root/share/moggy"] {
      try files.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
    try files.linkItem(
      atPath: Self.programs.appending(path: "moggy").path(percentEncoded: false),
      toPath: path("root/bin/moggy"))
    try files.copyItem(
      atPath: Self.programs.appending(path: "places.sqlite").path(percentEncoded: false),
      toPath: path("root/share/moggy/places.sqlite"))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path("root/bin/moggy"))
    process.arguments = ["places", "search", "Köln", "--limit", "1", "--language", "ru"]
    process.environment = ["HOME": path("home")]
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertTrue(String(decoding: text, as: UTF8.self).hasPrefix("Кёльн"))
  }
}
