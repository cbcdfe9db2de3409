import JourneyKit
import Terminal

extension GalleryScene {
  static let notices: [GalleryScene] = []
}
