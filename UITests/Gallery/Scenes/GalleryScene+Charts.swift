import JourneyKit
import Terminal

extension GalleryScene {
  static let charts: [GalleryScene] = []
}
