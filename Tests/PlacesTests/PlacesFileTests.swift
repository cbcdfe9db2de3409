import Core
import Foundation
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
}
