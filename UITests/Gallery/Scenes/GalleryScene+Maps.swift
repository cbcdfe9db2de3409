import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let maps: [GalleryScene] = [
    GalleryScene("map"),
    GalleryScene("map", "country") { app, _ in try await app.press("n", .enter) },
  ]
}
