import JourneyKit
import Terminal

extension GalleryScene {
  static let charts: [GalleryScene] = [
    GalleryScene("sparkline"),
    GalleryScene("line-chart"),
    GalleryScene("line-chart", "picked") { app, _ in
      try await app.press(.left, .left, .left)
    },
    GalleryScene("bar-chart"),
    GalleryScene("range-bars"),
    GalleryScene("heat-map"),
    GalleryScene("heat-map", "picked") { app, _ in
      try await app.press(.left, .left, .left, .left, .down)
    },
    GalleryScene("gauge"),
    GalleryScene("gauge", "at-the-end") { app, _ in
      try await app.press(.tab)
      for _ in 0..<6 { try await app.press(.enter) }
    },
    GalleryScene("legend"),
  ]
}
