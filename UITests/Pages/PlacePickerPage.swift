import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// The search for a place, wherever it is asked for.
struct PlacePickerPage: Page {
  static let mark = Query(PlacePickerID.screen)

  let app: Journey

  var field: Locator { app.element(PlacePickerID.field) }
  var status: Locator { app.element(PlacePickerID.status) }
  var list: Locator { app.element(PlacePickerID.list) }
  /// What stands in place of results.
  var state: Locator { app.element(PlacePickerID.state) }
  var back: Locator { app.element(PlacePickerID.back) }

  func row(_ name: String) -> Locator { app.element(.row, name).within(list) }

  /// What was found, in its order, as far as it shows.
  var names: [String] { app.screen.nodes.filter { $0.role == .row }.map(\.label) }

  func type(_ text: String) async throws { try await app.type(text) }
}
