import JourneyKit
import Terminal

extension GalleryScene {
  static let lists: [GalleryScene] = []
}
