import Foundation

extension GallerySetup {
  /// The folder of the sample pictures, in the resources of this module.
  public static var samplePictures: String? {
    Bundle.module.url(forResource: "Pictures", withExtension: nil)?.path(percentEncoded: false)
  }
}
