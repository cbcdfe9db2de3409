import JourneyKit
import Terminal

extension GalleryScene {
  static let containers: [GalleryScene] = []
}
