import Core
import XCTest

@testable import PetsDomain

/// The tables that are part of the program: every row says the same in both languages.
final class EmbeddedTableTests: XCTestCase {
  private func rows(_ table: [UInt8]) -> [[Substring]] {
    String(decoding: table, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  func testEverySuggestionStandsInBothLanguages() {
    let lists = ["# kinds", "# colours", "# coats", "# breeds", "# vaccinations"]
    let rows = rows(PackageResources.Suggestions_tsv)
    let heads = rows.filter { $0[0].hasPrefix("#") }
    XCTAssertEqual(Set(heads.map { String($0[0]) }), Set(lists))
    XCTAssertEqual(rows.first?[0], "# kinds")
    for row in rows where !row[0].hasPrefix("#") {
      XCTAssertEqual(row.count, 2, "\(row)")
      XCTAssertFalse(row.contains(where: \.isEmpty), "\(row)")
    }
    for head in heads where head.count > 1 {
      let kinds = head.dropFirst().map(String.init)
      XCTAssertTrue(kinds.contains { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(head)")
      XCTAssertTrue(kinds.contains { $0.utf8.contains { $0 >= 0x80 } }, "\(head)")
    }
  }

  func testEveryLanguageHasTwelveWholeCards() {
    let rows = rows(PackageResources.PetSamples_tsv)
    for language in Language.allCases {
      XCTAssertEqual(rows.filter { $0[0] == language.rawValue }.count, 12)
    }
    for row in rows { XCTAssertEqual(row.count, PetField.allCases.count + 1, "\(row)") }
  }
}
