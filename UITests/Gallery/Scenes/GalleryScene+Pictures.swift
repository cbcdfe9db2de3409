import JourneyKit
import Terminal
import Toolkit

extension GalleryScene {
  static let pictures: [GalleryScene] = [
    GalleryScene("picture"),
    GalleryScene("picture", "hills") { app, _ in try await app.press("l") },
    GalleryScene("picture", "fill") { app, _ in try await app.press("l", "f") },
    GalleryScene("picture", "broken") { app, _ in try await app.press("l", "l") },
    GalleryScene("picture", "missing") { app, _ in try await app.press("h") },
  ]
}
