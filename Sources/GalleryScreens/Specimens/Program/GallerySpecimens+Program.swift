extension GallerySpecimens {
  static let program: [AnySpecimen] = []
}
