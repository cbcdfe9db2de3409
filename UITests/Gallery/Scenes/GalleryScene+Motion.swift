import JourneyKit
import Terminal

extension GalleryScene {
  static let motion: [GalleryScene] = []
}
