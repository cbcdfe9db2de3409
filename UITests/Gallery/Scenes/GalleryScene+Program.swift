import JourneyKit
import Terminal

extension GalleryScene {
  static let program: [GalleryScene] = []
}
