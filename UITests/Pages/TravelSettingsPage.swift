import JourneyKit
import Semantics
import Terminal
import Toolkit
import TravelScreens

/// Counts, settings and information of the travels.
struct TravelSettingsPage: Page {
  static let mark = Query(TravelID.settings.child("page"))

  let app: Journey

  var countries: Locator { app.element(TravelID.countryCount) }
  var cities: Locator { app.element(TravelID.cityCount) }
  var world: Locator { app.element(TravelID.world) }
  var share: Locator { app.element(TravelID.share) }
  var continents: Locator { app.element(TravelID.continents) }
  var photoCount: Locator { app.element(TravelID.photoCount) }
  var photoCountField: Locator { app.element(TravelID.photoCountField) }
  var photoCountProblem: Locator { app.element(TravelID.photoCountProblem) }
  var fewerPhotos: Locator { app.element(TravelID.photoCount.child("less")) }
  var morePhotos: Locator { app.element(TravelID.photoCount.child("more")) }
  var deleteAll: Locator { app.element(TravelID.deleteAll) }
  var about: Locator { app.element(TravelID.about) }
  var question: Locator { app.element(TravelID.deleteQuestion) }
  var nothing: Locator { app.element(TravelID.nothing) }
  var information: Locator { app.element(TravelID.information) }

  /// From the map, which shows first.
  @MainActor
  static func open(_ app: Journey) async throws -> TravelSettingsPage {
    try await app.press("]")
    return try app.on(TravelSettingsPage.self)
  }
}
