import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// The page of a country.
struct CountryInfoPage: Page {
  static let mark = Query(TravelID.info)

  let app: Journey

  var page: Locator { app.element(TravelID.info) }
  var back: Locator { app.element(TravelID.infoBack) }
  var add: Locator { app.element(TravelID.infoAdd) }
  var edit: Locator { app.element(TravelID.infoEdit) }
  var delete: Locator { app.element(TravelID.infoDelete) }
  var details: Locator { app.element(TravelID.details) }
  var note: Locator { app.element(TravelID.note) }
  var cities: Locator { app.element(TravelID.cities) }
  var empty: Locator { app.element(TravelID.noCities) }
  var question: Locator { app.element(TravelID.question) }

  /// The cities that show, in their order, up to the first comma.
  var names: [String] {
    app.screen.nodes.filter { $0.role == .row }.map { String($0.label.prefix { $0 != "," }) }
  }

  func row(_ label: String) -> Locator { app.element(.row, label).within(cities) }

  func add(_ text: String) async throws {
    try await app.press("a")
    try await app.on(PlacePromptPage.self).submit(text)
  }
}
