import Foundation
import Maps
import Places

extension GallerySetup {
  /// The world for the map, from the file of places beside the program; nil where there is none.
  public static func atlas(environment: [String: String]) -> MapAtlas? {
    (try? Gazetteer(PlacesFile(environment: environment))).map { MapAtlas($0.outlines) }
  }
}
