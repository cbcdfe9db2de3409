import JourneyKit
import Terminal
import Toolkit

extension Scene {
  /// The form for a tracker, and the categories in front of it.
  static let trackerForm = [
    Scene("Trackers/Form", "kinds") { app, _ in try await app.press(.trackersTab, "a") },
    Scene("Trackers/Form", "missing") { app, _ in
      _ = try await openTrackerForm(app)
      try await app.press(.control("s"))
    },
    Scene("Trackers/Form", "filled") { app, _ in
      let form = try await openTrackerForm(app)
      try await app.type("Run")
      try await form.addCategory("Sport")
    },
    Scene("Trackers/Categories", "list") { app, _ in
      let form = try await openTrackerForm(app)
      try await form.addCategory("Sport")
      try await app.press(.enter)
      try await CategoryListPage(app: app).add("Home")
    },
  ]

  @MainActor
  private static func openTrackerForm(_ app: Journey) async throws -> TrackerFormPage {
    try await app.press(.trackersTab)
    return try await TrackerFormPage.open(app)
  }
}
