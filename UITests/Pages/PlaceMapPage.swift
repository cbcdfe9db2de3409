import JourneyKit
import Semantics
import Terminal
import Toolkit
import WeatherScreens

/// The map on which the default place is chosen.
struct PlaceMapPage: Page {
  static let mark = Query(PlaceMapID.page)

  let app: Journey

  var map: Locator { app.element(PlaceMapID.map) }
  var address: Locator { app.element(PlaceMapID.address) }
  var detail: Locator { app.element(PlaceMapID.detail) }
  var shimmer: Locator { app.element(PlaceMapID.shimmer) }
  var back: Locator { app.element(PlaceMapID.back) }
  var choose: Locator { app.element(PlaceMapID.choose) }
  var offer: Locator { app.element(PlaceMapID.offer) }
  var allow: Locator { app.element(PlaceMapID.allow) }
  var refuse: Locator { app.element(PlaceMapID.refuse) }
  var home: Locator { app.element(PlaceMapID.map.child("pin").item("home")) }

  /// From the main screen of the weather, by the settings.
  @MainActor
  static func open(_ app: Journey) async throws -> PlaceMapPage {
    try await app.press("s")
    try await app.press("m")
    return try app.on(PlaceMapPage.self)
  }

  /// As it is read out: where its middle is, and what is marked.
  var reading: String {
    get throws { try map.match().node?.value ?? "" }
  }

  /// The cell of the mark.
  var middle: Point {
    get throws {
      let frame = try map.match().frame
      return Point(x: frame.minX + frame.columns / 2, y: frame.minY + frame.rows / 2)
    }
  }

  /// Until a map that was moved counts as at rest.
  func rest() async throws { try await app.advance(by: .milliseconds(300)) }
}
