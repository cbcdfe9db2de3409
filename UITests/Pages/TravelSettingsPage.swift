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
  var statistics: Locator { app.element(TravelID.openStatistics) }
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

/// What all travels come to.
struct TravelStatisticsPage: Page {
  static let mark = Query(TravelID.statistics)

  let app: Journey

  var back: Locator { app.element(TravelID.statisticsBack) }
  var text: Locator { app.element(TravelID.statisticsText) }
  var share: Locator { app.element(TravelID.statisticsShare) }
  var none: Locator { app.element(TravelID.noVisits) }
  var years: Locator { app.element(TravelID.years) }
  var undated: Locator { app.element(TravelID.undated) }
  var continents: Locator { app.element(TravelID.continents) }
  var longest: Locator { app.element(TravelID.longestJourney) }
  var farthest: Locator { app.element(TravelID.farthest) }
  var ages: Locator { app.element(TravelID.ages) }

  /// From any part of Travel.
  @MainActor
  static func open(_ app: Journey) async throws -> TravelStatisticsPage {
    try await app.press("S")
    return try app.on(TravelStatisticsPage.self)
  }
}
