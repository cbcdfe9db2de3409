import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersScreens

/// The list of categories, in front of the form for a tracker.
struct CategoryListPage: Page {
  static let mark = Query(TrackerFormID.categories)

  let app: Journey

  var empty: Locator { app.element(TrackerFormID.noCategories) }
  var list: Locator { app.element(TrackerFormID.categoryList) }
  var add: Locator { app.element(TrackerFormID.categoryAdd) }
  var editor: Locator { app.element(TrackerFormID.categoryEditor) }
  var name: Locator { app.element(TrackerFormID.categoryName) }
  var save: Locator { app.element(TrackerFormID.categorySave) }
  var deletion: Locator { app.element(TrackerFormID.deletion) }
  var move: Locator { app.element(TrackerFormID.move) }
  var deleteAll: Locator { app.element(TrackerFormID.deleteAll) }

  /// All categories, the chosen one with that word behind it.
  var names: [String] { app.screen.nodes.filter { $0.role == .row }.map(\.label) }

  func row(_ label: String) -> Locator { app.element(.row, label).within(list) }

  /// Adds one, which leads back to the form, and comes here again.
  func add(_ name: String) async throws {
    try await app.press("a")
    try await app.type(name)
    try await app.press(.enter, .enter)
  }
}
