import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// The map of what was visited.
struct TravelMapPage: Page {
  static let mark = Query(TravelID.mapPage)

  let app: Journey

  var map: Locator { app.element(TravelID.map) }
  var title: Locator { app.element(TravelID.mapTitle) }
  var callout: Locator { app.element(TravelID.callout) }
  var back: Locator { app.element(TravelID.mapBack) }
  var add: Locator { app.element(TravelID.mapAdd) }
  var info: Locator { app.element(TravelID.mapInfo) }
  var delete: Locator { app.element(TravelID.mapDelete) }

  func part(_ name: String) -> Locator { app.element(TravelID.sections.item(name)) }

  func pin(_ key: String) -> Locator { app.element(TravelID.map.child("pin").item(key)) }

  /// As it is read out: where its middle is, and what is marked.
  var reading: String {
    get throws { try map.value() ?? "" }
  }

  func says(_ text: String) throws -> Bool { try reading.contains(text) }

  /// Where its middle is.
  var middle: String { get throws { String(try reading.prefix { $0 != ";" }) } }

  /// What is drawn in the cell of a pin.
  func glyph(_ key: String) throws -> String {
    let origin = try pin(key).frame().origin
    return app.screen.surface[origin.x, origin.y].text
  }

  /// Adds what goes with a text: a country on the whole map, a city in the view of one.
  func add(_ text: String) async throws {
    try await app.press("a")
    try await app.on(PlacePromptPage.self).submit(text)
  }
}
