extension GallerySpecimens {
  static let charts: [AnySpecimen] = []
}
