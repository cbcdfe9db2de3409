import Foundation
import Places
import TravelDomain
import XCTest

/// Every name of every country, by all ways on which a name comes in.
final class CountryNameTests: TravelCase {
  /// Names that two countries have: they are asked about, and never taken for one.
  private let shared: Set<String> = ["Конго"]

  private func names(of country: Country) -> [String] {
    let names = [country.names.english, country.names.russian, country.code, country.alpha3]
    var seen: Set<String> = []
    return (names + country.aliases).filter { seen.insert($0).inserted }
  }

  // The command line and the form add by a name.
  func testEachIsTakenWhereItIsTyped() async throws {
    let travel = try makeTravel()
    var (count, ambiguous): (Int, Set<String>) = (0, [])
    for country in try Self.gazetteer().countries() {
      _ = try await travel.add(country: country.code)
      for name in names(of: country) {
        for text in [name, name.lowercased(), "  \(name) "] {
          switch try await travel.add(countryNamed: text) {
          case .refused(.countryIsThere(let there)):
            XCTAssertEqual(there, country.names, text)
          case .refused(.ambiguousCountry(_, let countries)):
            XCTAssertTrue(countries.map(\.code).contains(country.code), text)
            ambiguous.insert(name)
          case let other: XCTFail("\(country.code) \(text): \(other)")
          }
        }
        count += 1
      }
      _ = try await travel.delete(country: country.code)
    }
    XCTAssertEqual(ambiguous, shared)
    XCTAssertGreaterThan(count, 1_600)
  }

  // A file for each place that a name has among those of its country.
  func testEachIsTakenFromAFile() async throws {
    let travel = try makeTravel()
    let all = try Self.gazetteer().countries().map { ($0.code, names(of: $0)) }
    let most = try XCTUnwrap(all.map(\.1.count).max())
    for place in 0..<most {
      let rows = all.compactMap { code, names in
        names.indices.contains(place) && !shared.contains(names[place]) ? (code, names[place]) : nil
      }
      let text = "country\n" + rows.map { "\"\($0.1)\"" }.joined(separator: "\n") + "\n"
      let preview = try await TravelImport(travel).preview(of: Data(text.utf8), format: .csv)
      XCTAssertEqual(preview.problems.count, 0, "\(preview.problems.first)")
      XCTAssertEqual(Set(preview.countries.map(\.code)), Set(rows.map(\.0)))
      XCTAssertEqual(preview.countries.count, rows.count)
    }
  }
}
