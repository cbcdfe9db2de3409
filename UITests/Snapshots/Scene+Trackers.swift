import JourneyKit
import Semantics
import Terminal
import Toolkit
import TrackersScreens

extension Scene {
  /// A day with its trackers, and what stands in front of it.
  static let trackers = [
    Scene("Trackers/Day", "empty", .none) { app, _ in try await app.press(.trackersTab) },
    Scene("Trackers/Day", "cards") { app, _ in try await app.press(.trackersTab) },
    Scene("Trackers/Day", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Trackers/Day", "found", sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "/")
      try await app.type("a")
      try await app.press(.enter)
    },
    Scene("Trackers/Day", "menu") { app, _ in try await app.press(.trackersTab, .enter) },
    Scene("Trackers/Day", "details") { app, _ in try await app.press(.trackersTab, "i") },
    Scene("Trackers/Day", "amount") { app, _ in
      try await app.press(.trackersTab, "j", .space)
    },
    Scene("Trackers/Day", "calendar") { app, _ in try await app.press(.trackersTab, "c") },
    Scene("Trackers/Day", "options", sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "o")
    },
    Scene("Trackers/Day", "more") { app, _ in try await app.press(.trackersTab, "M") },
    Scene("Trackers/Grid", "cells") { app, _ in
      try await app.press(.trackersTab, "g", .left, .left)
    },
    Scene("Trackers/Grid", "nothing", .none, sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "g")
    },
    Scene("Trackers/Grid", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "g", "z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Trackers/Due", "list") { app, _ in try await app.press(.trackersTab, "D") },
    Scene("Trackers/Due", "nothing", .none, sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "D")
    },
    Scene("Trackers/Due", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await app.press(.trackersTab, "D", "z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Trackers/Archive", "list") { app, _ in
      try await app.press(.trackersTab, "A", "G", "A", "V")
    },
    Scene("Trackers/Archive", "nothing", .none) { app, _ in
      try await app.press(.trackersTab, "V")
    },
    Scene("Trackers/Statistics", "nothing", .none) { app, _ in try await openFigures(app) },
    Scene("Trackers/Statistics", "all") { app, _ in try await openFigures(app) },
    Scene("Trackers/Statistics", "habit") { app, _ in
      try await openFigures(app)
      try await app.press("n")
    },
    Scene("Trackers/Statistics", "flat", sizes: [Size(80, 24)]) { app, _ in
      try await openFigures(app)
      try await app.press("z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Trackers/Statistics", "amounts") { app, _ in
      try await openFigures(app)
      try await app.press("n", "n", "b", "b")
    },
    Scene("Trackers/Statistics", "flatHabit", sizes: [Size(80, 24)]) { app, _ in
      try await openFigures(app)
      try await app.press("n", "n", "b", "z", "f")
      try await app.advance(by: .seconds(10))
    },
    Scene("Trackers/Statistics", "rules", sizes: [Size(80, 24)]) { app, _ in
      try await openFigures(app)
      try await app.press("i")
    },
  ]

  @MainActor
  private static func openFigures(_ app: Journey) async throws {
    try await app.press(.trackersTab)
    try await app.element(TrackersID.sections.item("statistics")).click()
  }
}
