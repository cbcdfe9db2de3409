import Core
import Foundation
import Places
import TravelDomain
import XCTest

/// Files as spreadsheets and map services write and read them.
final class FilesOfOthersTests: TravelCase {
  private func preview(
    _ text: String, _ format: ExchangeFormat, into travel: TravelRepository
  ) async throws -> ImportPreview {
    try await TravelImport(travel).preview(of: Data(text.utf8), format: format)
  }

  /// As a map service writes it: points alone are places.
  func testKMLOfOthersIsRead() async throws {
    let text = """
      <?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Style id="a"/>
      <Folder><name>Trip</name><Placemark><name>Paris</name><description><![CDATA[<b>spring</b>]]>
      </description><TimeStamp><when>2019-05-14T10:00:00Z</when></TimeStamp>
      <Point><coordinates> 2.3488,48.8534,35 </coordinates></Point></Placemark>
      <Placemark><name>The way</name><LineString><coordinates>1,2 3,4</coordinates></LineString>
      </Placemark></Folder></Document></kml>
      """
    XCTAssertEqual(ExchangeFormat(path: "x.kml"), .kml)
    let preview = try await preview(text, .kml, into: makeTravel())
    XCTAssertEqual(preview.rows, 1)
    XCTAssertEqual(preview.cities.map(\.names.english), ["Paris"])
    XCTAssertEqual(preview.cities.first?.details.from?.iso, "2019-05-14")
    XCTAssertEqual(preview.cities.first?.details.note, "<b>spring</b>")
  }

  /// What a spreadsheet would run is text in the file, and comes back as it was.
  func testFormulasAreEscapedInCSV() async throws {
    let travel = try makeTravel()
    let notes = ["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "'=quoted", "''", "-5"]
    let codes = ["FR", "DE", "IT", "ES", "PT", "NO", "SE"]
    for (code, note) in zip(codes, notes) {
      _ = try await travel.add(country: code, VisitDetails(note: note))
    }
    let csv = try await travel.content().text(.csv)
    for note in notes.prefix(4) { XCTAssertTrue(csv.contains(",'" + note), csv) }
    // Numbers stay numbers.
    XCTAssertTrue(csv.contains(",-5,"), csv)
    let other = try makeTravel(makeStore())
    _ = try await TravelImport(other).apply(try await preview(csv, .csv, into: other))
    let back = try await other.content().countries
    XCTAssertEqual(Set(back.map(\.details.note)), Set(notes))
  }

  func testTablesOfSpreadsheetsInOtherEncodings() async throws {
    let table = "название;заметка\r\nПариж;Эйфелева башня\r\n"
    let utf16 = table.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = table.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let cyrillic = try XCTUnwrap(table.data(using: .windowsCP1251))
    for data in [Data([0xFF, 0xFE] + utf16), Data([0xFE, 0xFF] + big), cyrillic] {
      let preview = try await TravelImport(makeTravel()).preview(of: data, format: .csv)
      XCTAssertEqual(preview.cities.map(\.names.russian), ["Париж"])
      XCTAssertEqual(preview.cities.first?.details.note, "Эйфелева башня")
    }
    let western = try XCTUnwrap("name,note\nMünchen,Grüße\n".data(using: .windowsCP1252))
    let preview = try await TravelImport(makeTravel()).preview(of: western, format: .csv)
    XCTAssertEqual(preview.cities.map(\.names.english), ["Munich"])
    XCTAssertEqual(preview.cities.first?.details.note, "Grüße")
  }
}
