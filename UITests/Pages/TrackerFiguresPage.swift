import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersScreens

/// The statistics of the trackers.
struct TrackerFiguresPage: Page {
  static let mark = Query(TrackersID.statistics)

  let app: Journey

  var nothing: Locator { app.element(TrackersID.noFigures) }
  var best: Locator { app.element(TrackersID.bestPeriod) }
  var ideal: Locator { app.element(TrackersID.idealDays) }
  var completed: Locator { app.element(TrackersID.completed) }
  var average: Locator { app.element(TrackersID.average) }
  var habit: Locator { app.element(TrackersID.habit) }
  var facts: Locator { app.element(TrackersID.facts) }
  var map: Locator { app.element(TrackersID.heatMap) }
  var weekdays: Locator { app.element(TrackersID.weekdays) }
  /// The length of the periods that figures are put together by.
  var step: Locator { app.element(TrackersID.step) }
  var score: Locator { app.element(TrackersID.score) }
  var history: Locator { app.element(TrackersID.history) }
  var months: Locator { app.element(TrackersID.months) }
  var targets: Locator { app.element(TrackersID.targets) }
  var streaks: Locator { app.element(TrackersID.streaks) }
  var year: Locator { app.element(TrackersID.year) }
  var rules: Locator { app.element(TrackersID.rules.child("page")) }

  /// From the day, which shows first.
  @MainActor
  static func open(_ app: Journey) async throws -> TrackerFiguresPage {
    try await app.element(TrackersID.sections.item("statistics")).click()
    return try app.on(TrackerFiguresPage.self)
  }

  /// Reads a file in, and says yes to what it brings.
  @MainActor
  func read(_ path: String) async throws {
    try await app.press("I")
    try await app.on(TrackerPathPage.self).answer(path)
    try await app.press(.enter)
  }
}

/// The question for a path in Trackers: of a file to read, or to write.
struct TrackerPathPage: Page {
  static let mark = Query(TrackersID.path)

  let app: Journey

  var dialog: Locator { app.element(TrackersID.path) }
  var field: Locator { app.element(TrackersID.path.child("field")) }
  var message: Locator { app.element(TrackersID.path.child("field").child("message")) }
  var replace: Locator { app.element(TrackersID.path.child("replace").child("confirm")) }

  func form(_ index: Int) -> Locator {
    app.element(TrackersID.pathForm.child("option").item(index))
  }

  /// Types another path in place of the one that stands there.
  func answer(_ path: String) async throws {
    try await app.press(.end, .control("u"))
    try await app.paste(path)
    try await app.press(.enter)
  }
}

/// What a file would bring.
struct TrackerPreviewPage: Page {
  static let mark = Query(TrackersID.preview)

  let app: Journey

  var new: Locator { app.element(TrackersID.toBeAdded) }
  var add: Locator { app.element(TrackersID.addAll) }
  var cancel: Locator { app.element(TrackersID.previewCancel) }

  /// What stands below the last heading: what is in the file, and how much of each.
  var names: [String] {
    let texts = app.screen.nodes.drop { $0.label != "In the file" }.dropFirst()
    return texts.prefix { $0.role == .text }.map(\.label)
  }
}
