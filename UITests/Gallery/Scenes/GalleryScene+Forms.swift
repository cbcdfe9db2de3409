import JourneyKit
import Terminal

extension GalleryScene {
  static let forms: [GalleryScene] = []
}
