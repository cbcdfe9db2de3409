import JourneyKit
import Terminal

extension GalleryScene {
  static let containers: [GalleryScene] = [
    GalleryScene("master-detail"),
    GalleryScene("split-pane"),
    GalleryScene("split-pane", "moved") { app, _ in
      try await app.press(.tab, .right, .right, .down, .down)
    },
    GalleryScene("tabs"),
    GalleryScene("tabs", "last") { app, _ in try await app.press(.left) },
    GalleryScene("tabs", "middle") { app, _ in try await app.press("4", .tab, .right) },
    GalleryScene("navigation-stack"),
    GalleryScene("navigation-stack", "deep") { app, _ in
      try await app.press(.enter, .enter, .enter)
    },
    GalleryScene("context-menu"),
    GalleryScene("context-menu", "open") { app, _ in try await app.press("m", .down) },
    GalleryScene("context-menu", "of-a-button") { app, _ in try await app.press(.backTab, "m") },
    GalleryScene("onboarding"),
    GalleryScene("onboarding", "last") { app, _ in try await app.press(.right, .right, .right) },
  ]
}
