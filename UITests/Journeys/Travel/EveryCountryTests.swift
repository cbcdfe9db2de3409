import AppRuntime
import Core
import FilePrompts
import Foundation
import Maps
import Persistence
import Places
import Scheduling
import Terminal
import Toolkit
import XCTest

@testable import Maps
@testable import TravelDomain
@testable import TravelScreens

/// Every country of the world is added, entered and drawn.
final class EveryCountryTests: XCTestCase {
  private static let size = Size(60, 20)

  private func gazetteer() throws -> Gazetteer {
    try Gazetteer(PlacesFile(environment: [:], program: URL(filePath: Self.program)))
  }

  /// Beside the bundle of the tests, with the file of places.
  private static var program: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "moggy").path(percentEncoded: false)
  }

  private func travels(_ gazetteer: Gazetteer, _ language: Language) throws -> TravelRepository {
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_790_000_000))
    let store = try DataStore(
      .inMemory, schemas: [TravelRepository.schema], activity: Activity(), clock: clock)
    return TravelRepository(store, gazetteer: gazetteer, clock: clock, language: language)
  }

  func testEachCanBeAddedByItsNameInBothLanguages() async throws {
    let gazetteer = try gazetteer()
    let countries = try gazetteer.countries()
    XCTAssertEqual(countries.count, 250)
    for language in Language.allCases {
      let travels = try travels(gazetteer, language)
      for country in countries {
        let outcome = try await travels.add(countryNamed: country.name(language))
        guard case .added(let added) = outcome else {
          XCTFail("\(country.name(language)): \(outcome)")
          continue
        }
        XCTAssertEqual(added.code, country.code)
        XCTAssertFalse(added.name(language).isEmpty)
      }
      let count = try await travels.countries().total
      XCTAssertEqual(count, 250)
    }
  }

  /// In its own view it has room, its pin, and cells that are drawn as visited.
  func testEachIsDrawnInItsView() async throws {
    let gazetteer = try gazetteer()
    let travels = try travels(gazetteer, .english)
    for country in try gazetteer.countries() { _ = try await travels.add(country: country.code) }
    let content = try await travels.content()
    let unused = TravelDependencies.alone(gazetteer: { gazetteer }) { _, _ in travels }
    let feature = TravelFeature(unused)
    var state = TravelState(settings: TravelSettings())
    _ = feature.update(&state, .groundOpened(MapGround { gazetteer }), Environment())
    _ = feature.update(&state, .contentLoaded(content), Environment())
    _ = feature.update(&state, .countriesLoaded(content.countries), Environment())
    var bare: [String] = []
    for country in content.countries {
      _ = feature.update(&state, .map(.opened(country.code)), Environment())
      XCTAssertEqual(state.map.focus, country.code)
      let box = try XCTUnwrap(state.map.limit, country.code)
      XCTAssertGreaterThan(box.width, 0, country.code)
      XCTAssertGreaterThan(box.height, 0, country.code)
      if try drawnCells(of: country, state) == 0 { bare.append(country.code) }
      XCTAssertEqual(try pinGlyph(of: country, state), "◆", country.code)
    }
    // Four are so small that Natural Earth has no outline of them, and the islands of Kiribati are
    // thousands of kilometres apart: their pin is all that shows.
    XCTAssertEqual(bare.sorted(), ["BV", "GI", "KI", "TV", "UM"])
  }

  private func pinGlyph(of country: VisitedCountry, _ state: TravelState) throws -> String {
    let content = TravelMapContent(
      state: state.map, data: state.data, words: TravelWords(.english),
      today: CalendarDay(Launch().date, in: .gmt)
    ).content
    let viewport = MapViewport(state.map.aim, size: Self.size, limit: state.map.limit)
    let cell = try XCTUnwrap(viewport.cell(of: country.center), country.code)
    return try surface(content, viewport, state)[cell.x, cell.y].text
  }

  /// How many cells are not what they are where the country was not visited.
  private func drawnCells(of country: VisitedCountry, _ state: TravelState) throws -> Int {
    let all = TravelMapContent(
      state: state.map, data: state.data, words: TravelWords(.english),
      today: CalendarDay(Launch().date, in: .gmt)
    ).content
    XCTAssertEqual(all.filled[country.code], .full)
    let viewport = MapViewport(state.map.aim, size: Self.size, limit: state.map.limit)
    var bare = MapContent(focus: nil, limit: state.map.limit, hasCenterMark: false)
    let without = try surface(bare, viewport, state)
    bare.filled = [country.code: .full]
    let with = try surface(bare, viewport, state)
    var count = 0
    for y in 0..<Self.size.rows {
      for x in 0..<Self.size.columns where with[x, y] != without[x, y] { count += 1 }
    }
    return count
  }

  private func surface(
    _ content: MapContent, _ viewport: MapViewport, _ state: TravelState
  ) throws -> Surface {
    var context = RenderContext(theme: .make(.dark, depth: .direct))
    context.depth = .direct
    let atlas = try XCTUnwrap(state.data.ground.atlas)
    XCTAssertNotNil(atlas.level(viewport))
    return MapPicture(content, viewport, context).surface(atlas)
  }
}
