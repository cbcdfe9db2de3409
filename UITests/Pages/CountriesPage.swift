import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// The list of countries.
struct CountriesPage: Page {
  static let mark = Query(TravelID.countries)

  let app: Journey

  var list: Locator { app.element(TravelID.list) }
  var sort: Locator { app.element(TravelID.sort) }
  var filter: Locator { app.element(TravelID.filter) }
  var add: Locator { app.element(TravelID.add) }
  var empty: Locator { app.element(TravelID.empty) }

  func row(_ label: String) -> Locator { app.element(.row, label).within(list) }

  /// The rows that show, in their order, up to the first comma.
  var names: [String] {
    app.screen.nodes.filter { $0.role == .row }.map { String($0.label.prefix { $0 != "," }) }
  }

  /// From the map, which shows first.
  @MainActor
  static func open(_ app: Journey) async throws -> CountriesPage {
    try await app.press("[")
    return try app.on(CountriesPage.self)
  }

  func add(_ text: String) async throws {
    try await app.press("a")
    try await app.on(PlacePromptPage.self).submit(text)
  }
}
