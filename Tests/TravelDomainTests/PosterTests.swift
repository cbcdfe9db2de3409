import Core
import Foundation
import Places
import TravelDomain
import XCTest

final class PosterTests: TravelCase {
  private func poster(_ title: String = "My <map> & more\u{1B}") async throws -> Poster {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR")
    _ = try await travel.add(country: "JP", VisitDetails(.want))
    _ = try await travel.add(country: "TV", VisitDetails(.lived))
    _ = try await travel.add(city: try id("Lyon", "FR"))
    return try Poster(
      try await travel.content(), title: title, language: .russian,
      gazetteer: try Self.gazetteer(), today: travel.today)
  }

  func testTheSheetShowsWhatWasVisited() async throws {
    let svg = try await poster().svg()
    XCTAssertTrue(svg.contains("My &lt;map&gt; &amp; more\u{FFFD}"))
    XCTAssertTrue(svg.contains("<path id=\"FR\" class=\"been\" fill=\"#2a8c82\""))
    XCTAssertTrue(svg.contains("<path id=\"JP\" class=\"want\" fill=\"url(#want)\""))
    XCTAssertTrue(svg.contains("<path id=\"DE\" fill=\"#d5dbe1\""))
    XCTAssertTrue(svg.contains("Made with Natural Earth."))
    XCTAssertTrue(svg.contains("хочу: 1"))
    XCTAssertFalse(svg.contains("id=\"AQ\""))
    XCTAssertFalse(svg.contains("nan"))
    // Tuvalu has no outline, and a ring; Lyon is a dot.
    XCTAssertEqual(svg.split(separator: "<circle").count - 1, 2)
    let tags = svg.matches(of: #/<([a-z]+)(?:\s[^>]*[^\/])?>/#).map { String($0.1) }
    for tag in Set(tags) {
      XCTAssertEqual(
        tags.count { $0 == tag }, svg.split(separator: "</\(tag)>").count - 1, tag)
    }
  }

  func testAPlanIsNoVisitOnTheSheet() async throws {
    let travel = try makeTravel()
    _ = try await travel.add(country: "FR", VisitDetails(from: PartialDate(iso: "2099")))
    let poster = try Poster(
      try await travel.content(), title: "", language: .english, gazetteer: try Self.gazetteer(),
      today: travel.today)
    XCTAssertTrue(poster.svg().contains("<path id=\"FR\" class=\"planned\" fill=\"url(#planned)\""))
    XCTAssertTrue(poster.text().contains("planned: 1"))
  }

  func testEveryCountryIsOnTheSheet() async throws {
    let travel = try makeTravel()
    for country in try Self.gazetteer().countries() {
      _ = try await travel.add(country: country.code)
    }
    let svg = try Poster(
      try await travel.content(), title: "", language: .english, gazetteer: try Self.gazetteer(),
      today: travel.today
    ).svg()
    let paths = svg.matches(of: #/class="been"/#).count
    let outlines = try Self.gazetteer().outlines.level(.world)
    let codes = try Self.gazetteer().countries().map(\.code)
    XCTAssertEqual(paths, codes.count { outlines.territory($0) != nil })
    for code in codes where outlines.territory(code) == nil {
      XCTAssertTrue(svg.contains("<circle"), code)
    }
    XCTAssertTrue(svg.contains("id=\"AQ\" class=\"been\""))
  }

  func testTheTextHasItsWidthAndFillsWhatWasVisited() async throws {
    let poster = try await poster()
    for columns in [20, 80, 100] {
      let lines = poster.text(columns: columns).split(separator: "\n")
      let map = lines.filter { $0.contains { ("\u{2800}"..."\u{28FF}").contains($0) } }
      XCTAssertTrue(map.allSatisfy { $0.count <= columns })
      XCTAssertGreaterThan(map.map(\.count).max() ?? 0, columns * 9 / 10)
    }
    XCTAssertTrue(poster.text(columns: 100).contains("⣿"))
    XCTAssertTrue(poster.text().contains("был(а): 1, жил(а): 1, хочу: 1"))
    XCTAssertTrue(poster.text().hasSuffix("added names.\n"))
    XCTAssertLessThanOrEqual(
      poster.text(columns: 1_000_000).split(separator: "\n").map(\.count).max() ?? 0, 400)
  }
}
