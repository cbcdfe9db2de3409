import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// The list of favourite places.
struct FavouritesPage: Page {
  static let mark = Query(FavouritesID.screen)

  let app: Journey

  var list: Locator { app.element(FavouritesID.list) }
  var empty: Locator { app.element(FavouritesID.empty) }
  var back: Locator { app.element(FavouritesID.back) }
  var add: Locator { app.element(FavouritesID.add) }

  func row(_ name: String) -> Locator { app.element(.row, name).within(list) }

  /// The rows that show, in their order.
  var names: [String] {
    let start = FavouritesID.list.name
    return app.screen.nodes
      .filter { $0.role == .row && $0.identifier?.name.hasPrefix(start) == true }.map(\.label)
  }

  /// Finds a place and takes the first that is found.
  func add(_ text: String) async throws {
    try await app.press("a")
    try await app.on(PlacePickerPage.self).type(text)
    try await app.press(.enter)
  }
}
