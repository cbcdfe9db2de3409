import Core
import Foundation
import Places
import Scheduling
import XCTest

@testable import TravelDomain

/// Exports as xmllint sees them, by the schemas that were published for GPX 1.1 and KML 2.2.
final class ExportSchemaTests: TravelCase {
  private static let schemas: [ExchangeFormat: String] = [
    .gpx: "gpx-1.1/gpx.xsd", .kml: "kml-2.2/ogckml22.xsd",
  ]

  /// Texts, dates and points that a writer may stumble over.
  private func places(_ count: Int) throws -> TravelContent {
    let notes = ["", "a & b < c > d", "]]>", "\u{1B}[31m\u{0}", "две\nстроки", "“quoted” \"it\" 🐈"]
    let points = [(0.00001, -0.00002), (-90, 180), (47.229, 2.416), (-0.0, -180), (1e-7, 89.5)]
    let dates = ["", "1900", "2019-05", "2024-02-29", "2026-09-21"]
    let country = try XCTUnwrap(try Self.gazetteer().country("FR"))
    let now = clock.now
    let cities = try (0..<max(0, count - 1)).map { number in
      let (latitude, longitude) = points[number % points.count]
      let from = dates[number % dates.count]
      let isOpen = number.isMultiple(of: 3)
      let name = notes[number % notes.count]
      return VisitedCity(
        key: number.isMultiple(of: 2) ? .own(UUID()) : .geoNames(number), country: "FR",
        names: PlaceNames(english: "\(number) \(name)", russian: name), region: nil,
        coordinates: Coordinates(latitude: latitude, longitude: longitude),
        details: VisitDetails(
          VisitState.allCases[number % 3], from: try from.isEmpty ? nil : date(from),
          until: try isOpen || from.isEmpty ? nil : date("2027"), note: name),
        createdAt: now, updatedAt: now)
    }
    let countries = count == 0 ? [] : [VisitedCountry(country, VisitDetails(), at: now)]
    return TravelContent(countries: countries, cities: cities)
  }

  /// Returns nil for a text that is right, else what xmllint says. Reads nothing from a network.
  private func complaint(of text: String, schema: String?) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "export.xml")
    try Data(text.utf8).write(to: file)
    let known = try XCTUnwrap(Bundle.module.resourceURL).appending(path: "Schemas")
    let rule = schema.map { ["--schema", known.appending(path: $0).path(percentEncoded: false)] }
    let errors = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["xmllint", "--nonet", "--noout"] + (rule ?? []) + [file.path(percentEncoded: false)]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XML_CATALOG_FILES": known.appending(path: "catalog.xml").absoluteString]) { $1 }
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    if process.terminationStatus == 127 { return "xmllint is missing: make deps installs it" }
    return String(decoding: said.prefix(2000), as: UTF8.self)
  }

  func testExportsOfNoPlaceOneAndAThousandAreValid() throws {
    for count in [0, 1, 1000] {
      let content = try places(count)
      XCTAssertEqual(content.countries.count + content.cities.count, count)
      for (format, schema) in Self.schemas {
        let complaint = try complaint(of: content.text(format), schema: schema)
        XCTAssertNil(complaint, "\(format.rawValue) of \(count)")
      }
    }
  }

  // Each file is right by the other rules and wrong by its schema.
  func testTheCheckRefusesWhatIsWrong() throws {
    let (gpx, kml) = (try places(3).text(.gpx), try places(3).text(.kml))
    let wrong: [(ExchangeFormat, String)] = [
      (.gpx, gpx.replacing("lat=\"-90.0\"", with: "lat=\"-90.5\"")),
      (.gpx, gpx.replacing("<name>France</name>", with: "<title>France</title>")),
      (
        .kml,
        kml.replacing("<ExtendedData>", with: "<Extended>").replacing(
          "</ExtendedData>", with: "</Extended>")
      ),
      (.kml, kml.replacing("<begin>1900<", with: "<begin>long ago<")),
    ]
    for (format, text) in wrong {
      XCTAssertNotEqual(text, format == .gpx ? gpx : kml)
      let complaint = try complaint(of: text, schema: Self.schemas[format])
      XCTAssertEqual(
        complaint?.contains("Schemas validity error"), true, complaint ?? format.rawValue)
    }
  }

  func testThePosterIsWellFormed() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR")
    let poster = try await travel.poster("a & <b> \u{1B}", of: .iso, on: try Self.gazetteer())
    XCTAssertNil(try complaint(of: poster.svg(), schema: nil))
    let broken = poster.svg().replacing("</svg>", with: "")
    XCTAssertNotNil(try complaint(of: broken, schema: nil))
  }
}
