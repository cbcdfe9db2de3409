import Foundation
import TravelDomain
import XCTest

final class GeoJSONTests: TravelCase {
  private func preview(_ text: String) async throws -> ImportPreview {
    try await TravelImport(try makeTravel()).preview(of: Data(text.utf8), format: .geoJSON)
  }

  func testWhatIsWrittenInGeoJSONIsTakenForItsText() async throws {
    let json = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"country": "FR", "from": 2018, "note": 2.5}},
        {"type": "Feature", "properties": {"country": "DE", "home": true, "note": [1]}},
        {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1e999, 2]},
         "properties": {"name": "Nowhere"}}
      ]}
      """
    let preview = try await preview(json)
    XCTAssertEqual(preview.countries.map(\.code), ["FR", "DE"])
    XCTAssertEqual(preview.countries.map(\.details.from?.iso), ["2018", nil])
    XCTAssertEqual(preview.countries.map(\.details.note), ["2.5", ""])
    XCTAssertEqual(preview.countries.map(\.isHome), [false, true])
    XCTAssertEqual(preview.problems.first.map(\.line), [4])
    let broken = try await self.preview("{\n\"type\":\n x}")
    XCTAssertEqual(broken.problems.first.map(\.line), [3])
  }
}
