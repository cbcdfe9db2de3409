import JourneyKit
import Terminal

extension GalleryScene {
  static let text: [GalleryScene] = [
    GalleryScene("text"),
    GalleryScene("layout"),
    GalleryScene("button"),
    GalleryScene("button", "pressed") { app, _ in try await app.press(.enter) },
  ]
}
