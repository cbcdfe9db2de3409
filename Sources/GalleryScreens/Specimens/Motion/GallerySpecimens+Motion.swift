extension GallerySpecimens {
  static let motion: [AnySpecimen] = []
}
