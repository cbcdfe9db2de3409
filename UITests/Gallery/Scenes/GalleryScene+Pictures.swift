import JourneyKit
import Terminal

extension GalleryScene {
  static let pictures: [GalleryScene] = []
}
